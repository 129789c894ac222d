import type { ReactNode } from "react";
import { LocalizedLink } from "~/navigation/localized-link";
import { classNames } from "~/components/ui/class-names";

interface ShareCellProps {
  /** From 0 to 1. Determines the strength of the cell's color. */
  share: number;
  /** The path of the list that the figure links to. */
  to?: string | undefined;
  children: ReactNode;
  className?: string;
}

/** A table cell whose color shows its relative size. */
export function ShareCell({ share, to, children, className }: ShareCellProps) {
  return (
    <td className={classNames("p-0.5", className)}>
      <div className="relative overflow-hidden rounded-sm">
        <div aria-hidden className="absolute inset-0 bg-primary" style={{ opacity: share * 0.45 }} />
        <div className="figures relative px-1 py-1.5 text-center" suppressHydrationWarning>
          {to ? (
            <LocalizedLink to={to} className="after:absolute after:inset-0 hover:underline">
              {children}
            </LocalizedLink>
          ) : (
            children
          )}
        </div>
      </div>
    </td>
  );
}
