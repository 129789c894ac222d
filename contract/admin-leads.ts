import { z } from "zod";
import { chosenIds, refusedOne, theseIds } from "./bulk.ts";
import { defineCall, stepsOf } from "./call.ts";
import { conversion } from "./exchange-rates.ts";
import { defineExport } from "./export.ts";
import { boundedDay, id, instant } from "./identifiers.ts";
import { leadEvent, leadReason, leadReviewReason, leadState } from "./leads.ts";
import { anyOf, defineList, defineOne, period, searchText, timeOrder } from "./list.ts";
import { currency, minorUnits } from "./money.ts";
import { networkTrusts } from "./networks.ts";
import { postbackStatus } from "./postbacks.ts";
import { storeSlug } from "./stores.ts";
import { plainText } from "./text.ts";

const person = z.object({ id, name: z.string(), email: z.string() });

/** What an admin can do with a lead; which of them now, the lead says. */
export const leadSteps = ["confirm", "reject", "hold", "resume", "reverse"] as const;
export const leadStep = z.enum(leadSteps);
export type LeadStep = z.infer<typeof leadStep>;

/** A lead as those who decide on it see it. Money in minor units of `currency`. */
export const adminLead = z.object({
  id,
  state: leadState,
  /** Where one on hold goes back to. */
  heldFrom: leadState.nullable(),
  reason: leadReason.nullable(),
  reasonNote: z.string().nullable(),
  /** Why it needs a look although nothing was booked. */
  reviewReason: leadReviewReason.nullable(),
  member: person,
  store: z.object({ slug: storeSlug, name: z.string() }),
  network: z.object({ key: z.string(), name: z.string() }),
  transactionId: z.string(),
  orderNumber: z.string().nullable(),
  source: z.enum(["postback", "import", "claim"]),
  /** How its network's reports are authenticated, or null if no report opened the lead. */
  trust: z.enum(networkTrusts).nullable(),
  click: id.nullable(),
  /** How many other transactions there are of the same order by the same click: items of it, or one counted twice. */
  sameOrder: z.number().int(),
  currency,
  orderAmount: minorUnits,
  commission: minorUnits,
  cashBack: minorUnits,
  /** Its amounts as they were reported, where they were in another currency. */
  conversion: conversion.nullable(),
  occurredAt: instant,
  expectedPayableAt: instant,
  createdAt: instant,
  confirmedAt: instant.nullable(),
  payableAt: instant.nullable(),
  closedAt: instant.nullable(),
  decidedBy: person.nullable(),
  /** What the asking admin may do with it now; nothing with an own one. */
  steps: z.array(leadStep),
});
export type AdminLead = z.infer<typeof adminLead>;

/** One step of a lead's life; the cash back is what stood on the member's accounts before and after it. */
export const leadChange = z.object({
  at: instant,
  event: leadEvent,
  fromState: leadState.nullable(),
  toState: leadState,
  cashBackBefore: minorUnits,
  cashBackAfter: minorUnits,
  reason: leadReason.nullable(),
  /** The admin; null for a network and for time passing. */
  actor: person.nullable(),
});
/** One item or correction of a purchase. The cash back of all parts together is the purchase's. */
export const leadPart = z.object({
  /** Null for a report of the whole purchase. */
  part: z.string().nullable(),
  item: z.string().nullable(),
  /** Below zero for what was taken off. */
  amount: minorUnits,
  commission: minorUnits,
  cashBack: minorUnits,
  status: postbackStatus,
  /** Whether it is added up; not when it was turned down. */
  counts: z.boolean(),
});
export const openedLead = adminLead.extend({
  changes: z.array(leadChange),
  /** Empty for a purchase that its network reports as a whole. */
  parts: z.array(leadPart),
});
export type OpenedLead = z.infer<typeof openedLead>;

export const adminListLeads = defineList("/v1/admin/leads", {
  permission: "leads.read",
  summary: "All tracked purchases, latest first unless told otherwise",
  filters: {
    state: anyOf(leadState),
    store: storeSlug.optional(),
    network: plainText.max(64).optional(),
    reason: leadReason.optional(),
    /** At which hour of the week (UTC) it was bought: `1-9` is Monday from nine. */
    hour: z
      .string()
      .regex(/^[1-7]-(1?\d|2[0-3])$/)
      .optional(),
    /** Of members who joined in this month (UTC): `2026-03`. */
    joined: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    /** The days it is expected to become payable. */
    dueFrom: boundedDay.optional(),
    dueTo: boundedDay.optional(),
    /** Just these, for a step of several at once. */
    ids: theseIds,
    /** Part of a transaction's id, an order number, a member's name or e-mail. */
    q: searchText,
    ...period,
    order: timeOrder.default("newest"),
  },
  row: adminLead,
});
export const exportLeads = defineExport(adminListLeads, { summary: "The tracked purchases as CSV" });
export const adminGetLead = defineOne(adminListLeads, {
  summary: "One tracked purchase with all that happened to it, oldest first",
  data: openedLead,
});

const note = plainText.trim().min(1).max(500).optional();
const reasoned = z.object({ reason: leadReason, note });

/** A step as it is asked for. The member sees reason and note. */
export const askedLeadStep = z.discriminatedUnion("step", [
  z.object({ step: z.enum(["confirm", "resume"]) }),
  reasoned.extend({ step: z.enum(["reject", "hold", "reverse"]) }),
]);
export type AskedLeadStep = z.infer<typeof askedLeadStep>;

const step = stepsOf("/v1/admin/leads/{id}", { permission: "leads.change", stepUp: true, data: openedLead });
export const confirmLead = step("confirm", {
  summary: "Confirm in the network's stead; it becomes payable when its holding period is over",
});
export const rejectLead = step("reject", {
  summary: "Reject with a reason; takes the pending cash back away. One that is payable is reversed",
  body: reasoned,
});
export const holdLead = step("hold", {
  summary: "Keep from becoming payable until resumed",
  body: reasoned,
});
export const resumeLead = step("resume", { summary: "End a hold; the purchase goes on from where it was" });
export const reverseLead = step("reverse", {
  summary: "Take the cash back back wherever it stands; the balance may go below zero",
  body: reasoned,
});

/**
 * One step for many: each lead is its own transaction and answers for itself. So does an idempotency key:
 * sent again, what was done gives its first answer, what was refused is tried once more.
 */
export const decideLeads = defineCall("POST", "/v1/admin/leads/bulk", {
  permission: "leads.change",
  stepUp: true,
  summary: "Confirm or reject up to 100 purchases",
  body: z.object({
    ids: chosenIds,
    asked: z.discriminatedUnion("step", [
      z.object({ step: z.literal("confirm") }),
      reasoned.extend({ step: z.literal("reject") }),
    ]),
  }),
  data: z.object({
    done: z.array(openedLead),
    refused: z.array(refusedOne),
  }),
  idempotencyKey: "optional",
});
