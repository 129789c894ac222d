import { Command } from "cmdk";
import { Search, X } from "lucide-react";
import type { ComponentProps, KeyboardEvent, ReactNode, RefObject } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { useActiveDescendant } from "./use-active-descendant";

interface SearchInputProps extends Pick<ComponentProps<"input">, "enterKeyHint"> {
  input: RefObject<HTMLInputElement | null>;
  placeholder: string;
  closeLabel: string;
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
  /** Between the input and the button that closes. */
  children?: ReactNode;
}

// Home and End move in the text here, not in the list.
function keepTextKeys(event: KeyboardEvent) {
  if (event.key === "Home" || event.key === "End") event.stopPropagation();
}

/** The head of a dialog that searches: a combobox over the list below, and the way out. */
export function SearchInput(props: SearchInputProps) {
  const { placeholder, closeLabel, typed, onType, onClose, children, input, enterKeyHint } = props;
  useActiveDescendant(input);
  return (
    <div className="flex items-center gap-3 border-b border-line ps-4 pe-2">
      <Search aria-hidden className="size-5 shrink-0 text-muted" />
      <Command.Input
        ref={input}
        enterKeyHint={enterKeyHint}
        data-first-focus
        placeholder={placeholder}
        value={typed}
        maxLength={120}
        onValueChange={onType}
        onKeyDown={keepTextKeys}
        className="min-h-14 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
      />
      {children}
      <IconButton label={closeLabel} onClick={onClose}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
