import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { DateTime } from "~/components/ui/date-time";
import { StateBadge } from "~/features/withdrawals/state-badge";
import { PrivateMoney } from "~/features/wallet/private-money";
import { LocalizedLink } from "~/navigation/localized-link";

/** The latest withdrawals. */
export function LatestWithdrawals({ withdrawals, hidden }: { withdrawals: Withdrawal[]; hidden: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {withdrawals.map((withdrawal) => (
        <li key={withdrawal.id} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
          <span className="min-w-0">
            <LocalizedLink
              to={`/apps/my-cash-back/withdraw-history?view=${encodeURIComponent(withdrawal.id)}`}
              className="figures font-medium text-primary hover:underline"
            >
              <bdi>{withdrawal.reference}</bdi>
            </LocalizedLink>
            <span className="block text-sm text-muted">
              <DateTime value={withdrawal.requestedAt} />
            </span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <PrivateMoney
              hidden={hidden}
              amount={withdrawal.amount}
              currency={withdrawal.currency}
              className="font-medium"
            />
            <StateBadge withdrawal={withdrawal} />
          </span>
        </li>
      ))}
    </ul>
  );
}
