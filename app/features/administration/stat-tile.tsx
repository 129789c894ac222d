import type { ReactNode } from "react";
import { Sparkline } from "~/components/chart/sparkline";
import { classNames } from "~/components/ui/class-names";
import { LocalizedLink } from "~/navigation/localized-link";

interface StatTileProps {
  label: string;
  value: ReactNode;
  /** The path of the list that the figure links to. */
  to?: string;
  /** The figure's values over time. */
  trend?: number[] | undefined;
  /** Marks urgent work. */
  urgent?: boolean;
  /** Whether two tiles share a row on phones. The value is then below the label, as on wide screens. */
  isHalf?: boolean;
  /** Whether the adjacent list is filtered to this figure. The link then removes the filter. */
  isCurrent?: boolean;
  children?: ReactNode;
}

/**
 * A figure of an admin's dashboard, as a list item. The whole tile is a link to the figure's list. Phones show
 * it as a row: label and details at the start, the value and its trend at the end.
 */
export function StatTile({
  label,
  value,
  to,
  trend = [],
  urgent = false,
  isHalf = false,
  isCurrent = false,
  children,
}: StatTileProps) {
  return (
    <li
      className={classNames(
        "card-surface relative p-5 max-xs:px-4 max-xs:py-3",
        !isHalf &&
          "max-xs:grid max-xs:grid-cols-[minmax(0,1fr)_auto] max-xs:items-center max-xs:gap-x-4 large-text:block",
        to && "hover:bg-sunken",
        isCurrent && "outline-2 outline-primary",
      )}
    >
      {urgent && (
        <span
          aria-hidden
          className="absolute end-5 top-5 size-2.5 rounded-full bg-accent max-xs:end-2 max-xs:top-2"
        />
      )}
      <p className={classNames("text-sm font-medium text-muted", urgent && "xs:pe-5")}>
        {to ? (
          <LocalizedLink
            to={to}
            aria-current={isCurrent ? "true" : undefined}
            className="after:absolute after:inset-0 hover:underline"
          >
            {label}
          </LocalizedLink>
        ) : (
          label
        )}
      </p>
      <div
        className={classNames(
          "mt-1 flex items-end justify-between gap-x-4 large-text:flex-wrap",
          !isHalf && "max-xs:contents",
        )}
      >
        <p
          className={classNames(
            "figures text-2xl font-semibold tracking-tight",
            !isHalf && "max-xs:text-end max-xs:text-lg",
          )}
        >
          {value}
        </p>
        <Sparkline
          values={trend}
          className="mb-1 h-7 w-20 min-w-8 max-xs:order-last max-xs:mb-0 max-xs:h-5 max-xs:justify-self-end"
        />
      </div>
      <div className="text-sm text-muted empty:hidden max-xs:col-start-1 xs:mt-1">{children}</div>
    </li>
  );
}
