import type { ChartDefinition } from "./chart-definition";

const day = 24 * 60 * 60 * 1000;
/** The first day of all charts with an axis of days, a Monday. */
const firstMonday = Date.UTC(2026, 1, 2);
const week = 7;

/** Returns the ISO date and time of the day at an index of the axis. */
export function dayAt(index: number): string {
  return new Date(firstMonday + index * day).toISOString();
}

/**
 * Returns a chart of days limited to a range. A missing end is unbounded. If the range contains no day, all
 * days are returned.
 */
export function limitToDays(definition: ChartDefinition, from = "", to = "9999-12-31"): ChartDefinition {
  const { axis, series } = definition;
  if (!("days" in axis)) return definition;
  const shownDays = Array.from({ length: axis.days }, (_, index) => index).filter((index) => {
    const date = dayAt(index).slice(0, 10);
    return date >= from && date <= to;
  });
  const [first = 0] = shownDays;
  if (shownDays.length === 0 || shownDays.length === axis.days) return definition;
  return {
    ...definition,
    axis: { days: shownDays.length, from: first },
    series: series.map((one) => ({ ...one, values: one.values.slice(first, first + shownDays.length) })),
  };
}

/**
 * Returns the figure above a chart. With two weeks of data, also returns its relative change from the
 * previous week.
 */
export function headOf({ head, series }: Pick<ChartDefinition, "head" | "series">) {
  const length = series[0]?.values.length ?? 0;
  const hasWeeks = length >= 2 * week;
  if (head === "last") {
    const values = series.at(-1)?.values ?? [];
    const [latest = 0, previous = 0] = [values.at(-1), values.at(-1 - week)];
    return { value: latest, change: hasWeeks ? (latest - previous) / previous : undefined };
  }
  const sumOf = (from: number, to: number) =>
    series.flatMap(({ values }) => values.slice(from, to)).reduce((sum, value) => sum + value, 0);
  const [latest, previous] = [sumOf(length - week, length), sumOf(length - 2 * week, length - week)];
  return { value: sumOf(0, length), change: hasWeeks ? (latest - previous) / previous : undefined };
}
