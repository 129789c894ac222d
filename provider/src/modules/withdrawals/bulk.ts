import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Decision, DecisionOnMany, decideWithdrawals } from "#contract/withdrawals/admin-withdrawals.ts";
import type { CallData } from "#contract/calls/call.ts";
import { applyToEach } from "../bulk/apply-to-each.ts";
import { decideWithdrawal } from "./decide.ts";
import { findReference } from "./admin-repository.ts";
import { postponeBatch } from "./queue-decision.ts";

/**
 * Takes the same decision on many withdrawals. The decisions can be undone together. Failures are listed by the
 * withdrawals' references.
 */
export async function decideEach(
  app: FastifyInstance,
  request: FastifyRequest,
  ids: string[],
  { decision, idempotencyKey }: { decision: DecisionOnMany; idempotencyKey: string | undefined },
): Promise<CallData<typeof decideWithdrawals>> {
  const batch = randomUUID();
  const { done, refused } = await applyToEach(request, ids, {
    take: (id) =>
      decideWithdrawal(app, request, id, { decision: decisionOn(id, decision), idempotencyKey, batch }),
    label: (id) => findReference(app.database, id),
  });
  if (done.length > 1 && app.environment.DECISION_UNDO_SECONDS > 0) await postponeBatch(app, batch);
  return { done, refused: refused.map(({ label, ...one }) => ({ ...one, reference: label })) };
}

function decisionOn(id: string, decision: DecisionOnMany): Decision {
  if (decision.action !== "mark-paid") return decision;
  const { despiteWarnings, ...payment } = decision;
  return { ...payment, ...(despiteWarnings?.includes(id) && { despiteWarnings: true }) };
}
