import { z } from "zod";
import { riskFlag } from "../accounts/admin-users.ts";
import { chosenIds, maxSelected, bulkRejection, selectedIds } from "../calls/bulk.ts";
import { defineCall, stepsOf } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { boundedDay, id, instant } from "../text/identifiers.ts";
import { anyOf, defineList, defineOne, period, searchText, timeOrder } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { keysetMeta } from "../calls/paging.ts";
import { decisionReasonCodes } from "./decision-reasons.ts";
import { payoutDetails, payoutMethodKind } from "./payout-methods.ts";
import { plainText } from "../text/text.ts";
import { withdrawalStages } from "./withdrawal-stages.ts";
import { withdrawal, withdrawalState } from "./withdrawals.ts";

export const decisionActions = ["approve", "reject", "hold", "resume", "mark-paid", "fail"] as const;

const person = z.object({ id, name: z.string(), email: z.string() });

/** Reasons not to pay an open withdrawal. */
export const withdrawalWarning = z.enum(["reversed_since", "below_zero", "fraud_case"]);
export type WithdrawalWarning = z.infer<typeof withdrawalWarning>;

/** A withdrawal for the admins who decide it. `decidedBy` is the admin who made the last decision. */
export const adminWithdrawal = withdrawal.extend({
  member: person,
  decidedBy: person.nullable(),
  approvedBy: z.array(person),
  /**
   * Why the request is on hold, which only staff see. If `by` is `null`, a fraud rule holds the request, and
   * the reason is the case's reference. Absent or `null` if the request isn't on hold.
   */
  hold: z.object({ reason: z.string(), at: instant, by: person.nullable() }).nullish(),
  /**
   * Whether another admin has to decide, because the current admin already approved the withdrawal or owns
   * it.
   */
  needsOtherAdmin: z.boolean(),
  /**
   * Reasons not to pay: a purchase was reversed after the request, the available balance is negative, or a
   * fraud rule has opened a case since the approval. Empty once the withdrawal has ended.
   */
  warnings: z.array(withdrawalWarning),
  /**
   * The latest payout run that contains the withdrawal. While the run is open, the withdrawal can't be paid
   * by hand.
   */
  payoutRun: z.object({ id, number: z.int(), isOpen: z.boolean() }).nullish(),
  /** A decision that its admin can still undo. Other decisions are refused until it is carried out. */
  queued: z.object({ action: z.enum(decisionActions), by: person, dueAt: instant }).nullish(),
  /** The member's risk flags. */
  risks: z.array(riskFlag),
});
export type AdminWithdrawal = z.infer<typeof adminWithdrawal>;

/** Totals of all pages of the filtered list; `null` if there are too many rows to sum while a user waits. */
export const withdrawalTotals = z.object({
  currency,
  count: z.number().int(),
  amount: minorUnits,
  fee: minorUnits,
  net: minorUnits,
});

export const adminListWithdrawals = defineList("/v1/admin/withdrawals", {
  permission: "withdrawals.read",
  summary: "List withdrawals",
  filters: {
    state: anyOf(withdrawalState),
    stage: anyOf(z.enum(withdrawalStages)),
    method: payoutMethodKind.optional(),
    /** Restricts the list to these withdrawals, for a bulk action. */
    ids: selectedIds,
    /** Part of a reference, a member's name or email. */
    q: searchText,
    ...period,
    /** The range of days on which the withdrawal ended: paid, rejected, failed or canceled. */
    endedFrom: boundedDay.optional(),
    endedTo: boundedDay.optional(),
    order: timeOrder.default("newest"),
  },
  row: adminWithdrawal,
  meta: keysetMeta.extend({ totals: withdrawalTotals.nullable() }),
});
export const exportWithdrawals = defineExport(adminListWithdrawals, {
  summary: "Export the withdrawals as CSV",
});
export const withdrawalCounts = defineCall("GET", `${adminListWithdrawals.path}/counts`, {
  permission: "withdrawals.read",
  summary: "Retrieve the number of open withdrawals by stage, with the amount to pay",
  data: z.object({
    currency,
    stages: z.record(z.enum(withdrawalStages), z.object({ count: z.int(), net: minorUnits })),
  }),
});
export type WithdrawalCounts = z.infer<typeof withdrawalCounts.data>;
export const adminGetWithdrawal = defineOne(adminListWithdrawals, { summary: "Retrieve a withdrawal" });

export const decisionReason = plainText.trim().min(3).max(500);
/** A reason for the member: a code from the list of reasons, the admin's own words, or both. */
const memberReason = z.object({
  reasonCode: z.enum(decisionReasonCodes).optional(),
  /** Required without a code. */
  reason: decisionReason.optional(),
});
const hasReason = ({ reasonCode, reason }: z.infer<typeof memberReason>) =>
  reasonCode !== undefined || reason !== undefined;
