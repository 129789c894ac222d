/**
 * What a member's account may be. Money is the same in both: rates, fees and limits know no tier. Free of zod:
 * browsers read it, too.
 */
export const tiers = ["free", "premium"] as const;
export type Tier = (typeof tiers)[number];

/** Support requests a member opens in a day. */
export const ticketsOfDay: Record<Tier, number> = { free: 10, premium: 20 };
