/**
 * The operator's settings, by area. Each area is changed as a whole. Separate from the schemas, so that browser
 * code doesn't load the schema library.
 */
export const settingsAreas = [
  "payouts",
  "checkout",
  "referrals",
  "currencies",
  "contact",
  "notifications",
  "accounting",
] as const;
export type SettingsArea = (typeof settingsAreas)[number];

/** The areas with a history of changes, including the invoice issuer, which is edited with the invoices. */
export const recordedAreas = [...settingsAreas, "issuer"] as const;
export type RecordedArea = (typeof recordedAreas)[number];

/** Returns whether a change of an area affects money and therefore requires a second admin. */
export function needsSecondAdmin(area: RecordedArea): boolean {
  return area === "payouts" || area === "checkout" || area === "referrals" || area === "issuer";
}

/** The maximum fee in basis points: a fifth of the amount. */
export const maxFeeShare = 2_000;

/** The maximum length of the operator's own texts of a notification. */
export const wordingLimits = { title: 100, description: 400 } as const;

/** The maximum number of currencies with a rate, and the maximum length of the rates' source. */
export const currencyLimits = { rates: 30, source: 80 } as const;

/** The maximum length of each contact detail. */
export const contactLimits = { email: 254, phone: 40, address: 400 } as const;
