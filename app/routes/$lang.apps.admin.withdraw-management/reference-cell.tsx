import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { Avatar } from "~/components/ui/avatar";
import { RecordLink } from "~/features/administration/record-link";
import { StateBadge } from "~/features/withdrawals/state-badge";

/**
 * The first cell of a row: the withdrawal's reference with a link that opens it, its state, and who has
 * approved it.
 */
export function ReferenceCell({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <RecordLink open={{ view: withdrawal.id }} className="tabular-nums whitespace-nowrap">
        <bdi>{withdrawal.reference}</bdi>
      </RecordLink>
      <StateBadge withdrawal={withdrawal} />
      {withdrawal.state === "requested" &&
        withdrawal.approvedBy.map(({ id, name }) => (
          <span key={id} title={name}>
            <Avatar name={name} size="xs" />
            <span className="sr-only">{name}</span>
          </span>
        ))}
    </span>
  );
}
