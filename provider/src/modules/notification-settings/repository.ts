import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import {
  notificationLanguage,
  type NotificationLanguage,
  type NotificationSettings,
  type NotificationSettingsChange,
  quietHours,
} from "#contract/notification-settings.ts";
import { canonicalJson } from "../../canonical-json.ts";
import type { Database, Queryable, Transaction } from "../../database/connection.ts";
import { notificationSettings } from "../../database/mail-schema.ts";
import { users } from "../../database/schema.ts";
import { statement } from "../../database/statement.ts";
import { Problem } from "../../problem.ts";
import { defaultSettings, readChannels } from "./defaults.ts";

/** How a member wants to be told; the defaults where nothing was changed. */
export async function findSettings(queryable: Queryable, userId: string): Promise<NotificationSettings> {
  return (await findChosenSettings(queryable, userId)) ?? defaultSettings;
}

/** The same of several members, looked up together. */
export async function findSettingsOf(
  queryable: Queryable,
  userIds: string[],
): Promise<(userId: string) => NotificationSettings> {
  const rows = await findRows(queryable, { userIds: userIds.join() });
  const chosen = new Map(rows.map((row) => [row.userId, settingsOf(row)]));
  return (userId) => chosen.get(userId) ?? defaultSettings;
}

/** Undefined as long as the member has changed nothing. */
export async function findChosenSettings(
  queryable: Queryable,
  userId: string,
): Promise<NotificationSettings | undefined> {
  const [row] = await findRows(queryable, { userIds: userId });
  return row && settingsOf(row);
}

type Row = Pick<
  typeof notificationSettings.$inferSelect,
  "userId" | "channels" | "language" | "timeZone" | "digest" | "quietHours"
>;
const findRows = statement<Row>(
  "notification_settings",
  sql`select user_id as "userId", channels, language, time_zone as "timeZone", digest, quiet_hours as "quietHours"
    from notification_settings
    where user_id = any(string_to_array(${sql.placeholder("userIds")}, ',')::uuid[])`,
);

function settingsOf({ channels, language, timeZone, digest, quietHours: rest }: Row): NotificationSettings {
  const quiet = quietHours.nullable().catch(null).parse(rest);
  return { channels: readChannels(channels), language, timeZone, digest, quietHours: quiet };
}

/**
 * The language of mails a member has to get: the one they chose, else their account's. What they only may get is
 * in Vietnamese until they choose.
 */
export async function findMailLanguage(queryable: Queryable, userId: string): Promise<NotificationLanguage> {
  const [row] = await queryable
    .select({ chosen: notificationSettings.language, account: users.language })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(eq(users.id, userId));
  return notificationLanguage.catch(defaultSettings.language).parse(row?.chosen ?? row?.account);
}

/** Tells one state of a member's settings from another. */
export function versionOf(settings: NotificationSettings): string {
  return createHash("sha256").update(canonicalJson(settings)).digest("base64url").slice(0, 16);
}

/**
 * Changes a part of a member's settings and returns all of them; two changes at once both count, unless one says
 * which `version` it was made of.
 * @throws Problem 409 `notification_settings_changed` when that is not the one in force any more
 */
export function changeSettings(
  database: Database,
  userId: string,
  { version, ...change }: NotificationSettingsChange & { version?: string | undefined },
  now: Date,
): Promise<NotificationSettings> {
  return database.transaction(async (tx) => {
    await lock(tx, userId);
    const before = await findSettings(tx, userId);
    if (version !== undefined && version !== versionOf(before))
      throw new Problem(409, "notification_settings_changed");
    const after = { ...before, ...defined(change), channels: merged(before.channels, change.channels) };
    const row = { ...after, updatedAt: now };
    await tx
      .insert(notificationSettings)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: row });
    return after;
  });
}

/** There may be no row yet to lock, so members' own rows stand for it; keys to them stay usable. */
async function lock(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

function defined<T extends object>(change: T): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function merged(
  before: NotificationSettings["channels"],
  change: NotificationSettingsChange["channels"] = {},
): NotificationSettings["channels"] {
  const types = Object.entries(before).map(([type, choices]) => [
    type,
    { ...choices, ...defined(change[type as keyof typeof before] ?? {}) },
  ]);
  return readChannels(Object.fromEntries(types));
}
