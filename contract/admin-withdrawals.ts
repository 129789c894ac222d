import { z } from "zod";
import { riskFlag } from "./admin-users.ts";
import { chosenIds, mostChosen, refusedOne, theseIds } from "./bulk.ts";
import { defineCall, stepsOf } from "./call.ts";
import { defineExport } from "./export.ts";
import { boundedDay, id, instant } from "./identifiers.ts";
import { anyOf, defineList, defineOne, period, searchText, timeOrder } from "./list.ts";
import { currency, minorUnits } from "./money.ts";
import { keysetMeta } from "./paging.ts";
import { payoutDetails, payoutMethodKind } from "./payout-methods.ts";
import { plainText } from "./text.ts";
import { withdrawal, withdrawalState } from "./withdrawals.ts";

const person = z.object({ id, name: z.string(), email: z.string() });

/** What speaks against paying an open withdrawal. */
export const withdrawalWarning = z.enum(["reversed_since", "below_zero"]);
export type WithdrawalWarning = z.infer<typeof withdrawalWarning>;

/** A withdrawal as those who decide on it see it. `decidedBy` is who took the last decision. */
export const adminWithdrawal = withdrawal.extend({
  member: person,
  decidedBy: person.nullable(),
  approvedBy: z.array(person),
  /** True when the asking admin already approved, or owns it: the decision must come from another admin. */
  needsOtherAdmin: z.boolean(),
  /** Since the request a purchase was reversed, or what is available is below zero; none once it is settled. */
  warnings: z.array(withdrawalWarning),
  /** Reasons to look at the member's account more closely, as the list of users shows them. */
  risks: z.array(riskFlag),
});
export type AdminWithdrawal = z.infer<typeof adminWithdrawal>;

/** Totals of the whole filtered set, not of the page; null where it is too long to be summed while one waits. */
export const withdrawalTotals = z.object({
  currency,
  count: z.number().int(),
  amount: minorUnits,
  fee: minorUnits,
  net: minorUnits,
});

export const adminListWithdrawals = defineList("/v1/admin/withdrawals", {
  permission: "withdrawals.read",
  summary: "All withdrawals, filtered",
  filters: {
    state: anyOf(withdrawalState),
    method: payoutMethodKind.optional(),
    /** Just these, for a decision on several at once. */
    ids: theseIds,
    /** Part of a reference, a member's name or e-mail. */
    q: searchText,
    ...period,
    /** The days it came to its end: paid, rejected or canceled. */
    endedFrom: boundedDay.optional(),
    endedTo: boundedDay.optional(),
    order: timeOrder.default("newest"),
  },
  row: adminWithdrawal,
  meta: keysetMeta.extend({ totals: withdrawalTotals.nullable() }),
});
export const exportWithdrawals = defineExport(adminListWithdrawals, { summary: "The withdrawals as CSV" });
export const adminGetWithdrawal = defineOne(adminListWithdrawals, { summary: "One withdrawal" });

export const decisionReason = plainText.trim().min(3).max(500);
export const paymentReference = plainText.trim().min(3).max(64);
const payment = z.object({
  paymentReference,
  /** Must be true where the withdrawal has warnings. */
  despiteWarnings: z.boolean().optional(),
});
const markPaid = payment.extend({ action: z.literal("mark-paid") });

const decide = stepsOf("/v1/admin/withdrawals/{id}", {
  permission: "withdrawals.decide",
  stepUp: true,
  data: adminWithdrawal,
});
export const approveWithdrawal = decide("approve", {
  summary: "Approve; above the limit two different admins must",
});
export const rejectWithdrawal = decide("reject", {
  summary: "Reject with a reason the member sees; releases the money",
  body: z.object({ reason: decisionReason }),
});
const settle = stepsOf("/v1/admin/withdrawals/{id}", {
  permission: "withdrawals.pay",
  stepUp: true,
  data: adminWithdrawal,
});
export const markWithdrawalPaid = settle("mark-paid", {
  summary: "Record the payment with its reference",
  body: payment,
});
export const failWithdrawal = settle("fail", {
  summary: "The payment did not go through; releases the money",
  body: z.object({ reason: decisionReason }),
});

const unwarned = [
  z.object({ action: z.literal("approve") }),
  z.object({ action: z.literal("reject"), reason: decisionReason }),
  z.object({ action: z.literal("fail"), reason: decisionReason }),
] as const;

export const decision = z.discriminatedUnion("action", [...unwarned, markPaid]);
export type Decision = z.infer<typeof decision>;

/**
 * One decision on many: each is its own transaction, each answers for itself. So does an idempotency key:
 * sent again, what was done gives its first answer, what was refused is tried once more. A payment is
 * recorded despite warnings only for the withdrawals named there: what is reversed meanwhile stays out.
 */
export const decisionOnMany = z.discriminatedUnion("action", [
  ...unwarned,
  markPaid.extend({ despiteWarnings: z.array(id).max(mostChosen).optional() }),
]);
export type DecisionOnMany = z.infer<typeof decisionOnMany>;
export const decideWithdrawals = defineCall("POST", "/v1/admin/withdrawals/bulk", {
  permission: ["withdrawals.decide", "withdrawals.pay"],
  stepUp: true,
  summary: "Decide on up to 100 withdrawals",
  body: z.object({ ids: chosenIds, decision: decisionOnMany }),
  data: z.object({
    done: z.array(adminWithdrawal),
    refused: z.array(refusedOne.omit({ label: true }).extend({ reference: refusedOne.shape.label })),
  }),
  idempotencyKey: "optional",
});

const waitingSince = z.object({ count: z.number().int(), oldestAt: instant.nullable() });

/** Figures of the admin's home. Money in minor units. */
export const adminSummary = z.object({
  currency,
  members: z.number().int(),
  requested: z.object({ count: z.number().int(), amount: minorUnits, oldestAt: instant.nullable() }),
  approved: z.object({ count: z.number().int(), amount: minorUnits }),
  paidLast30Days: z.object({ count: z.number().int(), amount: minorUnits }),
  owedToMembers: minorUnits,
  /** Undecided claims, and the oldest of them. */
  claims: waitingSince,
  /** Tickets that wait for an answer; a provider may know none. */
  tickets: waitingSince.optional(),
});
export type AdminSummary = z.infer<typeof adminSummary>;
export const getAdminSummary = defineCall("GET", "/v1/admin/summary", {
  permission: "overview.read",
  summary: "Figures of the admin's home",
  data: adminSummary,
});

/** Payout details with what is wrong with them, as text; null when nothing is. Older ones may break a later rule. */
const revealedDetails = z.intersection(payoutDetails, z.object({ problem: z.string().nullable() }));
export type RevealedDetails = z.infer<typeof revealedDetails>;

/** Where to send the money. Asking is an admin action like a decision: it stands in the activity log. */
export const revealPayoutDetails = defineCall("POST", "/v1/admin/withdrawals/{id}/payout-details", {
  permission: "withdrawals.reveal",
  stepUp: true,
  summary: "Reveal the payout details of an open withdrawal; logged",
  data: revealedDetails,
});
