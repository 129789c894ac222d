import { randomUUID } from "node:crypto";
import { and, eq, gte, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { notifications } from "../../database/schema/schema.ts";

export type Row = typeof notifications.$inferSelect;

/** The requested rows that belong to the user, and those among them that changed. */
export interface ChangedNotifications {
  own: Row[];
  changed: Row[];
}

/** The milliseconds during which a deletion can be undone, and a repeated request gets the same answer. */
export const undoWindow = 15 * 60_000;

const isNotDeleted = isNull(notifications.deletedAt);
const isNotDeletedBefore = (now: Date) =>
  or(isNotDeleted, gte(notifications.deletedAt, new Date(now.getTime() - undoWindow)));

/** Marks notifications as read, or as unread if `at` is `null`. Those already in that state stay unchanged. */
export async function markNotifications(
  tx: Transaction,
  userId: string,
  ids: string[],
  at: Date | null,
): Promise<ChangedNotifications> {
  const own = await lockOwn(tx, userId, and(hasIds(ids), isNotDeleted));
  const toChange = own.filter(({ readAt }) => (readAt === null) === (at !== null));
  return { own, changed: await update(tx, toChange, { readAt: at }) };
}

/**
 * Deletes notifications under one deletion id, by which they can be restored. Recently deleted ones aren't
 * deleted again, so that a repeated request gets the same deletion id.
 */
export async function deleteMany(
  tx: Transaction,
  userId: string,
  ids: string[],
  now: Date,
): Promise<ChangedNotifications & { deletion: string | null }> {
  const own = await lockOwn(tx, userId, and(hasIds(ids), isNotDeletedBefore(now)));
  const toChange = own.filter(({ deletedAt }) => deletedAt === null);
  const deletion = toChange.length > 0 ? randomUUID() : (own.at(-1)?.deletionId ?? null);
  return { own, changed: await update(tx, toChange, { deletedAt: now, deletionId: deletion }), deletion };
}

/** Restores the notifications of a deletion. Those already restored count as done. */
export async function restoreMany(
  tx: Transaction,
  userId: string,
  deletion: string,
  now: Date,
): Promise<ChangedNotifications> {
  if (!isUuid(deletion)) return { own: [], changed: [] };
  const own = await lockOwn(tx, userId, and(eq(notifications.deletionId, deletion), isNotDeletedBefore(now)));
  const toChange = own.filter(({ deletedAt }) => deletedAt !== null);
  return { own, changed: await update(tx, toChange, { deletedAt: null }) };
}

/**
 * Returns the user's matching rows and locks them. All changes of several rows lock in the same order, so that
 * they can't deadlock.
 */
async function lockOwn(tx: Transaction, userId: string, condition: SQL | undefined): Promise<Row[]> {
  return tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), condition))
    .orderBy(notifications.sequence)
    .for("update");
}

function hasIds(ids: string[]): SQL {
  return inArray(notifications.id, ids.filter(isUuid));
}

async function update(queryable: Queryable, rows: Row[], change: Partial<Row>): Promise<Row[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await queryable.update(notifications).set(change).where(inArray(notifications.id, ids));
  return rows.map((row) => ({ ...row, ...change }));
}
