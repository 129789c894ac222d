import type { LeadStep } from "#contract/leads/admin-leads.ts";
import { type LeadReason, leadReasons } from "#contract/leads/lead-reasons.ts";

type ReasonedStep = Extract<LeadStep, "reject" | "hold" | "reverse">;

/** Returns whether an action requires a reason. Members see the reason. */
export function requiresReason(step: LeadStep): step is ReasonedStep {
  return step === "reject" || step === "hold" || step === "reverse";
}

const ofHolds: readonly LeadReason[] = ["under_review", "commission_too_low"];

/** The reasons available for each action. A lead can't be rejected for a reason that only explains a hold. */
export const reasonsOf: Record<ReasonedStep, readonly LeadReason[]> = {
  reject: leadReasons.filter((reason) => !ofHolds.includes(reason)),
  hold: ["under_review", "suspected_abuse", "commission_too_low"],
  reverse: ["order_returned", "order_canceled", "not_paid_by_store", "suspected_abuse", "unspecified"],
};

/** The bulk actions on leads. */
export const bulkSteps = ["confirm", "settle", "reject"] as const;
export type BulkStep = (typeof bulkSteps)[number];

export function isBulkStep(step: unknown): step is BulkStep {
  return (bulkSteps as readonly unknown[]).includes(step);
}
