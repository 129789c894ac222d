import { and, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { SecurityEventKind } from "#contract/security-events.ts";
import type { WithdrawalWait } from "#contract/withdrawals.ts";
import type { Queryable } from "../../database/connection.ts";
import { users } from "../../database/schema.ts";
import { securityEvents } from "../../database/security-event-schema.ts";
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
  payout_method_added: "payout_method",
} as const satisfies Partial<Record<SecurityEventKind, WithdrawalWait["cause"]>>;
type Cause = keyof typeof causes;

interface Asked {
  userId: string;
  now: Date;
  /** `WITHDRAWAL_WAIT_HOURS` */
  hours: number;
}

/** How long a member's withdrawals still wait, by the latest change that no admin has lifted; null: not at all. */
export async function findWait(
  queryable: Queryable,
  { userId, now, hours }: Asked,
): Promise<WithdrawalWait | null> {
  const isRecent = gt(securityEvents.at, new Date(now.getTime() - hours * hour));
  const isNotLifted = or(isNull(users.waitLiftedAt), gt(securityEvents.at, users.waitLiftedAt));
  const [latest] = await queryable
    .select({ kind: securityEvents.kind, at: securityEvents.at })
    .from(securityEvents)
    .innerJoin(users, eq(users.id, securityEvents.userId))
    .where(
      and(
        eq(securityEvents.userId, userId),
        inArray(securityEvents.kind, Object.keys(causes) as Cause[]),
        isRecent,
        isNotLifted,
      ),
    )
    .orderBy(desc(securityEvents.at))
    .limit(1);
  if (!latest) return null;
  const until = new Date(latest.at.getTime() + hours * hour).toISOString();
  return { until, cause: causes[latest.kind as Cause] };
}

/** @throws Problem 409 `withdrawals_wait_…` with `until` */
export async function refuseWhileWaiting(queryable: Queryable, asked: Asked): Promise<void> {
  const wait = await findWait(queryable, asked);
  if (wait) throw new Problem(409, `withdrawals_wait_${wait.cause}`, { details: { until: wait.until } });
}

/** From now on no change of before makes the member's withdrawals wait. */
export async function liftWait(queryable: Queryable, userId: string, now: Date): Promise<void> {
  await queryable.update(users).set({ waitLiftedAt: now }).where(eq(users.id, userId));
}
