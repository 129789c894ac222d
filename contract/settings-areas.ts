/** What the operator sets, each as one whole. Apart from the schemas, so that browser code stays light. */
export const settingsAreas = [
  "payouts",
  "checkout",
  "referrals",
  "currencies",
  "contact",
  "notifications",
] as const;
export type SettingsArea = (typeof settingsAreas)[number];

/** The areas whose changes are kept: those, and the invoice issuer, which is edited beside the invoices. */
export const recordedAreas = [...settingsAreas, "issuer"] as const;
export type RecordedArea = (typeof recordedAreas)[number];

/** Whether a change of an area moves money, and so takes a second admin. */
export function takesSecondAdmin(area: RecordedArea): boolean {
  return area === "payouts" || area === "checkout" || area === "referrals" || area === "issuer";
}

/** Hundredths of a per cent: no fee takes more than a fifth. */
export const largestFeeShare = 2_000;

/** The most characters of the operator's own wording of a notification. */
export const wordingLimits = { title: 100, description: 400 } as const;

/** How many currencies have a rate at most, and the most characters of where the rates come from. */
export const currencyLimits = { rates: 30, source: 80 } as const;

/** The most characters of a line of the contact details. */
export const contactLimits = { email: 254, phone: 40, address: 400 } as const;
