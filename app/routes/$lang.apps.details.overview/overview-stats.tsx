import type { Overview } from "#contract/overview/admin-overview.ts";
import { Money } from "~/components/ui/money";
import { TitledSection } from "~/components/ui/titled-section";
import { StatTile } from "~/features/administration/stat-tile";
import { periodMetrics } from "~/features/administration/period-metrics";
import { PeriodTile } from "~/features/administration/period-tile";
import { useTranslation } from "~/i18n/use-translation";

/** Shows the period's figures and the number of waiting withdrawals, each with a link to its list. */
export function OverviewStats({ overview, compares }: { overview: Overview; compares: boolean }) {
  const t = useTranslation("overview");
  const { currency, queue } = overview;
  return (
    <TitledSection id="figures" title={t("figuresTitle")}>
      <ul className="grid gap-2 xs:grid-cols-2 xs:gap-4 lg:grid-cols-4">
        {periodMetrics(overview).map((metric) => (
          <PeriodTile key={metric.name} metric={metric} currency={currency} compares={compares} />
        ))}
        <StatTile
          label={t("pendingWithdrawals")}
          value={<Money amount={queue.withdrawals.amount} currency={currency} />}
          to="/apps/admin/withdraw-management"
        >
          {t("pendingCount", { count: queue.withdrawals.count })}
        </StatTile>
      </ul>
    </TitledSection>
  );
}
