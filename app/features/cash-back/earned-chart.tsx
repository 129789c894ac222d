import type { CashBackSummary } from "#contract/cash-back.ts";
import { Chart } from "~/components/chart/chart";
import { formatDate, formatMoney } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

interface EarnedChartProps {
  summary: CashBackSummary;
  /** Names the drawing and its table of figures. */
  title: string;
  /** The member hides amounts: the shape stays, the figures go. */
  hidden: boolean;
}

/** Cash back tracked month by month. */
export function EarnedChart({ summary: { months, currency }, title, hidden }: EarnedChartProps) {
  const language = useLanguage();
  const points = months.map(({ month, earned }) => ({
    label: formatDate(`${month}-01T00:00:00Z`, language, "shortMonth"),
    value: earned,
  }));
  const write = (short: boolean) => (value: number) =>
    hidden ? "••••" : formatMoney(Math.round(value), currency, language, { short });
  return <Chart title={title} points={points} format={write(false)} formatTick={write(true)} />;
}
