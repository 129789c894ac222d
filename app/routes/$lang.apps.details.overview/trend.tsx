import type { Overview } from "#contract/overview/admin-overview.ts";
import { Chart } from "~/components/chart/chart";
import { buttonStyle } from "~/components/ui/button-style";
import { Card } from "~/components/ui/card";
import { OutlierNote } from "~/features/administration/outlier-note";
import { formatDate, formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { charts, type PeriodChoice, periodSearch } from "~/features/administration/period/period-choice";
import { Link } from "~/components/ui/link";

/** A chart of a figure over the period, by day, week or month. */
export function Trend({ overview, choice }: { overview: Overview; choice: PeriodChoice }) {
  const t = useTranslation("overview");
  const language = useLanguage();
  const { series, unit, currency } = overview;
  const { chart } = choice;
  const isMoney = chart === "commission" || chart === "cashBack";
  const formatWith = (short: boolean) => (value: number) =>
    isMoney ? formatMoney(Math.round(value), currency, language, { short }) : formatNumber(value, language);
  const points = series.map((bucket) => ({
    label: formatDate(bucket.from, language, unit === "month" ? "shortMonth" : "shortDay"),
    value: bucket[chart],
    before: bucket.before[chart],
  }));
  const names = choice.compares ? { value: t("thisPeriod"), before: t("periodBefore") } : undefined;
  const title = t(`trend_${unit}`, { figure: t(chart) });
  return (
    <Card
      title={title}
      actions={
        <nav aria-label={t("chartOf")} className="no-print flex flex-wrap gap-2">
          {charts.map((name) => (
            <Link
              key={name}
              to={periodSearch(choice, { chart: name })}
              preventScrollReset
              aria-current={name === chart ? "true" : undefined}
              className={buttonStyle(name === chart ? "soft" : "ghost", "sm")}
            >
              {t(name)}
            </Link>
          ))}
        </nav>
      }
    >
      <Chart
        title={title}
        points={points}
        names={names}
        format={formatWith(false)}
        formatTick={formatWith(true)}
      />
      <OutlierNote label={t("outliers")} overview={overview} chart={chart} format={formatWith(false)} />
    </Card>
  );
}
