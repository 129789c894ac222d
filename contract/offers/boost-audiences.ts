/**
 * The members to whom a boosted rate applies: all, those without a purchase yet, those a friend referred, or
 * those with premium. Visitors are shown boosts for everyone.
 */
export const boostAudiences = ["everybody", "newcomers", "referred", "premium"] as const;
export type BoostAudience = (typeof boostAudiences)[number];
