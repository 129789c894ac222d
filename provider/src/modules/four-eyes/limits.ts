import type { DayLimits, SecondAdminReason } from "./day-limits.ts";

/** One admin's decision that lets money out. Sums are of the last 24 hours, without this decision. */
interface OutgoingFacts {
  /** Whether the admin had a hand in the member's money. */
  isInvolved: boolean;
  /** What left the member's account with at most one admin's approval. */
  sumOfMember: bigint;
  /** What the admin let out alone, over all members. */
  sumOfAdmin: bigint;
  amount: bigint;
}

/** Returns why one admin may not let this money out alone, or null when they may (M11, M24). */
export function outgoingNeedsSecond(
  { isInvolved, sumOfMember, sumOfAdmin, amount }: OutgoingFacts,
  limits: Pick<DayLimits, "withdrawals" | "withdrawalsOfMember">,
): SecondAdminReason | null {
  if (isInvolved) return "involved";
  if (sumOfMember + amount > limits.withdrawalsOfMember) return "member_day_limit";
  if (sumOfAdmin + amount > limits.withdrawals) return "admin_day_limit";
  return null;
}

/** One admin's adjustment of a balance. Sums are of the last 24 hours, without this one. */
interface AdjustmentFacts {
  sumOfMember: bigint;
  sumOfAdmin: bigint;
  /** Signed, in minor units; giving and taking weigh the same. */
  amount: bigint;
}

/** Returns why one admin may not adjust this balance alone, or null when they may. */
export function adjustmentNeedsSecond(
  { sumOfMember, sumOfAdmin, amount }: AdjustmentFacts,
  limits: Pick<DayLimits, "adjustments" | "adjustmentsOfMember">,
): SecondAdminReason | null {
  const weight = amount < 0n ? -amount : amount;
  if (sumOfMember + weight > limits.adjustmentsOfMember) return "member_day_limit";
  if (sumOfAdmin + weight > limits.adjustments) return "admin_day_limit";
  return null;
}
