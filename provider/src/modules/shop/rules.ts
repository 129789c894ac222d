import type { CheckoutSettings } from "#contract/settings/settings.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { currentSettings } from "../settings/current.ts";

/** The limits for orders, in minor units of a currency. */
export interface OrderLimits {
  /** The maximum price of one order. */
  maximum: bigint;
  /**
   * If a member's orders of the last 24 hours cost more than this, the password or a passkey must have been
   * given within the last ten minutes.
   */
  passwordAbove: bigint;
  /**
   * If the face value of a member's orders plus the approved withdrawals of the last 24 hours exceed this,
   * orders wait for an admin.
   */
  reviewAbove: bigint;
}

/** Derives the shop's limits from the settings. */
export function toOrderLimits({ maximum, passwordAbove, waitsAbove }: CheckoutSettings): OrderLimits {
  return {
    maximum: BigInt(maximum),
    passwordAbove: BigInt(passwordAbove),
    reviewAbove: BigInt(waitsAbove),
  };
}

/** Returns the shop's limits in force. */
export async function loadOrderLimits(queryable: Queryable, currency: string): Promise<OrderLimits> {
  return toOrderLimits(await currentSettings(queryable, "checkout", currency));
}

/** The facts that determine whether an order waits, in minor units. */
interface OrderFacts {
  /** The total face value of the member's orders in the last 24 hours, including this one. */
  ordered: bigint;
  /** The amount of the member's withdrawals that single admins approved in the last 24 hours. */
  withdrawn: bigint;
  /** The amount that single admins credited to the member's account and that no second person has reviewed. */
  singleAdminCredits: bigint;
  /** The member's available balance after this order is paid. */
  remaining: bigint;
}

/**
 * Returns whether an admin must review an order before delivery: the member's orders and approved withdrawals
 * of the last 24 hours exceed the shop's limit, or the order spends money that an admin credited alone (M24).
 */
export function needsReview(
  { ordered, withdrawn, singleAdminCredits, remaining }: OrderFacts,
  { reviewAbove }: Pick<OrderLimits, "reviewAbove">,
): boolean {
  return ordered + withdrawn > reviewAbove || remaining < singleAdminCredits;
}

/** Returns a denomination's saving in basis points of its face value, rounded down. */
export function savingOf({ faceValue, price }: { faceValue: bigint; price: bigint }): number {
  return Number(((faceValue - price) * 10_000n) / faceValue);
}
