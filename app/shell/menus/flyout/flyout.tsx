import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { navRowStyle } from "../nav-row";
import { hoverHandlers, keepOpenUnderMouse } from "./hover-handlers";

interface FlyoutProps extends Omit<ComponentProps<"details">, "children" | "title"> {
  header: ReactNode;
  /** The side on which the flyout opens. Near the window's edge, it opens on the opposite side. */
  side: "below" | "beside";
  /** Whether the flyout contains the current page. */
  isActive: boolean;
  /** The same name for all siblings, so that only one of them is open. */
  name: string;
  children: ReactNode;
}

/** A group in a panel that is 260 px wide. It opens on hover, press or key. */
export function Flyout({ header, side, isActive, children, ...rest }: FlyoutProps) {
  return (
    <details {...hoverHandlers} {...rest} data-side={side} className="flyout">
      <summary
        onClick={keepOpenUnderMouse}
        className={classNames(navRowStyle, "select-none", isActive && "font-semibold text-primary")}
      >
        {header}
        {side === "below" ? (
          <ChevronDown aria-hidden className="nav-label nav-chevron size-4 shrink-0 transition-transform" />
        ) : (
          <DirectionalIcon name="forward" className="nav-label size-4" />
        )}
      </summary>
      <div className="flyout-panel appear">
        <div className="flyout-surface">{children}</div>
      </div>
    </details>
  );
}
