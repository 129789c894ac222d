/**
 * The decisions on a network's coupon. Separate from the schemas, so that browser code doesn't load the
 * schema library.
 */
export const networkCouponSteps = ["accept", "ignore", "restore", "review"] as const;
export type NetworkCouponStep = (typeof networkCouponSteps)[number];
