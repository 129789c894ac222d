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
  /** Rendered between the input and the close button. */
  children?: ReactNode;
}

// Makes Home and End move the caret in the text, not the selection in the list.
function keepTextKeys(event: KeyboardEvent) {
  if (event.key === "Home" || event.key === "End") event.stopPropagation();
}

/** The header of a search dialog: a combobox that controls the list below, and the close button. */
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
