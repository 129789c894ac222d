import type { Wallet } from "#contract/wallet/wallet.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import type { ZoneInput } from "../../database/queries/local-days.ts";
import { hasSecondFactor } from "../../database/queries/second-factors-of.ts";
import { toWire } from "../../money.ts";
import { findNextPayable } from "../cash-back/repository.ts";
import { findMethods } from "../payout-methods/repository.ts";
import { currentWithdrawalRules } from "../withdrawals/rules.ts";
import { findBalances } from "./figures.ts";
import { findParts } from "./find-parts.ts";

interface WalletReading extends ZoneInput {
  userId: string;
  isVerified: boolean;
  currency: string;
  now: Date;
}

/** Returns a member's four figures, whether they can withdraw now, and the next amounts to become payable. */
export async function findWallet(
  queryable: Queryable,
  { userId, isVerified, currency, now, timeZone }: WalletReading,
): Promise<Wallet> {
  const [balances, parts, next, { minimum }, methods, hasFactor] = await Promise.all([
    findBalances(queryable, [userId], currency),
    findParts(queryable, { userId, currency }),
    findNextPayable(queryable, { userId, currency, now, timeZone }),
    currentWithdrawalRules(queryable, currency),
    findMethods(queryable, userId),
    hasSecondFactor(queryable, userId),
  ]);
  const { available, pending, reserved } = balances.get(userId)!;
  return {
    currency,
    available: toWire(available),
    pending: toWire(pending),
    reserved: toWire(reserved),
    lifetime: parts.cashBack,
    parts,
    setUp: { payoutMethod: methods.length > 0, secondFactor: hasFactor },
    withdrawable: withdrawalState(available, minimum, isVerified),
    nextPayable: next ? { ...next, at: next.at.toISOString(), amount: toWire(next.amount) } : null,
  };
}

function withdrawalState(available: bigint, minimum: bigint, verified: boolean): Wallet["withdrawable"] {
  if (available >= minimum) {
    return { possible: verified, reason: verified ? null : "email_unverified", missing: 0 };
  }
  return {
    possible: false,
    reason: available < 0n ? "negative_balance" : "below_minimum",
    missing: toWire(minimum - available),
  };
}
