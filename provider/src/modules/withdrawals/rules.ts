import type { PayoutMethodKind } from "#contract/withdrawals/payout-methods.ts";
import { priceWithdrawal } from "#contract/withdrawals/price.ts";
import type { PayoutSettings } from "#contract/settings/settings.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { currentSettings } from "../settings/current.ts";

/** The number of business days from the payment until the money arrives. */
const arrivals: Record<PayoutMethodKind, { minDays: number; maxDays: number }> = {
  bank_transfer: { minDays: 1, maxDays: 3 },
  paypal: { minDays: 0, maxDays: 1 },
  us_account: { minDays: 1, maxDays: 2 },
};

/** The limits and fees of a withdrawal, in minor units of a currency. */
export interface WithdrawalRules {
  minimum: bigint;
  maximum: bigint;
  isOffered: (kind: PayoutMethodKind) => boolean;
  feeOf: (kind: PayoutMethodKind) => { flat: bigint; basisPoints: number };
  /**
   * Splits an amount into fee and net, which always add up to the amount. The percentage is rounded half up.
   */
  priceOf: (kind: PayoutMethodKind, amount: bigint) => { fee: bigint; net: bigint };
  /** Returns the number of approvals needed: two, by different admins, above the limit; otherwise one. */
  requiredApprovals: (amount: bigint) => number;
}

/** Derives the withdrawal rules from the settings. */
export function withdrawalRules({
  minimum,
  maximum,
  secondAdminAbove,
  methods,
}: PayoutSettings): WithdrawalRules {
  function feeOf(kind: PayoutMethodKind) {
    const { flat, basisPoints } = methods[kind];
    return { flat: BigInt(flat), basisPoints };
  }
  return {
    minimum: BigInt(minimum),
    maximum: BigInt(maximum),
    isOffered: (kind) => methods[kind].isOffered,
    feeOf,
    priceOf: (kind, amount) => priceWithdrawal(amount, feeOf(kind)),
    requiredApprovals: (amount) => (amount > BigInt(secondAdminAbove) ? 2 : 1),
  };
}

/** Returns the withdrawal rules in force. */
export async function currentWithdrawalRules(
  queryable: Queryable,
  currency: string,
): Promise<WithdrawalRules> {
  return withdrawalRules(await currentSettings(queryable, "payouts", currency));
}

/** Returns the number of business days until money sent by this method arrives. */
export function arrivalOf(kind: PayoutMethodKind): { minDays: number; maxDays: number } {
  return arrivals[kind];
}
