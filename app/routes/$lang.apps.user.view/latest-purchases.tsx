import type { Purchase } from "#contract/cash-back/cash-back.ts";
import { DateTime } from "~/components/ui/date-time";
import { LeadBadge } from "~/features/cash-back/lead-badge";
import { HideableMoney } from "~/features/wallet/hideable-money";
import { LocalizedLink } from "~/navigation/localized-link";

/** Lists the latest purchases. */
export function LatestPurchases({ purchases, hidden }: { purchases: Purchase[]; hidden: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {purchases.map(({ id, store, occurredAt, cashBack, currency, state }) => (
        <li key={id} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
          <span className="min-w-0">
            <LocalizedLink
              to={`/apps/my-cash-back/cash-back-detail?view=${encodeURIComponent(id)}`}
              className="block truncate font-medium text-primary hover:underline"
            >
              <bdi className="block truncate">{store.name}</bdi>
            </LocalizedLink>
            <span className="block text-sm text-muted">
              <DateTime value={occurredAt} />
            </span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <HideableMoney hidden={hidden} amount={cashBack} currency={currency} className="font-medium" />
            <LeadBadge state={state} />
          </span>
        </li>
      ))}
    </ul>
  );
}
