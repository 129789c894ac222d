import { Command } from "cmdk";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { SearchInput } from "./search-input";

interface SearchPanelProps extends Omit<ComponentProps<typeof SearchInput>, "children"> {
  /** The accessible names of the panel and of the results. */
  labels: { panel: string; results: string };
  /** Rendered next to the input. */
  aside?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** The content of a search dialog: an input that controls the list below. The caller provides the results. */
export function SearchPanel({ labels, aside, foot, children, ...input }: SearchPanelProps) {
  return (
    <Command
      shouldFilter={false}
      loop
      vimBindings={false}
      label={labels.panel}
      onKeyDown={clickSelectedOption}
      className="dialog-body"
    >
      <SearchInput {...input}>{aside}</SearchInput>
      <div
        // A scrollable element must be reachable by keyboard, even if the last option is in view.
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

/**
 * Makes Enter click the selected option, so that a link behaves like any link. For `onKeyDown` of a
 * `Command`, which would otherwise only report the selection.
 */
function clickSelectedOption(event: KeyboardEvent<HTMLElement>): void {
  const isInList = event.target instanceof Element && event.target.matches("[cmdk-input]");
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !isInList) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("[cmdk-item][aria-selected=true]")?.click();
}
