import { and, asc, eq, exists, gt, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../database/engine/connection.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { isWaiting } from "../../database/queries/waiting-cases.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
import { fraudCases, fraudRules, fraudScan } from "../../database/schema/fraud-schema.ts";
import { payoutMethods, users, withdrawals } from "../../database/schema/schema.ts";
import { sessions } from "../../database/schema/session-schema.ts";
import { findMatches } from "./evaluate.ts";
import { liftHolds } from "./holds.ts";
import { openCases, screenMembers } from "./open-cases.ts";
import { findRules, lockHolds } from "./repository.ts";

const hour = 60 * 60 * 1000;
/** A rule's figures count members who were active within this time. */
const activeDays = 90;
const batchSize = 250;
const scanEvery = 6 * hour;
/**
 * Each run goes back this far before the previous one. It is longer than a request's transaction takes, so that
 * a withdrawal that was committed only after the previous run isn't missed.
 */
const commitMargin = 60_000;

type Activity = typeof sessions | typeof clicks | typeof payoutMethods | typeof withdrawals;

/** Returns members after `cursor`, in the order of their ids, who were active in the last 90 days. */
export async function findActiveMembers(
  queryable: Queryable,
  { cursor, now, limit = batchSize }: { cursor: string | null; now: Date; limit?: number },
): Promise<string[]> {
  const since = new Date(now.getTime() - activeDays * 24 * hour);
  const hasSince = (table: Activity, owner: PgColumn, at: PgColumn) =>
    exists(
      queryable
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(owner, users.id), gte(at, since))),
    );
  const isActive = or(
    gte(users.createdAt, since),
    hasSince(sessions, sessions.userId, sessions.lastSeenAt),
    hasSince(clicks, clicks.userId, clicks.createdAt),
    hasSince(payoutMethods, payoutMethods.userId, payoutMethods.createdAt),
    hasSince(withdrawals, withdrawals.userId, withdrawals.requestedAt),
  );
  const rows = await queryable
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, "member"),
        isNull(users.deletedAt),
        cursor === null ? undefined : gt(users.id, cursor),
        isActive,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Evaluates all rules for all active members, in batches whose progress is stored: an interrupted scan
 * continues, and several processes share the work. Starts a new scan every six hours.
 */
export async function scanMembers(app: FastifyInstance, stopped?: AbortSignal): Promise<void> {
  while (!stopped?.aborted && (await scanNext(app))) continue;
}

/** Evaluates the next batch. Returns false if there is none, or if another process works on it. */
async function scanNext(app: FastifyInstance): Promise<boolean> {
  const now = app.clock();
  return inTransaction(app.database, async (unit) => {
    const { tx } = unit;
    const [scan] = await tx.select().from(fraudScan).for("update", { skipLocked: true });
    if (!scan) return false;
    const isRunning = scan.startedAt !== null && scan.finishedAt === null;
    if (!isRunning && scan.finishedAt && scan.finishedAt.getTime() > now.getTime() - scanEvery) return false;
    const counts = isRunning ? { ...scan.counts } : {};
    const userIds = await findActiveMembers(tx, { cursor: isRunning ? scan.cursor : null, now });
    const rules = await findRules(tx, ["active", "observe"]);
    const matches = await findMatches(tx, { rules, userIds, now });
    for (const { rule } of matches) counts[countKey(rule)] = (counts[countKey(rule)] ?? 0) + 1;
    const toOpen = matches.filter(({ rule }) => rule.mode === "active");
    await openCases(unit, app, { userIds: [...new Set(toOpen.map((one) => one.userId))], matches: toOpen });
    const isLast = userIds.length < batchSize;
    if (isLast) {
      for (const rule of rules)
        await tx
          .update(fraudRules)
          .set({ touched: counts[countKey(rule)] ?? 0, touchedAt: now })
          .where(and(eq(fraudRules.id, rule.id), eq(fraudRules.version, rule.version)));
    }
    await tx.update(fraudScan).set({
      cursor: isLast ? null : userIds.at(-1)!,
      startedAt: isRunning ? scan.startedAt : now,
      finishedAt: isLast ? now : null,
      counts: isLast ? {} : counts,
    });
    return !isLast;
  });
}

/**
 * Returns the key of a rule's count. It contains the version, so that the count of a rule that changed during
 * the scan is dropped.
 */
function countKey({ id, version }: { id: string; version: number }): string {
  return `${id} ${version}`;
}

/** Evaluates the active rules for members who requested a withdrawal since the last run. */
export async function screenRequests(app: FastifyInstance): Promise<void> {
  const now = app.clock();
  const [scan] = await app.database.select().from(fraudScan);
  const since = scan?.screenedUntil && new Date(scan.screenedUntil.getTime() - commitMargin);
  const isDue = and(
    eq(withdrawals.state, "requested"),
    isNull(withdrawals.heldAt),
    since ? gte(withdrawals.requestedAt, since) : undefined,
  );
  let cursor: string | null = null;
  do {
    const rows: { userId: string }[] = await app.database
      .selectDistinct({ userId: withdrawals.userId })
      .from(withdrawals)
      .where(and(isDue, cursor === null ? undefined : gt(withdrawals.userId, cursor)))
      .orderBy(asc(withdrawals.userId))
      .limit(batchSize);
    await screenMembers(
      app,
      rows.map(({ userId }) => userId),
    );
    cursor = rows.length < batchSize ? null : rows.at(-1)!.userId;
  } while (cursor !== null);
  await app.database.update(fraudScan).set({ screenedUntil: now });
}

/** Ends the cases that weren't decided by their deadline, and lifts their holds. */
export async function expireCases(app: FastifyInstance): Promise<number> {
  const at = app.clock();
  return app.database.transaction(async (tx) => {
    const due = await tx
      .select({ id: fraudCases.id, userId: fraudCases.userId, reference: fraudCases.reference })
      .from(fraudCases)
      .where(and(isWaiting, lte(fraudCases.dueAt, at)))
      .orderBy(asc(fraudCases.id))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    if (due.length === 0) return 0;
    await lockHolds(
      tx,
      due.map(({ userId }) => userId),
    );
    await tx
      .update(fraudCases)
      .set({ state: "expired" })
      .where(
        inArray(
          fraudCases.id,
          due.map(({ id }) => id),
        ),
      );
    await liftHolds(tx, due, at);
    return due.length;
  });
}
