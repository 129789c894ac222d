import type { Overview } from "#contract/overview/admin-overview.ts";
import { PartRegion } from "~/components/states/part-region";
import { Money } from "~/components/ui/money";
import { StatTile } from "~/features/administration/stat-tile";
import { clicksPath, leadsPath } from "~/features/administration/overview-links";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import type { HomePeriod } from "./cards";
import { CardActions } from "./card-actions";
import { LiveCard } from "./live-card";

interface AdminTotalsProps {
  totals: PagePart<Overview>;
  period: HomePeriod;
}

/** Shows four figures of a period, each with a link to its list. */
export function AdminTotals({ totals, period }: AdminTotalsProps) {
  const t = useTranslation("home");
  const title = t(`totalsTitle_${period}`);
  return (
    <LiveCard name="totals" title={title} part={totals} period={period}>
      {(part, menu) => (
        <section aria-labelledby="totals-title">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="totals-title" className="text-xl font-semibold">
              {title}
            </h2>
            <CardActions to="/apps/details/overview" label={t("toOverview")} menu={menu} />
          </div>
          <PartRegion part={part}>{(overview) => <PeriodStats overview={overview} />}</PartRegion>
        </section>
      )}
    </LiveCard>
  );
}

function PeriodStats({ overview }: { overview: Overview }) {
  const t = useTranslation("home");
  const language = useLanguage();
  const { figures, period, queue, currency, series } = overview;
  const count = (value: number) => <bdi suppressHydrationWarning>{formatNumber(value, language)}</bdi>;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <ul className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4">
      <StatTile
        label={t("clicks")}
        value={count(figures.clicks)}
        to={clicksPath(period)}
        trend={series.map(({ clicks }) => clicks)}
      />
      <StatTile
        label={t("leads")}
        value={count(figures.leads)}
        to={leadsPath(period)}
        trend={series.map(({ leads }) => leads)}
      />
      <StatTile
        label={t("cashBackOwed")}
        value={money(figures.cashBack)}
        to={leadsPath(period)}
        trend={series.map(({ cashBack }) => cashBack)}
      />
      <StatTile
        label={t("pendingWithdrawals")}
        value={money(queue.withdrawals.amount)}
        to="/apps/admin/withdraw-management"
      />
    </ul>
  );
}
