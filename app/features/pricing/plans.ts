/** How Premium would be billed; what an address asks for. */
export const billings = ["annual", "monthly"] as const;
export type Billing = (typeof billings)[number];

/** Minor units of US dollars, for each period. */
export const premiumPrices: Record<Billing, number> = { annual: 49_90, monthly: 4_99 };
export const priceCurrency = "USD";

/** What a member gets: of Free it is all there; what only Premium would have is planned. */
export const benefits = [
  { name: "rates", isFree: true },
  { name: "coupons", isFree: true },
  { name: "withdraw", isFree: true },
  { name: "claims", isFree: true },
  { name: "support", isFree: true },
  { name: "first", isFree: false },
  { name: "alerts", isFree: false },
  { name: "report", isFree: false },
] as const;

/** The billing an address asks for with `?billing=`; yearly unless told otherwise. */
export function billingOf(parameters: URLSearchParams): Billing {
  return parameters.get("billing") === "monthly" ? "monthly" : "annual";
}

/** What a month of Premium comes to, in minor units. */
export function monthlyPrice(billing: Billing): number {
  return billing === "annual" ? Math.round(premiumPrices.annual / 12) : premiumPrices.monthly;
}
