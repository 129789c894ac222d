import { Input } from "../ui/input";

interface SearchInputProps {
  label: string;
  placeholder: string;
  /** What the address asks for, as it was typed. */
  typed: string;
}

/** The field of a search that stands in the address as `?q=`. */
export function SearchInput({ label, placeholder, typed }: SearchInputProps) {
  return (
    <Input
      type="search"
      name="q"
      aria-label={label}
      placeholder={placeholder}
      defaultValue={typed}
      maxLength={120}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
