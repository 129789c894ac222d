import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Decision } from "#contract/withdrawals/admin-withdrawals.ts";
import type { QueuedDecision } from "#contract/withdrawals/queued-decisions.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { personColumns } from "../../database/queries/person-columns.ts";
import { queuedDecisions } from "../../database/schema/queued-decision-schema.ts";
import { users, withdrawals } from "../../database/schema/schema.ts";
import { translate } from "../../i18n/translate.ts";
import type { Language } from "../../plugins/language.ts";
import { Problem } from "../../problem.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";
import { applyDecision } from "./apply-decision.ts";
import type { WithdrawalRow } from "./view.ts";

/** Far more decisions than an admin can make within the time to undo. */
const listLimit = 500;

/** Thrown to roll back a successful trial of a decision. */
class TrialSucceeded extends Error {}

/**
 * Queues a decision on a locked withdrawal, after a trial with all checks, so that a refusal is reported
 * immediately. @throws as `applyDecision` does
 */
export async function queueDecision(
  action: AdminAction,
  app: FastifyInstance,
  withdrawal: WithdrawalRow,
  { decision, batch }: { decision: Decision; batch: string },
): Promise<void> {
  const { tx, at, admin, request } = action;
  await tryDecision(action, app, withdrawal, decision);
  await tx.insert(queuedDecisions).values({
    withdrawalId: withdrawal.id,
    adminId: admin.userId,
    batch,
    decision,
    ip: request.clientAddress,
    requestId: request.id,
    queuedAt: at,
    dueAt: dueAfter(app, at),
  });
}

function dueAfter({ environment }: Pick<FastifyInstance, "environment">, at: Date): Date {
  return new Date(at.getTime() + environment.DECISION_UNDO_SECONDS * 1000);
}

/** Applies a decision within a savepoint and rolls it back. */
async function tryDecision(
  action: AdminAction,
  app: FastifyInstance,
  withdrawal: WithdrawalRow,
  decision: Decision,
): Promise<void> {
  const ignore = () => undefined;
  try {
    await action.tx.transaction(async (tx) => {
      const trial = { ...action, tx, afterCommit: ignore, log: () => Promise.resolve() };
      await applyDecision(trial, app, withdrawal, decision);
      throw new TrialSucceeded();
    });
  } catch (error) {
    if (!(error instanceof TrialSucceeded)) throw error;
  }
}

/** Restarts the time to undo for a whole batch, so that all its decisions can be undone for the same time. */
export async function postponeBatch(app: FastifyInstance, batch: string): Promise<void> {
  await app.database
    .update(queuedDecisions)
    .set({ dueAt: dueAfter(app, app.clock()) })
    .where(and(eq(queuedDecisions.batch, batch), isNull(queuedDecisions.refusal)));
}

/**
 * Refuses a decision on a locked withdrawal while an earlier decision can still be undone. Removes an earlier
 * decision that was refused.
 * @throws Problem 409 `withdrawal_decision_queued` with the name of its admin
 */
export async function assertNotQueued(tx: Transaction, withdrawalId: string): Promise<void> {
  const [row] = await tx
    .select({ refusal: queuedDecisions.refusal, name: users.name })
    .from(queuedDecisions)
    .innerJoin(users, eq(users.id, queuedDecisions.adminId))
    .where(eq(queuedDecisions.withdrawalId, withdrawalId));
  if (!row) return;
  if (!row.refusal) throw new Problem(409, "withdrawal_decision_queued", { details: { name: row.name } });
  const isRejected = isNotNull(queuedDecisions.refusal);
  await tx.delete(queuedDecisions).where(and(eq(queuedDecisions.withdrawalId, withdrawalId), isRejected));
}

/** Returns the queued decision of each withdrawal that has one. */
export async function findQueued(queryable: Queryable, withdrawalIds: string[]) {
  if (withdrawalIds.length === 0) return new Map<string, never>();
  const rows = await queryable
    .select({ row: queuedDecisions, by: personColumns(users) })
    .from(queuedDecisions)
    .innerJoin(users, eq(users.id, queuedDecisions.adminId))
    .where(and(inArray(queuedDecisions.withdrawalId, withdrawalIds), isNull(queuedDecisions.refusal)));
  return new Map(
    rows.map(({ row: { withdrawalId, decision, dueAt }, by }) => {
      return [withdrawalId, { action: decision.action, by, dueAt: dueAt.toISOString() }];
    }),
  );
}

/** Lists an admin's decisions that can still be undone or were refused when they were due, oldest first. */
export async function listQueued(
  queryable: Queryable,
  adminId: string,
  language: Language,
): Promise<QueuedDecision[]> {
  const rows = await queryable
    .select({ row: queuedDecisions, reference: withdrawals.reference })
    .from(queuedDecisions)
    .innerJoin(withdrawals, eq(withdrawals.id, queuedDecisions.withdrawalId))
    .where(eq(queuedDecisions.adminId, adminId))
    .orderBy(asc(queuedDecisions.queuedAt), asc(queuedDecisions.withdrawalId))
    .limit(listLimit);
  return rows.map(({ row: { withdrawalId, batch, decision, dueAt, refusal }, reference }) => ({
    id: withdrawalId,
    reference,
    batch,
    action: decision.action,
    dueAt: dueAt.toISOString(),
    refusal: refusal && translate(language, refusal.key, refusal.details),
  }));
}

/**
 * Removes an admin's queued decisions on these withdrawals. Waits for decisions that are being carried out;
 * these can then no longer be undone. Returns the withdrawals whose decisions were undone. Withdrawals whose
 * decisions had already been refused aren't included.
 */
export async function undoDecisions(
  queryable: Queryable,
  adminId: string,
  withdrawalIds: string[],
): Promise<string[]> {
  const locked = queryable
    .select({ id: queuedDecisions.withdrawalId })
    .from(queuedDecisions)
    .where(and(eq(queuedDecisions.adminId, adminId), inArray(queuedDecisions.withdrawalId, withdrawalIds)))
    // The rows are ordered, so that two requests lock them in the same order.
    .orderBy(asc(queuedDecisions.withdrawalId))
    .for("update");
  const removed = await queryable
    .delete(queuedDecisions)
    .where(inArray(queuedDecisions.withdrawalId, locked))
    .returning({ id: queuedDecisions.withdrawalId, refusal: queuedDecisions.refusal });
  return removed.filter(({ refusal }) => refusal === null).map(({ id }) => id);
}
