import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";

interface LazyPanelLinkProps extends ComponentProps<"a"> {
  /** Whether scripts have loaded. The link is then announced as the button that opens the panel. */
  isButton: boolean;
  /** Whether the panel is open. Undefined for a modal dialog, which hides its opener. */
  isExpanded?: boolean;
  /** The panel's id, while it is in the page. */
  panelId?: string;
  onPress: () => void;
}

/**
 * Opens a lazy panel: a link to the page with the same content, which scripts turn into a button. With a
 * modifier key it still opens the page, like any link.
 */
export function LazyPanelLink({ isButton, isExpanded, panelId, onPress, ...link }: LazyPanelLinkProps) {
  function press(event: MouseEvent | KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  }
  return (
    <a
      {...link}
      onClick={press}
      {...(isButton && {
        role: "button",
        "aria-haspopup": "dialog",
        "aria-expanded": isExpanded,
        "aria-controls": panelId,
        onKeyDown: (event: KeyboardEvent) => event.key === " " && press(event),
      })}
    />
  );
}
