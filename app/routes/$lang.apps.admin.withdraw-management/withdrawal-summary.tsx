import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { MethodName } from "~/features/withdrawals/method-name";
import { StateBadge } from "~/features/withdrawals/state-badge";
import { RiskReasons } from "./risk-reasons";

/** Shown below the title of an open withdrawal: its state, payout method, and risks. */
export function WithdrawalSummary({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <StateBadge withdrawal={withdrawal} />
      <MethodName method={withdrawal.method} />
      {withdrawal.warnings.length + withdrawal.risks.length > 0 && <RiskReasons withdrawal={withdrawal} />}
    </span>
  );
}
