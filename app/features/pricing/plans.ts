import type { Tier } from "#contract/tiers.ts";

/** How Premium would be billed; what an address asks for. */
export const billings = ["annual", "monthly"] as const;
export type Billing = (typeof billings)[number];

/** Minor units of US dollars, for each period. */
export const premiumPrices: Record<Billing, number> = { annual: 49_90, monthly: 4_99 };
export const priceCurrency = "USD";

/** What a member gets, by the tier that has it first. */
export const benefits = {
  free: ["rates", "coupons", "withdraw", "claims", "support"],
  premium: ["first", "requests", "alerts", "report"],
} as const satisfies Record<Tier, readonly string[]>;
export type Benefit = (typeof benefits)[Tier][number];

/** Whether a benefit is announced only: nobody has it yet. */
export function isPlanned(benefit: Benefit): boolean {
  return benefit === "alerts" || benefit === "report";
}

/** The billing an address asks for with `?billing=`; yearly unless told otherwise. */
export function billingOf(parameters: URLSearchParams): Billing {
  return parameters.get("billing") === "monthly" ? "monthly" : "annual";
}

/** What a month of Premium comes to, in minor units. */
export function monthlyPrice(billing: Billing): number {
  return billing === "annual" ? Math.round(premiumPrices.annual / 12) : premiumPrices.monthly;
}
