import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  adminWithdrawal,
  type AdminWithdrawal,
  type Decision,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { notFound } from "../../problem.ts";
import { adminAction, assertNotOwn } from "../admin-actions/admin-action.ts";
import { findAdminWithdrawal } from "./admin-repository.ts";
import { applyDecision, permissionFor } from "./apply-decision.ts";
import { queueDecision, assertNotQueued } from "./queue-decision.ts";
import { lockWithdrawal } from "./repository.ts";

/** An admin's decision and the identifiers of its request. */
export interface DecisionRequest {
  decision: Decision;
  /** The form's idempotency key. A repeated submission gets the answer to the first submission (M2). */
  idempotencyKey: string | undefined;
  /** The id shared by all decisions of one request. */
  batch: string;
}

/**
 * Takes one admin's decision on one withdrawal in one transaction (M3, M5, M6). If `DECISION_UNDO_SECONDS` is
 * set, the decision is only checked and queued, and carried out when that time is over. A repeated request gets
 * the saved answer only if the admin still has the permission, and never counts as another approval. Before an
 * approval, the active fraud rules are evaluated in a separate transaction, so that a hold by a rule remains
 * even if the approval is refused. @throws Problem 404; 403 `own_withdrawal`, or `forbidden` if the user is no
 * longer an admin; 409 `withdrawal_decision_queued` while another decision can be undone; and as
 * `applyDecision` and `once` do
 */
export async function decideWithdrawal(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { decision, idempotencyKey, batch }: DecisionRequest,
): Promise<AdminWithdrawal> {
  if (decision.action === "approve") await app.screenWithdrawal(id);
  return adminAction(app, request, {
    permission: permissionFor(decision),
    lock: ({ tx }) => lockWithdrawal(tx, id),
    check: (action, withdrawal) => assertNotOwn(action, withdrawal.userId, "own_withdrawal"),
    once: (withdrawal) => ({
      route: `POST /v1/admin/withdrawals/${withdrawal.id}`,
      key: idempotencyKey,
      body: decision,
      response: adminWithdrawal,
    }),
    async run(action, withdrawal) {
      await assertNotQueued(action.tx, id);
      if (app.environment.DECISION_UNDO_SECONDS === 0) await applyDecision(action, app, withdrawal, decision);
      else await queueDecision(action, app, withdrawal, { decision, batch });
      return (await findAdminWithdrawal(action.tx, id, action.admin.userId)) ?? Promise.reject(notFound());
    },
  });
}
