import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  bankLineStates,
  invoiceStates,
  paymentMethods,
  defaultPrint,
} from "#contract/invoices/invoice-limits.ts";
import { taxRoundings } from "#contract/invoices/invoice-sums.ts";
import type { InvoicePrint } from "#contract/invoices/invoice-print.ts";
import type { Issuer } from "#contract/invoices/issuer.ts";
import type { Billing } from "#contract/invoices/invoices.ts";
import { idOf, instant, keyOf, minorUnits, rateValue } from "./columns.ts";
import { leads } from "./earning-schema.ts";
import { networks } from "./network-schema.ts";
import { users } from "./schema.ts";

/** The issuer of invoices: at most one row. */
export const invoiceIssuer = pgTable(
  "invoice_issuer",
  (t) => ({
    id: t.integer("id").primaryKey(),
    issuer: t.jsonb("issuer").$type<Issuer>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  }),
  (table) => [check("invoice_issuer_one", sql`${table.id} = 1`)],
);

/** A network's billing details. */
export const invoiceBilling = pgTable("invoice_billing", (t) => ({
  network: t
    .text("network")
    .primaryKey()
    .references(() => networks.key),
  billing: t.jsonb("billing").$type<Billing>().notNull(),
  updatedAt: instant("updated_at").notNull(),
}));

/**
 * The last invoice number of a year. It is incremented in the same transaction that sends the invoice, so that
 * numbers have neither gaps nor duplicates.
 */
export const invoiceNumbers = pgTable("invoice_numbers", (t) => ({
  year: t.integer("year").primaryKey(),
  last: t.integer("last").notNull(),
}));

/** Months for which a draft was created automatically, so that a discarded draft isn't created again. */
export const invoiceMonths = pgTable(
  "invoice_months",
  (t) => ({
    network: keyOf("network", () => networks.key),
    month: t.text("month").notNull(),
    at: instant("at").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.network, table.month] })],
);

/** An invoice or credit of a network. After it is sent, a trigger protects its lines and terms. */
export const invoices = pgTable(
  "invoices",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    network: keyOf("network", () => networks.key),
    month: t.text("month"),
    state: t.text("state", { enum: invoiceStates }).notNull().default("draft"),
    number: t.text("number").unique("invoices_number"),
    currency: t.text("currency").notNull(),
    total: minorUnits("total").notNull(),
    taxRounding: t.text("tax_rounding", { enum: taxRoundings }).notNull().default("rate"),
    paid: minorUnits("paid")
      .notNull()
      .default(sql`0`),
    issuedOn: t.date("issued_on"),
    dueOn: t.date("due_on"),
    note: t.text("note").notNull().default(""),
    print: t.jsonb("print").$type<InvoicePrint>().notNull().default(defaultPrint),
    /** The issuer's details at the time when the invoice was sent. */
    issuer: t.jsonb("issuer").$type<Issuer>(),
    billing: t.jsonb("billing").$type<Billing>(),
    voidReason: t.text("void_reason"),
    version: t.integer("version").notNull().default(1),
    createdBy: t.uuid("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    /** When it was paid in full. */
    paidAt: instant("paid_at"),
  }),
  (table) => [
    uniqueIndex("invoices_month")
      .on(table.network, table.month)
      .where(sql`${table.month} is not null and ${table.state} <> 'void'`),
    index("invoices_newest").on(table.createdAt, table.id),
    index("invoices_state").on(table.state, table.createdAt, table.id),
    index("invoices_network").on(table.network, table.createdAt, table.id),
    index("invoices_open")
      .on(table.dueOn)
      .where(sql`${table.state} in ('sent', 'partially_paid')`),
    index("invoices_paid")
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    check(
      "invoices_sent",
      sql`(${table.state} = 'draft') = (${table.number} is null) and (${table.number} is null) = (${table.sentAt} is null) and (${table.number} is null or (${table.issuer} is not null and ${table.billing} is not null and ${table.issuedOn} is not null and ${table.dueOn} is not null))`,
    ),
    check("invoices_days", sql`${table.dueOn} >= ${table.issuedOn}`),
    check(
      "invoices_paid_part",
      sql`${table.paid} = 0 or (sign(${table.paid}) = sign(${table.total}) and abs(${table.paid}) <= abs(${table.total}))`,
    ),
    check(
      "invoices_paid_state",
      sql`case ${table.state} when 'paid' then ${table.paid} = ${table.total} when 'partially_paid' then ${table.paid} <> 0 and ${table.paid} <> ${table.total} else ${table.paid} = 0 end`,
    ),
    check("invoices_tax_rounding", sql`${table.taxRounding} in ('rate', 'line')`),
    check("invoices_void", sql`(${table.state} = 'void') = (${table.voidReason} is not null)`),
  ],
);

export const invoiceLines = pgTable(
  "invoice_lines",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    invoiceId: t
      .uuid("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    position: t.integer("position").notNull(),
    source: t.text("source", { enum: ["own", "commission", "adjustment", "reversal"] }).notNull(),
    description: t.text("description").notNull(),
    /** In thousandths. */
    quantity: t.integer("quantity").notNull(),
    price: minorUnits("price").notNull(),
    discount: t.integer("discount").notNull(),
    tax1: rateValue("tax1").notNull(),
    tax2: rateValue("tax2").notNull(),
  }),
  (table) => [
    index("invoice_lines_invoice").on(table.invoiceId, table.position),
    check(
      "invoice_lines_terms",
      sql`${table.quantity} > 0 and ${table.discount} between 0 and 10000 and ${table.tax1} between 0 and 10000 and ${table.tax2} between 0 and 10000`,
    ),
  ],
);

