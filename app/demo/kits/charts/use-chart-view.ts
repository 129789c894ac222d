import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { directionOf } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { dayAt, headOf } from "./chart-days";
import type { ChartDefinition, ChartView } from "./chart-definition";

/** Translates a chart definition and formats its numbers for the page's language. */
export function useChartView(definition: ChartDefinition): ChartView {
  const t = useTranslation("demo-charts");
  const language = useLanguage();
  const { name, kind, axis, series, unit, isStacked = false } = definition;
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const indexes = (number: number) => Array.from({ length: number }, (_, index) => index);

  function labelsOf(): string[] {
    if ("parts" in axis) return axis.parts.map((part) => t(`part_${part}`));
    if ("scale" in axis) return axis.scale.map((value) => formatNumber(value, language));
    if ("hours" in axis) return indexes(axis.hours).map((hour) => `${hour}:00`);
    return indexes(axis.days).map((index) =>
      formatDate(dayAt((axis.from ?? 0) + index), language, "shortDay"),
    );
  }
  function format(value: number): string {
    if (unit === "money") return formatMoney(value, "USD", language, { short: true });
    return unit === "percent" ? `${formatNumber(value, language)}%` : formatNumber(value, language);
  }

  const labels = labelsOf();
  const firstValues = series[0]?.values ?? [];
  const sum = firstValues.reduce((all, value) => all + value, 0);
  const { value: headValue, change } = headOf(definition);
  return {
    kind,
    title: t(`chart_${name}`),
    labels,
    scale: "scale" in axis ? axis.scale : undefined,
    series: series.map(({ name, values }) => ({
      label: typeof name === "number" ? weekday.format(new Date(dayAt(name))) : t(`part_${name}`),
      values,
    })),
    total:
      kind === "radial"
        ? { label: t("mean"), value: format(Math.round(sum / firstValues.length)) }
        : { label: t("total"), value: format(sum) },
    isStacked,
    isRightToLeft: directionOf(language) === "rtl",
    span: "days" in axis ? `${labels[0]} – ${labels.at(-1)}` : undefined,
    head: definition.head && { value: format(headValue), change },
    format,
  };
}
