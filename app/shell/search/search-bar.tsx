import { Search, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/components/ui/button";

interface SearchBarProps extends Pick<ComponentProps<"input">, "ref" | "onKeyDown" | "enterKeyHint"> {
  label: string;
  placeholder: string;
  closeLabel: string;
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
  /** The list below, how many options it has and the key of the one the keys have walked to. */
  list: { id: string; size: number; active: string | undefined };
  /** Between the input and the button that closes. */
  children?: ReactNode;
}

/** The head of a dialog that searches: a combobox over the list below (screens 16.5), and the way out. */
export function SearchBar({
  label,
  placeholder,
  closeLabel,
  typed,
  onType,
  onClose,
  list: { id, size, active },
  children,
  ...input
}: SearchBarProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line ps-4 pe-2">
      <Search aria-hidden className="size-5 shrink-0 text-muted" />
      <input
        {...input}
        data-first-focus
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={size > 0}
        aria-controls={id}
        aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
        placeholder={placeholder}
        value={typed}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onType(event.currentTarget.value)}
        className="min-h-14 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
      />
      {children}
      <Button variant="ghost" size="icon" aria-label={closeLabel} title={closeLabel} onClick={onClose}>
        <X aria-hidden className="size-5" />
      </Button>
    </div>
  );
}
