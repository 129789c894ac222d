import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { navRowStyle } from "../nav-row";
import { hoverOpens, keepOpenUnderMouse } from "./hover-opens";

interface FlyoutProps extends Omit<ComponentProps<"details">, "children" | "title"> {
  header: ReactNode;
  /** Where it opens; near the window's edge it turns to the other side. */
  side: "below" | "beside";
  /** Whether the page at hand is inside. */
  isActive: boolean;
  /** Shared by siblings: one of them is open at a time. */
  name: string;
  children: ReactNode;
}

/** A group in a panel of its own, 260 px wide: opens under a resting mouse, by press or key. */
export function Flyout({ header, side, isActive, children, ...rest }: FlyoutProps) {
  return (
    <details {...hoverOpens} {...rest} data-side={side} className="flyout">
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
