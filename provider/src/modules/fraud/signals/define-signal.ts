import { sql, type SQL } from "drizzle-orm";
import type { FraudSignal } from "#contract/fraud/fraud-signals.ts";

/** The members for whom a signal is measured, and the time. */
export interface SignalScope {
  /** The members' ids, as `uuid[]`. */
  members: SQL;
  now: Date;
}

/** The result of a signal's query for one member. */
export type Facts = Readonly<Record<string, number | string>>;

export interface Signal {
  key: FraudSignal;
  /**
   * Returns a statement with at most one row for each member: `user_id`, `facts` as a JSON object, and
   * `members`, a JSON array of the other accounts concerned. It may read only the members' own rows and a
   * limited number of others.
   */
  query: (scope: SignalScope) => SQL;
  /** Returns the value that is compared with a rule's threshold. Depends on the facts only. */
  valueOf: (facts: Facts) => number;
}

export function defineSignal(signal: Signal): Signal {
  return signal;
}

/** Returns the instant a number of days before. */
export function daysBefore(now: Date, days: number): SQL {
  return sql`${new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()}::timestamptz`;
}

/** Returns a number from the facts; 0 if it is missing. */
export function numberIn(facts: Facts, name: string): number {
  const value = Number(facts[name] ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/** The maximum number of other accounts' rows read for each value. An IP network can have thousands. */
const maxOthers = 30;

/**
 * Returns a signal's query for accounts that share a value. @param source a statement with `user_id` and the
 * shared value as `token`
 */
export function sharedValue({ members }: SignalScope, source: SQL): SQL {
  return sql`select own.user_id, jsonb_build_object('accounts', count(distinct other.user_id)) as facts,
      jsonb_agg(distinct other.user_id) as members
    from (select distinct user_id, token from (${source}) mine where user_id = any(${members})) own
    cross join lateral (
      select distinct theirs.user_id from (${source}) theirs
      where theirs.token = own.token and theirs.user_id <> own.user_id
      order by theirs.user_id limit ${maxOthers}) other
    group by own.user_id`;
}

export const accountsIn = (facts: Facts) => numberIn(facts, "accounts");
