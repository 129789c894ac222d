import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { statement } from "../../database/engine/statement.ts";

const minute = 60_000;

/**
 * Takes one request from the allowance of some credentials, which all processes share, and returns the time at
 * which it may be sent. A quarter of a minute's requests may be sent in a burst; the others follow at
 * intervals, so that no minute has more than `requestsPerMinute`.
 */
export async function takeRequest(
  queryable: Queryable,
  key: string,
  { requestsPerMinute, now }: { requestsPerMinute: number; now: Date },
): Promise<Date> {
  const burst = Math.max(1, Math.floor(requestsPerMinute / 4));
  const interval = Math.ceil(minute / Math.max(1, requestsPerMinute - burst));
  const [taken] = await take(queryable, { key, now: now.toISOString(), interval });
  const { fullAt, blockedUntil } = taken!;
  const allowed = Date.parse(fullAt) - interval * burst;
  return new Date(Math.max(now.getTime(), allowed, blockedUntil ? Date.parse(blockedUntil) : 0));
}

const take = statement<{ fullAt: string; blockedUntil: string | null }>(
  "take_request",
  sql`insert into connector_limits as known (key, full_at)
    values (${sql.placeholder("key")},
      ${sql.placeholder("now")}::timestamptz + ${sql.placeholder("interval")}::integer * interval '1 millisecond')
    on conflict (key) do update set full_at =
      greatest(known.full_at, ${sql.placeholder("now")}::timestamptz, known.blocked_until)
      + ${sql.placeholder("interval")}::integer * interval '1 millisecond'
    returning full_at as "fullAt", blocked_until as "blockedUntil"`,
);

/** Delays all requests with some credentials, as their network demanded. */
export async function blockRequests(queryable: Queryable, key: string, until: Date): Promise<void> {
  await block(queryable, { key, until: until.toISOString() });
}

const block = statement(
  "block_requests",
  sql`insert into connector_limits as known (key, full_at, blocked_until)
    values (${sql.placeholder("key")}, ${sql.placeholder("until")}::timestamptz, ${sql.placeholder("until")}::timestamptz)
    on conflict (key) do update set blocked_until = greatest(known.blocked_until, excluded.blocked_until)`,
);
