import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminClaim, type AdminClaim, type AskedClaimDecision } from "#contract/admin-claims.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import { creditClaim } from "./credit.ts";
import { findDecider, findOne, lockClaim, updateClaim } from "./repository.ts";
import { canDecide, claimTransitions } from "./transitions.ts";

/**
 * One admin's decision on one claim: state, lead, money, notification and activity log in one transaction
 * (design §4 Earning, Administration; reliability M3, M5, M6). The same form sent again (`key`) gets its
 * first answer (reliability M2).
 * @throws Problem 404; 403 `own_claim`, or `forbidden` when no admin any more; 409 `claim_already_decided`
 * with who was faster, `order_already_tracked`; and as `once` does
 */
export async function decideOnClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { asked, key }: { asked: AskedClaimDecision; key: string | undefined },
): Promise<AdminClaim> {
  const { userId: adminId, email } = identityOf(request);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const found = await lockClaim(tx, id);
      if (!found) throw notFound();
      await holdAdmin(tx, adminId);
      if (found.userId === adminId) throw new Problem(403, "own_claim");
      const call = { userId: adminId, route: `POST /v1/admin/claims/${found.id}`, key, body: asked, at };
      return once(tx, call, adminClaim, async () => {
        if (!canDecide(asked.action, found.state)) {
          const details = { name: await findDecider(tx, found), claimState: found.state };
          throw new Problem(409, "claim_already_decided", { details });
        }
        const state = claimTransitions[asked.action].to;
        const circumstances = { at, actorId: adminId };
        const lead = asked.action === "accept" ? await creditClaim(unit, app, found, circumstances) : null;
        const reason = asked.action === "refuse" ? asked.reason : null;
        const change = { state, reason, leadId: lead?.id ?? null };
        await updateClaim(tx, found.id, { ...change, decidedBy: adminId, decidedAt: at });
        await recordActivity(unit, {
          ...{ at, request, actor: { userId: adminId, email } },
          action: `claim.${asked.action}`,
          object: { type: "claim", id: found.id, label: found.orderNumber },
          before: { state: found.state },
          after: { state, ...(reason ? { reason } : {}) },
        });
        return (await findOne(tx, found.id, adminId)) ?? Promise.reject(notFound());
      });
    },
    (error) => request.log.error({ err: error }, "an effect of a claim's decision failed"),
  );
}
