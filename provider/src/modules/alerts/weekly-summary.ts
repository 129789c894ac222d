import { and, asc, eq, gte, inArray, isNull, like, lt, or, sql, type SQL } from "drizzle-orm";
import type { TextByLanguage } from "#contract/notifications/notification-types.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { memberAlerts } from "../../database/schema/favourite-schema.ts";
import { notificationSettings } from "../../database/schema/mail-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { nextClockTime } from "../notification-settings/local-time.ts";
import type { Notifier } from "../notifications/notify.ts";
import { type Alert, sendAlerts } from "./send-alerts.ts";

const day = 24 * 3600 * 1000;
const week = 7 * day;
const summaryTime = "08:00";
/** The longest delay with which a summary is still sent, for example after an outage. */
const maxDelay = 2 * day;
const namedStores = 5;

/**
 * Sends the weekly summaries that are due. Members who chose them get one each week, from Monday at 08:00 in
 * their time zone. No summary is sent for a week in which nothing happened.
 */
export async function sendWeeklySummaries(app: Notifier): Promise<void> {
  const { database, environment } = app;
  const now = app.clock();
  const isChosen = or(
    ...["inApp", "email"].map(
      (channel) =>
        sql`${notificationSettings.channels} -> 'weekly_summary' ->> ${sql.raw(`'${channel}'`)} = 'true'`,
    ),
  );
  const members = await database
    .select({ userId: users.id, timeZone: notificationSettings.timeZone })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(and(isChosen, eq(users.status, "active"), isNull(users.deletedAt)))
    .orderBy(asc(users.id));
  const due = members.flatMap(({ userId, timeZone }) => {
    const mondayAfter = (after: number) =>
      nextClockTime(new Date(after), summaryTime, timeZone ?? "UTC", true);
    const monday = mondayAfter(now.getTime() - maxDelay);
    if (monday > now) return [];
    // Not seven times 24 hours, because clocks may change in between.
    const since = mondayAfter(monday.getTime() - week - day);
    return [{ userId, monday, since, until: mondayAfter(monday.getTime()) }];
  });
  for (const { userId, monday, since, until } of due) {
    const subject = `week:${monday.toISOString().slice(0, 10)}`;
    // Matches any week's date, because the member may have moved to another time zone since.
    const isSent = and(
      eq(memberAlerts.userId, userId),
      like(memberAlerts.subject, "week:%"),
      gte(memberAlerts.handledAt, new Date(monday.getTime() - maxDelay)),
    );
    if (await database.$count(memberAlerts, isSent)) continue;
    const summary = await summarize(database, {
      userId,
      monday,
      since,
      until,
      currency: environment.CURRENCY,
    });
    if (summary) await sendAlerts(app, [{ ...summary, subject }], { isCounted: false });
  }
}

interface Week {
  userId: string;
  monday: Date;
  /** The Monday before `monday`. */
  since: Date;
  /** The Monday after `monday`. */
  until: Date;
  currency: string;
}

/** Returns the summary of the week before a Monday; undefined if it would be empty. */
async function summarize(
  queryable: Queryable,
  { userId, monday, since, until, currency }: Week,
): Promise<Omit<Alert<"weekly_summary">, "subject"> | undefined> {
  const isPaid = and(eq(leads.state, "payable"), gte(leads.payableAt, since), lt(leads.payableAt, monday));
  const isAwaited = and(
    inArray(leads.state, ["pending", "confirmed"]),
    gte(leads.expectedPayableAt, monday),
    lt(leads.expectedPayableAt, until),
  );
  const sumOf = (condition: SQL | undefined) =>
    sql`coalesce(sum(${leads.cashBack}) filter (where ${condition}), 0)::text`.mapWith(BigInt);
  const [sums] = await queryable
    .select({ earned: sumOf(isPaid), payable: sumOf(isAwaited) })
    .from(leads)
    .where(and(eq(leads.userId, userId), eq(leads.currency, currency), or(isPaid, isAwaited)));
  const { earned, payable } = sums!;
  const raised = await findRaised(queryable, { userId, since, monday });
  if (earned === 0n && payable === 0n && raised.length === 0) return undefined;
  const values = { earned, payable, currency, favourites: listIn(raised) };
  return { userId, type: "weekly_summary", values, path: "/apps/my-cash-back/cash-back-detail" };
}

/** Returns the names of a member's favourite stores whose rates rose in a period. */
async function findRaised(
  queryable: Queryable,
  { userId, since, monday }: { userId: string; since: Date; monday: Date },
): Promise<string[]> {
  const rows = await queryable
    .selectDistinct({ name: stores.name })
    .from(memberAlerts)
    .innerJoin(stores, sql`${stores.id}::text = split_part(${memberAlerts.subject}, ':', 2)`)
    .where(
      and(
        eq(memberAlerts.userId, userId),
        like(memberAlerts.subject, "rate:%"),
        gte(memberAlerts.handledAt, since),
        lt(memberAlerts.handledAt, monday),
      ),
    )
    .orderBy(stores.name)
    .limit(namedStores);
  return rows.map(({ name }) => name);
}

const noneTexts: TextByLanguage = { vi: "không có", en: "none", fr: "aucun", ar: "لا شيء" };

function listIn(names: string[]): TextByLanguage {
  if (names.length === 0) return noneTexts;
  const write = (locale: string) => new Intl.ListFormat(locale).format(names);
  return { vi: write("vi"), en: write("en"), fr: write("fr"), ar: write("ar") };
}
