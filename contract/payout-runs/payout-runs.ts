import { z } from "zod";
import { defineCall, stepsOf } from "../calls/call.ts";
import { anyOf, defineList, defineOne, timeOrder } from "../calls/list.ts";
import { currency, minorUnits, positiveMinorUnits } from "../money/money.ts";
import { day, id, instant } from "../text/identifiers.ts";
import { withdrawalWarning } from "../withdrawals/admin-withdrawals.ts";
import { plainText } from "../text/text.ts";
import { payoutTransfer } from "./payout-services.ts";
import { railKeys, railProfiles } from "./rails.ts";
import { exclusions, paymentFailures, payoutItemStates, payoutRunStates } from "./run-states.ts";

const person = z.object({ id, name: z.string(), email: z.string() });
const count = z.int().nonnegative();
const rail = z.enum(railKeys);
const profile = z.enum(railProfiles);

/** The number of a run's payments in one state, and the sum of their net amounts in minor units. */
const itemTotals = z.object({ count, net: minorUnits });

/** A payout run: withdrawals that are paid with one file. Amounts are in minor units. */
export const payoutRun = z.object({
  id,
  /** Consecutive; part of the file's name and message id. */
  number: z.int().positive(),
  rail,
  profile,
  currency,
  state: z.enum(payoutRunStates),
  /** The number of payments in the run, without removed ones. */
  count,
  net: minorUnits,
  fee: minorUnits,
  items: z.record(z.enum(payoutItemStates), itemTotals),
  /** The day on which the bank executes the file; `null` before the release and for rails without one. */
  executionDay: day.nullable(),
  file: z.object({ name: z.string(), sha256: z.string() }).nullable(),
  createdBy: person,
  createdAt: instant,
  releasedBy: person.nullable(),
  releasedAt: instant.nullable(),
  sentAt: instant.nullable(),
  settledAt: instant.nullable(),
  canceledAt: instant.nullable(),
  /** When the bank refused payments because of the operator's own account or file. */
  stoppedAt: instant.nullable(),
  /** Whether another admin has to release the run, because the current admin created it. */
  needsOtherAdmin: z.boolean(),
});
export type PayoutRun = z.infer<typeof payoutRun>;

export const listPayoutRuns = defineList("/v1/admin/payout-runs", {
  permission: "withdrawals.read",
  summary: "List all payout runs",
  filters: {
    state: anyOf(z.enum(payoutRunStates)),
    rail: rail.optional(),
    order: timeOrder.default("newest"),
  },
  row: payoutRun,
});
export const getPayoutRun = defineOne(listPayoutRuns, {
  summary: "Retrieve a payout run",
  data: payoutRun.extend({
    /** Whether the demo's simulated bank can answer the run's file. */
    hasDemoBank: z.boolean(),
    /** The progress of a run that is sent by API. */
    transfer: payoutTransfer.nullish(),
  }),
});

/** A payment of a run. */
export const payoutItem = z.object({
  /** The withdrawal's id. */
  id,
  run: id,
  reference: z.string(),
  member: person,
  account: z.string(),
  net: positiveMinorUnits,
  currency,
  state: z.enum(payoutItemStates),
  failure: z.enum(paymentFailures).nullable(),
  /** Reasons not to pay a withdrawal that isn't sent yet. */
  warnings: z.array(withdrawalWarning),
});
export type PayoutItem = z.infer<typeof payoutItem>;

export const listPayoutItems = defineList("/v1/admin/payout-items", {
  permission: "withdrawals.read",
  summary: "List the payments of a payout run in the order of the file",
  filters: { run: id, itemState: anyOf(z.enum(payoutItemStates)) },
  row: payoutItem,
});

/** The conditions that approved withdrawals must meet to be included in a run. */
const selection = z.object({
  rail,
  /** Only withdrawals approved at least this many days ago. */
  olderThanDays: z.coerce.number().int().min(0).max(365).optional(),
  /** The minimum and maximum net amount of a withdrawal, in minor units. */
  minimum: z.coerce.number().int().nonnegative().optional(),
  maximum: z.coerce.number().int().positive().optional(),
});
export type PayoutSelection = z.infer<typeof selection>;

const excludedWithdrawal = z.object({
  id,
  reference: z.string(),
  member: person,
  net: minorUnits,
  reason: z.enum(exclusions),
});

/** The maximum number of rows of a preview. The counts and sums also include the rows that are omitted. */
export const maxPreviewRows = 100;

export const previewPayoutRun = defineCall("GET", "/v1/admin/payout-preview", {
  permission: "withdrawals.pay",
  summary: "Preview a payout run: its withdrawals, and those left out with the reason",
  query: selection,
  data: z.object({
    currency,
    rail,
    count,
    net: minorUnits,
    fee: minorUnits,
    included: z
      .array(z.object({ id, reference: z.string(), member: person, account: z.string(), net: minorUnits }))
      .max(maxPreviewRows),
    excluded: z.array(excludedWithdrawal).max(maxPreviewRows),
    excludedCount: count,
    /** Why no run can be created on this rail now. */
    problem: z.enum(["account_missing"]).nullable(),
    /** The formats that can be chosen now, the default first. */
    profiles: z.array(profile).optional(),
  }),
});

export const createPayoutRun = defineCall("POST", "/v1/admin/payout-runs", {
  permission: "withdrawals.pay",
  stepUp: true,
  summary: "Create a payout run of approved withdrawals",
  body: selection.extend({ profile }),
  data: payoutRun,
  status: 201,
  idempotencyKey: "optional",
});

const step = stepsOf("/v1/admin/payout-runs/{id}", {
  permission: "withdrawals.pay",
  stepUp: true,
  data: payoutRun,
});
export const releasePayoutRun = step("release", {
  summary: "Release a run that another person created, and write its file",
});
export const sendPayoutRun = step("send", {
  summary:
    "Mark a released run as sent, so that its file can be downloaded; repeating the call changes nothing",
});
export const cancelPayoutRun = step("cancel", {
  summary: "Cancel a run; payments the bank hasn't executed become approved withdrawals again",
});
export const settlePayoutRun = step("settle", {
  summary: "Record that the bank executed all payments that are still open",
  body: z.object({ paymentReference: plainText.trim().min(3).max(64) }),
});
const ofWithdrawal = z.object({ withdrawalId: id });
export const removePayoutItem = step("remove-item", {
  summary: "Remove a withdrawal from a draft run",
  body: ofWithdrawal,
});
export const failPayoutItem = step("fail-item", {
  summary: "Record that the bank refused a payment; the member gets the money back",
  body: ofWithdrawal.extend({ failure: z.enum(paymentFailures) }),
});
export const returnPayoutItem = step("return-item", {
  summary: "Record that a paid amount came back; the member gets the money back",
  body: ofWithdrawal.extend({ failure: z.enum(paymentFailures) }),
});

export const downloadPayoutFile = defineCall("POST", "/v1/admin/payout-runs/{id}/file", {
  permission: "withdrawals.pay",
  stepUp: true,
  summary: "Download the file of a sent run in base64; logged",
  data: z.object({ fileName: z.string(), mediaType: z.string(), content: z.base64() }),
});
