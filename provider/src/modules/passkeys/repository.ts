import { and, desc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { passkeys } from "../../database/schema/passkey-schema.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export function listPasskeyRows(queryable: Queryable, userId: string): Promise<PasskeyRow[]> {
  return queryable
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export function countPasskeys(queryable: Queryable, userId: string): Promise<number> {
  return queryable.$count(passkeys, eq(passkeys.userId, userId));
}

export async function findPasskey(
  queryable: Queryable,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await queryable.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Inserts a passkey. Returns false if it is already stored, for any account. */
export async function insertPasskey(tx: Transaction, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Updates one of a member's passkeys. Returns undefined if it doesn't belong to them. */
export async function updatePasskey(
  queryable: Queryable,
  { id, userId }: Pick<PasskeyRow, "id" | "userId">,
  change: Partial<Pick<PasskeyRow, "name" | "counter" | "lastUsedAt">>,
): Promise<PasskeyRow | undefined> {
  const [row] = await queryable
    .update(passkeys)
    .set(change)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

/** Removes all of an account's passkeys. */
export async function deletePasskeys(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Deletes one of a member's passkeys. Returns false if it doesn't belong to them. */
export async function deletePasskey(
  tx: Transaction,
  { id, userId }: Pick<PasskeyRow, "id" | "userId">,
): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}
