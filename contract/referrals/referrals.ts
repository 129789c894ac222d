import { z } from "zod";
import { emailAddress } from "../accounts/auth.ts";
import { defineCall, defineStep } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { id, instant } from "../text/identifiers.ts";
import { anyOf, defineList, defineOne, searchText, timeOrder } from "../calls/list.ts";
import { currency, minorUnits, positiveMinorUnits } from "../money/money.ts";
import type { ErrorKey } from "../calls/error-keys.ts";
import { invitationLimits, referralHolds, referralStates } from "./referral-limits.ts";
import { referralCode } from "./referral-code.ts";
import { plainText } from "../text/text.ts";

export const referralState = z.enum(referralStates);
const hold = z.enum(referralHolds);

/** A referred friend, as shown to the member who referred them: with only the beginning of the name. */
export const referral = z.object({
  id,
  friend: z.string(),
  state: referralState,
  /**
   * Whether a purchase has been tracked, so that a bonus can be expected. Absent if the provider doesn't know.
   */
  bought: z.boolean().optional(),
  bonus: positiveMinorUnits,
  currency,
  joinedAt: instant,
  paidAt: instant.nullable(),
});
export type Referral = z.infer<typeof referral>;

export const getReferralSummary = defineCall("GET", "/v1/referrals/summary", {
  summary: "Retrieve my referral code, the bonus per friend and my results",
  data: z.object({
    code: referralCode,
    currency,
    /** The bonus for each of the two members, in minor units. */
    bonus: positiveMinorUnits,
    /** The number of bonuses paid per calendar month without a review by an admin. */
    monthly: z.int(),
    /** Friends who were invited by mail and haven't joined. */
    invited: z.int(),
    joined: z.int(),
    paid: z.int(),
    earned: minorUnits,
    /** The bonuses expected from friends whose purchase isn't payable yet. */
    onTheWay: minorUnits,
  }),
});

const invitation = z.object({ id, email: z.string(), sentAt: instant });
export type Invitation = z.infer<typeof invitation>;
export const listInvitations = defineCall("GET", "/v1/referrals/invitations", {
  summary: "List the friends I invited by email who haven't joined, latest first",
  data: z.array(invitation).max(100),
});
const tooManyError = { error: "invitation_too_many" satisfies ErrorKey };
export const inviteFriends = defineCall("POST", "/v1/referrals/invitations", {
  summary: "Invite friends by email; the response doesn't reveal whether an address has an account",
  body: z.object({ emails: z.array(emailAddress).min(1).max(invitationLimits.atOnce, tooManyError) }),
  data: z.object({
    /** The number of invitations sent. Addresses that were invited before are skipped. */
    sent: z.int(),
  }),
  status: 201,
  idempotencyKey: "required",
});
export const listReferrals = defineList("/v1/referrals", {
  summary: "List my referrals, newest first",
  filters: { state: referralState.optional() },
  row: referral,
});
export const exportOwnReferrals = defineExport(listReferrals, { summary: "Export my referrals as CSV" });

const person = z.object({ id, name: z.string(), email: z.string() });
export const adminReferral = referral.omit({ friend: true, bought: true }).extend({
  referrer: person,
  friend: person,
  /** Why the bonus waits, or waited, for an admin. */
  holds: z.array(hold),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type AdminReferral = z.infer<typeof adminReferral>;

export const adminListReferrals = defineList("/v1/admin/referrals", {
  permission: "shop.read",
  summary: "List all referrals, newest first by default",
  filters: {
    state: anyOf(referralState),
    /** Part of a name or email of either person. */
    q: searchText,
    order: timeOrder.default("newest"),
  },
  row: adminReferral,
});
export const exportReferrals = defineExport(adminListReferrals, { summary: "Export the referrals as CSV" });
export const adminGetReferral = defineOne(adminListReferrals, { summary: "Retrieve a referral" });
export const getReferralStats = defineCall("GET", "/v1/admin/referrals/figures", {
  permission: "shop.read",
  summary: "Retrieve the number of referrals, how many earned a bonus, and their cost",
  data: z.object({
    currency,
    /** Friends who joined, whatever the state of the referral. */
    joined: z.int().nonnegative(),
    /** Friends whose bonus was paid and not reversed. */
    paid: z.int().nonnegative(),
    held: z.int().nonnegative(),
    /** The sum of both bonuses of each paid referral, in minor units. */
    cost: minorUnits,
  }),
});
export const referralReason = plainText
  .trim()
  .min(3, "order_reason_invalid")
  .max(500, "order_reason_invalid");
export const decideReferral = defineStep("/v1/admin/referrals/{id}/decision", {
  permission: "shop.decide",
  stepUp: true,
  summary: "Pay or refuse a pending referral bonus",
  body: z.object({ step: z.enum(["pay", "refuse"]), reason: referralReason }),
  data: adminReferral,
});
