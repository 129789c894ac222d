import { type MouseEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "../ui/use-hydrated";

/** What makes a `<dialog>` a modal one; spread it on the element. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const isHydrated = useHydrated();
  // Only the server's is open from the start: in the browser `showModal` must find the focus where it was.
  const [isFromServer] = useState(!isHydrated);
  const pressed = useRef<EventTarget>(null);
  const handleClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listen = () => handleClose();
    dialog.addEventListener("close", listen);
    dialog.removeAttribute("open");
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    return () => {
      // Taken away while open, by the address: nobody needs to hear of it, but the focus must go back.
      dialog.removeEventListener("close", listen);
      dialog.close();
    };
  }, [ref]);

  return {
    ref,
    open: isFromServer,
    onPointerDown(event: MouseEvent) {
      pressed.current = event.target;
    },
    // A text dragged out of the dialog ends on the backdrop, but did not begin there.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      if (event.target === dialog && pressed.current === dialog) dialog.close();
    },
  };
}
