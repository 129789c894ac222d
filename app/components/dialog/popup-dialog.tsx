import * as Radix from "@radix-ui/react-dialog";
import { type ComponentProps, type RefObject, useRef } from "react";

interface PopupDialogProps extends ComponentProps<typeof Radix.Content> {
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * A non-modal panel below its opener. A press or focus elsewhere and Esc close it; Esc returns the focus to the
 * opener. It needs a name.
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
          // The opener's own handler closes it.
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
