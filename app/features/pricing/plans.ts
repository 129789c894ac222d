import type { Tier } from "#contract/tiers.ts";

/** How Premium would be billed; what an address asks for. */
export const billings = ["annual", "monthly"] as const;
export type Billing = (typeof billings)[number];

/** Minor units of US dollars, for each period. */
export const premiumPrices: Record<Billing, number> = { annual: 49_90, monthly: 4_99 };
export const priceCurrency = "USD";

/** What a member gets: `from` is the tier that has it first; what is planned, nobody has yet. */
export const benefits = [
  { name: "rates", from: "free" },
  { name: "coupons", from: "free" },
  { name: "withdraw", from: "free" },
  { name: "claims", from: "free" },
  { name: "support", from: "free" },
  { name: "first", from: "premium" },
  { name: "requests", from: "premium" },
  { name: "alerts", from: "premium", isPlanned: true },
  { name: "report", from: "premium", isPlanned: true },
] as const satisfies readonly { name: string; from: Tier; isPlanned?: true }[];
export type Benefit = (typeof benefits)[number];

/** Whether a benefit is announced only. */
export function isPlanned(benefit: Benefit): boolean {
  return "isPlanned" in benefit;
}

/** The billing an address asks for with `?billing=`; yearly unless told otherwise. */
export function billingOf(parameters: URLSearchParams): Billing {
  return parameters.get("billing") === "monthly" ? "monthly" : "annual";
}

/** What a month of Premium comes to, in minor units. */
export function monthlyPrice(billing: Billing): number {
  return billing === "annual" ? Math.round(premiumPrices.annual / 12) : premiumPrices.monthly;
}
