import { and, count, gte, lt, min, sql, type SQL } from "drizzle-orm";
import { clickAudienceDays, clickDays, clicks } from "../../database/schema/earning-schema.ts";
import { clickMonths, clickTotals } from "../../database/schema/rollup-schema.ts";
import type { Database, Transaction } from "../../database/engine/connection.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

// A click is dated with the start of its transaction. This long after midnight, every transaction that started
// before midnight has ended.
const settlingTime = hour;
// The first run counts in batches, so that no transaction takes long.
const daysPerBatch = 31;

/**
 * Counts the clicks of past days (UTC), each day once, into `click_days` (docs/decisions/0029). May run in
 * several processes, repeatedly, and be interrupted: the newest counted day marks its progress. Returns the
 * number of rows written.
 */
export async function countClickDays(database: Database, now: Date): Promise<number> {
  const until = startOfDay(new Date(now.getTime() - settlingTime));
  let written = 0;
  for (let rows = 1; rows > 0; written += rows) {
    rows = await database.transaction((tx) => countNextDays(tx, until));
  }
  await database.transaction(sumCountedDays);
  return written;
}

/** The time up to which clicks are counted in each table; `null` if none are. */
export interface CountedUntil {
  /** Of `click_days`. */
  days: Date | null;
  /** Of `click_totals`. */
  totals: Date | null;
  /** Of `click_months`. */
  months: Date | null;
}

/** Returns the time up to which clicks are counted in each table. */
export async function findCountedUntil(queryable: Database | Transaction): Promise<CountedUntil> {
  const [newest] = await queryable
    .select({
      day: sql<string | null>`(select max(${clickDays.day}) from ${clickDays})::text`,
      total: sql<string | null>`(select max(${clickTotals.day}) from ${clickTotals})::text`,
      nextMonth: sql<
        string | null
      >`((select max(${clickMonths.month}) from ${clickMonths}) + interval '1 month')::date::text`,
    })
    .from(sql`(select) nothing`);
  const { day: counted, total, nextMonth } = newest!;
  const endOf = (last: string | null) => (last ? new Date(Date.parse(last) + day) : null);
  return { days: endOf(counted), totals: endOf(total), months: nextMonth ? new Date(nextMonth) : null };
}

/** Adds the counted days, and the months that have ended, to the totals. */
async function sumCountedDays(tx: Transaction): Promise<void> {
  await lockCounts(tx);
  const { days, totals, months } = await findCountedUntil(tx);
  if (!days) return;
  const dayOf = (at: Date | null) => (at ?? new Date(0)).toISOString().slice(0, 10);
  await tx.execute(sql`
    insert into ${clickTotals} (day, clicks)
    select day, sum(clicks) from ${clickDays} where day >= ${dayOf(totals)}::date group by day`);
  await tx.execute(sql`
    insert into ${clickMonths} (month, store_id, network, clicks)
    select date_trunc('month', day)::date, store_id, network, sum(clicks) from ${clickDays}
    where day >= ${dayOf(months)}::date and day < date_trunc('month', ${dayOf(days)}::date)::date
    group by 1, 2, 3`);
}

async function lockCounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('click_days', 0))`);
}

async function countNextDays(tx: Transaction, until: Date): Promise<number> {
  await lockCounts(tx);
  const { days: since } = await findCountedUntil(tx);
  const isUncounted = and(since ? gte(clicks.createdAt, since) : undefined, lt(clicks.createdAt, until));
  const [oldest] = await tx
    .select({ at: min(clicks.createdAt) })
    .from(clicks)
    .where(isUncounted);
  if (!oldest?.at) return 0;
  const first = startOfDay(oldest.at);
  const last = new Date(Math.min(until.getTime(), first.getTime() + daysPerBatch * day));
  const dayOfClick = sql<string>`(${clicks.createdAt} at time zone 'UTC')::date`;
  const inDays = and(gte(clicks.createdAt, first), lt(clicks.createdAt, last));
  await countAudience(tx, { first, last, dayOfClick, inDays });
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
        .where(inDays)
        .groupBy(dayOfClick, clicks.storeId, clicks.network),
    )
    .returning({ day: clickDays.day });
  return written.length;
}

interface CountWindow {
  first: Date;
  last: Date;
  dayOfClick: SQL<string>;
  inDays: SQL | undefined;
}

/** Counts devices and countries of these days' clicks. Repeating a day replaces its counts. */
async function countAudience(tx: Transaction, { first, last, dayOfClick, inDays }: CountWindow) {
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
      .where(inDays)
      .groupBy(sql`1, 2, 3`),
  );
}

function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / day) * day);
}
