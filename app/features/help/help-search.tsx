import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { SearchInput } from "~/components/form/search-input";
import { Button } from "~/components/ui/button";

// Milliseconds: longer than the time between two letters, shorter than between two words.
const pause = 250;

interface HelpSearchProps {
  /** The path of the page with the results. */
  action: string;
  label: string;
  placeholder: string;
  submit: string;
  /** The search text in the URL, as typed. */
  typed: string;
  /** Whether to search while the user types, as on the page with the results. */
  live?: boolean;
}

/** A search form, which can search while the user types if scripts are available. */
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
