import { randomUUID } from "node:crypto";
import { and, eq, gte, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { notifications } from "../../database/schema.ts";

export type Row = typeof notifications.$inferSelect;

/** The rows a change was asked for that are the user's own, and those of them it changed. */
export interface Changed {
  own: Row[];
  changed: Row[];
}

/** For so long a deletion can be taken back, and deleting again is answered as it was. */
export const regretTime = 15 * 60_000;

const isKept = isNull(notifications.deletedAt);
const isKeptOrFresh = (now: Date) =>
  or(isKept, gte(notifications.deletedAt, new Date(now.getTime() - regretTime)));

/** Marks some read, or unread with `at` null. What is so already stays as it is. */
export async function markMany(
  tx: Transaction,
  userId: string,
  ids: string[],
  at: Date | null,
): Promise<Changed> {
  const own = await lockOwn(tx, userId, and(named(ids), isKept));
  const toChange = own.filter(({ readAt }) => (readAt === null) === (at !== null));
  return { own, changed: await update(tx, toChange, { readAt: at }) };
}

/**
 * Deletes some under one name, by which they can be taken back. Those deleted just now are not deleted
 * again: asked twice, the deletion keeps its name.
 */
export async function deleteMany(
  tx: Transaction,
  userId: string,
  ids: string[],
  now: Date,
): Promise<Changed & { deletion: string | null }> {
  const own = await lockOwn(tx, userId, and(named(ids), isKeptOrFresh(now)));
  const toChange = own.filter(({ deletedAt }) => deletedAt === null);
  const deletion = toChange.length > 0 ? randomUUID() : (own.at(-1)?.deletionId ?? null);
  return { own, changed: await update(tx, toChange, { deletedAt: now, deletionId: deletion }), deletion };
}

/** Takes back what was deleted under a name, as it was; what has been taken back already counts as done. */
export async function restoreMany(
  tx: Transaction,
  userId: string,
  deletion: string,
  now: Date,
): Promise<Changed> {
  if (!isUuid(deletion)) return { own: [], changed: [] };
  const own = await lockOwn(tx, userId, and(eq(notifications.deletionId, deletion), isKeptOrFresh(now)));
  const toChange = own.filter(({ deletedAt }) => deletedAt !== null);
  return { own, changed: await update(tx, toChange, { deletedAt: null }) };
}

/** What matches and is the user's, locked in one order for all who change several at once: none waits for ever. */
async function lockOwn(tx: Transaction, userId: string, which: SQL | undefined): Promise<Row[]> {
  return tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), which))
    .orderBy(notifications.sequence)
    .for("update");
}

function named(ids: string[]): SQL {
  return inArray(notifications.id, ids.filter(isUuid));
}

async function update(queryable: Queryable, rows: Row[], change: Partial<Row>): Promise<Row[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await queryable.update(notifications).set(change).where(inArray(notifications.id, ids));
  return rows.map((row) => ({ ...row, ...change }));
}
