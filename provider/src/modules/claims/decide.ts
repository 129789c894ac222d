import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminClaim, type AdminClaim, type ClaimDecisionRequest } from "#contract/claims/admin-claims.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction, assertNotOwn } from "../admin-actions/admin-action.ts";
import { creditClaim } from "./credit.ts";
import { findDecider, findAdminClaim, lockClaim, updateClaim } from "./admin-repository.ts";
import { canDecide, claimTransitions } from "./transitions.ts";

/**
 * Applies one admin's decision to one claim: state, lead, money, notification and activity log in one
 * transaction (M3, M5, M6). A repeated submission (`idempotencyKey`) gets the first answer (M2).
 * @throws Problem 404; 403 `own_claim`, or `forbidden` if the user is no longer an admin; 409
 * `claim_already_decided` with the name of the admin who was faster, `order_already_tracked`,
 * `claim_similar_purchase`; and as `once` does
 */
export async function decideOnClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { input, idempotencyKey }: { input: ClaimDecisionRequest; idempotencyKey: string | undefined },
): Promise<AdminClaim> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockClaim(tx, id),
    check: (action, claim) => assertNotOwn(action, claim.userId, "own_claim"),
    once: (claim) => ({
      route: `POST /v1/admin/claims/${claim.id}`,
      key: idempotencyKey,
      body: input,
      response: adminClaim,
    }),
    async run(action, claim) {
      const { tx, at, admin, log } = action;
      if (!canDecide(input.action, claim.state)) {
        const details = { name: await findDecider(tx, claim), claimState: claim.state };
        throw new Problem(409, "claim_already_decided", { details });
      }
      const state = claimTransitions[input.action].to;
      const lead =
        input.action === "accept"
          ? await creditClaim(action, app, claim, { at, actorId: admin.userId, seen: input.seen })
          : null;
      const reason = input.action === "refuse" ? input.reason : null;
      const change = { state, reason, leadId: lead?.id ?? null };
      await updateClaim(tx, claim.id, { ...change, decidedBy: admin.userId, decidedAt: at });
      await log({
        action: `claim.${input.action}`,
        object: { type: "claim", id: claim.id, label: claim.orderNumber },
        before: { state: claim.state },
        after: { state, ...(reason ? { reason } : {}) },
      });
      return (await findAdminClaim(tx, claim.id, admin.userId)) ?? Promise.reject(notFound());
    },
  });
}
