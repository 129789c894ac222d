import { z } from "zod";
import { emailAddress } from "../accounts/auth.ts";
import { defineCall, defineStep, stepsOf } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { boundedDay, day, id, instant } from "../text/identifiers.ts";
import {
  invoiceLanguages,
  invoiceStates,
  maxQuantity,
  maxDescriptionLength,
  maxNoteLength,
  maxLines,
  paymentMethods,
  defaultPrint,
} from "./invoice-limits.ts";
import { issuerSettings } from "./invoice-issuer.ts";
import { issuer, newIssuer, party } from "./issuer.ts";
import { printRequest, invoicePrint } from "./invoice-print.ts";
import { selectedIds } from "../calls/bulk.ts";
import { anyOf, defineList, defineOne, searchText, timeOrder } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { plainText } from "../text/text.ts";

/**
 * The operator's invoices to networks. They don't affect members' balances. Amounts are in minor units, days
 * are whole days in UTC, percentages are in basis points.
 */
export const invoiceState = z.enum(invoiceStates);
export const invoiceLanguage = z.enum(invoiceLanguages);
export const paymentMethod = z.enum(paymentMethods);

/** A month as `2026-03`. */
export const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, "month_invalid");

const network = z.object({ key: z.string(), name: z.string() });
const person = z.object({ id, name: z.string() });
const basisPoints = z.int().min(0).max(10_000);
/** A tax rate in basis points, with up to two decimals: 387.5 is 3.875 %. */
const taxRate = z.number().min(0).max(10_000).multipleOf(0.01);

/** How a network is invoiced. `tax1` and `tax2` are the defaults of new lines. */
export const billing = party.extend({
  language: invoiceLanguage,
  /** Days from the issue to the due date. */
  termDays: z.int().min(0).max(365),
  tax1: taxRate,
  tax2: taxRate,
});
export type Billing = z.infer<typeof billing>;
/** A network's current billing details. `version` changes when they change. */
const versionedBilling = billing.extend({ version: z.string() });
export type VersionedBilling = z.infer<typeof versionedBilling>;

/**
 * The source of a line: written by an admin, or summed from purchases when the invoice was proposed for a
 * month.
 */
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
  tax1: z.number(),
  tax2: z.number(),
  /** The number of purchases in the sum; 0 for lines written by an admin. */
  purchases: z.int(),
  /** Before tax if the invoice has `taxes`, otherwise with the line's own taxes. */
  sums: z.object({
    gross: minorUnits,
    discount: minorUnits,
    tax1: minorUnits,
    tax2: minorUnits,
    total: minorUnits,
  }),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** An invoice in lists. */
export const listedInvoice = z.object({
  id,
  /** Assigned without gaps when the invoice is sent; `null` for a draft. */
  number: z.string().nullable(),
  state: invoiceState,
  /** Sent, not fully paid, and past the due date. */
  isOverdue: z.boolean(),
  network,
  /** The month that the invoice was proposed for; `null` if an admin created the invoice. */
  month: z.string().nullable(),
  currency,
  total: minorUnits,
  paid: minorUnits,
  /** The open amount: `total - paid`. */
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
  /** Why the payment was withdrawn; `null` if it wasn't. */
  withdrawnReason: z.string().nullable(),
  /** Whether the payment was imported from a bank file. */
  isFromBank: z.boolean(),
});
export type InvoicePayment = z.infer<typeof payment>;

/** An invoice with its lines and payments. */
export const invoice = listedInvoice.extend({
  /** The details at the time of sending, or the current details for a draft. */
  issuer,
  billing,
  note: z.string(),
  // Responses stored for repeated requests before the field existed have none.
  print: invoicePrint.default(defaultPrint),
  lines: z.array(invoiceLine),
  sums: invoiceLine.shape.sums,
  /** Each tax at each rate. Empty if taxes were rounded line by line. */
  taxes: z
    .array(
      z.object({
        tax: z.union([z.literal(1), z.literal(2)]),
        rate: z.number(),
        base: minorUnits,
        amount: minorUnits,
      }),
    )
    .default([]),
  payments: z.array(payment),
  voidReason: z.string().nullable(),
  sentAt: instant.nullable(),
  /** Set while the bank account is new: the day of the change and the end of the previous account number. */
  accountChange: z.object({ changedOn: day, earlierEnding: z.string() }).nullable().default(null),
});
export type Invoice = z.infer<typeof invoice>;

/** A line as entered by an admin. A line with an `id` that sums purchases keeps its quantity and price. */
const lineRequest = z.object({
  id: id.optional(),
  description: plainText.trim().min(1, "text_missing").max(maxDescriptionLength),
  quantity: z.int().min(1, "quantity_invalid").max(maxQuantity, "quantity_invalid"),
  price: minorUnits,
  discount: basisPoints,
  tax1: taxRate,
  tax2: taxRate,
});
export type LineRequest = z.infer<typeof lineRequest>;
const invoiceRequest = z.object({
  /** `null` for the day of sending. */
  issuedOn: boundedDay.nullable(),
  dueOn: boundedDay.nullable(),
  note: plainText.trim().max(maxNoteLength),
  /** Unchanged if absent. */
  print: printRequest.optional(),
  lines: z.array(lineRequest).min(1, "lines_missing").max(maxLines),
});

