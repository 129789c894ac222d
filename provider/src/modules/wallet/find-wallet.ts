import { and, eq, isNotNull } from "drizzle-orm";
import type { Wallet } from "#contract/wallet.ts";
import type { Queryable } from "../../database/connection.ts";
import { users } from "../../database/schema.ts";
import { toWire } from "../../money.ts";
import { findNextPayable } from "../cash-back/repository.ts";
import { withdrawalRules } from "../withdrawals/rules.ts";
import { findBalances, findLifetimes } from "./figures.ts";

/** A member's four figures, whether they can withdraw now, and what becomes payable next. */
export async function findWallet(
  queryable: Queryable,
  { userId, currency, now }: { userId: string; currency: string; now: Date },
): Promise<Wallet> {
  const { available, pending, reserved } = (await findBalances(queryable, [userId], currency)).get(userId)!;
  const lifetime = (await findLifetimes(queryable, [userId], currency)).get(userId)!;
  const next = await findNextPayable(queryable, { userId, currency, now });
  return {
    currency,
    available: toWire(available),
    pending: toWire(pending),
    reserved: toWire(reserved),
    lifetime: toWire(lifetime),
    withdrawable: judge(available, withdrawalRules(currency).minimum, await isVerified(queryable, userId)),
    nextPayable: next ? { at: next.at.toISOString(), amount: toWire(next.amount) } : null,
  };
}

async function isVerified(queryable: Queryable, userId: string): Promise<boolean> {
  const rows = await queryable
    .select({ at: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return rows.length > 0;
}

function judge(available: bigint, minimum: bigint, verified: boolean): Wallet["withdrawable"] {
  if (available >= minimum) {
    return { possible: verified, reason: verified ? null : "email_unverified", missing: 0 };
  }
  return {
    possible: false,
    reason: available < 0n ? "negative_balance" : "below_minimum",
    missing: toWire(minimum - available),
  };
}
