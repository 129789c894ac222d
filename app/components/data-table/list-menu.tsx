import { type ReactNode, useId } from "react";
import { buttonStyle } from "../ui/button-style";
import { classNames } from "../ui/class-names";

interface ListMenuProps {
  /** The button's content. */
  trigger: ReactNode;
  /** The accessible name of the panel, and of the button if its content has none. */
  label: string;
  /** Whether the button shows an icon only. */
  isIcon?: boolean;
  className?: string | undefined;
  panelClassName?: string;
  children: ReactNode;
}

/**
 * A button of a list's toolbar and the panel it opens. The panel is a popover, so Esc, a press outside it and
 * opening another popover close it, even without scripts. Submitting a form in the panel also closes it. Below
 * `lg` the panel is a sheet at the window's bottom edge.
 */
export function ListMenu({ trigger, label, isIcon, className, panelClassName, children }: ListMenuProps) {
  const id = useId();
  return (
    <div className={classNames("list-menu", className)}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={isIcon ? label : undefined}
        title={isIcon ? label : undefined}
        className={buttonStyle("outline", "sm", classNames("min-h-10 whitespace-nowrap", isIcon && "px-2.5"))}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onSubmit={(event) => event.currentTarget.hidePopover()}
        className={classNames("list-panel space-y-4 text-sm", panelClassName)}
      >
        {children}
      </div>
    </div>
  );
}
