import { dayAfter } from "#contract/overview/overview-periods.ts";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "../ui/link";
import type { TableSpecification, TableState } from "./table-specification";
import { tableHref } from "./url-state";

interface DatePresetsProps {
  /** The current day in the page's zone, `YYYY-MM-DD`. */
  today: string;
  state: TableState;
  specification: TableSpecification;
}

/** Links for common periods, next to the two dates. */
export function DatePresets({ today, state, specification }: DatePresetsProps) {
  const t = useTranslation("table");
  return (
    <ul className="flex min-h-11 flex-wrap items-center gap-x-1 text-sm">
      {datePresets(today).map(({ name, from, to }) => {
        const isSet = state.filters.from === from && state.filters.to === to;
        return (
          <li key={name}>
            <Link
              to={tableHref(state, { filters: { ...state.filters, from, to } }, specification)}
              preventScrollReset
              aria-current={isSet ? "true" : undefined}
              className="look-preset"
            >
              {t(`preset_${name}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the periods with their first and last day, inclusive. */
export function datePresets(today: string) {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfLastMonth = dayAfter(firstOfMonth, -1);
  return [
    { name: "today", from: today, to: today },
    { name: "week", from: dayAfter(today, -6), to: today },
    { name: "days", from: dayAfter(today, -29), to: today },
    { name: "month", from: firstOfMonth, to: today },
    { name: "lastMonth", from: `${lastOfLastMonth.slice(0, 7)}-01`, to: lastOfLastMonth },
  ] as const;
}
