import { createHash, randomUUID } from "node:crypto";
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { maxPushDevices, type PushSubscriptionData } from "#contract/notifications/push-devices.ts";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { pushDevices, pushMessages } from "../../database/schema/push-schema.ts";
import { notifications, users } from "../../database/schema/schema.ts";
import { sessions } from "../../database/schema/session-schema.ts";

export type PushDeviceRow = typeof pushDevices.$inferSelect;
export type PushMessageRow = typeof pushMessages.$inferSelect;

const withUserAgent = { device: pushDevices, userAgent: sessions.userAgent };
const isLive = isNull(sessions.revokedAt);

/** Returns a member's devices with the user agents of their sessions, the latest first. */
export async function findDevices(queryable: Queryable, userId: string) {
  return queryable
    .select(withUserAgent)
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), isLive))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .limit(maxPushDevices);
}

/** Returns whether a member has a device with this hash of its address. */
export async function isDeviceOf(queryable: Queryable, userId: string, hash: string): Promise<boolean> {
  const devices = await findDevices(queryable, userId);
  return devices.some(({ device }) => device.endpointHash === hash);
}

interface NewDevice extends PushSubscriptionData {
  userId: string;
  sessionId: string;
  language: PushDeviceRow["language"];
  now: Date;
}

/**
 * Stores a subscription as the member's device and returns the device. A browser has only one subscription, so
 * this replaces the device of another member who used the browser before. If the member has too many devices,
 * the oldest are deleted.
 */
export async function saveDevice(
  database: Database,
  { userId, sessionId, endpoint, keys, language, now }: NewDevice,
): Promise<PushDeviceRow> {
  return database.transaction(async (tx) => {
    // Locks the member, so that the limit also holds for concurrent requests.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const content = { userId, sessionId, endpoint, ...keys, language, createdAt: now };
    const endpointHash = createHash("sha256").update(endpoint).digest("hex");
    const [device] = await tx
      .insert(pushDevices)
      .values({ id: randomUUID(), endpointHash, ...content })
      .onConflictDoUpdate({ target: pushDevices.endpointHash, set: content })
      .returning();
    // Messages for a previous user of this browser must not be shown to this member.
    const ownIds = tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, userId));
    await tx
      .delete(pushMessages)
      .where(and(eq(pushMessages.deviceId, device!.id), notInArray(pushMessages.notificationId, ownIds)));
    const tooMany = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
      .offset(maxPushDevices);
    await tx.delete(pushDevices).where(inArray(pushDevices.id, tooMany));
    return device!;
  });
}

/** Deletes a member's device with its messages. Returns false if it doesn't exist. */
export async function deleteDeviceOf(queryable: Queryable, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const deleted = await queryable
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
    .returning({ id: pushDevices.id });
  return deleted.length > 0;
}

/** Deletes a device that gets no more messages, unless it was renewed since. */
export async function deleteDevice(queryable: Queryable, { id, createdAt }: PushDeviceRow): Promise<void> {
  await queryable
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.createdAt, createdAt)));
}

/**
 * Leases the message that has been due for the longest time. Concurrent processes get different messages. A
 * device is sent one message at a time, because its service may be slow. The lease counts as an attempt,
 * because the process may crash while it sends the message.
 */
export async function takeDueMessage(queryable: Queryable, now: Date, leasedUntil: Date) {
  const other = alias(pushMessages, "other");
  const isBeingSent = and(eq(other.deviceId, pushMessages.deviceId), gte(other.leasedUntil, now));
  // The message's own lease is checked apart: PostgreSQL checks only the locked row again if another process
  // has changed it meanwhile, and not the rows of the subquery.
  const isFree = or(isNull(pushMessages.leasedUntil), lt(pushMessages.leasedUntil, now));
  const due = queryable
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .where(
      and(
        lte(pushMessages.dueAt, now),
        isFree,
        notExists(queryable.select({ id: other.id }).from(other).where(isBeingSent)),
      ),
    )
    .orderBy(asc(pushMessages.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await queryable
    .update(pushMessages)
    .set({ leasedUntil, attempts: sql`${pushMessages.attempts} + 1` })
    .where(eq(pushMessages.id, sql`(${due})`))
    .returning();
  return taken;
}

/**
 * Returns a message's device, whether the device's session is still active, and whether the notification is
 * still unread.
 */
export async function findTarget(queryable: Queryable, { deviceId, notificationId }: PushMessageRow) {
  const [row] = await queryable
    .select({
      device: pushDevices,
      isLive: sql<boolean>`${sessions.revokedAt} is null`,
      isUnread: sql<boolean>`exists (select from ${notifications} where ${notifications.id} = ${notificationId}
        and ${notifications.readAt} is null and ${notifications.deletedAt} is null)`,
    })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(eq(pushDevices.id, deviceId));
  return row;
}

/** Deletes a message that was sent or given up. */
export async function deleteMessage(queryable: Queryable, id: string): Promise<void> {
  await queryable.delete(pushMessages).where(eq(pushMessages.id, id));
}

/**
 * Returns a taken message to the outbox until `dueAt`. Changes nothing if another process has taken it since.
 * If `isTry` is false, the attempt isn't counted, because the message was taken before it could be sent.
 */
export async function postponeMessage(
  queryable: Queryable,
  { id, leasedUntil, attempts }: PushMessageRow,
  { dueAt, isTry }: { dueAt: Date; isTry: boolean },
): Promise<void> {
  await queryable
    .update(pushMessages)
    .set({ dueAt, leasedUntil: null, attempts: isTry ? attempts : attempts - 1 })
    .where(and(eq(pushMessages.id, id), eq(pushMessages.leasedUntil, leasedUntil!)));
}

/** Postpones a device's other messages that aren't being sent, after one has failed. */
export async function postponeOthers(
  queryable: Queryable,
  { id, deviceId }: PushMessageRow,
  dueAt: Date,
): Promise<void> {
  await queryable
    .update(pushMessages)
    .set({ dueAt })
    .where(
      and(
        eq(pushMessages.deviceId, deviceId),
        ne(pushMessages.id, id),
        isNull(pushMessages.leasedUntil),
        lt(pushMessages.dueAt, dueAt),
      ),
    );
}

/** Records that a push service accepted a message for a device. */
export async function noteDelivery(queryable: Queryable, id: string, now: Date): Promise<void> {
  await queryable.update(pushDevices).set({ lastPushAt: now }).where(eq(pushDevices.id, id));
}
