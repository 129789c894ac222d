import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { MethodName } from "~/features/withdrawals/method-name";
import { StateBadge } from "~/features/withdrawals/state-badge";
import { useTranslation } from "~/i18n/use-translation";

/** Lists a member's latest withdrawals, without links. */
export function WithdrawalList({ withdrawals }: { withdrawals: Withdrawal[] }) {
  const t = useTranslation("users");
  if (withdrawals.length === 0) return <p className="text-muted">{t("noWithdrawals")}</p>;
  return (
    <ul className="divide-y divide-line">
      {withdrawals.map((withdrawal) => (
        <li key={withdrawal.id} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
          <span className="min-w-0">
            <bdi className="tabular-nums block font-medium">{withdrawal.reference}</bdi>
            <span className="block text-sm text-muted">
              <MethodName method={withdrawal.method} />
            </span>
          </span>
          <span className="shrink-0 space-y-1 text-end">
            <Money amount={withdrawal.amount} currency={withdrawal.currency} className="block font-medium" />
            <span className="block text-sm text-muted">
              <DateTime value={withdrawal.requestedAt} />
            </span>
            <StateBadge withdrawal={withdrawal} />
          </span>
        </li>
      ))}
    </ul>
  );
}
