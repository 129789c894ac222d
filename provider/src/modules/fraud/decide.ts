import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type decideFraudCase, type FraudCaseDetail, getFraudCase } from "#contract/fraud/admin-fraud.ts";
import { fraudCases } from "../../database/schema/fraud-schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction, assertNotOwn } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findCase } from "./cases.ts";
import { liftHolds, takeOverHolds } from "./holds.ts";
import { lockCase, lockHolds } from "./repository.ts";

/**
 * Clears a case, which ends its hold, or confirms it, which turns the hold into a hold by this admin. The
 * withdrawals are decided separately; confirming moves no money. @throws Problem 404; 403 `own_fraud_case`,
 * `fraud_case_needs_other_admin` for the appeal of an own decision; 409 `fraud_case_decided`; and as `once`
 * does
 */
export async function decideCase(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { decision, reason }: z.output<typeof decideFraudCase.body>,
): Promise<FraudCaseDetail> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockCase(tx, id),
    check: (action, fraudCase) => assertNotOwn(action, fraudCase.userId, "own_fraud_case"),
    once: (fraudCase) => ({
      route: `POST /v1/admin/fraud-cases/${fraudCase.id}/decision`,
      key: idempotencyKeyIfAny(request),
      body: { decision, reason },
      response: getFraudCase.data,
    }),
    async run({ tx, at, admin, log }, fraudCase) {
      if (fraudCase.state !== "open" && fraudCase.state !== "appealed")
        throw new Problem(409, "fraud_case_decided");
      if (fraudCase.confirmedBy === admin.userId) throw new Problem(403, "fraud_case_needs_other_admin");
      await lockHolds(tx, [fraudCase.userId]);
      const state = decision === "clear" ? "cleared" : "confirmed";
      await tx
        .update(fraudCases)
        .set({ state, decidedBy: admin.userId, decidedAt: at, reason })
        .where(eq(fraudCases.id, fraudCase.id));
      if (decision === "clear") await liftHolds(tx, [fraudCase], at);
      else
        await takeOverHolds(tx, {
          userId: fraudCase.userId,
          by: admin.userId,
          reference: fraudCase.reference,
        });
      await log({
        action: `fraud-case.${decision}`,
        object: { type: "fraud-case", id: fraudCase.id, label: fraudCase.reference },
        before: { state: fraudCase.state },
        after: { state, reason },
      });
      const viewed = { viewer: admin.userId, currency: app.environment.CURRENCY };
      return (await findCase(tx, fraudCase.id, viewed)) ?? Promise.reject(notFound());
    },
  });
}
