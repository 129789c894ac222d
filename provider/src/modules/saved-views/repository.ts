import { and, asc, eq, ne } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { savedViews } from "../../database/schema/saved-view-schema.ts";
import { users } from "../../database/schema/schema.ts";

export type SavedViewRow = typeof savedViews.$inferSelect;
type ViewKey = Pick<SavedViewRow, "id" | "userId">;

/** Lists an account's views by name, of one list or of all. */
export function findViews(queryable: Queryable, userId: string, list?: string): Promise<SavedViewRow[]> {
  return queryable
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), list === undefined ? undefined : eq(savedViews.list, list)))
    .orderBy(asc(savedViews.list), asc(savedViews.name));
}

/**
 * Serializes changes of an account's views, so that limits are enforced. Foreign keys to the account aren't
 * blocked.
 */
export async function lockViews(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

export async function insertView(tx: Transaction, row: SavedViewRow): Promise<void> {
  await tx.insert(savedViews).values(row);
}

export async function updateView(
  tx: Transaction,
  { id, userId }: ViewKey,
  change: Pick<SavedViewRow, "name" | "isDefault">,
): Promise<void> {
  await tx
    .update(savedViews)
    .set(change)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
}

/** Clears the default of all other views of the list. */
export async function clearDefault(
  tx: Transaction,
  { id, userId, list }: ViewKey & Pick<SavedViewRow, "list">,
): Promise<void> {
  await tx
    .update(savedViews)
    .set({ isDefault: false })
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list), ne(savedViews.id, id)));
}

/** Deletes a view. Returns false if the account has no such view. */
export async function deleteView(queryable: Queryable, { id, userId }: ViewKey): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await queryable
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return rows.length === 1;
}
