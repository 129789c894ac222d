import * as Radix from "@radix-ui/react-dialog";
import { type ComponentProps, type RefObject, useState } from "react";
import { classNames } from "../ui/class-names";
import { focusedElement } from "./focused-element";
import "./style-nonce";

interface DialogFrameProps extends ComponentProps<typeof Radix.Content> {
  /**
   * `search` covers a phone's screen and is at the top of larger ones. `sheet` (480 px, for reading), `drawer`
   * (720 px, for forms) and `case` take the full height at the end side of the page. On phones, all except
   * `search` open from the bottom.
   */
  size?: "sm" | "md" | "lg" | "sheet" | "drawer" | "case" | "search";
  /** Renders the dialog in a portal. Not for content that must be readable without scripts. */
  isPortal?: boolean;
  /** Gets the focus when the dialog closes, if no element had it before the dialog opened. */
  opener?: RefObject<HTMLElement | null>;
  /** The element that had the focus before the dialog opened, if the frame is rendered after its content. */
  focusedBefore?: Element | null;
  onClose: () => void;
}

const sizes = {
  sm: "dialog-sm",
  md: "",
  lg: "dialog-lg",
  sheet: "dialog-drawer dialog-sheet",
  drawer: "dialog-drawer",
  case: "dialog-drawer dialog-case",
  search: "dialog-search",
};

/**
 * The frame of every modal dialog. It is open while it is rendered. Esc and a press outside close it, the
 * page below doesn't scroll, and the focus stays inside and is restored afterwards. It needs a name
 * (`aria-label` or `aria-labelledby`); the element to focus first has `data-first-focus`.
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
  const [focusedAtMount] = useState(focusedElement);
  const returnTarget = focusedBefore === undefined ? focusedAtMount : focusedBefore;

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
    if (returnTarget instanceof HTMLElement && returnTarget !== document.body && returnTarget.isConnected)
      returnTarget.focus();
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
        // Otherwise the spacing between the parts of a page would move the dialog.
        <div className="contents">{dialog}</div>
      )}
    </Radix.Root>
  );
}
