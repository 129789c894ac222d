import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { SearchInput } from "~/components/form/search-input";
import { Button } from "~/components/ui/button";

// As long as a pause between words, not between letters.
const pause = 250;

interface HelpSearchProps {
  /** The page that shows what is found. */
  action: string;
  label: string;
  placeholder: string;
  submit: string;
  /** What the address asks for, as it was typed. */
  typed: string;
  /** Whether it searches while the reader types: on the page that shows the results. */
  live?: boolean;
}

/** The search as a plain form; with scripts it also searches while the reader types. */
export function HelpSearch({ action, label, placeholder, submit, typed, live = false }: HelpSearchProps) {
  const send = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function handleInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    if (!live) return;
    timer.current = setTimeout(
      () => void send(currentTarget, { replace: true, preventScrollReset: true }),
      pause,
    );
  }
  return (
    <Form
      role="search"
      action={action}
      className="flex gap-3"
      preventScrollReset={live}
      onInput={handleInput}
      onSubmit={() => clearTimeout(timer.current)}
    >
      <SearchInput label={label} placeholder={placeholder} typed={typed} />
      <Button type="submit">
        <Search aria-hidden className="size-4.5" />
        <span className="max-xs:sr-only">{submit}</span>
      </Button>
    </Form>
  );
}
