import { Search } from "lucide-react";
import { Form } from "react-router";
import { SearchInput } from "~/components/form/search-input";
import { Button } from "~/components/ui/button";

interface SearchFormProps {
  label: string;
  placeholder: string;
  submit: string;
  /** The search text in the URL. */
  typed: string;
  variant?: "solid" | "outline";
}

/** A search form that loads the page with `?q=`. */
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
