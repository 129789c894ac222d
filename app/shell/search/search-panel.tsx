import { Command } from "cmdk";
import type { ComponentProps, ReactNode } from "react";
import { pressChosen } from "./command-keys";
import { SearchInput } from "./search-input";

interface SearchPanelProps extends Omit<ComponentProps<typeof SearchInput>, "children"> {
  /** Names the whole for assistive technology, and what is found. */
  labels: { panel: string; results: string };
  /** Beside the input. */
  aside?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** What a dialog that searches is made of: an input that walks the list below. What is found is decided outside. */
export function SearchPanel({ labels, aside, foot, children, ...input }: SearchPanelProps) {
  return (
    <Command
      shouldFilter={false}
      loop
      vimBindings={false}
      label={labels.panel}
      onKeyDown={pressChosen}
      className="dialog-body"
    >
      <SearchInput {...input}>{aside}</SearchInput>
      <div
        // What scrolls must be in reach of the keys, also past the last option.
        tabIndex={0}
        role="region"
        aria-label={labels.results}
        className="flex-1 space-y-2 overflow-y-auto overscroll-contain p-2 focus-visible:-outline-offset-2"
      >
        {children}
      </div>
      {foot}
    </Command>
  );
}