export const listInvoices = defineList("/v1/admin/invoices", {
  summary: "List invoices, newest first by default",
  permission: "invoices.read",
  filters: {
    /** `open`: sent and not fully paid. `overdue`: open and past the due date. */
    state: anyOf(z.enum([...invoiceStates, "open", "overdue"])),
    network: z.string().max(64).optional(),
    /** Part of a number or a network's name. */
    q: searchText,
    ids: selectedIds,
    order: timeOrder.default("newest"),
  },
  row: listedInvoice,
});
export const exportInvoices = defineExport(listInvoices, { summary: "Export the invoices as CSV" });

export const getInvoiceSummary = defineCall("GET", "/v1/admin/invoice-figures", {
  summary: "Retrieve the number of invoices by state, the open amounts and the networks",
  permission: "invoices.read",
  data: z.object({
    currency,
    drafts: z.int(),
    open: z.object({ count: z.int(), amount: minorUnits }),
    overdue: z.object({ count: z.int(), amount: minorUnits }),
    /** In the last 365 days. */
    paid: z.object({ count: z.int(), amount: minorUnits }),
    networks: z.array(network.extend({ billing: versionedBilling })),
    issuer,
    /** Staff members, ordered by name. One of them can be named on an invoice as the network's contact. */
    staff: z.array(person).default([]),
    today: day,
  }),
});
export const getInvoice = defineOne(listInvoices, {
  summary: "Retrieve an invoice with its lines and payments",
  data: invoice,
});
export const createInvoice = defineCall("POST", "/v1/admin/invoices", {
  summary: "Create a draft invoice",
  permission: "invoices.write",
  body: invoiceRequest.extend({ network: z.string().min(1).max(64) }),
  data: invoice,
  status: 201,
  idempotencyKey: "optional",
});
export const changeInvoice = defineCall("PATCH", "/v1/admin/invoices/{id}", {
  summary: "Update a draft; 409 if it has been changed or sent since",
  permission: "invoices.write",
  body: invoiceRequest.extend({ version: z.int().positive() }),
  data: invoice,
  idempotencyKey: "optional",
});
export const proposeInvoices = defineCall("POST", "/v1/admin/invoices/propose", {
  summary: "Create drafts of what networks owe for a past month; skips networks already invoiced for it",
  permission: "invoices.write",
  body: z.object({ month, network: z.string().max(64).optional() }),
  data: z.object({ drafts: z.array(id) }),
  idempotencyKey: "optional",
});

const seenVersion = z.int().positive();
const reason = plainText.trim().min(3, "reason_invalid").max(500, "reason_invalid");
export const invoiceMail = z.object({
  to: emailAddress,
  /** `{number}` is replaced with the invoice's number. */
  subject: plainText.trim().min(3, "text_missing").max(150),
  message: plainText.trim().min(3, "text_missing").max(4000),
});
const step = stepsOf("/v1/admin/invoices/{id}", { permission: "invoices.write", data: invoice });
export const sendInvoice = step("send", {
  summary: "Issue a draft under its number, or send an invoice again; emails the PDF if `mail` is set",
  body: z.object({ version: seenVersion, mail: invoiceMail.nullable() }),
});
export const voidInvoice = step("void", {
  summary: "Cancel a sent invoice; keeps its number and releases its purchases for another invoice",
  body: z.object({ version: seenVersion, reason }),
});
export const discardInvoice = defineStep("/v1/admin/invoices/{id}/discard", {
  summary: "Discard a draft; releases its purchases for another invoice",
  permission: "invoices.write",
  body: z.object({ version: seenVersion }),
  data: z.null(),
});
export const recordPayment = defineCall("POST", "/v1/admin/invoices/{id}/payments", {
  summary: "Record a network's payment, up to the open amount",
  permission: "invoices.settle",
  body: z.object({
    /** Negative for an amount the operator owes the network. */
    amount: minorUnits,
    paidOn: boundedDay,
    method: paymentMethod,
    note: plainText.trim().max(200),
  }),
  data: invoice,
  idempotencyKey: "required",
});
export const withdrawPayment = defineStep("/v1/admin/invoice-payments/{id}/withdraw", {
  summary: "Void a payment that was recorded by mistake",
  permission: "invoices.settle",
  body: z.object({ reason }),
  data: invoice,
});
export const getInvoicePdf = defineCall("GET", "/v1/admin/invoices/{id}/pdf", {
  summary: "Download an invoice as a PDF in base64, in the network's language by default",
  permission: "invoices.read",
  query: z.object({ language: invoiceLanguage.optional() }),
  data: z.object({ fileName: z.string(), content: z.base64() }),
});
export const changeBilling = defineCall("PUT", "/v1/admin/invoice-billing/{id}", {
  summary: "Set how a network is invoiced from now on; `id` is the network's key",
  permission: "invoices.write",
  // If the request contains a version, it is refused unless that is the current version of the details.
  body: billing.extend({ version: z.string().max(64).optional() }),
  data: versionedBilling,
});
/**
 * The first issuer takes effect immediately if it has no bank details. Every other change waits for a second
 * admin.
 */
export const changeIssuer = defineCall("PUT", "/v1/admin/invoice-issuer", {
  summary: "Request a change of the invoice issuer; bank details take effect when a second person approves",
  permission: "invoices.write",
  stepUp: true,
  // If the request contains a version, it is refused unless that is the current version of the issuer.
  body: newIssuer.safeExtend({ version: z.int().min(0).optional() }),
  data: issuerSettings,
});
