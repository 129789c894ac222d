import * as Radix from "@radix-ui/react-dropdown-menu";
import { type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { directionOf } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";
import { MenuItemContext } from "./menu-item";

interface MenuContentProps {
  label: string;
  /** The menu's button, which gets the focus back when it closes. */
  button: RefObject<HTMLElement | null>;
  align: "start" | "end";
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  className: string;
  children: ReactNode;
}

/** An open menu with type-ahead, arrow keys, Home and End, below a button that isn't Radix's own. */
export function MenuContent({ label, button, align, isOpen, onOpenChange, ...rest }: MenuContentProps) {
  const isOutsidePress = useRef(false);
  const direction = directionOf(useLanguage());
  return (
    <Radix.Root modal={false} dir={direction} open={isOpen} onOpenChange={onOpenChange}>
      {/* Only used to position the menu. The button is the `<summary>`, which also works without scripts. */}
      <Radix.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </Radix.Trigger>
      <Radix.Content
        {...rest}
        align={align}
        sideOffset={8}
        collisionPadding={8}
        loop
        aria-label={label}
        aria-labelledby={undefined}
        onInteractOutside={(event) => {
          const isButton = event.target instanceof Node && button.current?.contains(event.target);
          if (isButton) event.preventDefault();
          else isOutsidePress.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!isOutsidePress.current) button.current?.focus();
          isOutsidePress.current = false;
        }}
        // If scripts submit the form, they have already read it, so the menu can close. If the browser submits
        // it, the form must stay in the page.
        onSubmit={(event) => event.defaultPrevented && onOpenChange(false)}
      >
        <MenuItemContext value={asItem}>{rest.children}</MenuItemContext>
      </Radix.Content>
    </Radix.Root>
  );
}

function asItem(element: ReactElement) {
  return (
    <Radix.Item asChild onSelect={keepOpenOnSubmit}>
      {element}
    </Radix.Item>
  );
}

// Closing the menu would remove the form from the page before it is submitted.
function keepOpenOnSubmit(event: Event) {
  if (event.target instanceof HTMLButtonElement && event.target.type === "submit") event.preventDefault();
}
