import type { Referral } from "#contract/referrals/referrals.ts";
import { Avatar } from "~/components/ui/avatar";
import { DateTime } from "~/components/ui/date-time";
import { ReferralBadge } from "~/features/referrals/referral-badge";

/** Lists the latest referrals with their progress. */
export function Friends({ friends }: { friends: Referral[] }) {
  return (
    <ul className="divide-y divide-line">
      {friends.map((friend) => (
        <li key={friend.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
          <Avatar name={friend.friend} />
          <span className="min-w-0 grow">
            <bdi className="block truncate font-medium">{friend.friend}</bdi>
            <span className="block text-sm text-muted">
              <DateTime value={friend.joinedAt} />
            </span>
          </span>
          <ReferralBadge referral={friend} />
        </li>
      ))}
    </ul>
  );
}
