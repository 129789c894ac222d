import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { OpenedLink } from "~/features/administration/opened-link";
import { StateBadge } from "~/features/withdrawals/state-badge";

/** A row's first cell: the withdrawal's reference with a link that opens it, and its state. */
export function OpenedReference({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <OpenedLink open={{ view: withdrawal.id }} className="tabular-nums whitespace-nowrap">
        <bdi>{withdrawal.reference}</bdi>
      </OpenedLink>
      <StateBadge withdrawal={withdrawal} />
    </span>
  );
}
