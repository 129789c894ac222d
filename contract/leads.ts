import { z } from "zod";
import { leadReasons, leadReviewReasons } from "./lead-reasons.ts";

/** The states of a tracked purchase. */
export const leadStates = ["pending", "confirmed", "payable", "rejected", "reversed", "on_hold"] as const;
export const leadState = z.enum(leadStates);
export type LeadState = z.infer<typeof leadState>;
/** Neither booked as payable yet, nor refused, nor held. */
export const openLeadStates = ["pending", "confirmed"] as const;

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
  "unconfirm",
  "reopen",
  "settle",
] as const;
export const leadEvent = z.enum(leadEvents);
export type LeadEvent = z.infer<typeof leadEvent>;

export const leadReason = z.enum(leadReasons);
export const leadReviewReason = z.enum(leadReviewReasons);
