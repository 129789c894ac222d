import { Input } from "../ui/input";

interface SearchInputProps {
  label: string;
  placeholder: string;
  /** The search in the URL, as typed. */
  typed: string;
}

/** The input of a search that the URL holds as `?q=`. */
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
