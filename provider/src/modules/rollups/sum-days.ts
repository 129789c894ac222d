import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Database, Transaction } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import {
  dueDays,
  payoutDays,
  purchaseDays,
  rollupChanges,
  type RollupKind,
  rollupKinds,
  sellerSums,
} from "../../database/schema/rollup-schema.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { isRejected, startOfUtcDay } from "./utc-days.ts";

// Limits the duration of each transaction, because all days have to be summed after an update of the program.
const daysPerStep = 31;

/**
 * Sums the changed days again, newest first, each step in its own transaction (docs/decisions/0062). Can be
 * interrupted. Can run in several processes, but only one of them works at a time. Returns the number of days.
 */
export async function sumChangedDays(database: Database, stopped?: AbortSignal): Promise<number> {
  let summed = 0;
  for (const kind of rollupKinds) {
    for (let days = 1; days > 0 && !stopped?.aborted; summed += days)
      days = await database.transaction((tx) => sumNextDays(tx, kind));
  }
  return summed;
}

async function sumNextDays(tx: Transaction, kind: RollupKind): Promise<number> {
  const { rows: locks } = await execute<{ locked: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended('rollups', 0)) as locked`,
  );
  if (!locks[0]!.locked) return 0;
  const { rows } = await execute<{ day: string }>(
    tx,
    sql`select distinct day::text as day from ${rollupChanges} where kind = ${kind} order by day desc limit ${daysPerStep}`,
  );
  if (rows.length === 0) return 0;
  const days = sql`(select json_array_elements_text(${JSON.stringify(rows.map(({ day }) => day))}::json)::date)`;
  // Rows are deleted before summing. If a change is committed in between, its row remains, so that the day is
  // summed again.
  await tx.execute(sql`delete from ${rollupChanges} where kind = ${kind} and day in ${days}`);
  for (const statement of statements[kind](days)) await tx.execute(statement);
  return rows.length;
}

async function execute<Row>(tx: Transaction, statement: SQL): Promise<{ rows: Row[] }> {
  return (await tx.execute(statement)) as unknown as { rows: Row[] };
}

const statements: Record<RollupKind, (days: SQL) => SQL[]> = {
  purchases: (days) => [
    sql`delete from ${purchaseDays} where day in ${days}`,
    sql`insert into ${purchaseDays} (day, state, reason, currency, leads, commission, cash_back,
        hours, leads_by_hour, commission_by_hour, cash_back_by_hour)
      select day, state, reason, currency, sum(leads), sum(commission), sum(cash_back),
        array_agg(hour), array_agg(leads), array_agg(commission), array_agg(cash_back)
      from (
        select days.day, state, coalesce(reason, '') as reason, currency,
          extract(hour from ${leads.occurredAt} at time zone 'UTC')::smallint as hour, count(*)::int as leads,
          sum(commission)::bigint as commission, sum(cash_back)::bigint as cash_back
        from ${during(days, leads.occurredAt, leads)}
        group by 1, 2, 3, 4, 5
      ) by_hour
      group by day, state, reason, currency`,
    sql`delete from ${sellerSums} where unit = 'day' and start in ${days}`,
    sql`insert into ${sellerSums} (unit, start, store_id, network, currency, leads, refused, commission, cash_back)
      select 'day', days.day, store_id, network, currency, count(*), count(*) filter (where ${isRejected}),
        coalesce(sum(commission) filter (where not ${isRejected}), 0),
        coalesce(sum(cash_back) filter (where not ${isRejected}), 0)
      from ${during(days, leads.occurredAt, leads)}
      group by days.day, store_id, network, currency`,
    sql`delete from ${sellerSums} where unit = 'month' and start in ${monthsOf(days)}`,
    sql`insert into ${sellerSums} (unit, start, store_id, network, currency, leads, refused, commission, cash_back)
      select 'month', months.month, store_id, network, currency, sum(leads), sum(refused), sum(commission), sum(cash_back)
      from ${monthsOf(days)} months (month)
      join ${sellerSums} on unit = 'day' and start >= months.month and start < months.month + interval '1 month'
      group by months.month, store_id, network, currency`,
  ],
  due: (days) => [
    sql`delete from ${dueDays} where day in ${days}`,
    sql`insert into ${dueDays} (day, state, currency, leads, cash_back)
      select days.day, state, currency, count(*), sum(cash_back)
      from ${during(days, leads.expectedPayableAt, leads)}
      where state in ('pending', 'confirmed')
      group by days.day, state, currency`,
  ],
  payouts: (days) => [
    sql`delete from ${payoutDays} where day in ${days}`,
    sql`insert into ${payoutDays} (day, currency, payouts, amount)
      select days.day, currency, count(*), sum(amount)
      from ${during(days, withdrawals.settledAt, withdrawals)}
      where state = 'paid'
      group by days.day, currency`,
  ],
};

/** Joins days with the rows of a table whose time is on that day. */
function during(days: SQL, at: SQLWrapper, table: SQLWrapper): SQL {
  const day = sql`days.day`;
  return sql`${days} days (day) join ${table}
    on ${at} >= ${startOfUtcDay(day)} and ${at} < ${startOfUtcDay(sql`${day} + 1`)}`;
}

function monthsOf(days: SQL): SQL {
  return sql`(select distinct date_trunc('month', day)::date from ${days} days (day))`;
}