/** Discarded drafts. They are stored for as long as they can be restored. */
export const discardedInvoices = pgTable("discarded_invoices", (t) => ({
  id: t.uuid("id").primaryKey(),
  /** The rows of the invoice, its lines and its purchases. */
  invoice: t.jsonb("invoice").notNull(),
  lines: t.jsonb("lines").notNull(),
  purchases: t.jsonb("purchases").notNull(),
  /**
   * A hash of the entries of its purchases on other invoices. If these entries have changed, the draft can't be
   * restored.
   */
  others: t.text("others").notNull(),
  discardedAt: instant("discarded_at").notNull(),
}));

/**
 * A purchase's contribution to an invoice line. Its commission is invoiced once; later rows contain
 * corrections.
 */
export const invoicePurchases = pgTable(
  "invoice_purchases",
  (t) => ({
    lineId: t
      .uuid("line_id")
      .notNull()
      .references(() => invoiceLines.id, { onDelete: "cascade" }),
    leadId: idOf("lead_id", () => leads.id),
    kind: t.text("kind", { enum: ["commission", "adjustment", "reversal"] }).notNull(),
    amount: minorUnits("amount").notNull(),
    /** False if its invoice is void. */
    counts: t.boolean("counts").notNull().default(true),
  }),
  (table) => [
    primaryKey({ columns: [table.lineId, table.leadId] }),
    uniqueIndex("invoice_purchases_once")
      .on(table.leadId)
      .where(sql`${table.kind} = 'commission' and ${table.counts}`),
    index("invoice_purchases_lead").on(table.leadId),
  ],
);

/** An uploaded bank file. Its content is deleted when it is applied; its movements remain stored. */
export const bankStatements = pgTable(
  "bank_statements",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    fileName: t.text("file_name").notNull(),
    content: t.text("content").notNull().default(""),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    appliedAt: instant("applied_at"),
  }),
  (table) => [index("bank_statements_newest").on(table.createdAt, table.id)],
);

/** A movement in a bank's file. If a second file contains it, it isn't stored again. */
export const bankLines = pgTable(
  "bank_lines",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    statementId: idOf("statement_id", () => bankStatements.id),
    line: t.integer("line").notNull(),
    bookedOn: t.date("booked_on").notNull(),
    amount: minorUnits("amount").notNull(),
    text: t.text("text").notNull(),
    /** The operator's bank account; empty if the file has none. */
    account: t.text("account").notNull().default(""),
    /**
     * The remittance information; `null` if the movement was stored before remittance and payer were separated.
     */
    remittance: t.text("remittance"),
    /** The invoice payment that this movement returned. */
    returnsPaymentId: t
      .uuid("returns_payment_id")
      .references((): AnyPgColumn => invoicePayments.id)
      .unique("bank_lines_returns"),
    /** Hash of account, day, amount, text, and the index among equal movements. */
    hash: t.text("hash").notNull().unique("bank_lines_once"),
    /** `assigned` while a valid payment refers to it. */
    state: t.text("state", { enum: bankLineStates }).notNull().default("open"),
  }),
  (table) => [
    unique("bank_lines_place").on(table.statementId, table.line),
    index("bank_lines_newest").on(table.bookedOn, table.id),
    index("bank_lines_day").on(table.bookedOn, table.amount),
    index("bank_lines_state").on(table.state, table.bookedOn, table.id),
    check("bank_lines_amount", sql`${table.amount} <> 0`),
  ],
);

/**
 * A payment of an invoice. A payment recorded by mistake is marked as withdrawn; its other columns never
 * change.
 */
export const invoicePayments = pgTable(
  "invoice_payments",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    invoiceId: idOf("invoice_id", () => invoices.id),
    amount: minorUnits("amount").notNull(),
    paidOn: t.date("paid_on").notNull(),
    method: t.text("method", { enum: paymentMethods }).notNull(),
    note: t.text("note").notNull(),
    bankLineId: t.uuid("bank_line_id").references(() => bankLines.id),
    /** The hash of the bank movement, so that a movement that is in several files counts as one payment. */
    bankHash: t.text("bank_hash"),
    recordedBy: idOf("recorded_by", () => users.id),
    recordedAt: instant("recorded_at").notNull(),
    withdrawnReason: t.text("withdrawn_reason"),
    withdrawnBy: t.uuid("withdrawn_by").references(() => users.id),
    withdrawnAt: instant("withdrawn_at"),
  }),
  (table) => [
    index("invoice_payments_invoice").on(table.invoiceId, table.recordedAt),
    index("invoice_payments_bank_line").on(table.bankLineId),
    uniqueIndex("invoice_payments_bank_once")
      .on(table.bankHash)
      .where(sql`${table.bankHash} is not null and ${table.withdrawnAt} is null`),
    check("invoice_payments_amount", sql`${table.amount} <> 0`),
    check(
      "invoice_payments_withdrawn",
      sql`(${table.withdrawnAt} is null) = (${table.withdrawnReason} is null) and (${table.withdrawnAt} is null) = (${table.withdrawnBy} is null)`,
    ),
  ],
);
