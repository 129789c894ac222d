import type { Wallet } from "#contract/wallet.ts";
import type { Queryable } from "../../database/connection.ts";
import type { Zoned } from "../../database/local-days.ts";
import { toWire } from "../../money.ts";
import { findNextPayable } from "../cash-back/repository.ts";
import { currentWithdrawalRules } from "../withdrawals/rules.ts";
import { findBalances, findLifetimes } from "./figures.ts";

interface WalletReading extends Zoned {
  userId: string;
  isVerified: boolean;
  currency: string;
  now: Date;
}

/** A member's four figures, whether they can withdraw now, and what becomes payable next. */
export async function findWallet(
  queryable: Queryable,
  { userId, isVerified, currency, now, timeZone }: WalletReading,
): Promise<Wallet> {
  const { available, pending, reserved } = (await findBalances(queryable, [userId], currency)).get(userId)!;
  const lifetime = (await findLifetimes(queryable, [userId], currency)).get(userId)!;
  const next = await findNextPayable(queryable, { userId, currency, now, timeZone });
  const { minimum } = await currentWithdrawalRules(queryable, currency);
  return {
    currency,
    available: toWire(available),
    pending: toWire(pending),
    reserved: toWire(reserved),
    lifetime: toWire(lifetime),
    withdrawable: judge(available, minimum, isVerified),
    nextPayable: next ? { ...next, at: next.at.toISOString(), amount: toWire(next.amount) } : null,
  };
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
