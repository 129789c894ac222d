import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../engine/connection.ts";
import { Problem } from "../../problem.ts";
import { users } from "../schema/schema.ts";
import { sessions } from "../schema/session-schema.ts";
import { statement } from "../engine/statement.ts";

/** The columns `app` and `passkey`: whether the account of the placeholder `userId` has this second factor. */
export const factorColumns = sql`
  exists (select from second_factors where user_id = ${sql.placeholder("userId")}::uuid and confirmed_at is not null) as app,
  exists (select from passkeys where user_id = ${sql.placeholder("userId")}::uuid) as passkey`;

const find = statement<{ app: boolean; passkey: boolean }>("second_factors", sql`select ${factorColumns}`);

/** Returns the second factors of an account, without recovery codes. */
export async function secondFactorsOf(queryable: Queryable, userId: string): Promise<("app" | "passkey")[]> {
  const [row] = await find(queryable, { userId });
  return (["app", "passkey"] as const).filter((factor) => row?.[factor]);
}

/** Returns whether an account has a second factor, so that logins require it. */
export async function hasSecondFactor(queryable: Queryable, userId: string): Promise<boolean> {
  return (await secondFactorsOf(queryable, userId)).length > 0;
}

/** Locks an account, so that changes of its second factors run one at a time. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/**
 * Like `lockOwner`, but fails if the session has ended, for example because its owner recovered the account in
 * the meantime. @throws Problem 401 `unauthenticated` once the session has ended
 */
export async function lockOwnerOfSession(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ emailVerifiedAt: Date | null }> {
  await lockOwner(tx, userId);
  const [owner] = await tx
    .select({ emailVerifiedAt: users.emailVerifiedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(users.id, userId), isNull(sessions.revokedAt)));
  if (!owner) throw new Problem(401, "unauthenticated");
  return owner;
}

/**
 * Like `lockOwnerOfSession`, for adding a sign-in method: checks again that this is still allowed. @throws Problem 401
 * `unauthenticated` once the session has ended, 403 `sign_in_unverified` (S28)
 */
export async function lockOwnerForMethod(
  tx: Transaction,
  owner: { userId: string; sessionId: string },
): Promise<void> {
  const { emailVerifiedAt } = await lockOwnerOfSession(tx, owner);
  if (!emailVerifiedAt) throw new Problem(403, "sign_in_unverified");
}
