import { and, asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { users } from "../../database/schema.ts";
import { Problem } from "../../problem.ts";

/**
 * Makes sure that an admin still is one and stays one until the transaction ends: whoever demotes or suspends
 * them waits for it (M6).
 * @throws Problem 403 `forbidden`
 */
export async function holdAdmin(tx: Transaction, adminId: string): Promise<void> {
  const held = await holdAdmins(tx, [adminId]);
  if (!held.has(adminId)) throw new Problem(403, "forbidden");
}

/** Of these people those who are admins, held as such until the transaction ends; always in one order. */
export async function holdAdmins(tx: Transaction, ids: string[]): Promise<Set<string>> {
  const areAdmins = and(inArray(users.id, ids), eq(users.role, "admin"), eq(users.status, "active"));
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(areAdmins)
    .orderBy(asc(users.id))
    .for("share");
  return new Set(held.map(({ id }) => id));
}
