import { Chart } from "~/components/chart/chart";
import { formatDate, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Cash back in parts of a period, each from a day on; money in minor units. */
export interface Earned {
  currency: string;
  unit: "day" | "month";
  parts: { from: string; earned: number; pending: number }[];
}

interface EarnedChartProps {
  summary: Earned;
  /** Names the drawing and its table of figures. */
  title: string;
  /** The member hides amounts: the shape stays, the figures go. */
  hidden: boolean;
}

/** Cash back tracked month by month, or day by day: what is available by now, and on top what is pending. */
export function EarnedChart({ summary: { parts, unit, currency }, title, hidden }: EarnedChartProps) {
  const language = useLanguage();
  const t = useTranslation("wallet");
  const names = { value: t("available"), above: t("pending") };
  const points = parts.map(({ from, earned, pending }) => ({
    label: formatDate(from, language, unit === "month" ? "shortMonth" : "shortDay"),
    value: earned - pending,
    above: pending,
  }));
  const write = (short: boolean) => (value: number) =>
    hidden ? "••••" : formatMoney(Math.round(value), currency, language, { short });
  return <Chart title={title} points={points} names={names} format={write(false)} formatTick={write(true)} />;
}