const missingReason = { path: ["reason"] };
const requiredReason = memberReason.refine(hasReason, missingReason);
export const paymentReference = plainText.trim().min(3).max(64);
const payment = z.object({
  paymentReference,
  /** Must be `true` if the withdrawal has warnings. */
  despiteWarnings: z.boolean().optional(),
});
const markPaid = payment.extend({ action: z.literal("mark-paid") });

const decide = stepsOf("/v1/admin/withdrawals/{id}", {
  permission: "withdrawals.decide",
  stepUp: true,
  data: adminWithdrawal,
});
export const approveWithdrawal = decide("approve", {
  summary: "Approve a withdrawal; above the limit, two different admins have to",
});
export const rejectWithdrawal = decide("reject", {
  summary: "Reject a withdrawal with a reason the member sees; releases the money",
  body: requiredReason,
});
export const holdWithdrawal = decide("hold", {
  summary: "Put a withdrawal on hold with a reason for staff; the money stays reserved",
  body: z.object({ reason: decisionReason }),
});
export const resumeWithdrawal = decide("resume", { summary: "Resume a withdrawal on hold" });
const settle = stepsOf("/v1/admin/withdrawals/{id}", {
  permission: "withdrawals.pay",
  stepUp: true,
  data: adminWithdrawal,
});
export const markWithdrawalPaid = settle("mark-paid", {
  summary: "Record the payment of a withdrawal with its reference",
  body: payment,
});
export const failWithdrawal = settle("fail", {
  summary: "Record that a payment failed; releases the money",
  body: requiredReason,
});

const decisionsExceptPayment = [
  z.object({ action: z.literal("approve") }),
  memberReason.extend({ action: z.literal("reject") }).refine(hasReason, missingReason),
  z.object({ action: z.literal("hold"), reason: decisionReason }),
  z.object({ action: z.literal("resume") }),
  memberReason.extend({ action: z.literal("fail") }).refine(hasReason, missingReason),
] as const;

export const decision = z.discriminatedUnion("action", [...decisionsExceptPayment, markPaid]);
export type Decision = z.infer<typeof decision>;

/**
 * A decision on several withdrawals. Each withdrawal is changed in a transaction of its own and has its own
 * result. If the request is repeated with the same idempotency key, successful withdrawals return their first
 * result and refused ones are tried again. All decisions of a request can be undone together for
 * `DECISION_UNDO_SECONDS`. A payment is recorded despite warnings only for the withdrawals listed in
 * `despiteWarnings`.
 */
export const decisionOnMany = z.discriminatedUnion("action", [
  ...decisionsExceptPayment,
  markPaid.extend({ despiteWarnings: z.array(id).max(maxSelected).optional() }),
]);
export type DecisionOnMany = z.infer<typeof decisionOnMany>;
export const decideWithdrawals = defineCall("POST", "/v1/admin/withdrawals/bulk", {
  permission: ["withdrawals.decide", "withdrawals.pay"],
  stepUp: true,
  summary: "Decide on up to 100 withdrawals",
  body: z.object({ ids: chosenIds, decision: decisionOnMany }),
  data: z.object({
    done: z.array(adminWithdrawal),
    refused: z.array(bulkRejection.omit({ label: true }).extend({ reference: bulkRejection.shape.label })),
  }),
  idempotencyKey: "optional",
});

const waitingSince = z.object({ count: z.number().int(), oldestAt: instant.nullable() });

/** The figures of the admin's home. Amounts are in minor units. */
export const adminSummary = z.object({
  currency,
  members: z.number().int(),
  requested: z.object({ count: z.number().int(), amount: minorUnits, oldestAt: instant.nullable() }),
  approved: z.object({ count: z.number().int(), amount: minorUnits }),
  paidLast30Days: z.object({ count: z.number().int(), amount: minorUnits }),
  owedToMembers: minorUnits,
  /** Cash back that becomes available within seven days if nothing is rejected. */
  dueNextWeek: minorUnits.optional(),
  /** The number of undecided claims, and when the oldest was sent. */
  claims: waitingSince,
  /** Tickets that wait for an answer. Absent if the provider has no tickets. */
  tickets: waitingSince.optional(),
});
export type AdminSummary = z.infer<typeof adminSummary>;
export const getAdminSummary = defineCall("GET", "/v1/admin/summary", {
  permission: "overview.read",
  summary: "Retrieve the figures of the admin's home page",
  data: adminSummary,
});

/**
 * Payout details. `problem` is a text that says why they are invalid; `null` if they are valid. Details stored
 * before a rule was introduced may break it.
 */
const revealedDetails = z.intersection(payoutDetails, z.object({ problem: z.string().nullable() }));
export type RevealedDetails = z.infer<typeof revealedDetails>;

/** Reveals where to send the money. Every call is recorded in the activity log. */
export const revealPayoutDetails = defineCall("POST", "/v1/admin/withdrawals/{id}/payout-details", {
  permission: "withdrawals.reveal",
  stepUp: true,
  summary: "Reveal the payout details of an open withdrawal; logged",
  data: revealedDetails,
});
