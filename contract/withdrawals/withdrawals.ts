import { z } from "zod";
import { currentPassword } from "../accounts/auth.ts";
import { defineCall } from "../calls/call.ts";
import { day, id, instant } from "../text/identifiers.ts";
import { defineList, defineOne } from "../calls/list.ts";
import { currency, minorUnits, positiveMinorUnits } from "../money/money.ts";
import { paymentFailures } from "../payout-runs/run-states.ts";
import { decisionReasonCodes } from "./decision-reasons.ts";
import { payoutMethodKind } from "./payout-methods.ts";

/**
 * `requested → approved → paid`; `requested → rejected | canceled`; `approved → failed`. With a payout run:
 * `approved → sent → paid | failed`, `paid → returned`; with PayPal `sent → unclaimed → paid | failed | returned`.
 */
export const withdrawalStates = [
  "requested",
  "approved",
  "sent",
  "unclaimed",
  "paid",
  "returned",
  "rejected",
  "canceled",
  "failed",
] as const;
export const withdrawalState = z.enum(withdrawalStates);
export type WithdrawalState = z.infer<typeof withdrawalState>;

/** The number of business days from the payment until the money arrives. */
export const arrival = z.object({ minDays: z.number().int(), maxDays: z.number().int() });

const parts = {
  amount: positiveMinorUnits,
  fee: minorUnits.nonnegative(),
  net: positiveMinorUnits,
  currency,
};

export const withdrawal = z.object({
  id,
  /** Readable reference: `WD-` and eight characters. */
  reference: z.string(),
  ...parts,
  state: withdrawalState,
  method: z.object({ kind: payoutMethodKind, masked: z.string() }),
  arrival,
  approvals: z.object({ given: z.number().int(), required: z.number().int() }),
  /** The reason for a rejection or failure. Members see it. In English if it has a `reasonCode`. */
  reason: z.string().nullable(),
  /** The reason's code, if it was chosen from the list, to show it in another language. */
  reasonCode: z.enum(decisionReasonCodes).nullish(),
  /** The admin's own words after a chosen reason. */
  reasonNote: z.string().nullish(),
  /** Why the bank didn't pay or sent the money back. */
  failure: z.enum(paymentFailures).nullish(),
  paymentReference: z.string().nullable(),
  requestedAt: instant,
  /**
   * Since when an undecided request has been checked more closely. Absent or `null` if there is no such check.
   */
  heldAt: instant.nullish(),
  approvedAt: instant.nullable(),
  /** When the withdrawal was given to the bank in a payout run. */
  sentAt: instant.nullish(),
  /** Until when the member can claim the money at PayPal, while it is `unclaimed`. */
  claimableUntil: instant.nullish(),
  settledAt: instant.nullable(),
  returnedAt: instant.nullish(),
  /**
   * The amount credited to the balance after the payment was returned: `amount`, or `net` if the fee is kept.
   */
  returnedAmount: minorUnits.nullish(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** Events after which withdrawals wait, so that an intruder can't take the money immediately. */
export const waitCause = z.enum(["email", "password", "second_factor", "service", "payout_method"]);
/** The time until which withdrawals wait, and the event that caused it. */
export const withdrawalWait = z.object({ until: instant, cause: waitCause });
export type WithdrawalWait = z.infer<typeof withdrawalWait>;

/**
 * The day by which a withdrawal requested now should arrive, based on the duration of 95 % of the latest
 * payouts; absent or `null` if there were too few.
 */
const arrivesBy = day.nullish();

/** Fee, net amount and arrival, shown before the request: `fee + net = amount`. */
export const quote = z.object({ ...parts, arrival, arrivesBy });

export const withdrawalLimits = z.object({
  currency,
  minimum: positiveMinorUnits,
  /** The maximum amount per withdrawal. */
  maximum: positiveMinorUnits,
  available: minorUnits,
  /** The flat fee in minor units and the share in basis points, by kind of method. */
  fees: z.record(
    payoutMethodKind,
    z.object({
      flat: minorUnits,
      basisPoints: z.number().int(),
      arrival,
      arrivesBy,
      /** `true` if absent. */
      isOffered: z.boolean().optional(),
    }),
  ),
  /** Absent or `null` if withdrawals don't wait. */
  wait: withdrawalWait.nullish(),
});

export const getWithdrawalLimits = defineCall("GET", "/v1/withdrawals/limits", {
  summary: "Retrieve what I can withdraw now, and the fees",
  data: withdrawalLimits,
});
const order = z.object({ payoutMethodId: id, amount: positiveMinorUnits });
export const quoteWithdrawal = defineCall("POST", "/v1/withdrawals/quote", {
  summary: "Validate a withdrawal and calculate its fees; changes nothing",
  body: order,
  data: quote,
});
/** Requires an `Idempotency-Key` header (16–128 characters). */
export const requestWithdrawal = defineCall("POST", "/v1/withdrawals", {
  summary: "Create a withdrawal; requires the password",
  body: order.extend({
    password: currentPassword,
    /** The fee shown to the member. If it has changed, the request is refused. */
    fee: minorUnits.nonnegative().optional(),
  }),
  data: withdrawal,
  status: 201,
  idempotencyKey: "required",
});
export const listWithdrawals = defineList("/v1/withdrawals", {
  summary: "List my withdrawals, newest first",
  filters: { state: withdrawalState.optional() },
  row: withdrawal,
});
export const getWithdrawal = defineOne(listWithdrawals, { summary: "Retrieve one of my withdrawals" });
export const getWithdrawalReceipt = defineCall("GET", "/v1/withdrawals/{id}/receipt", {
  summary: "Download the receipt of a paid withdrawal as a PDF in base64; 404 if it isn't paid",
  query: z.object({ language: z.enum(["en", "fr", "ar"]) }),
  data: z.object({ fileName: z.string(), content: z.base64() }),
});
export const cancelWithdrawal = defineCall("POST", "/v1/withdrawals/{id}/cancel", {
  summary: "Cancel a withdrawal that is still requested; repeating the call changes nothing",
  data: withdrawal,
});
