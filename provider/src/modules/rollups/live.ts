import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { rollupChanges, type RollupKind } from "../../database/schema/rollup-schema.ts";
import type { DaySpan, Span } from "./spans.ts";
import { startOfUtcDay, utcDay } from "./utc-days.ts";

/** A bound that matches nothing, for an empty list of spans. */
const epoch = "1970-01-01";

/** Selects rows as a table. `columns` is a list of names with types. */
export function table(rows: readonly object[], columns: string): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.raw(`span(${columns})`)}`;
}

/**
 * Returns the common table expressions that complete stored sums (docs/decisions/0062):
 *
 * - `changed`: the days whose stored sums are outdated.
 * - `live`: the ranges whose rows must be read instead of stored sums: changed days within the spans, and the
 *   ranges in `rest`, which are shorter than the stored units. Each range is within one day (UTC).
 */
export function liveParts(kind: RollupKind, spans: readonly Span[], rest: readonly Span[]): SQL {
  const starts = spans.map(({ start }) => start.toISOString()).toSorted();
  const ends = spans.map(({ until }) => until.toISOString()).toSorted();
  const span = "bucket text, start timestamptz, until timestamptz";
  const dayEnd = startOfUtcDay(sql`changed.day + 1`);
  return sql`changed as materialized (
      select distinct day from ${rollupChanges}
      where kind = ${kind} and day >= ${(starts[0] ?? epoch).slice(0, 10)}::date
        and day <= ${(ends.at(-1) ?? epoch).slice(0, 10)}::date
    ), live as materialized (
      select bucket, start, until from ${table(rest, span)}
      where ${utcDay(sql`start`)} not in (select day from changed)
      union all
      select bucket, greatest(start, ${startOfUtcDay(sql`changed.day`)}), least(until, ${dayEnd})
      from ${table(spans, span)}
      join changed on ${startOfUtcDay(sql`changed.day`)} < until and ${dayEnd} > start
    )`;
}

/** Joins the ranges in `live` with the rows of a table whose time `at` is within a range. */
export function liveRows(rows: SQLWrapper, at: SQLWrapper): SQL {
  return sql`live join ${rows} on ${at} >= live.start and ${at} < live.until`;
}

/**
 * Joins spans of whole days with a table of sums by `day`. The bounds of all spans keep the planner from
 * reading the whole table for each of them.
 */
export function storedDays(days: readonly DaySpan[], sums: SQLWrapper): SQL {
  const starts = days.map(({ start }) => start).toSorted();
  const ends = days.map(({ until }) => until).toSorted();
  return sql`${table(days, "bucket text, start date, until date")}
    join (
      select * from ${sums}
      where day >= ${starts[0] ?? epoch}::date and day < ${ends.at(-1) ?? epoch}::date
    ) sums on day >= start and day < until and ${isUnchanged(sql`day`)}`;
}

/** Selects stored rows whose `day` isn't outdated. */
export function isUnchanged(day: SQLWrapper): SQL {
  return sql`${day} not in (select changed.day from changed)`;
}
