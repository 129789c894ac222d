/**
 * The tiers of an account. Rates, fees and limits are the same in both. Free of zod, because browsers load it.
 */
export const tiers = ["free", "premium"] as const;
export type Tier = (typeof tiers)[number];

/** The maximum number of support requests per day. */
export const ticketsOfDay: Record<Tier, number> = { free: 10, premium: 20 };
