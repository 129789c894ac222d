import { eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "./connection.ts";
import { users } from "./schema.ts";
import { statement } from "./statement.ts";

const find = statement<{ app: boolean; passkey: boolean }>(
  "second_factors",
  sql`select
    exists (select from second_factors where user_id = ${sql.placeholder("userId")}::uuid and confirmed_at is not null) as app,
    exists (select from passkeys where user_id = ${sql.placeholder("userId")}::uuid) as passkey`,
);

/** What an account's log-ins can be finished with, beside its recovery codes. */
export async function secondFactorsOf(queryable: Queryable, userId: string): Promise<("app" | "passkey")[]> {
  const [found] = await find(queryable, { userId });
  return (["app", "passkey"] as const).filter((factor) => found?.[factor]);
}

/** Whether the password alone does not open an account. */
export async function hasSecondFactor(queryable: Queryable, userId: string): Promise<boolean> {
  return (await secondFactorsOf(queryable, userId)).length > 0;
}

/** Makes changes of one account's second factors wait for each other. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
