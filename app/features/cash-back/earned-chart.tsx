import { Chart } from "~/components/chart/chart";
import { formatDate, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** The cash back of one part of a period, identified by the part's first day. Amounts are in minor units. */
export interface EarnedPoint {
  currency: string;
  unit: "day" | "month";
  parts: { from: string; earned: number; pending: number }[];
}

interface EarnedChartProps {
  summary: EarnedPoint;
  /** The title of the chart and the caption of its table. */
  title: string;
  /** Whether the member hides amounts. The shape of the chart is still visible. */
  hidden: boolean;
}

/** Tracked cash back by month or day: the available amount, with the pending amount on top. */
export function EarnedChart({ summary: { parts, unit, currency }, title, hidden }: EarnedChartProps) {
  const language = useLanguage();
  const t = useTranslation("wallet");
  const names = { value: t("available"), above: t("pending") };
  const points = parts.map(({ from, earned, pending }) => ({
    label: formatDate(from, language, unit === "month" ? "shortMonth" : "shortDay"),
    value: earned - pending,
    above: pending,
  }));
  const format = (short: boolean) => (value: number) =>
    hidden ? "••••" : formatMoney(Math.round(value), currency, language, { short });
  return (
    <Chart title={title} points={points} names={names} format={format(false)} formatTick={format(true)} />
  );
}
