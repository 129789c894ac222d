import type { Claim, ClaimableClick } from "#contract/claims/claims.ts";
import { toWire } from "../../money.ts";
import type { ClaimableRow } from "./clicks.ts";
import type { ClaimWithStore } from "./repository.ts";

/** Maps a row to a claim as its member sees it. */
export function toClaim({ claim, store }: ClaimWithStore): Claim {
  const { id, orderNumber, orderedOn, currency, state, reason } = claim;
  return {
    id,
    store,
    orderNumber,
    orderedOn,
    currency,
    state,
    reason,
    purchaseId: claim.leadId,
    orderAmount: toWire(claim.orderAmount),
    createdAt: claim.createdAt.toISOString(),
    decidedAt: claim.decidedAt?.toISOString() ?? null,
  };
}

export function toClaimable({ click, store, claimableFrom }: ClaimableRow): ClaimableClick {
  return {
    id: click.id,
    store,
    at: click.createdAt.toISOString(),
    claimableFrom: claimableFrom.toISOString(),
  };
}
