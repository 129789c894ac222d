import type { AdminWithdrawal } from "#contract/admin-withdrawals.ts";
import { WithdrawalDetail } from "~/features/administration/withdrawal-detail";
import { useViewer } from "~/shell/use-viewer";
import { DecisionLinks } from "./decision-links";
import { blockedReason } from "./decisions";
import { PayoutTarget, type Revealed } from "./payout-target";
import { WithdrawalSummary } from "./withdrawal-summary";

interface OpenWithdrawalProps {
  withdrawal: AdminWithdrawal;
  revealed: Revealed | undefined;
}

/** An open withdrawal: details, payout method, and possible decisions. */
export function OpenWithdrawal({ withdrawal, revealed }: OpenWithdrawalProps) {
  const viewer = useViewer();
  const isOwn = viewer.state === "signed-in" && blockedReason(withdrawal, viewer.email) === "own";
  return (
    <WithdrawalDetail withdrawal={withdrawal} summary={<WithdrawalSummary withdrawal={withdrawal} />}>
      {!isOwn && <PayoutTarget withdrawalId={withdrawal.id} revealed={revealed} />}
      <DecisionLinks withdrawal={withdrawal} />
    </WithdrawalDetail>
  );
}
