import type { PayoutMethodKind } from "#contract/payout-methods.ts";
import type { PayoutSettings } from "#contract/settings.ts";
import type { Queryable } from "../../database/connection.ts";
import { shareOf } from "../../money.ts";
import { currentSettings } from "../settings/current.ts";

/** Business days from payment until the money is there. */
const arrivals: Record<PayoutMethodKind, { minDays: number; maxDays: number }> = {
  bank_transfer: { minDays: 1, maxDays: 3 },
  paypal: { minDays: 0, maxDays: 1 },
};

/** What one withdrawal may be and what it costs, in minor units of a currency. */
export interface WithdrawalRules {
  minimum: bigint;
  maximum: bigint;
  isOffered: (kind: PayoutMethodKind) => boolean;
  feeOf: (kind: PayoutMethodKind) => { flat: bigint; basisPoints: number };
  /** Fee and net of an amount; they always sum to it. The share is rounded half up. */
  priceOf: (kind: PayoutMethodKind, amount: bigint) => { fee: bigint; net: bigint };
  /** Above the limit two different admins must approve. */
  requiredApprovals: (amount: bigint) => number;
}

/** The rules that settings make. */
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
    priceOf(kind, amount) {
      const { flat, basisPoints } = feeOf(kind);
      const fee = flat + shareOf(amount, basisPoints);
      return { fee, net: amount - fee };
    },
    requiredApprovals: (amount) => (amount > BigInt(secondAdminAbove) ? 2 : 1),
  };
}

/** The rules that are in force. */
export async function currentWithdrawalRules(
  queryable: Queryable,
  currency: string,
): Promise<WithdrawalRules> {
  return withdrawalRules(await currentSettings(queryable, "payouts", currency));
}

/** Business days until money sent this way arrives. */
export function arrivalOf(kind: PayoutMethodKind): { minDays: number; maxDays: number } {
  return arrivals[kind];
}
