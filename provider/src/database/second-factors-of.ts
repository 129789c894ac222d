import { and, eq, isNotNull } from "drizzle-orm";
import type { Queryable, Transaction } from "./connection.ts";
import { passkeys } from "./passkey-schema.ts";
import { users } from "./schema.ts";
import { secondFactors } from "./second-factor-schema.ts";

/** What an account's log-ins can be finished with, beside its recovery codes. */
export async function secondFactorsOf(queryable: Queryable, userId: string): Promise<("app" | "passkey")[]> {
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  const [apps, keys] = await Promise.all([
    queryable.$count(secondFactors, isOn),
    queryable.$count(passkeys, eq(passkeys.userId, userId)),
  ]);
  return [...(apps > 0 ? (["app"] as const) : []), ...(keys > 0 ? (["passkey"] as const) : [])];
}

/** Whether the password alone does not open an account. */
export async function hasSecondFactor(queryable: Queryable, userId: string): Promise<boolean> {
  return (await secondFactorsOf(queryable, userId)).length > 0;
}

/** Makes changes of one account's second factors wait for each other. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
