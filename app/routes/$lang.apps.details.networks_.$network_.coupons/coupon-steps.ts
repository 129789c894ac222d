import type { NetworkCoupon } from "#contract/networks/admin-network-coupons.ts";
import { type NetworkCouponStep, networkCouponSteps } from "#contract/networks/network-coupon-steps.ts";

const fromStates: Record<NetworkCouponStep, NetworkCoupon["state"][]> = {
  accept: ["new", "changed"],
  review: ["changed"],
  ignore: ["new"],
  restore: ["ignored"],
};

/**
 * Returns whether a decision on a coupon is possible. A coupon can only be accepted if its programme has a
 * store.
 */
export function isPossible({ state, store }: NetworkCoupon, step: NetworkCouponStep): boolean {
  return fromStates[step].includes(state) && (step !== "accept" || store !== null);
}

/** Returns the possible decisions on a coupon. */
export function stepsOf(coupon: NetworkCoupon): NetworkCouponStep[] {
  return networkCouponSteps.filter((step) => isPossible(coupon, step));
}
