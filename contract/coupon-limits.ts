/** How what a coupon saves is counted: a share in basis points, an amount in minor units, or not at all. */
export const couponWorths = ["percent", "amount", "none"] as const;
export type CouponWorth = (typeof couponWorths)[number];

/** What a coupon is used by: a code to type in, a page of the store, or nothing but going there. */
export const couponKinds = ["code", "link", "deal"] as const;
export type CouponKind = (typeof couponKinds)[number];

export const couponSorts = ["start", "-start", "worth", "-worth"] as const;
export const mostCouponsImported = 200;
/** In characters, of a file of coupons. */
export const longestCouponFile = 48 * 1024;
