import { createHash } from "node:crypto";
import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { hasEmail } from "../../database/account-email.ts";
import type { Database, Queryable, Transaction } from "../../database/connection.ts";
import { knownDevices } from "../../database/device-schema.ts";
import { users } from "../../database/schema.ts";

const day = 24 * 60 * 60 * 1000;
const devicesPerAccount = 20;
// As long as the browser keeps its cookie.
const keptUnused = 366 * day;

/** What is kept of a device's id. */
export function hashOfDevice(device: string): string {
  return createHash("sha256").update(device).digest("base64url");
}

/** Whether this account was signed in with this device before; asked alike for accounts that do not exist. */
export async function isKnownDevice(queryable: Queryable, email: string, device: string): Promise<boolean> {
  const rows = await queryable
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(hasEmail(email), eq(knownDevices.hash, hashOfDevice(device))));
  return rows.length > 0;
}

/** Whether this very account was signed in with this device before. */
export async function isDeviceOf(queryable: Queryable, userId: string, device: string): Promise<boolean> {
  const isThis = and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hashOfDevice(device)));
  return (await queryable.$count(knownDevices, isThis)) > 0;
}

/** Keeps a device as one of the account's 20; those unused the longest go. */
export async function rememberDevice(
  tx: Transaction,
  { userId, device, now }: { userId: string; device: string; now: Date },
): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, hash: hashOfDevice(device), firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.hash],
      set: { lastSeenAt: sql`greatest(${knownDevices.lastSeenAt}, excluded.last_seen_at)` },
    });
  // What a login at the same time holds is skipped: two that wait for each other's rows would both fail.
  const tooMany = tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.hash))
    .offset(devicesPerAccount)
    .for("update", { skipLocked: true });
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.hash, tooMany)));
}

const trusted = 30 * day;

/** Lets log-ins of a device the account knows go without a second step for 30 days. */
export async function trustDevice(
  tx: Transaction,
  { userId, device, now }: { userId: string; device: string; now: Date },
): Promise<void> {
  await tx
    .update(knownDevices)
    .set({ trustedUntil: new Date(now.getTime() + trusted) })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hashOfDevice(device))));
}

/** Whether the owner chose to log in on this device without a second step, less than 30 days ago. */
export async function isTrustedDevice(
  queryable: Queryable,
  { userId, device, now }: { userId: string; device: string; now: Date },
): Promise<boolean> {
  const isThisDevice = and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hashOfDevice(device)));
  return (await queryable.$count(knownDevices, and(isThisDevice, gt(knownDevices.trustedUntil, now)))) > 0;
}

/** From now on every log-in of the account asks for the second step again. */
export async function distrustDevices(tx: Transaction, userId: string): Promise<void> {
  await tx.update(knownDevices).set({ trustedUntil: null }).where(eq(knownDevices.userId, userId));
}

/** Forgets devices nobody signed in with for a year. */
export async function pruneDevices(database: Database, now: Date): Promise<void> {
  await database
    .delete(knownDevices)
    .where(lt(knownDevices.lastSeenAt, new Date(now.getTime() - keptUnused)));
}
