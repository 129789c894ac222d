import type { Overview } from "#contract/overview/admin-overview.ts";
import { Chart } from "~/components/chart/chart";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { OutlierNote } from "~/features/administration/outlier-note";
import { formatDate, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import type { HomePeriod } from "./cards";
import { LiveCard } from "./live-card";

interface AdminTrendProps {
  totals: PagePart<Overview>;
  period: HomePeriod;
}

/** A chart of members' cash back in a period. */
export function AdminTrend({ totals, period }: AdminTrendProps) {
  const t = useTranslation("home");
  const title = t(`earnedTitle_${period}`);
  return (
    <LiveCard name="trend" title={title} part={totals} period={period}>
      {(part, menu) => (
        <Card title={title} actions={menu}>
          <PartRegion part={part}>{(overview) => <Trend overview={overview} title={title} />}</PartRegion>
        </Card>
      )}
    </LiveCard>
  );
}

function Trend({ overview, title }: { overview: Overview; title: string }) {
  const t = useTranslation("home");
  const { series, unit, currency } = overview;
  const language = useLanguage();
  const points = series.map(({ from, cashBack }) => ({
    label: formatDate(from, language, unit === "month" ? "shortMonth" : "shortDay"),
    value: cashBack,
  }));
  const formatWith = (short: boolean) => (value: number) =>
    formatMoney(Math.round(value), currency, language, { short });
  return (
    <>
      <Chart title={title} points={points} format={formatWith(false)} formatTick={formatWith(true)} />
      <OutlierNote label={t("outliers")} overview={overview} chart="cashBack" format={formatWith(false)} />
    </>
  );
}
