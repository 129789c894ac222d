import { majorUnits } from "../../money.ts";

// Whole major units: the same figures in every currency.
const maximum = 2_000;
const passwordAbove = 100;
const waitsAbove = 500;

/** What one order may come to, in minor units of a currency. */
export interface ShopRules {
  /** The most one order may come to. */
  maximum: bigint;
  /** Above it an order takes the password or a passkey of the last ten minutes. */
  passwordAbove: bigint;
  /** What a member's orders of 24 hours come to before the next one waits for an admin. */
  waitsAbove: bigint;
}

/** The shop's limits in a currency. */
export function shopRules(currency: string): ShopRules {
  return {
    maximum: majorUnits(maximum, currency),
    passwordAbove: majorUnits(passwordAbove, currency),
    waitsAbove: majorUnits(waitsAbove, currency),
  };
}

/** What a denomination saves, in basis points of its face value, rounded down. */
export function savingOf({ faceValue, price }: { faceValue: bigint; price: bigint }): number {
  return Number(((faceValue - price) * 10_000n) / faceValue);
}
