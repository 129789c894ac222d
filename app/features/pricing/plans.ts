import type { Tier } from "#contract/cash-back/tiers.ts";

/** The billing periods of Premium, as written in the URL. */
export const billings = ["annual", "monthly"] as const;
export type Billing = (typeof billings)[number];

/** The price per period in minor units of US dollars. */
export const premiumPrices: Record<Billing, number> = { annual: 49_90, monthly: 4_99 };
export const priceCurrency = "USD";

/** The benefits by the lowest tier that includes them. */
export const benefits = {
  free: ["rates", "coupons", "alerts", "withdraw", "claims", "support", "report"],
  premium: ["first", "requests"],
} as const satisfies Record<Tier, readonly string[]>;

/** Returns the billing period in `?billing=`; annual by default. */
export function billingOf(parameters: URLSearchParams): Billing {
  return parameters.get("billing") === "monthly" ? "monthly" : "annual";
}

/** Returns the monthly price of Premium in minor units. */
export function monthlyPrice(billing: Billing): number {
  return billing === "annual" ? Math.round(premiumPrices.annual / 12) : premiumPrices.monthly;
}
