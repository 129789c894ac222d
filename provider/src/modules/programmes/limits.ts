import type { networkProgrammes } from "../../database/schema/programme-schema.ts";

type ProgrammeRow = typeof networkProgrammes.$inferSelect;

/** The maximum rates of an offer created from a programme, in the unit of offers. */
export interface OfferLimits {
  rateKind: NonNullable<ProgrammeRow["rateKind"]>;
  /** For purchases without a tier: the lowest commission, because any purchase may get it. */
  rate: number;
  /** For tiers: the highest commission, because networks don't list which purchases get it. */
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
