import type { PayoutMethodKind } from "#contract/payout-methods.ts";
import { majorUnits, shareOf } from "../../money.ts";

// Whole major units: the same figures in every currency (0 decimals in JPY, 3 in KWD).
const minimum = 10;
const maximum = 5_000;
const oneAdminDecidesUpTo = 500;

interface Fee {
  flat: number;
  basisPoints: number;
  /** Business days from payment until the money is there. */
  arrival: { minDays: number; maxDays: number };
}

const fees: Record<PayoutMethodKind, Fee> = {
  bank_transfer: { flat: 1, basisPoints: 0, arrival: { minDays: 1, maxDays: 3 } },
  paypal: { flat: 0, basisPoints: 150, arrival: { minDays: 0, maxDays: 1 } },
};

/** What one withdrawal may be and what it costs, in minor units of a currency. */
export interface WithdrawalRules {
  minimum: bigint;
  maximum: bigint;
  feeOf: (kind: PayoutMethodKind) => { flat: bigint; basisPoints: number };
  /** Fee and net of an amount; they always sum to it. The share is rounded half up. */
  priceOf: (kind: PayoutMethodKind, amount: bigint) => { fee: bigint; net: bigint };
  /** Above the limit two different admins must approve. */
  requiredApprovals: (amount: bigint) => number;
}

export function withdrawalRules(currency: string): WithdrawalRules {
  function feeOf(kind: PayoutMethodKind) {
    return { flat: majorUnits(fees[kind].flat, currency), basisPoints: fees[kind].basisPoints };
  }
  return {
    minimum: majorUnits(minimum, currency),
    maximum: majorUnits(maximum, currency),
    feeOf,
    priceOf(kind, amount) {
      const { flat, basisPoints } = feeOf(kind);
      const fee = flat + shareOf(amount, basisPoints);
      return { fee, net: amount - fee };
    },
    requiredApprovals: (amount) => (amount > majorUnits(oneAdminDecidesUpTo, currency) ? 2 : 1),
  };
}

/** Business days until money sent this way arrives. */
export function arrivalOf(kind: PayoutMethodKind): { minDays: number; maxDays: number } {
  return fees[kind].arrival;
}
