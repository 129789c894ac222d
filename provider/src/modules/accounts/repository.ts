import { and, eq, isNotNull } from "drizzle-orm";
import { hasEmail } from "../../database/queries/account-email.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { sessions } from "../../database/schema/session-schema.ts";
import { countedAddress, ipNetworkOf } from "../../plugins/client-address.ts";
import { emitEvents } from "../webhooks/emit.ts";
import { memberEvent } from "./events.ts";

export type Account = typeof users.$inferSelect;

export async function findAccount(queryable: Queryable, email: string): Promise<Account | undefined> {
  const [row] = await queryable.select().from(users).where(hasEmail(email));
  return row;
}

export async function findUser(queryable: Queryable, id: string): Promise<Account | undefined> {
  const [row] = await queryable.select().from(users).where(eq(users.id, id));
  return row;
}

/**
 * Returns an account and locks it until the transaction of a login ends. A concurrent change that ends all
 * sessions waits and then also ends the new one, or has already ended: the login has to check again everything
 * that it read before.
 */
export async function lockForLogin(tx: Transaction, id: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("share");
  return row;
}

/** Inserts an account and emits its event. Returns false if the email address already has one. */
export async function insertAccount(queryable: Queryable, row: typeof users.$inferInsert): Promise<boolean> {
  const rows = await queryable.insert(users).values(row).onConflictDoNothing().returning();
  const [account] = rows;
  if (account) await emitEvents(queryable, account.createdAt, [memberEvent("member.created", account)]);
  return account !== undefined;
}

/**
 * Updates an account and returns it, or undefined if it doesn't exist. Emits an event if the address was
 * confirmed. Events about status and tier are emitted in `changes.ts`.
 */
export async function updateAccount(
  queryable: Queryable,
  userId: string,
  change: Partial<Omit<Account, "id" | "createdAt">>,
): Promise<Account | undefined> {
  const [row] = await queryable.update(users).set(change).where(eq(users.id, userId)).returning();
  if (row && change.emailVerifiedAt)
    await emitEvents(queryable, change.emailVerifiedAt, [memberEvent("member.verified", row)]);
  return row;
}

const maxAddresses = 1_000;

/**
 * Returns whether this account was signed in from this address or its IPv6 network, within the period for which
 * sessions are stored.
 */
export async function wasSignedInFrom(queryable: Queryable, email: string, ip: string): Promise<boolean> {
  const rows = await queryable
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(hasEmail(email), isNotNull(sessions.ip)))
    .limit(maxAddresses);
  const counted = countedAddress(ip);
  return rows.some((row) => row.ip !== null && countedAddress(row.ip) === counted);
}

/**
 * Returns the networks an account was signed in from, within the period for which sessions are stored. Empty
 * before the first login.
 */
export async function knownIpNetworks(queryable: Queryable, userId: string): Promise<Set<string>> {
  const rows = await queryable
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.ip)))
    .limit(maxAddresses);
  return new Set(rows.map(({ ip }) => ipNetworkOf(ip ?? "")));
}
