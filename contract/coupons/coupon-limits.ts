/** The unit of a coupon's discount: basis points, minor units, or none. */
export const couponWorths = ["percent", "amount", "none"] as const;
export type CouponWorth = (typeof couponWorths)[number];

/** How a coupon is used: by a code, by a link to a page of the store, or by visiting the store. */
export const couponKinds = ["code", "link", "deal"] as const;
export type CouponKind = (typeof couponKinds)[number];

export const couponSorts = ["start", "-start", "worth", "-worth"] as const;
export const maxCouponsImported = 200;
/** The maximum number of characters in a file of coupons. */
export const maxCouponFileLength = 48 * 1024;
