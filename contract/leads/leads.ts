import { z } from "zod";
import { leadReasons, leadReviewReasons } from "./lead-reasons.ts";

/** The states of a tracked purchase. */
export const leadStates = ["pending", "confirmed", "payable", "rejected", "reversed", "on_hold"] as const;
export const leadState = z.enum(leadStates);
export type LeadState = z.infer<typeof leadState>;
/** The states of a lead that isn't payable, closed or on hold. */
export const openLeadStates = ["pending", "confirmed"] as const;

/** The events of a lead: a network's report, an admin's decision, or a scheduled transition (`release`). */
export const leadEvents = [
  "track",
  "confirm",
  "correct",
  "reject",
  "reverse",
  "hold",
  "resume",
  "release",
  "unconfirm",
  "reopen",
  "settle",
] as const;
export const leadEvent = z.enum(leadEvents);
export type LeadEvent = z.infer<typeof leadEvent>;

export const leadReason = z.enum(leadReasons);
export const leadReviewReason = z.enum(leadReviewReasons);
