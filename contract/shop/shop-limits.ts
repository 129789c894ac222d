/**
 * Limits of the shop's forms and baskets. Separate from the schemas, so that browser code doesn't load the
 * schema library.
 */
export const maxLines = 10;
export const maxQuantity = 10;
/** The maximum number of codes in one upload. */
export const maxCodes = 500;
/** The maximum number of denominations of a product. */
export const maxVariants = 12;

/** The maximum number of search tags of a product. */
export const maxTags = 10;
export const maxTagLength = 30;

export const productKinds = ["gift_card", "voucher"] as const;
export type ProductKind = (typeof productKinds)[number];

/** States as set by admins. A published product with a future date is shown as `scheduled`. */
export const productStates = ["draft", "scheduled", "published", "inactive"] as const;
export type ProductState = (typeof productStates)[number];

/** States of a category as set by admins: those of a product, without drafts. */
export const categoryStates = ["published", "scheduled", "inactive"] as const;
export type CategoryState = (typeof categoryStates)[number];

/** `placed → delivered | failed`; `delivered → refunded`. */
export const orderStates = ["placed", "delivered", "failed", "refunded"] as const;
export type OrderState = (typeof orderStates)[number];

export const productSorts = ["name", "-saving", "newest"] as const;
