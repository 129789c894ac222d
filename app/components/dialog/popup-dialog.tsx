import * as Radix from "@radix-ui/react-dialog";
import { type ComponentProps, type RefObject, useRef } from "react";

interface PopupDialogProps extends ComponentProps<typeof Radix.Content> {
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * A panel below its opener that is not modal: a press or the focus elsewhere and Esc close it, and Esc gives
 * the focus back to the opener. It needs a name.
 */
export function PopupDialog({ opener, onClose, ...rest }: PopupDialogProps) {
  const isEscaped = useRef(false);
  return (
    <Radix.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Content
        tabIndex={-1}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
        onEscapeKeyDown={() => (isEscaped.current = true)}
        onInteractOutside={(event) => {
          // A press on the opener closes it there.
          if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (isEscaped.current) opener.current?.focus();
        }}
        {...rest}
      />
    </Radix.Root>
  );
}
