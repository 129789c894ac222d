import type { DayLimits, SecondAdminReason } from "./day-limits.ts";

/** One admin's decision to pay money out. Sums are of the last 24 hours, without this decision. */
interface OutgoingFacts {
  /** Whether the admin influenced the member's money. */
  isInvolved: boolean;
  /** The amount that left the member's account with at most one admin's approval. */
  sumOfMember: bigint;
  /** The amount that the admin paid out alone, over all members. */
  sumOfAdmin: bigint;
  amount: bigint;
}

/** Returns why one admin may not pay this money out alone, or `null` if they may (M11, M24). */
export function outgoingNeedsApproval(
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
  /** Signed, in minor units. Credits and debits count alike. */
  amount: bigint;
}

/** Returns why one admin may not adjust this balance alone, or `null` if they may. */
export function adjustmentNeedsApproval(
  { sumOfMember, sumOfAdmin, amount }: AdjustmentFacts,
  limits: Pick<DayLimits, "adjustments" | "adjustmentsOfMember">,
): SecondAdminReason | null {
  const weight = amount < 0n ? -amount : amount;
  if (sumOfMember + weight > limits.adjustmentsOfMember) return "member_day_limit";
  if (sumOfAdmin + weight > limits.adjustments) return "admin_day_limit";
  return null;
}
