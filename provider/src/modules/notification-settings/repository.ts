import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import {
  notificationLanguage,
  type NotificationLanguage,
  type NotificationSettings,
  type NotificationSettingsChange,
  quietHours,
} from "#contract/notifications/notification-settings.ts";
import { canonicalJson } from "../../canonical-json.ts";
import type { Database, Queryable, Transaction } from "../../database/engine/connection.ts";
import { notificationSettings } from "../../database/schema/mail-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { statement } from "../../database/engine/statement.ts";
import { VersionConflict } from "../../problem.ts";
import { defaultSettings, readChannels } from "./defaults.ts";

/** Returns a member's notification settings, or the defaults if the member has changed none. */
export async function findSettings(queryable: Queryable, userId: string): Promise<NotificationSettings> {
  return (await findChosenSettings(queryable, userId)) ?? defaultSettings;
}

/** Returns several members' notification settings in one query. */
export async function findSettingsOf(
  queryable: Queryable,
  userIds: string[],
): Promise<(userId: string) => NotificationSettings> {
  const rows = await findRows(queryable, { userIds: userIds.join() });
  const settingsByUser = new Map(rows.map((row) => [row.userId, settingsOf(row)]));
  return (userId) => settingsByUser.get(userId) ?? defaultSettings;
}

/** Returns undefined if the member has never changed any settings. */
export async function findChosenSettings(
  queryable: Queryable,
  userId: string,
): Promise<NotificationSettings | undefined> {
  const [row] = await findRows(queryable, { userIds: userId });
  return row && settingsOf(row);
}

type Row = Pick<
  typeof notificationSettings.$inferSelect,
  "userId" | "channels" | "language" | "timeZone" | "digest" | "quietHours" | "discreet"
>;
const findRows = statement<Row>(
  "notification_settings",
  sql`select user_id as "userId", channels, language, time_zone as "timeZone", digest, quiet_hours as "quietHours",
      discreet
    from notification_settings
    where user_id = any(string_to_array(${sql.placeholder("userIds")}, ',')::uuid[])`,
);

function settingsOf({ channels, quietHours: rest, userId: _, ...settings }: Row): NotificationSettings {
  const quiet = quietHours.nullable().catch(null).parse(rest);
  return { ...settings, channels: readChannels(channels), quietHours: quiet };
}

/**
 * Returns the language of a member's mandatory mails: the chosen one, or else the account's. Optional mails are
 * in Vietnamese until the member chooses a language.
 */
export async function findMailLanguage(queryable: Queryable, userId: string): Promise<NotificationLanguage> {
  const [row] = await queryable
    .select({ chosen: notificationSettings.language, account: users.language })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(eq(users.id, userId));
  return notificationLanguage.catch(defaultSettings.language).parse(row?.chosen ?? row?.account);
}

/** Returns a version of a member's settings, to detect concurrent changes. */
export function versionOf(settings: NotificationSettings): string {
  return createHash("sha256").update(canonicalJson(settings)).digest("base64url").slice(0, 16);
}

/**
 * Changes some of a member's settings and returns all of them. A concurrent change of other settings isn't
 * overwritten. If `version` is given, a concurrent change is an error instead.
 * @throws Problem 409 `notification_settings_changed` if that version is no longer current
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
      throw new VersionConflict("notification_settings_changed");
    const after = {
      ...before,
      ...withoutUndefined(change),
      channels: mergeSettings(before.channels, change.channels),
    };
    const row = { ...after, updatedAt: now };
    await tx
      .insert(notificationSettings)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: row });
    return after;
  });
}

/**
 * Locks the member's row, as there may be no row of settings yet. Foreign keys to the member aren't blocked.
 */
async function lock(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

function withoutUndefined<T extends object>(change: T): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function mergeSettings(
  before: NotificationSettings["channels"],
  change: NotificationSettingsChange["channels"] = {},
): NotificationSettings["channels"] {
  const types = Object.entries(before).map(([type, choices]) => [
    type,
    { ...choices, ...withoutUndefined(change[type as keyof typeof before] ?? {}) },
  ]);
  return readChannels(Object.fromEntries(types));
}
