import { CalendarRange } from "lucide-react";
import { formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "../ui/link";
import { Input } from "../ui/input";
import { ZoneNote } from "../ui/zone-note";
import type { FilterControl } from "./columns";
import { datePresets, DatePresets } from "./date-presets";
import { ListMenu } from "./list-menu";
import { RangePicker } from "./range-picker";
import type { TableSpecification, TableState } from "./table-specification";
import { tableHref } from "./url-state";

interface DateMenuProps {
  today: string;
  /** The controls of the two dates. */
  dates: FilterControl[];
  state: TableState;
  specification: TableSpecification;
}

/** A button that names the period of a list. It opens common periods, two date fields and a calendar. */
export function DateMenu({ today, dates, state, specification }: DateMenuProps) {
  const t = useTranslation("table");
  const period = usePeriod(today, state);
  const { from: _from, to: _to, ...others } = state.filters;
  return (
    <ListMenu
      label={t("period")}
      trigger={
        <>
          <CalendarRange aria-hidden className="size-4" />
          {period ?? t("anyTime")}
        </>
      }
    >
      <DatePresets today={today} state={state} specification={specification} />
      <DateFields dates={dates} state={state} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <RangePicker today={today} state={state} specification={specification} />
        {period !== undefined && (
          <Link
            to={tableHref(state, { filters: others }, specification)}
            preventScrollReset
            className="flex min-h-10 items-center font-medium text-primary"
          >
            {t("anyTime")}
          </Link>
        )}
      </div>
      <ZoneNote />
    </ListMenu>
  );
}

/** The fields of a period's two dates. */
export function DateFields({ dates, state }: Pick<DateMenuProps, "dates" | "state">) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {dates.map(({ name, label }) => {
        const value = state.filters[name] ?? "";
        return (
          <label key={name} className="block min-w-0">
            <span className="mb-1 block text-xs text-muted">{label}</span>
            <Input
              key={value}
              type="date"
              name={`f.${name}`}
              defaultValue={value}
              className="min-h-10 px-2"
            />
          </label>
        );
      })}
    </div>
  );
}

/** Returns the name of the list's period: a preset's name, or its first and last day. */
function usePeriod(today: string, { filters: { from, to } }: TableState): string | undefined {
  const t = useTranslation("table");
  const language = useLanguage();
  const preset = datePresets(today).find((one) => one.from === from && one.to === to);
  if (preset) return t(`preset_${preset.name}`);
  if (!from && !to) return undefined;
  const dayText = (day: string | undefined) => (day ? formatDate(day, language) : "…");
  return `${dayText(from)} – ${dayText(to)}`;
}

/** Returns whether a filter is one of the two dates of a period. */
export function isPeriodFilter(name: string): boolean {
  return name === "from" || name === "to";
}

/** Returns whether a list can be filtered by a period. */
export function hasPeriodFilter({ filters = {} }: TableSpecification): boolean {
  return filters.from?.kind === "date" && filters.to?.kind === "date";
}
