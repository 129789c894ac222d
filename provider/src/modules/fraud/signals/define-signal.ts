import { sql, type SQL } from "drizzle-orm";
import type { FraudSignal } from "#contract/fraud/fraud-signals.ts";

/** Whom a signal is measured for, and when. */
export interface SignalScope {
  /** A `uuid[]` of the members. */
  members: SQL;
  now: Date;
}

/** What a signal's query found about one member. */
export type Facts = Readonly<Record<string, number | string>>;

export interface Signal {
  key: FraudSignal;
  /**
   * Returns a statement with at most one row for each member: `user_id`, `facts` as a JSON object, and
   * `members`, a JSON array of the other accounts concerned. It must not read more than the members' own rows
   * and bounded numbers of others.
   */
  query: (scope: SignalScope) => SQL;
  /** Returns the value that a rule compares with its threshold. Pure: equal facts have equal values. */
  valueOf: (facts: Facts) => number;
}

export function defineSignal(signal: Signal): Signal {
  return signal;
}

/** Returns the instant a number of days before. */
export function daysBefore(now: Date, days: number): SQL {
  return sql`${new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()}::timestamptz`;
}

/** Reads a number among facts; 0 if it is missing. */
export function numberIn(facts: Facts, name: string): number {
  const value = Number(facts[name] ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/** Rows of other accounts that are read for each of a member's own values. Networks can have thousands. */
const maxOthers = 30;

/**
 * Returns the query of a signal for accounts that share a value.
 *
 * @param source a statement with `user_id` and the shared value as `token`
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
