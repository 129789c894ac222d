import type { Purchase } from "#contract/cash-back/cash-back.ts";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { LeadBadge } from "~/features/cash-back/lead-badge";
import { StoreLogo } from "~/features/stores/store-logo";
import { useTranslation } from "~/i18n/use-translation";

/** Lists a member's latest purchases, without links. */
export function PurchaseList({ purchases }: { purchases: Purchase[] }) {
  const t = useTranslation("users");
  if (purchases.length === 0) return <p className="text-muted">{t("noPurchases")}</p>;
  return (
    <ul className="divide-y divide-line">
      {purchases.map(({ id, store, occurredAt, cashBack, currency, state }) => (
        <li key={id} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
          <span className="flex min-w-0 items-center gap-3">
            <StoreLogo store={store} />
            <span className="min-w-0">
              <bdi className="block truncate font-medium">{store.name}</bdi>
              <span className="block text-sm text-muted">
                <DateTime value={occurredAt} />
              </span>
            </span>
          </span>
          <span className="shrink-0 space-y-1 text-end">
            <Money amount={cashBack} currency={currency} className="block font-medium" />
            <LeadBadge state={state} />
          </span>
        </li>
      ))}
    </ul>
  );
}
