import { formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";
import { Link } from "../ui/link";
import { Money } from "../ui/money";
import { classNames } from "../ui/class-names";
import type { TabControl } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import { tableHref } from "./url-state";

interface TabsProps {
  tabs: TabControl;
  state: TableState;
  specification: TableSpecification;
}

/** The values of one filter as a row of links, which scrolls on narrow screens. */
export function Tabs({ tabs: { name, label, options }, state, specification }: TabsProps) {
  const language = useLanguage();
  const { [name]: current = "", ...others } = state.filters;
  return (
    <nav aria-label={label} className="no-print overflow-x-auto border-b border-line px-2 sm:px-4">
      <ul className="flex gap-1">
        {options.map(({ value, label, count, isAtLeast, sum, to }) => (
          <li key={value}>
            <Link
              to={
                to ??
                tableHref(state, { filters: value ? { ...others, [name]: value } : others }, specification)
              }
              preventScrollReset
              aria-current={value === current ? "true" : undefined}
              className={classNames(
                "flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-medium whitespace-nowrap",
                value === current
                  ? // Scrolls the row to the active tab on narrow screens, without a script.
                    "border-primary text-primary [scroll-initial-target:nearest]"
                  : "border-transparent text-muted hover:text-ink",
              )}
            >
              {label}
              {count !== undefined && (
                <span className="figures rounded-full bg-sunken px-2 py-0.5 text-xs text-ink">
                  {formatNumber(count, language) + (isAtLeast ? "+" : "")}
                </span>
              )}
              {sum && sum.amount > 0 && (
                <Money
                  amount={sum.amount}
                  currency={sum.currency}
                  className="text-xs font-normal text-muted"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
