import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hasProfile, type RailProfile, rails, railsFor } from "#contract/payout-runs/rails.ts";
import { payoutRun, type PayoutRun, type PayoutSelection } from "#contract/payout-runs/payout-runs.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { insertInBatches } from "../../database/engine/insert-in-batches.ts";
import { payoutRunItems, payoutRuns } from "../../database/schema/payout-run-schema.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { emitEvents } from "../webhooks/emit.ts";
import type { PayoutDetailsCipher } from "../payout-methods/cipher.ts";
import { findPaypal } from "../payout-services/repository.ts";
import { findCandidates } from "./candidates.ts";
import { findRun } from "./list.ts";
import { findOperatorAccount } from "./operator-account.ts";
import { payoutRunEvent } from "./repository.ts";

type NewRun = PayoutSelection & { profile: RailProfile };

/**
 * Creates a draft with the approved withdrawals that match the selection. Locks their rows, so that none can be
 * paid by hand or added to another run in the meantime. @throws Problem 422 `payout_rail_unavailable`; 409
 * `payout_account_missing`, `payout_service_missing`, `payout_run_empty`
 */
export async function createRun(
  app: FastifyInstance,
  request: FastifyRequest,
  {
    cipher,
    input,
    idempotencyKey,
  }: { cipher: PayoutDetailsCipher; input: NewRun; idempotencyKey: string | undefined },
): Promise<PayoutRun> {
  const currency = app.environment.CURRENCY;
  const { rail, profile } = input;
  return adminAction(app, request, {
    once: () => ({
      route: "POST /v1/admin/payout-runs",
      key: idempotencyKey,
      body: input,
      response: payoutRun,
    }),
    async run({ tx, at, admin, log }) {
      if (!railsFor(currency).includes(rail) || !hasProfile(rail, profile))
        throw new Problem(422, "payout_rail_unavailable");
      if (rails[rail].originator && !(await findOperatorAccount(tx, rail)))
        throw new Problem(409, "payout_account_missing");
      if (profile === "api" && !(await findPaypal(tx))) throw new Problem(409, "payout_service_missing");
      const context = { cipher, currency, at, viewer: admin.userId };
      // The candidates are read once to know which rows to lock, and again while the locks are held.
      const before = await findCandidates(tx, input, context);
      const ids = before.filter(({ exclusion }) => exclusion === null).map(({ withdrawal }) => withdrawal.id);
      if (ids.length === 0) throw new Problem(409, "payout_run_empty");
      await tx
        .select({ id: withdrawals.id })
        .from(withdrawals)
        .where(inArray(withdrawals.id, ids))
        .orderBy(withdrawals.id)
        .for("no key update");
      const lockedIds = new Set(ids);
      const lockedCandidates = (await findCandidates(tx, input, context)).filter(
        ({ exclusion, withdrawal }) => exclusion === null && lockedIds.has(withdrawal.id),
      );
      if (lockedCandidates.length === 0) throw new Problem(409, "payout_run_empty");
      const id = randomUUID();
      const [draft] = await tx
        .insert(payoutRuns)
        .values({ id, rail, profile, currency, createdBy: admin.userId, createdAt: at })
        .returning();
      await emitEvents(tx, at, [payoutRunEvent(draft!)]);
      const attempts = await countAttempts(
        tx,
        lockedCandidates.map(({ withdrawal }) => withdrawal.id),
      );
      const items = lockedCandidates.map(({ withdrawal }, index) => ({
        runId: id,
        withdrawalId: withdrawal.id,
        position: index + 1,
        attempt: attempts.get(withdrawal.id) ?? 0,
        net: withdrawal.net,
        changedAt: at,
      }));
      await insertInBatches(tx, payoutRunItems, items);
      const created = (await findRun(tx, id, admin.userId))!;
      const object = { type: "payout-run", id, label: `CL${created.number}` };
      await log({ action: "payout-run.create", object, before: null, after: summaryOf(created) });
      return created;
    },
  });
}

/** Returns the number of earlier runs that contained each withdrawal. */
async function countAttempts(queryable: Queryable, ids: string[]): Promise<Map<string, number>> {
  const rows = await queryable
    .select({ id: payoutRunItems.withdrawalId, count: sql<number>`count(*)::int` })
    .from(payoutRunItems)
    .where(inArray(payoutRunItems.withdrawalId, ids))
    .groupBy(payoutRunItems.withdrawalId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Returns a run's fields for the activity log. */
export function summaryOf({ state, rail, profile, count, net, currency }: PayoutRun) {
  return { state, rail, profile, count, net, currency };
}
