import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useLoadedModule } from "../lazy/lazy-module";
import { classNames } from "./class-names";
import { lazyMenu } from "./lazy-menu";
import { useMenu } from "./use-menu";

interface MenuProps {
  /** The button's name, for assistive technology and as tooltip. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  triggerClassName?: string;
  panelClassName?: string;
  /** The side of the button that the menu is aligned with. */
  align?: "start" | "end";
  /** Links and buttons, each in a `MenuItem`. */
  children: ReactNode;
}

const panelStyle = "z-40 min-w-48 rounded-lg border border-line bg-raised p-2 shadow-raised outline-none";

/**
 * A dropdown menu. Without scripts and until Radix has loaded, it is a `<details>` element. The first
 * interaction with the button starts loading Radix. After that, the button opens Radix's menu.
 */
export function Menu({
  label,
  trigger,
  triggerClassName,
  panelClassName,
  align = "end",
  children,
}: MenuProps) {
  const details = useMenu();
  const button = useRef<HTMLElement>(null);
  const loaded = useLoadedModule(lazyMenu);
  const [fetched, setFetched] = useState<typeof loaded>();
  const radix = fetched ?? loaded;
  const [isOpen, setOpen] = useState(false);

  function loadRadix() {
    if (!radix) lazyMenu.load().then(setFetched, () => undefined);
  }
  function toggle(event: MouseEvent | KeyboardEvent) {
    if (!radix || details.ref.current?.open) return;
    event.preventDefault();
    setOpen(!isOpen);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!radix || details.ref.current?.open || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.stopPropagation();
    toggle(event);
  }

  return (
    <div className="menu-anchor relative">
      <details {...details} name="menu" className="group/menu">
        <summary
          ref={button}
          aria-label={label}
          title={label}
          aria-haspopup={radix && "menu"}
          aria-expanded={isOpen || undefined}
          onPointerEnter={loadRadix}
          onTouchStart={loadRadix}
          onFocus={loadRadix}
          onClick={toggle}
          onKeyDown={onKeyDown}
          className={classNames("flex items-center rounded-full select-none", triggerClassName)}
        >
          {trigger}
        </summary>
        <div
          className={classNames(
            panelStyle,
            "absolute mt-2",
            align === "end" ? "end-0" : "start-0",
            panelClassName,
          )}
        >
          {children}
        </div>
      </details>
      {radix && (
        <radix.MenuContent
          label={label}
          button={button}
          align={align}
          isOpen={isOpen}
          onOpenChange={setOpen}
          className={classNames(panelStyle, "menu-content", panelClassName)}
        >
          {children}
        </radix.MenuContent>
      )}
    </div>
  );
}

/** The classes of a menu entry, for links and buttons. */
export const menuItemStyle = "look-menu-item";
