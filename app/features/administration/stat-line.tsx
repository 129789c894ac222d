import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { LocalizedLink } from "~/navigation/localized-link";

interface Stat {
  label: string;
  value: ReactNode;
  /** The path of the list that the figure links to. */
  to: string;
  /** Marks urgent work. */
  isUrgent?: boolean;
}

/** Figures about a list, in one line above the list. Each figure links to the rows that it describes. */
export function StatLine({ stats }: { stats: Stat[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 text-sm">
      {stats.map(({ label, value, to, isUrgent = false }) => (
        <li key={label}>
          <LocalizedLink
            to={to}
            className="flex min-h-6 flex-wrap items-baseline gap-x-2 underline-offset-2 hover:underline"
          >
            <span className="text-muted">{label}</span>
            <span className={classNames("figures font-semibold", isUrgent && "text-danger")}>{value}</span>
          </LocalizedLink>
        </li>
      ))}
    </ul>
  );
}
