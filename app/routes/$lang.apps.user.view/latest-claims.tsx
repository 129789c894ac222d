import type { Claim } from "#contract/claims/claims.ts";
import { ClaimBadge } from "~/features/cash-back/claim-badge";
import { DateTime } from "~/components/ui/date-time";

/** The latest claims. */
export function LatestClaims({ claims }: { claims: Claim[] }) {
  return (
    <ul className="divide-y divide-line">
      {claims.map(({ id, store, orderNumber, createdAt, state }) => (
        <li key={id} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
          <span className="min-w-0">
            <bdi className="block truncate font-medium">{store.name}</bdi>
            <span className="block truncate text-sm text-muted">
              <bdi dir="ltr" className="figures">
                {orderNumber}
              </bdi>{" "}
              · <DateTime value={createdAt} />
            </span>
          </span>
          <ClaimBadge state={state} />
        </li>
      ))}
    </ul>
  );
}
