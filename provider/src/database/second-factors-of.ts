import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "./connection.ts";
import { Problem } from "../problem.ts";
import { users } from "./schema.ts";
import { sessions } from "./session-schema.ts";
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

/**
 * `lockOwner` for a new sign-in method: what was allowed when the request came in must still hold.
 * @throws Problem 401 `unauthenticated` once the session has ended, 403 `sign_in_unverified` (S28)
 */
export async function lockOwnerForMethod(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await lockOwner(tx, userId);
  const [owner] = await tx
    .select({ emailVerifiedAt: users.emailVerifiedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(users.id, userId), isNull(sessions.revokedAt)));
  if (!owner) throw new Problem(401, "unauthenticated");
  if (!owner.emailVerifiedAt) throw new Problem(403, "sign_in_unverified");
}
