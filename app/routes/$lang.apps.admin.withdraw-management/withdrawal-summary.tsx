import type { AdminWithdrawal } from "#contract/admin-withdrawals.ts";
import { MethodName } from "~/features/withdrawals/method-name";
import { StateBadge } from "~/features/withdrawals/state-badge";

/** Below the title of an opened withdrawal: its state, and where the money goes. */
export function WithdrawalSummary({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <StateBadge withdrawal={withdrawal} />
      <MethodName method={withdrawal.method} />
    </span>
  );
}
