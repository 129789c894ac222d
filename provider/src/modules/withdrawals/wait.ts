import { eq, sql } from "drizzle-orm";
import type { SecurityEventKind } from "#contract/accounts/security-events.ts";
import type { WithdrawalWait } from "#contract/withdrawals/withdrawals.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { statement } from "../../database/engine/statement.ts";
import { Problem } from "../../problem.ts";

const hour = 60 * 60 * 1000;

const causes = {
  email_changed: "email",
  password_changed: "password",
  password_reset: "password",
  second_factor_on: "second_factor",
  second_factor_off: "second_factor",
  second_factor_reset: "second_factor",
  passkey_added: "second_factor",
  passkey_removed: "second_factor",
  service_connected: "service",
  service_disconnected: "service",
  sign_in_methods_removed: "second_factor",
  payout_method_added: "payout_method",
} as const satisfies Partial<Record<SecurityEventKind, WithdrawalWait["cause"]>>;
type Cause = keyof typeof causes;

interface WaitQuery {
  userId: string;
  now: Date;
  /** The value of `WITHDRAWAL_WAIT_HOURS`. */
  hours: number;
}

/**
 * Selects the latest change to a member's account that is one of the above kinds, happened since a given time,
 * and isn't followed by an admin lifting the wait.
 */
export const latestCause = sql`select event.kind, event.at from security_events event
  join users on users.id = event.user_id
  where event.user_id = ${sql.placeholder("userId")}::uuid and event.at > ${sql.placeholder("changedSince")}::timestamptz
    and event.kind in (${sql.raw(
      Object.keys(causes)
        .map((kind) => `'${kind}'`)
        .join(", "),
    )})
    and (users.wait_lifted_at is null or event.at > users.wait_lifted_at)
  order by event.at desc limit 1`;
export interface CauseRow {
  kind: Cause;
  at: string;
}

const findCause = statement<CauseRow>("withdrawal_wait", latestCause);

/** Returns the time since which a change of the account puts withdrawals on hold now. */
export function changedSince({ now, hours }: Pick<WaitQuery, "now" | "hours">): string {
  return new Date(now.getTime() - hours * hour).toISOString();
}

/**
 * Returns until when a member's withdrawals are on hold because of a change to the account; `null` if they
 * aren't, or if an admin has lifted the wait since.
 */
export async function findWait(queryable: Queryable, query: WaitQuery): Promise<WithdrawalWait | null> {
  const [cause] = await findCause(queryable, { userId: query.userId, changedSince: changedSince(query) });
  return cause ? waitFor(cause, query) : null;
}

function waitFor({ kind, at }: CauseRow, { hours }: Pick<WaitQuery, "hours">): WithdrawalWait {
  return { until: new Date(new Date(at).getTime() + hours * hour).toISOString(), cause: causes[kind] };
}

/** @throws Problem 409 `withdrawals_wait_…` with `until` */
export async function assertNotWaiting(queryable: Queryable, query: WaitQuery): Promise<void> {
  const wait = await findWait(queryable, query);
  if (wait) throw waitError(wait);
}

/** Creates the 409 error for the change that puts withdrawals on hold. */
export function causeError(cause: CauseRow, hours: number): Problem {
  return waitError(waitFor(cause, { hours }));
}

function waitError({ cause, until }: WithdrawalWait): Problem {
  return new Problem(409, `withdrawals_wait_${cause}`, { details: { until } });
}

/** Lifts the wait: changes to the account up to now no longer put the member's withdrawals on hold. */
export async function liftWait(queryable: Queryable, userId: string, now: Date): Promise<void> {
  await queryable.update(users).set({ waitLiftedAt: now }).where(eq(users.id, userId));
}
