import { z } from "zod";

/** The states of a tracked purchase. */
export const leadStates = ["pending", "confirmed", "payable", "rejected", "reversed", "on_hold"] as const;
export const leadState = z.enum(leadStates);
export type LeadState = z.infer<typeof leadState>;

/** What happens to a lead: a network's or an admin's word, or time passing (`release`). */
export const leadEvents = [
  "track",
  "confirm",
  "correct",
  "reject",
  "reverse",
  "hold",
  "resume",
  "release",
] as const;
export const leadEvent = z.enum(leadEvents);
export type LeadEvent = z.infer<typeof leadEvent>;

/** Why a lead was rejected, reversed or held; members read each in plain words. */
export const leadReasons = [
  "order_canceled",
  "order_returned",
  "terms_not_met",
  "other_source",
  "duplicate_order",
  "not_paid_by_store",
  "commission_too_low",
  "suspected_abuse",
  "under_review",
  "unspecified",
] as const;
export const leadReason = z.enum(leadReasons);
export type LeadReason = z.infer<typeof leadReason>;
