import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { users } from "../../database/schema.ts";
import { sessions } from "../../database/session-schema.ts";

type Account = typeof users.$inferSelect;

const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

export async function findAccount(queryable: Queryable, email: string): Promise<Account | undefined> {
  const [row] = await queryable.select().from(users).where(hasEmail(email));
  return row;
}

export async function findUser(queryable: Queryable, id: string): Promise<Account | undefined> {
  const [row] = await queryable.select().from(users).where(eq(users.id, id));
  return row;
}

/** Adds an account; false when the e-mail address has one already. */
export async function insertAccount(queryable: Queryable, row: typeof users.$inferInsert): Promise<boolean> {
  const rows = await queryable.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  return rows.length === 1;
}

/** Changes an account and returns it; undefined when there is none. */
export async function updateAccount(
  queryable: Queryable,
  userId: string,
  change: Partial<Pick<Account, "passwordHash" | "role" | "status" | "statusReason">>,
): Promise<Account | undefined> {
  const [row] = await queryable.update(users).set(change).where(eq(users.id, userId)).returning();
  return row;
}

/** Whether this account was ever signed in from this address, as far as logins are kept. */
export async function wasSignedInFrom(queryable: Queryable, email: string, ip: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(hasEmail(email), eq(sessions.ip, ip)))
    .limit(1);
  return rows.length > 0;
}
