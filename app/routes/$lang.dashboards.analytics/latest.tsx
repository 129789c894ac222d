import type { ReactNode } from "react";
import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { ViewAll } from "./view-all";
import { LocalizedLink } from "~/navigation/localized-link";

/** Lists the latest credits and payouts, side by side. */
export function Latest({ analytics: { credits, payouts, currency } }: { analytics: Analytics }) {
  const t = useTranslation("analytics");
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <MoneyList
        title={t("creditsTitle")}
        to="/apps/details/leads?f.state=payable"
        rowPath={(id) => `/apps/details/leads?view=${id}`}
        rows={credits.map(({ store, ...row }) => ({ ...row, name: store.name, sign: 1 }))}
        currency={currency}
      />
      <MoneyList
        title={t("payoutsTitle")}
        to="/apps/admin/withdraw-history?f.state=paid"
        rowPath={(id) => `/apps/admin/withdraw-history?view=${id}`}
        rows={payouts.map(({ reference, ...row }) => ({ ...row, name: reference, sign: -1 }))}
        currency={currency}
      />
    </div>
  );
}

interface MoneyListProps {
  title: string;
  to: string;
  /** Returns the path of a row's page. */
  rowPath: (id: string) => string;
  rows: { id: string; name: ReactNode; at: string; amount: number; sign: 1 | -1 }[];
  currency: string;
}

function MoneyList({ title, to, rowPath, rows, currency }: MoneyListProps) {
  const t = useTranslation("analytics");
  return (
    <Card title={title} actions={<ViewAll to={to} />}>
      {rows.length === 0 ? (
        <EmptyState illustration="search" title={t("nothingYet")} />
      ) : (
        <ul className="divide-y divide-line">
          {rows.map(({ id, name, at, amount, sign }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-2.5">
              <span className="min-w-0">
                <LocalizedLink to={rowPath(id)} className="block truncate font-medium hover:underline">
                  <bdi className="block truncate">{name}</bdi>
                </LocalizedLink>
                <DateTime value={at} className="text-sm text-muted" />
              </span>
              <Money amount={sign * amount} currency={currency} sign="always" className="font-semibold" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
