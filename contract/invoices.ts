import { z } from "zod";
import { emailAddress } from "./auth.ts";
import { defineCall, defineStep, stepsOf } from "./call.ts";
import { defineExport } from "./export.ts";
import { boundedDay, day, id, instant } from "./identifiers.ts";
import {
  invoiceLanguages,
  invoiceStates,
  largestQuantity,
  longestDescription,
  longestNote,
  mostLines,
  paymentMethods,
  usualPrint,
} from "./invoice-limits.ts";
import { issuerStanding } from "./invoice-issuer.ts";
import { issuer, newIssuer, party } from "./issuer.ts";
import { askedPrint, invoicePrint } from "./invoice-print.ts";
import { theseIds } from "./bulk.ts";
import { anyOf, defineList, defineOne, searchText, timeOrder } from "./list.ts";
import { currency, minorUnits } from "./money.ts";
import { plainText } from "./text.ts";

/**
 * What networks owe the operator. Invoices are the operator's own papers: nothing here moves money of a member.
 * All amounts are minor units, days whole days in UTC, percentages basis points.
 */
export const invoiceState = z.enum(invoiceStates);
export const invoiceLanguage = z.enum(invoiceLanguages);
export const paymentMethod = z.enum(paymentMethods);

/** A month as `2026-03`. */
export const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, "month_invalid");

const network = z.object({ key: z.string(), name: z.string() });
const person = z.object({ id, name: z.string() });
const basisPoints = z.int().min(0).max(10_000);

/** How a network is invoiced. `tax1` and `tax2` are what a new line begins with. */
export const billing = party.extend({
  language: invoiceLanguage,
  /** Days from the day of issue to the day it is due. */
  termDays: z.int().min(0).max(365),
  tax1: basisPoints,
  tax2: basisPoints,
});
export type Billing = z.infer<typeof billing>;

/** Where a line comes from: written by an admin, or summed from purchases when the month was proposed. */
export const lineSources = ["own", "commission", "adjustment", "reversal"] as const;
const lineSource = z.enum(lineSources);

