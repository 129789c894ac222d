import type { CashBackSummary } from "#contract/cash-back.ts";
import { Chart } from "~/components/chart/chart";
import { formatDate, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

interface EarnedChartProps {
  summary: CashBackSummary;
  /** Names the drawing and its table of figures. */
  title: string;
  /** The member hides amounts: the shape stays, the figures go. */
  hidden: boolean;
}

/** Cash back tracked month by month: what is available by now, and on top what is pending. */
export function EarnedChart({ summary: { months, currency }, title, hidden }: EarnedChartProps) {
  const language = useLanguage();
  const t = useTranslation("wallet");
  const names = { value: t("available"), above: t("pending") };
  const points = months.map(({ month, earned, pending }) => ({
    label: formatDate(`${month}-01T00:00:00Z`, language, "shortMonth"),
    value: earned - pending,
    above: pending,
  }));
  const write = (short: boolean) => (value: number) =>
    hidden ? "••••" : formatMoney(Math.round(value), currency, language, { short });
  return <Chart title={title} points={points} names={names} format={write(false)} formatTick={write(true)} />;
}
