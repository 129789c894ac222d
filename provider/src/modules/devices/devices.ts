import { createHash } from "node:crypto";
import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { hasEmail } from "../../database/queries/account-email.ts";
import type { Database, Queryable, Transaction } from "../../database/engine/connection.ts";
import { knownDevices } from "../../database/schema/device-schema.ts";
import { users } from "../../database/schema/schema.ts";

const day = 24 * 60 * 60 * 1000;
const devicesPerAccount = 20;
// The lifetime of the browser's cookie.
const unusedRetention = 366 * day;

/** Returns the hash under which a device's id is stored. */
export function hashOfDevice(device: string): string {
  return createHash("sha256").update(device).digest("base64url");
}

/**
 * Returns whether an account was signed in with this device before. Runs the same query if the account doesn't
 * exist.
 */
export async function isKnownDevice(queryable: Queryable, email: string, device: string): Promise<boolean> {
  const rows = await queryable
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(hasEmail(email), eq(knownDevices.hash, hashOfDevice(device))));
  return rows.length > 0;
}

/** Returns whether the account with this id was signed in with this device before. */
export async function isDeviceOf(queryable: Queryable, userId: string, device: string): Promise<boolean> {
  const isDevice = and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hashOfDevice(device)));
  return (await queryable.$count(knownDevices, isDevice)) > 0;
}

/**
 * Stores a device as known to the account. An account has at most 20 known devices: beyond that, the least
 * recently used ones are deleted.
 */
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
  // Rows locked by a concurrent login are skipped; otherwise, two logins could deadlock.
  const surplus = tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.hash))
    .offset(devicesPerAccount)
    .for("update", { skipLocked: true });
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.hash, surplus)));
}

const trustDuration = 30 * day;

/** Exempts logins on a known device from the second step for 30 days. */
export async function trustDevice(
  tx: Transaction,
  { userId, device, now }: { userId: string; device: string; now: Date },
): Promise<void> {
  await tx
    .update(knownDevices)
    .set({ trustedUntil: new Date(now.getTime() + trustDuration) })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hashOfDevice(device))));
}

/** Returns whether the owner exempted this device from the second step less than 30 days ago. */
export async function isTrustedDevice(
  queryable: Queryable,
  { userId, device, now }: { userId: string; device: string; now: Date },
): Promise<boolean> {
  const isThisDevice = and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hashOfDevice(device)));
  return (await queryable.$count(knownDevices, and(isThisDevice, gt(knownDevices.trustedUntil, now)))) > 0;
}

/** Requires the second step for all logins of the account again. */
export async function distrustDevices(tx: Transaction, userId: string): Promise<void> {
  await tx.update(knownDevices).set({ trustedUntil: null }).where(eq(knownDevices.userId, userId));
}

/** Deletes devices that haven't been used for a year. */
export async function pruneDevices(database: Database, now: Date): Promise<void> {
  await database
    .delete(knownDevices)
    .where(lt(knownDevices.lastSeenAt, new Date(now.getTime() - unusedRetention)));
}
