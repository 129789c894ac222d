/** The decisions on a network's coupon. Without a schema library, as browser code needs them. */
export const networkCouponSteps = ["accept", "ignore", "restore", "review"] as const;
export type NetworkCouponStep = (typeof networkCouponSteps)[number];
