import { claimDecisions, type AdminClaim } from "#contract/claims/admin-claims.ts";
import { toWire } from "../../money.ts";
import { toClaim } from "./view.ts";
import { cashBackOf } from "../leads/terms.ts";
import type { AdminClaimRow } from "./admin-rows.ts";
import { canDecide } from "./transitions.ts";

/** Maps a row to a claim as an admin sees it. */
export function toAdminClaim(row: AdminClaimRow, viewer: string): AdminClaim {
  const { claim, click, terms, member, network, proof, decidedBy } = row;
  const isOwn = claim.userId === viewer;
  return {
    ...toClaim(row),
    member,
    network,
    proof,
    decidedBy,
    click: { id: click.id, at: click.createdAt.toISOString() },
    cashBack: toWire(cashBackOf(terms, { amount: claim.orderAmount, item: null })),
    decisions: isOwn ? [] : claimDecisions.filter((action) => canDecide(action, claim.state)),
  };
}
