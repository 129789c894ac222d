import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { useMenu } from "./use-menu";

interface MenuProps {
  /** Name of the button, for assistive technology and as tooltip. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  triggerClassName?: string;
  panelClassName?: string;
  children: ReactNode;
}

/**
 * A dropdown on `<details>`: opens without scripts; with them Esc and a click outside close it,
 * arrow keys walk through its links and buttons, and choosing one closes it.
 */
export function Menu({ label, trigger, triggerClassName, panelClassName, children }: MenuProps) {
  const menu = useMenu();
  return (
    <details {...menu} name="menu" className="group/menu relative">
      <summary
        aria-label={label}
        title={label}
        className={classNames("flex items-center rounded-full select-none", triggerClassName)}
      >
        {trigger}
      </summary>
      <div
        className={classNames(
          "absolute end-0 z-40 mt-2 min-w-48 rounded-lg border border-line bg-raised p-2 shadow-raised",
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** The look of one entry of a menu, for links and buttons alike. */
export const menuItemStyle =
  "flex w-full items-center gap-3 rounded-md px-3 py-2 text-start hover:bg-sunken aria-[current]:bg-primary-soft " +
  "aria-[current]:text-on-primary-soft";
