import { z } from "zod";
import { chosenIds, bulkRejection, selectedIds } from "../calls/bulk.ts";
import { defineCall, stepsOf } from "../calls/call.ts";
import { conversion } from "../exchange-rates/exchange-rates.ts";
import { defineExport } from "../calls/export.ts";
import { boundedDay, id, instant } from "../text/identifiers.ts";
import { leadEvent, leadReason, leadReviewReason, leadState } from "./leads.ts";
import { anyOf, defineList, defineOne, period, searchText, timeOrder } from "../calls/list.ts";
import { keysetMeta } from "../calls/paging.ts";
import { currency, minorUnits } from "../money/money.ts";
import { networkTrusts } from "../networks/networks.ts";
import { postbackStatus } from "../networks/postbacks.ts";
import { storeSlug } from "../stores/stores.ts";
import { plainText } from "../text/text.ts";

const person = z.object({ id, name: z.string(), email: z.string() });

/** The actions an admin can take on a lead. Each lead lists those that are possible now. */
export const leadSteps = ["confirm", "settle", "reject", "hold", "resume", "reverse", "dismiss"] as const;
export const leadStep = z.enum(leadSteps);
export type LeadStep = z.infer<typeof leadStep>;

/** A lead for admins. Amounts are in minor units of `currency`. */
export const adminLead = z.object({
  id,
  state: leadState,
  /** The state to which a lead on hold returns. */
  heldFrom: leadState.nullable(),
  reason: leadReason.nullable(),
  reasonNote: z.string().nullable(),
  /** The reason an admin should review the lead although nothing was booked. */
  reviewReason: leadReviewReason.nullable(),
  member: person,
  store: z.object({ slug: storeSlug, name: z.string() }),
  network: z.object({ key: z.string(), name: z.string() }),
  transactionId: z.string(),
  orderNumber: z.string().nullable(),
  source: z.enum(["postback", "import", "pull", "claim"]),
  /**
   * How the reports of the lead's network are authenticated; `null` if the lead wasn't created from a report.
   */
  trust: z.enum(networkTrusts).nullable(),
  click: id.nullable(),
  /**
   * The number of other transactions with the same order and click: either further items of the order or
   * duplicates.
   */
  sameOrder: z.number().int(),
  currency,
  orderAmount: minorUnits,
  commission: minorUnits,
  cashBack: minorUnits,
  /** The amounts as reported, if they were in another currency; otherwise `null`. */
  conversion: conversion.nullable(),
  occurredAt: instant,
  expectedPayableAt: instant,
  /** Whether the cash back waits until the network has paid for the lead. */
  waitsForPayment: z.boolean(),
  /** When the network paid us for the lead, and the network's id of the payment. */
  networkPaidAt: instant.nullable(),
  networkPaymentId: z.string().nullable(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
  payableAt: instant.nullable(),
  closedAt: instant.nullable(),
  decidedBy: person.nullable(),
  /** The actions the current admin can take now; empty for the admin's own purchases. */
  steps: z.array(leadStep),
});
export type AdminLead = z.infer<typeof adminLead>;

/** One transition of a lead. The cash back is the amount on the member's accounts before and after it. */
export const leadChange = z.object({
  at: instant,
  event: leadEvent,
  fromState: leadState.nullable(),
  toState: leadState,
  cashBackBefore: minorUnits,
  cashBackAfter: minorUnits,
  reason: leadReason.nullable(),
  /** The admin; `null` for a network's report or a scheduled transition. */
  actor: person.nullable(),
});
/** One item or correction of a purchase. The purchase's cash back is the sum of the cash back of its parts. */
export const leadPart = z.object({
  /** `null` for a report of the whole purchase. */
  part: z.string().nullable(),
  item: z.string().nullable(),
  /** Negative for a reduction. */
  amount: minorUnits,
  commission: minorUnits,
  cashBack: minorUnits,
  status: postbackStatus,
  /** Whether the part is included in the purchase's cash back; `false` if it was rejected. */
  counts: z.boolean(),
});
export const leadDetails = adminLead.extend({
  changes: z.array(leadChange),
  /** Empty if the network reports the purchase as a whole. */
  parts: z.array(leadPart),
});
export type LeadDetails = z.infer<typeof leadDetails>;

export const adminListLeads = defineList("/v1/admin/leads", {
  permission: "leads.read",
  summary: "List all tracked purchases, latest first by default",
  filters: {
    state: anyOf(leadState),
    store: storeSlug.optional(),
    network: plainText.max(64).optional(),
    reason: leadReason.optional(),
    /** Restricts the list to leads that an admin should review. */
    review: leadReviewReason.optional(),
    /** Whether the network has paid us for the purchase. */
    networkPaid: z.enum(["yes", "no"]).optional(),
    /** The hour of the week (UTC) of the purchase: `1-9` is Monday, 9:00 to 10:00. */
    hour: z
      .string()
      .regex(/^[1-7]-(1?\d|2[0-3])$/)
      .optional(),
    /** The month (UTC) in which the member joined: `2026-03`. */
    joined: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    /** The range of days on which the purchase is expected to become payable. */
    dueFrom: boundedDay.optional(),
    dueTo: boundedDay.optional(),
    /** Restricts the list to these leads, for a bulk action. */
    ids: selectedIds,
    /** Part of a transaction id, an order number, a member's name or email. */
    q: searchText,
    ...period,
    order: timeOrder.default("newest"),
  },
  row: adminLead,
  meta: keysetMeta.extend({
    /** The sum of the cash back of all pages by currency; `null` if the list is too long to add up. */
    cashBack: z.array(z.object({ amount: minorUnits, currency })).nullable(),
  }),
});
export const exportLeads = defineExport(adminListLeads, { summary: "Export the tracked purchases as CSV" });
export const adminGetLead = defineOne(adminListLeads, {
  summary: "Retrieve a tracked purchase with its history, oldest event first",
  data: leadDetails,
});

const note = plainText.trim().min(1).max(500).optional();
const reasonAndNote = z.object({ reason: leadReason, note });
const dismissal = z.object({ note: plainText.trim().min(1).max(500) });

/** The body of an action. The member sees reason and note; a dismissal's note is for the activity log only. */
export const leadStepRequest = z.discriminatedUnion("step", [
  z.object({ step: z.enum(["confirm", "settle", "resume"]) }),
  dismissal.extend({ step: z.literal("dismiss") }),
  reasonAndNote.extend({ step: z.enum(["reject", "hold", "reverse"]) }),
]);
export type LeadStepRequest = z.infer<typeof leadStepRequest>;

const step = stepsOf("/v1/admin/leads/{id}", { permission: "leads.change", stepUp: true, data: leadDetails });
export const confirmLead = step("confirm", {
  summary: "Confirm a purchase in place of the network; payable after its holding period",
});
export const settleLead = step("settle", {
  summary: "Record that the network has paid for a purchase whose cash back waits for it",
});
export const rejectLead = step("reject", {
  summary: "Reject a purchase with a reason; removes pending cash back and reverses payable cash back",
  body: reasonAndNote,
});
export const holdLead = step("hold", {
  summary: "Hold a purchase; it doesn't become payable until resumed",
  body: reasonAndNote,
});
export const resumeLead = step("resume", { summary: "Resume a held purchase from its previous state" });
export const reverseLead = step("reverse", {
  summary: "Reverse a purchase's cash back in any state; the balance may become negative",
  body: reasonAndNote,
});

export const dismissReview = step("dismiss", {
  summary: "Complete the review of a purchase whose confirmation the network withdrew; moves no money",
  body: dismissal,
});

/**
 * Takes an action on several leads. Each is changed in a transaction of its own and has its own result. If the
 * request is repeated with the same idempotency key, successful leads return their first result and refused
 * ones are tried again.
 */
export const decideLeads = defineCall("POST", "/v1/admin/leads/bulk", {
  permission: "leads.change",
  stepUp: true,
  summary: "Confirm, mark as paid by the network, or reject up to 100 purchases",
  body: z.object({
    ids: chosenIds,
    decision: z.discriminatedUnion("step", [
      z.object({ step: z.enum(["confirm", "settle"]) }),
      reasonAndNote.extend({ step: z.literal("reject") }),
    ]),
  }),
  data: z.object({
    done: z.array(leadDetails),
    refused: z.array(bulkRejection),
  }),
  idempotencyKey: "optional",
});
