import { Search } from "lucide-react";
import { Form } from "react-router";
import { SearchInput } from "~/components/form/search-input";
import { Button } from "~/components/ui/button";

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
      <SearchInput key={typed} label={label} placeholder={placeholder} typed={typed} />
      <Button type="submit" variant={variant}>
        <Search aria-hidden className="size-4.5" />
        {submit}
      </Button>
    </Form>
  );
}
