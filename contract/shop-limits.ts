/** What the shop's forms and baskets keep to. Apart from the schemas, so that browser code stays light. */
export const mostLines = 10;
export const mostOfOne = 10;
/** Codes of one upload. */
export const mostCodes = 500;
/** Denominations of one product. */
export const mostVariants = 12;

/** Words a product is found by. */
export const mostTags = 10;
export const longestTag = 30;

export const productKinds = ["gift_card", "voucher"] as const;
export type ProductKind = (typeof productKinds)[number];

/** As admins set it; a published one whose day has not come is shown as `scheduled`. */
export const productStates = ["draft", "scheduled", "published", "inactive"] as const;
export type ProductState = (typeof productStates)[number];

/** As admins set it for a category; the same as of a product, without drafts. */
export const categoryStates = ["published", "scheduled", "inactive"] as const;
export type CategoryState = (typeof categoryStates)[number];

/** `placed → delivered | failed`; `delivered → refunded`. */
export const orderStates = ["placed", "delivered", "failed", "refunded"] as const;
export type OrderState = (typeof orderStates)[number];

export const productSorts = ["name", "-saving", "newest"] as const;
