import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { users } from "../../database/schema.ts";
import { Problem } from "../../problem.ts";

/**
 * Makes sure that an admin still is one and stays one until the transaction ends: whoever demotes or
 * suspends them waits for it (reliability M6).
 * @throws Problem 403 `forbidden`
 */
export async function holdAdmin(tx: Transaction, adminId: string): Promise<void> {
  const isAdmin = and(eq(users.id, adminId), eq(users.role, "admin"), eq(users.status, "active"));
  const [admin] = await tx.select({ id: users.id }).from(users).where(isAdmin).for("share");
  if (!admin) throw new Problem(403, "forbidden");
}
