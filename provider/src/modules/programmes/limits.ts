import type { networkProgrammes } from "../../database/schema/programme-schema.ts";

type ProgrammeRow = typeof networkProgrammes.$inferSelect;

/** The most that an offer of a programme may promise, in the unit of offers. */
export interface OfferLimits {
  rateKind: NonNullable<ProgrammeRow["rateKind"]>;
  /** For purchases without a rate of their own: the lowest commission, as any of them may get it. */
  rate: number;
  /** For tiers: the highest commission, as networks don't list which purchases get it. */
  tier: number;
}

/** Returns a programme's limits; `null` if the network lists no commission in the product's currency. */
export function limitsOf({
  rateKind,
  commissionMinimum,
  commissionMaximum,
}: Pick<ProgrammeRow, "rateKind" | "commissionMinimum" | "commissionMaximum">): OfferLimits | null {
  return rateKind && { rateKind, rate: commissionMinimum!, tier: commissionMaximum! };
}
