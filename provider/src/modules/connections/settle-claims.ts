import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { updateClaim } from "../claims/admin-repository.ts";
import type { PullApp } from "./reading.ts";
import { lockSettledClaims } from "../network-claims/repository.ts";

/** The actor of changes that result from a network's answer. */
const actor = { userId: null, email: "network" };

/**
 * Accepts each claim that a network has approved and whose purchase it has reported. The purchase is credited
 * like any other, so no money moves here.
 */
export async function settleClaims(app: PullApp, network: string): Promise<void> {
  await inTransaction(app.database, async (unit) => {
    const at = app.clock();
    // An order may consist of several purchases. The claim refers to one of them.
    const claims = await lockSettledClaims(unit.tx, network);
    const settled = [...new Map(claims.map((one) => [one.claim.id, one])).values()];
    for (const { claim, leadId } of settled)
      await updateClaim(unit.tx, claim.id, { state: "accepted", leadId, decidedBy: null, decidedAt: at });
    for (const { claim } of settled)
      await recordActivity(unit, {
        at,
        actor,
        request: null,
        action: "claim.accept",
        object: { type: "claim", id: claim.id, label: claim.orderNumber },
        before: { state: claim.state },
        after: { state: "accepted" },
      });
  });
}
