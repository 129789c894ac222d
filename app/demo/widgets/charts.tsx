import { lazyPart } from "~/components/lazy/lazy-part";
import { Chart } from "~/components/chart/chart";
import { Card } from "~/components/ui/card";
import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { DemoScreen } from "../kits/demo-screen";
import { weekdays, yearly } from "./chart-data";

// Loaded separately because it is below the fold.
const BelowFold = lazyPart(async () => (await import("./more-charts")).MoreCharts);

/** Renders the product's chart with its table, and shares as rings and bars. */
export function Charts() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const formatCount = (value: number) => formatNumber(value, language);
  const amountFormatter = (short: boolean) => (value: number) =>
    formatMoney(value, "USD", language, { short });
  const months = yearly.map((value, month) => ({
    label: formatDate(new Date(Date.UTC(2025, month, 15)).toISOString(), language, "shortMonth"),
    value,
  }));
  const days = weekdays.map((value, day) => ({
    label: formatDate(new Date(Date.UTC(2026, 2, 2 + day)).toISOString(), language, "shortDay"),
    value,
  }));
  return (
    <DemoScreen title={t("titleCharts")} subtitle={t("leadCharts")}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card title={t("totalSales")} subtitle={t("perMonth")}>
          <Chart
            title={t("totalSales")}
            kind="area"
            points={months}
            format={amountFormatter(false)}
            formatTick={amountFormatter(true)}
          />
        </Card>
        <Card title={t("weekly")} subtitle={t("perDay")}>
          <Chart title={t("weekly")} points={days} format={formatCount} />
        </Card>
        <BelowFold />
      </div>
    </DemoScreen>
  );
}
