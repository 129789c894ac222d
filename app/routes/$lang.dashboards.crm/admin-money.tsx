import type { ReactNode } from "react";
import type { AdminSummary } from "#contract/withdrawals/admin-withdrawals.ts";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import type { PagePart } from "~/provider-client/page-part";
import { LiveCard } from "./live-card";

const management = "/apps/admin/withdraw-management";
const history = "/apps/admin/withdraw-history";

/** Shows the members' money: owed, reserved, paid, and available soon. */
export function AdminMoney({ summary }: { summary: PagePart<AdminSummary> }) {
  const t = useTranslation("home");
  return (
    <LiveCard name="summary" title={t("moneyTitle")} part={summary}>
      {(part, menu) => (
        <Card title={t("moneyTitle")} actions={menu}>
          <PartRegion part={part}>{(totals) => <MoneyTotals totals={totals} />}</PartRegion>
        </Card>
      )}
    </LiveCard>
  );
}

function MoneyTotals({ totals }: { totals: AdminSummary }) {
  const t = useTranslation("home");
  const { requested, approved, paidLast30Days, owedToMembers, dueNextWeek, members, currency } = totals;
  return (
    <dl className="grid gap-5 xs:grid-cols-2 lg:grid-cols-1">
      <MoneyTotal label={t("owed")} amount={owedToMembers} currency={currency}>
        {t("membersTotal", { count: members })}
      </MoneyTotal>
      <MoneyTotal
        label={t("reserved")}
        amount={requested.amount + approved.amount}
        currency={currency}
        to={`${management}?f.stage=all`}
      >
        {t("requestedCount", { count: requested.count + approved.count })}
      </MoneyTotal>
      <MoneyTotal
        label={t("approved")}
        amount={approved.amount}
        currency={currency}
        to={`${management}?f.stage=pay`}
      >
        {t("requestedCount", { count: approved.count })}
      </MoneyTotal>
      <MoneyTotal
        label={t("paid")}
        amount={paidLast30Days.amount}
        currency={currency}
        to={`${history}?f.state=paid`}
      >
        {t("requestedCount", { count: paidLast30Days.count })}
      </MoneyTotal>
      {dueNextWeek !== undefined && (
        <MoneyTotal label={t("nextWeek")} amount={dueNextWeek} currency={currency}>
          {t("nextWeekWhat")}
        </MoneyTotal>
      )}
    </dl>
  );
}

interface MoneyTotalProps {
  label: string;
  amount: number;
  currency: string;
  /** The path of the list that the figure links to. */
  to?: string;
  children: ReactNode;
}

function MoneyTotal({ label, amount, currency, to, children }: MoneyTotalProps) {
  return (
    <div>
      <dt className="text-sm font-medium text-muted">
        {to ? (
          <LocalizedLink to={to} className="inline-flex min-h-6 items-center hover:underline">
            {label}
          </LocalizedLink>
        ) : (
          label
        )}
      </dt>
      <dd>
        <Money amount={amount} currency={currency} className="text-xl font-semibold" />
        <span className="block text-sm text-muted">{children}</span>
      </dd>
    </div>
  );
}
