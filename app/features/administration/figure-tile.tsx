import type { ReactNode } from "react";
import { Sparkline } from "~/components/chart/sparkline";
import { classNames } from "~/components/ui/class-names";
import { LocalizedLink } from "~/navigation/localized-link";

interface FigureTileProps {
  label: string;
  value: ReactNode;
  /** The path of the list that the figure links to. */
  to?: string;
  /** The figure's values over time. */
  course?: number[] | undefined;
  /** Marks urgent work. */
  urgent?: boolean;
  /** Whether the adjacent list is filtered to this figure. The link then removes the filter. */
  isCurrent?: boolean;
  children?: ReactNode;
}

/** A figure of an admin's dashboard, as a list item. The whole tile is a link to the figure's list. */
export function FigureTile({
  label,
  value,
  to,
  course = [],
  urgent = false,
  isCurrent = false,
  children,
}: FigureTileProps) {
  return (
    <li
      className={classNames(
        "card-surface relative p-5",
        to && "hover:bg-sunken",
        isCurrent && "outline-2 outline-primary",
      )}
    >
      {urgent && <span aria-hidden className="absolute end-5 top-5 size-2.5 rounded-full bg-accent" />}
      <p className={classNames("text-sm font-medium text-muted", urgent && "pe-5")}>
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
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p className="figures text-2xl font-semibold tracking-tight">{value}</p>
        <Sparkline values={course} className="mb-1 h-7 w-20" />
      </div>
      <div className="mt-1 text-sm text-muted">{children}</div>
    </li>
  );
}
