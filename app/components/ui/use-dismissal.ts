import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Closes a panel that is not modal: on a press or the focus outside it and its opener, and on Esc, which
 * gives the focus back to the opener. A modal dialog on top of it has the keys to itself.
 */
export function useDismissal(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const closeOutside = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Node)) return;
    if (!panel.current?.contains(event.target) && !opener.current?.contains(event.target)) onClose();
  });
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || document.querySelector("dialog:modal")) return;
    onClose();
    opener.current?.focus();
  });

  useEffect(() => {
    const outside = (event: Event) => closeOutside(event);
    const escape = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", escape);
    };
  }, []);
}
