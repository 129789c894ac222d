import { and, count, gte, lt, max, min, sql, type SQL } from "drizzle-orm";
import { clickAudienceDays, clickDays, clicks } from "../../database/earning-schema.ts";
import type { Database, Transaction } from "../../database/connection.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

// A click carries the moment it was begun at: by now whatever began before midnight is committed or undone.
const settled = hour;
// What a first run finds is counted in pieces, so that no transaction takes long.
const daysAtOnce = 31;

/**
 * Counts the clicks of days (UTC) that are over, each day once, into `click_days` (docs/decisions/0029). May
 * run in several processes, as often as one likes, and be broken off anywhere: the newest day that is counted
 * says how far it came. Returns how many rows were written.
 */
export async function countClickDays(database: Database, now: Date): Promise<number> {
  const until = startOfDay(new Date(now.getTime() - settled));
  let written = 0;
  for (let rows = 1; rows > 0; written += rows) {
    rows = await database.transaction((tx) => countNextDays(tx, until));
  }
  return written;
}

/** Up to when clicks are in `click_days`; null where none is counted yet. */
export async function findCountedUntil(queryable: Database | Transaction): Promise<Date | null> {
  const [newest] = await queryable.select({ day: max(clickDays.day) }).from(clickDays);
  return newest?.day ? new Date(Date.parse(newest.day) + day) : null;
}

async function countNextDays(tx: Transaction, until: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('click_days', 0))`);
  const since = await findCountedUntil(tx);
  const uncounted = and(since ? gte(clicks.createdAt, since) : undefined, lt(clicks.createdAt, until));
  const [oldest] = await tx
    .select({ at: min(clicks.createdAt) })
    .from(clicks)
    .where(uncounted);
  if (!oldest?.at) return 0;
  const first = startOfDay(oldest.at);
  const last = new Date(Math.min(until.getTime(), first.getTime() + daysAtOnce * day));
  const dayOfClick = sql<string>`(${clicks.createdAt} at time zone 'UTC')::date`;
  const thoseDays = and(gte(clicks.createdAt, first), lt(clicks.createdAt, last));
  await countAudience(tx, { first, last, dayOfClick, thoseDays });
  const written = await tx
    .insert(clickDays)
    .select(
      tx
        .select({
          day: dayOfClick.as("day"),
          storeId: clicks.storeId,
          network: clicks.network,
          clicks: count().as("clicks"),
        })
        .from(clicks)
        .where(thoseDays)
        .groupBy(dayOfClick, clicks.storeId, clicks.network),
    )
    .returning({ day: clickDays.day });
  return written.length;
}

interface Counting {
  first: Date;
  last: Date;
  dayOfClick: SQL<string>;
  thoseDays: SQL | undefined;
}

/** Counts what the clicks of these days were made with. Days that are counted again are counted anew. */
async function countAudience(tx: Transaction, { first, last, dayOfClick, thoseDays }: Counting) {
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const { day: counted } = clickAudienceDays;
  await tx.delete(clickAudienceDays).where(and(gte(counted, dayOf(first)), lt(counted, dayOf(last))));
  const device = sql<string>`coalesce(${clicks.device}, '')`;
  const country = sql<string>`coalesce(${clicks.country}, '')`;
  await tx.insert(clickAudienceDays).select(
    tx
      .select({
        day: dayOfClick.as("day"),
        device: device.as("device"),
        country: country.as("country"),
        clicks: count().as("clicks"),
      })
      .from(clicks)
      .where(thoseDays)
      .groupBy(sql`1, 2, 3`),
  );
}

function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / day) * day);
}
