import type { CheckoutSettings } from "#contract/settings.ts";
import type { Queryable } from "../../database/connection.ts";
import { currentSettings } from "../settings/current.ts";

/** What one order may come to, in minor units of a currency. */
export interface ShopRules {
  /** The most one order may cost. */
  maximum: bigint;
  /** Orders of 24 hours that cost more take the password or a passkey of the last ten minutes. */
  passwordAbove: bigint;
  /** When a member's orders, at face value, and approved withdrawals of 24 hours exceed it, orders wait. */
  waitsAbove: bigint;
}

/** The shop's limits that settings make. */
export function shopRules({ maximum, passwordAbove, waitsAbove }: CheckoutSettings): ShopRules {
  return {
    maximum: BigInt(maximum),
    passwordAbove: BigInt(passwordAbove),
    waitsAbove: BigInt(waitsAbove),
  };
}

/** The shop's limits that are in force. */
export async function currentShopRules(queryable: Queryable, currency: string): Promise<ShopRules> {
  return shopRules(await currentSettings(queryable, "checkout", currency));
}

/** What decides whether an order waits, in minor units. */
interface OrderFacts {
  /** The face value of the member's orders of 24 hours, with this one. */
  ordered: bigint;
  /** The member's withdrawals of 24 hours that single admins approved. */
  withdrawn: bigint;
  /** What single admins put on the member's account and no other person has reviewed. */
  creditedAlone: bigint;
  /** The member's available money once this order is paid. */
  remaining: bigint;
}

/**
 * Returns whether an admin must review an order first: the member's orders and approved withdrawals of 24 hours exceed
 * the shop's limit, or it spends what an admin alone put on the account (M24).
 */
export function orderWaits(
  { ordered, withdrawn, creditedAlone, remaining }: OrderFacts,
  { waitsAbove }: Pick<ShopRules, "waitsAbove">,
): boolean {
  return ordered + withdrawn > waitsAbove || remaining < creditedAlone;
}

/** What a denomination saves, in basis points of its face value, rounded down. */
export function savingOf({ faceValue, price }: { faceValue: bigint; price: bigint }): number {
  return Number(((faceValue - price) * 10_000n) / faceValue);
}
