import { type ComponentProps, type RefObject, useRef } from "react";
import { classNames } from "../ui/class-names";
import { useModal } from "./use-modal";

interface ModalProps extends Omit<ComponentProps<"dialog">, "ref" | "open" | "onClose"> {
  /** Given from outside by who closes it there: `dialog.current?.close()`. */
  dialog?: RefObject<HTMLDialogElement | null>;
  /**
   * `search` fills a phone and hangs from the top; `drawer` stands at the end of the page, as high as it; the
   * others come up from a phone's lower edge, the drawer too.
   */
  size?: "sm" | "md" | "lg" | "drawer" | "search";
  /** Whatever closes it — Esc, a press beside it, a button — this hears of it. */
  onClose: () => void;
}

const sizes = { sm: "dialog-sm", md: "", lg: "dialog-lg", drawer: "dialog-drawer", search: "dialog-search" };

/**
 * The frame of every modal: it is open while it is rendered. Esc and a press on the backdrop close it, the
 * page behind stands still, focus stays inside and goes back where it was. It needs a name
 * (`aria-label` or `aria-labelledby`); what gets the focus first carries `data-first-focus`.
 *
 * Without scripts it is a part of the page where it stands: render it for an address of its own
 * (`?confirm=…`), and let a link lead there and another back. `Dialog` does that.
 */
export function Modal({ dialog, size = "md", onClose, className, children, ...rest }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null);
  const modal = useModal(dialog ?? own, onClose);
  return (
    <dialog {...rest} {...modal} className={classNames("dialog", sizes[size], className)}>
      {children}
    </dialog>
  );
}
