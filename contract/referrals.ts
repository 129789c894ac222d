import { z } from "zod";
import { defineCall } from "./call.ts";
import { defineExport } from "./export.ts";
import { id, idParams, instant } from "./identifiers.ts";
import { anyOf, defineList, searchText, timeOrder } from "./list.ts";
import { currency, minorUnits, positiveMinorUnits } from "./money.ts";
import { referralHolds, referralStates } from "./referral-limits.ts";
import { referralCode } from "./referral-code.ts";
import { plainText } from "./text.ts";

export const referralState = z.enum(referralStates);
const hold = z.enum(referralHolds);

/** A friend as who brought them sees them: not more than the beginning of a name. */
export const referral = z.object({
  id,
  friend: z.string(),
  state: referralState,
  bonus: positiveMinorUnits,
  currency,
  joinedAt: instant,
  paidAt: instant.nullable(),
});
export type Referral = z.infer<typeof referral>;

export const getReferralSummary = defineCall("GET", "/v1/referrals/summary", {
  summary: "My code, what a friend brings, and what came of it",
  data: z.object({
    code: referralCode,
    currency,
    /** For each of the two, in minor units. */
    bonus: positiveMinorUnits,
    /** Paid bonuses a member gets in a calendar month without another look. */
    monthly: z.int(),
    joined: z.int(),
    paid: z.int(),
    earned: minorUnits,
  }),
});
export const listReferrals = defineList("/v1/referrals", {
  summary: "The friends I brought, newest first",
  filters: { state: referralState.optional() },
  row: referral,
});

const person = z.object({ id, name: z.string(), email: z.string() });
export const adminReferral = referral.omit({ friend: true }).extend({
  referrer: person,
  friend: person,
  /** Why it waits, or waited. */
  holds: z.array(hold),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type AdminReferral = z.infer<typeof adminReferral>;

export const adminListReferrals = defineList("/v1/admin/referrals", {
  permission: "shop.read",
  summary: "All referrals, newest first unless told otherwise",
  filters: {
    state: anyOf(referralState),
    /** Part of a name or e-mail of either. */
    q: searchText,
    order: timeOrder.default("newest"),
  },
  row: adminReferral,
});
export const exportReferrals = defineExport(adminListReferrals, { summary: "The referrals as CSV" });
export const adminGetReferral = defineCall("GET", "/v1/admin/referrals/{id}", {
  permission: "shop.read",
  summary: "One referral",
  params: idParams,
  data: adminReferral,
});
export const referralReason = plainText
  .trim()
  .min(3, "order_reason_invalid")
  .max(500, "order_reason_invalid");
export const decideReferral = defineCall("POST", "/v1/admin/referrals/{id}/decision", {
  permission: "shop.decide",
  summary: "Pay a bonus that waits, or refuse it",
  params: idParams,
  body: z.object({ step: z.enum(["pay", "refuse"]), reason: referralReason }),
  data: adminReferral,
  idempotencyKey: "optional",
});
