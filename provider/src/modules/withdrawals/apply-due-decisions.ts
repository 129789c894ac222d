import { and, asc, eq, isNull, lte, notInArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { queuedDecisions } from "../../database/schema/queued-decision-schema.ts";
import { users, withdrawals } from "../../database/schema/schema.ts";
import { toProblem } from "../../plugins/error-handler.ts";
import { createWorker, type Worker } from "../../workers/create-worker.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { type AdminChange, assertNotOwn } from "../admin-actions/admin-action.ts";
import { lockAdmin } from "../admin-actions/lock-admin.ts";
import { assertNoApprovalHold } from "../admin-actions/approval-hold.ts";
import { applyDecision, permissionFor } from "./apply-decision.ts";
import type { WithdrawalRow } from "./view.ts";

type QueuedRow = typeof queuedDecisions.$inferSelect;

/**
 * Carries out the decisions that can no longer be undone, each in its own transaction, until none is due or
 * `stopped` aborts. Several processes share the work and skip each other's decisions. A decision that fails
 * is logged and retried in the next run.
 */
export async function applyDueDecisions(app: FastifyInstance, stopped?: AbortSignal): Promise<void> {
  const skipped: string[] = [];
  while (!stopped?.aborted) {
    const id = await findDue(app, skipped);
    if (id === undefined) return;
    try {
      if (await applyQueued(app, id)) continue;
    } catch (error) {
      app.log.error({ err: error, withdrawal: id }, "a queued decision could not be carried out");
    }
    skipped.push(id);
  }
}

async function findDue({ database, clock }: FastifyInstance, skipped: string[]): Promise<string | undefined> {
  const [due] = await database
    .select({ id: queuedDecisions.withdrawalId })
    .from(queuedDecisions)
    .where(and(isDue(clock()), notInArray(queuedDecisions.withdrawalId, skipped)))
    .orderBy(asc(queuedDecisions.dueAt))
    .limit(1);
  return due?.id;
}

const isDue = (now: Date) => and(lte(queuedDecisions.dueAt, now), isNull(queuedDecisions.refusal));

/**
 * Carries out one queued decision with the same checks as for an immediate decision, or saves why it is
 * refused. Locks the withdrawal before the decision, as `decide` does. Returns false if another transaction has
 * locked one of the two.
 */
async function applyQueued(app: FastifyInstance, id: string): Promise<boolean> {
  return inTransaction(
    app.database,
    async (unit) => {
      const at = app.clock();
      const found = await lockIfFree(unit.tx, id);
      if (!found) return false;
      const [queued] = await unit.tx
        .select()
        .from(queuedDecisions)
        .where(and(eq(queuedDecisions.withdrawalId, id), isDue(at)))
        .for("update", { skipLocked: true });
      if (!queued) return false;
      await applyOrReject(unit, app, { found, queued, at });
      return true;
    },
    (error) => app.log.error({ err: error }, "an effect of a queued decision failed"),
  );
}

async function lockIfFree(tx: Transaction, id: string): Promise<WithdrawalRow | undefined> {
  const rows = tx.select().from(withdrawals).where(eq(withdrawals.id, id));
  return (await rows.for("no key update", { skipLocked: true }))[0];
}

async function applyOrReject(
  unit: UnitOfWork,
  app: FastifyInstance,
  { found, queued, at }: { found: WithdrawalRow; queued: QueuedRow; at: Date },
): Promise<void> {
  const isThisWithdrawal = eq(queuedDecisions.withdrawalId, found.id);
  const effects: Parameters<UnitOfWork["afterCommit"]>[0][] = [];
  try {
    // Uses a savepoint, so that a refused decision is rolled back while the refusal can be saved.
    await unit.tx.transaction(async (tx) => {
      const nested = { tx, afterCommit: (effect: (typeof effects)[number]) => void effects.push(effect) };
      const change = await changeOf(nested, app, queued, at);
      const permissions = [permissionFor(queued.decision)];
      await lockAdmin(tx, queued.adminId, permissions);
      await assertNoApprovalHold(tx, { adminId: queued.adminId, permissions, at });
      assertNotOwn(change, found.userId, "own_withdrawal");
      await applyDecision(change, app, found, queued.decision);
    });
  } catch (error) {
    const { status, key, extra } = toProblem(error);
    if (status >= 500) throw error;
    const { details } = extra;
    const rejection = { key, ...(details && { details }) };
    await unit.tx.update(queuedDecisions).set({ refusal: rejection }).where(isThisWithdrawal);
    return;
  }
  await unit.tx.delete(queuedDecisions).where(isThisWithdrawal);
  for (const effect of effects) unit.afterCommit(effect);
}

async function changeOf(
  unit: UnitOfWork,
  app: FastifyInstance,
  { adminId, ip, requestId }: QueuedRow,
  at: Date,
): Promise<AdminChange> {
  const [admin] = await unit.tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, adminId));
  const request = { id: requestId, clientAddress: ip, server: app };
  return {
    ...unit,
    at,
    admin: admin!,
    log: (entry) => recordActivity(unit, { ...entry, at, request, actor: admin! }),
  };
}

/** Carries out queued decisions while the process runs. Several processes share the work. */
export function startDecisionWorker(app: FastifyInstance): Worker {
  return createWorker({
    log: app.log,
    operation: app.operation,
    every: 1_000,
    job: "decisions",
    failure: "queued decisions could not be looked for",
    work: (stopped) => applyDueDecisions(app, stopped),
  });
}