export const invoiceLine = z.object({
  id,
  source: lineSource,
  description: z.string(),
  /** In thousandths. */
  quantity: z.int(),
  price: minorUnits,
  discount: z.int(),
  tax1: z.int(),
  tax2: z.int(),
  /** How many purchases it sums; 0 for an own line. */
  purchases: z.int(),
  /** Before tax, and without taxes, where the invoice has `taxes`; else with the line's own. */
  sums: z.object({
    gross: minorUnits,
    discount: minorUnits,
    tax1: minorUnits,
    tax2: minorUnits,
    total: minorUnits,
  }),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** An invoice as lists show it. */
export const listedInvoice = z.object({
  id,
  /** Given when it is sent, without gaps; null for a draft. */
  number: z.string().nullable(),
  state: invoiceState,
  /** Sent, not fully paid, and its day is over. */
  isOverdue: z.boolean(),
  network,
  /** The month it was proposed for; null for one an admin began. */
  month: z.string().nullable(),
  currency,
  total: minorUnits,
  paid: minorUnits,
  /** What is still open: `total - paid`. */
  balance: minorUnits,
  issuedOn: day.nullable(),
  dueOn: day.nullable(),
  createdAt: instant,
  version: z.int().positive(),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

const payment = z.object({
  id,
  amount: minorUnits,
  paidOn: day,
  method: paymentMethod,
  note: z.string(),
  recordedBy: person,
  recordedAt: instant,
  /** Why it was taken back; null for one that counts. */
  withdrawnReason: z.string().nullable(),
  /** From a bank's file. */
  isFromBank: z.boolean(),
});
export type InvoicePayment = z.infer<typeof payment>;

/** An invoice with all that stands on it, and what was paid. */
export const invoice = listedInvoice.extend({
  /** As they stood when it was sent; of a draft as they are now. */
  issuer,
  billing,
  note: z.string(),
  // Answers that were kept from before say nothing of it.
  print: invoicePrint.default(usualPrint),
  lines: z.array(invoiceLine),
  sums: invoiceLine.shape.sums,
  /** Each tax at each rate; none on invoices whose taxes were rounded line by line. */
  taxes: z
    .array(
      z.object({
        tax: z.union([z.literal(1), z.literal(2)]),
        rate: z.int(),
        base: minorUnits,
        amount: minorUnits,
      }),
    )
    .default([]),
  payments: z.array(payment),
  voidReason: z.string().nullable(),
  sentAt: instant.nullable(),
  /** Set while the account to pay to is new: the day it changed and how the earlier one ended. */
  accountChange: z.object({ changedOn: day, earlierEnding: z.string() }).nullable().default(null),
});
export type Invoice = z.infer<typeof invoice>;

/** A line as an admin writes it. One with an `id` that sums purchases keeps its quantity and price. */
const askedLine = z.object({
  id: id.optional(),
  description: plainText.trim().min(1, "text_missing").max(longestDescription),
  quantity: z.int().min(1, "quantity_invalid").max(largestQuantity, "quantity_invalid"),
  price: minorUnits,
  discount: basisPoints,
  tax1: basisPoints,
  tax2: basisPoints,
});
export type AskedLine = z.infer<typeof askedLine>;
const askedInvoice = z.object({
  /** Null: the day it is sent, and its term after it. */
  issuedOn: boundedDay.nullable(),
  dueOn: boundedDay.nullable(),
  note: plainText.trim().max(longestNote),
  /** Left out it stays as it is. */
  print: askedPrint.optional(),
  lines: z.array(askedLine).min(1, "lines_missing").max(mostLines),
});

export const listInvoices = defineList("/v1/admin/invoices", {
  summary: "The invoices, newest first unless told otherwise",
  permission: "invoices.read",
  filters: {
    /** `open`: sent and not fully paid; `overdue`: open past its day. */
    state: anyOf(z.enum([...invoiceStates, "open", "overdue"])),
    network: z.string().max(64).optional(),
    /** Part of a number or of a network's name. */
    q: searchText,
    ids: theseIds,
    order: timeOrder.default("newest"),
  },
  row: listedInvoice,
});
export const exportInvoices = defineExport(listInvoices, { summary: "The invoices as CSV" });

export const getInvoiceFigures = defineCall("GET", "/v1/admin/invoice-figures", {
  summary: "How many invoices there are by state, and what is open; the networks there are",
  permission: "invoices.read",
  data: z.object({
    currency,
    drafts: z.int(),
    open: z.object({ count: z.int(), amount: minorUnits }),
    overdue: z.object({ count: z.int(), amount: minorUnits }),
    /** Of the last 365 days. */
    paid: z.object({ count: z.int(), amount: minorUnits }),
    networks: z.array(network.extend({ billing })),
    issuer,
    /** Who works here, by name: one of them can stand on an invoice. */
    staff: z.array(person).default([]),
    today: day,
  }),
});
export const getInvoice = defineOne(listInvoices, {
  summary: "One invoice with its lines and payments",
  data: invoice,
});
export const createInvoice = defineCall("POST", "/v1/admin/invoices", {
  summary: "A new draft",
  permission: "invoices.write",
  body: askedInvoice.extend({ network: z.string().min(1).max(64) }),
  data: invoice,
  status: 201,
  idempotencyKey: "optional",
});
export const changeInvoice = defineCall("PATCH", "/v1/admin/invoices/{id}", {
  summary: "Write a draft anew; 409 when it was changed or sent meanwhile",
  permission: "invoices.write",
  body: askedInvoice.extend({ version: z.int().positive() }),
  data: invoice,
  idempotencyKey: "optional",
});
export const proposeInvoices = defineCall("POST", "/v1/admin/invoices/propose", {
  summary: "Draft what networks owe for a month that is over; those that have an invoice for it are left out",
  permission: "invoices.write",
  body: z.object({ month, network: z.string().max(64).optional() }),
  data: z.object({ drafts: z.array(id) }),
  idempotencyKey: "optional",
});

const seen = z.int().positive();
const reason = plainText.trim().min(3, "reason_invalid").max(500, "reason_invalid");
export const invoiceMail = z.object({
  to: emailAddress,
  /** `{number}` stands for the invoice's. */
  subject: plainText.trim().min(3, "text_missing").max(150),
  message: plainText.trim().min(3, "text_missing").max(4000),
});
const step = stepsOf("/v1/admin/invoices/{id}", { permission: "invoices.write", data: invoice });
export const sendInvoice = step("send", {
  summary: "Give a draft its number, or send an invoice again; by mail with the PDF where `mail` says so",
  body: z.object({ version: seen, mail: invoiceMail.nullable() }),
});
export const voidInvoice = step("void", {
  summary: "Take a sent invoice back; its number stays, its purchases can be invoiced again",
  body: z.object({ version: seen, reason }),
});
export const discardInvoice = defineStep("/v1/admin/invoices/{id}/discard", {
  summary: "Throw a draft away; its purchases can be invoiced again",
  permission: "invoices.write",
  body: z.object({ version: seen }),
  data: z.null(),
});
export const recordPayment = defineCall("POST", "/v1/admin/invoices/{id}/payments", {
  summary: "Record what a network paid, at most what is open",
  permission: "invoices.settle",
  body: z.object({
    /** Below 0 where we owe the network. */
    amount: minorUnits,
    paidOn: boundedDay,
    method: paymentMethod,
    note: plainText.trim().max(200),
  }),
  data: invoice,
  idempotencyKey: "required",
});
export const withdrawPayment = defineStep("/v1/admin/invoice-payments/{id}/withdraw", {
  summary: "A payment that was recorded by mistake no longer counts",
  permission: "invoices.settle",
  body: z.object({ reason }),
  data: invoice,
});
export const getInvoicePdf = defineCall("GET", "/v1/admin/invoices/{id}/pdf", {
  summary: "The invoice as a PDF in base64, in the network's language unless told otherwise",
  permission: "invoices.read",
  query: z.object({ language: invoiceLanguage.optional() }),
  data: z.object({ fileName: z.string(), content: z.base64() }),
});
export const changeBilling = defineCall("PUT", "/v1/admin/invoice-billing/{id}", {
  summary: "How a network is invoiced from now on; `id` is the network's key",
  permission: "invoices.write",
  body: billing,
  data: billing,
});
/** The first entry counts at once if it has no bank details; everything else waits for a second person. */
export const changeIssuer = defineCall("PUT", "/v1/admin/invoice-issuer", {
  summary: "Ask for another invoice issuer; its bank details take effect with a second person's approval",
  permission: "invoices.write",
  stepUp: true,
  body: newIssuer,
  data: issuerStanding,
});
