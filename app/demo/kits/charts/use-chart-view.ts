import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { directionOf } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { ChartDefinition, ChartView } from "./chart-definition";

const day = 24 * 60 * 60 * 1000;
/** A Monday. */
const firstDay = Date.UTC(2026, 1, 2);

/** Puts a definition into the words and numbers of the page's language. */
export function useChartView(definition: ChartDefinition): ChartView {
  const t = useTranslation("demo-charts");
  const language = useLanguage();
  const { name, kind, axis, series, unit, isStacked = false } = definition;
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const count = (number: number) => Array.from({ length: number }, (_, index) => index);

  function labelsOf(): string[] {
    if ("parts" in axis) return axis.parts.map((part) => t(`part_${part}`));
    if ("scale" in axis) return axis.scale.map((value) => formatNumber(value, language));
    if ("hours" in axis) return count(axis.hours).map((hour) => `${hour}:00`);
    return count(axis.days).map((index) =>
      formatDate(new Date(firstDay + index * day).toISOString(), language, "shortDay"),
    );
  }
  function format(value: number): string {
    if (unit === "money") return formatMoney(value, "USD", language, { short: true });
    return unit === "percent" ? `${formatNumber(value, language)}%` : formatNumber(value, language);
  }

  return {
    kind,
    title: t(`chart_${name}`),
    labels: labelsOf(),
    scale: "scale" in axis ? axis.scale : undefined,
    series: series.map(({ name, values }) => ({
      label: typeof name === "number" ? weekday.format(firstDay + name * day) : t(`part_${name}`),
      values,
    })),
    isStacked,
    isRightToLeft: directionOf(language) === "rtl",
    format,
  };
}
