import * as Radix from "@radix-ui/react-dialog";
import { type ComponentProps, type RefObject, useState } from "react";
import { classNames } from "../ui/class-names";
import { focusedElement } from "./focused-element";
import "./style-nonce";

interface DialogFrameProps extends ComponentProps<typeof Radix.Content> {
  /**
   * `search` fills a phone and hangs from the top; `sheet` and the wider `drawer` stand at the end of the page, as
   * high as it; all but `search` come up from a phone's lower edge.
   */
  size?: "sm" | "md" | "lg" | "sheet" | "drawer" | "search";
  /** Out of the place it is rendered in. Not for what must be readable without scripts. */
  isPortal?: boolean;
  /** Gets the focus back where nothing else had it. */
  opener?: RefObject<HTMLElement | null>;
  /** What had the focus before, where this frame came later than what it is about. */
  focusedBefore?: Element | null;
  onClose: () => void;
}

const sizes = {
  sm: "dialog-sm",
  md: "",
  lg: "dialog-lg",
  sheet: "dialog-drawer dialog-sheet",
  drawer: "dialog-drawer",
  search: "dialog-search",
};

/**
 * The frame of every modal: it is open while it is rendered. Esc and a press beside it close it, the page
 * behind stands still, focus stays inside and goes back where it was. It needs a name (`aria-label` or
 * `aria-labelledby`); what gets the focus first carries `data-first-focus`.
 */
export function DialogFrame({
  size = "md",
  isPortal,
  opener,
  onClose,
  focusedBefore,
  role = "dialog",
  className,
  ...rest
}: DialogFrameProps) {
  const [focusedFirst] = useState(focusedElement);
  const before = focusedBefore === undefined ? focusedFirst : focusedBefore;

  function onOpenAutoFocus(event: Event) {
    const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>("[data-first-focus]");
    if (!first) return;
    event.preventDefault();
    first.focus();
  }
  function onCloseAutoFocus(event: Event) {
    rest.onCloseAutoFocus?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
    else opener?.current?.focus();
  }

  const dialog = (
    <>
      <Radix.Overlay className={classNames("dialog-overlay", size === "search" && "animate-none")} />
      <Radix.Content
        onOpenAutoFocus={onOpenAutoFocus}
        aria-describedby={undefined}
        role={role}
        {...rest}
        onCloseAutoFocus={onCloseAutoFocus}
        className={classNames("dialog", sizes[size], className)}
      />
    </>
  );
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isPortal ? (
        <Radix.Portal>
          <div>{dialog}</div>
        </Radix.Portal>
      ) : (
        // Room between parts of a page would move what stands over them.
        <div className="contents">{dialog}</div>
      )}
    </Radix.Root>
  );
}
