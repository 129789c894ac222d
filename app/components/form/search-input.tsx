import { Input } from "../ui/input";

interface SearchInputProps {
  label: string;
  placeholder: string;
  /** The search in the address, as typed. */
  typed: string;
}

/** The field of a search that is in the address as `?q=`. */
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
