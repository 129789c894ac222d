import { Input } from "../ui/input";

interface SearchInputProps {
  label: string;
  placeholder: string;
  /** The current search from the URL. */
  typed: string;
}

/** The input of a search that is stored in the URL as `?q=`. */
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
