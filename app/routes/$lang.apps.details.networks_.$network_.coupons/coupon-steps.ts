import type { NetworkCoupon } from "#contract/networks/admin-network-coupons.ts";
import { type NetworkCouponStep, networkCouponSteps } from "#contract/networks/network-coupon-steps.ts";

const fromStates: Record<NetworkCouponStep, NetworkCoupon["state"][]> = {
  accept: ["new", "changed"],
  review: ["changed"],
  ignore: ["new"],
  restore: ["ignored"],
};

/** Returns whether a step is possible. A coupon needs its programme's store to be accepted. */
export function canTake({ state, store }: NetworkCoupon, step: NetworkCouponStep): boolean {
  return fromStates[step].includes(state) && (step !== "accept" || store !== null);
}

/** Returns the steps that are possible for a coupon. */
export function stepsOf(coupon: NetworkCoupon): NetworkCouponStep[] {
  return networkCouponSteps.filter((step) => canTake(coupon, step));
}
