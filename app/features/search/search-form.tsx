import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";

interface SearchFormProps {
  label: string;
  placeholder: string;
  submit: string;
  /** What the address asks for, as it was typed. */
  typed: string;
  variant?: "solid" | "outline";
}

/** The search as a plain form: it asks for the same page again, with `?q=`. */
export function SearchForm({ label, placeholder, submit, typed, variant = "solid" }: SearchFormProps) {
  return (
    <Form role="search" className="flex gap-3">
      <Input
        key={typed}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={typed}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" variant={variant}>
        <Search aria-hidden className="size-4.5" />
        {submit}
      </Button>
    </Form>
  );
}
