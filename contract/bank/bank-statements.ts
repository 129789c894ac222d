import { z } from "zod";
import { defineCall, defineStep } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { day, id, instant } from "../text/identifiers.ts";
import {
  bankLineStates,
  dayOrders,
  decimalMarks,
  headingLines,
  maxStatementBytes,
  movementOutcomes,
} from "../invoices/invoice-limits.ts";
import { invoice } from "../invoices/invoices.ts";
import { statementGaps, unbalancedStatements } from "./statement-problems.ts";
import { anyOf, defineList, defineOne, searchText, timeOrder } from "../calls/list.ts";
import { currency, minorUnits } from "../money/money.ts";
import { plainText } from "../text/text.ts";

/**
 * Movements of the operator's bank account. A movement settles an invoice automatically if it names the
 * invoice and pays exactly the open amount; all others wait for an admin. Members' balances don't change.
 */

/** The maximum size of a request with a file, in bytes. Base64 encodes three bytes as four characters. */
export const maxStatementBodySize = Math.ceil(maxStatementBytes / 3) * 4 + 4096;

const column = z.coerce.number().int().min(-1).max(199);
/** Column numbers of a file, counted from 0; -1 if there is no such column. */
export const statementColumns = z.object({
  date: column,
  /** Money received. If there is no `debit` column, negative amounts are money sent. */
  amount: column,
  /** Money sent, if the file has a separate column for it. */
  debit: column,
  text: column,
  /** The payer or payee. */
  party: column,
  currency: column,
  /** The column with words such as `D` and `C` for outgoing and incoming movements. */
  direction: column,
  /** The column that says whether a movement is booked. Only words known to mean "booked" count. */
  status: column,
  /** The operator's own account, in a file that covers several. */
  account: column,
  /** The operator's own account if no column names it; empty if the operator has only one. */
  accountName: plainText.trim().max(80),
  /** The line number of the headings, counted from 1. */
  heading: z.coerce.number().int().min(1).max(headingLines),
  days: z.enum(dayOrders),
  decimal: z.enum(decimalMarks),
});
export type StatementColumns = z.infer<typeof statementColumns>;

/**
 * The columns as the import detected them. `days` and `decimal` are `null` if the file is ambiguous and the
 * user has to choose.
 */
export const detectedColumns = statementColumns.extend({
  days: z.enum(dayOrders).nullable(),
  decimal: z.enum(decimalMarks).nullable(),
});
export type DetectedColumns = z.infer<typeof detectedColumns>;

/** The choices a user may have to make before a file can be imported. */
export const statementQuestions = ["columns", "days", "decimal"] as const;

export const bankStatement = z.object({
  id,
  fileName: z.string(),
  createdBy: z.object({ id, name: z.string() }),
  createdAt: instant,
  appliedAt: instant.nullable(),
  /** The number of movements imported from the file, without those that another file already contained. */
  movements: z.int(),
});
export type BankStatement = z.infer<typeof bankStatement>;

/**
 * Why a row isn't imported. The last three are reasons why a movement is only suggested as a payment of an
 * invoice and waits for an admin.
 */
export const movementReasons = [
  "shape",
  "day",
  "day_unclear",
  "day_in_future",
  "amount",
  "currency",
  "currency_missing",
  "direction",
  "not_booked",
  "older_than_invoice",
  "paid_before",
  "returned_payment",
] as const;
export type MovementReason = (typeof movementReasons)[number];

const namedInvoice = z.object({
  id,
  number: z.string(),
  network: z.string(),
  /** The invoice's open amount, in minor units. */
  balance: minorUnits,
});
export type NamedInvoice = z.infer<typeof namedInvoice>;

export const statementDetails = bankStatement.extend({
  currency,
  /** The file's columns by name, each with its first value and the currency that its name contains. */
  header: z
    .array(z.object({ name: z.string(), sample: z.string(), currency: z.string().nullable() }))
    .max(200),
  /** Lines that may contain the headings. */
  headings: z.array(z.object({ line: z.int(), text: z.string() })).max(headingLines),
  columns: detectedColumns,
  questions: z.array(z.enum(statementQuestions)),
  totals: z.record(z.enum(movementOutcomes), z.int()),
  /** Account statements that weren't imported yet, although a later statement was. */
  gaps: statementGaps,
  unbalanced: unbalancedStatements,
  /** Unreadable lines come first. */
  lines: z
    .array(
      z.object({
        line: z.int(),
        bookedOn: day.nullable(),
        amount: minorUnits.nullable(),
        text: z.string(),
        outcome: z.enum(movementOutcomes),
        reason: z.enum(movementReasons).nullable(),
        /** The content of the cell that the reason refers to. */
        value: z.string().nullable(),
        invoice: namedInvoice.nullable(),
      }),
    )
    .max(200),
});
export type StatementDetails = z.infer<typeof statementDetails>;

export const bankLine = z.object({
  id,
  bookedOn: day,
  amount: minorUnits,
  currency,
  text: z.string(),
  state: z.enum(bankLineStates),
  fileName: z.string(),
  /** The invoice that the movement settles, and the id of the payment recorded for it. */
  invoice: z.object({ id, number: z.string(), payment: id }).nullable(),
});
export type BankLine = z.infer<typeof bankLine>;

export const listBankStatements = defineCall("GET", "/v1/admin/bank-statements", {
  summary: "List the newest statement files of a bank",
  permission: "invoices.read",
  data: z.array(bankStatement),
});
export const uploadBankStatement = defineCall("POST", "/v1/admin/bank-statements", {
  summary: "Upload a bank statement as CSV in base64; nothing is paid yet",
  permission: "invoices.settle",
  body: z.object({
    fileName: plainText.trim().min(1).max(200),
    content: z.base64().max(maxStatementBodySize, "statement_too_large"),
  }),
  data: z.object({ id }),
  status: 201,
  idempotencyKey: "optional",
});
export const previewBankStatement = defineCall("GET", "/v1/admin/bank-statements/{id}", {
  summary:
    "Preview which invoices a bank statement would pay, line by line; missing column names are guessed",
  permission: "invoices.read",
  query: statementColumns.partial(),
  data: statementDetails,
});
export const applyBankStatement = defineStep("/v1/admin/bank-statements/{id}/apply", {
  summary: "Import a bank statement, once: records unambiguous payments; the other lines wait to be assigned",
  permission: "invoices.settle",
  body: statementColumns,
  data: z.object({ paid: z.int(), waiting: z.int(), leftOut: z.int() }),
});
export const listBankLines = defineList("/v1/admin/bank-lines", {
  summary: "List a bank's movements, latest first by default",
  permission: "invoices.read",
  filters: { state: anyOf(z.enum(bankLineStates)), q: searchText, order: timeOrder.default("newest") },
  row: bankLine,
});
export const exportBankLines = defineExport(listBankLines, { summary: "Export a bank's movements as CSV" });
export const getBankLine = defineOne(listBankLines, {
  summary: "Retrieve a bank movement with the invoices it may pay",
  data: bankLine.extend({
    suggestions: z.array(namedInvoice.extend({ why: z.enum(["number", "amount"]) })).max(10),
    /** The payment that this movement returns. */
    returns: z.object({ payment: id, invoice: id, number: z.string(), paidOn: day }).nullable(),
  }),
});
export const assignBankLine = defineStep("/v1/admin/bank-lines/{id}/assign", {
  summary: "Record a movement as a payment of an invoice, up to the open amount",
  permission: "invoices.settle",
  body: z.object({ number: plainText.trim().min(1, "invoice_number_unknown").max(40) }),
  data: invoice,
});
export const returnBankPayment = defineStep("/v1/admin/bank-lines/{id}/return", {
  summary: "Reverse the payment that a movement returns; closes both movements",
  permission: "invoices.settle",
  body: z.object({ payment: id }),
  data: invoice,
});
export const setBankLineAside = defineCall("POST", "/v1/admin/bank-lines/{id}/set-aside", {
  summary: "Set a movement aside as unrelated to invoices; `aside: false` reopens it",
  permission: "invoices.settle",
  body: z.object({ aside: z.boolean() }),
  data: bankLine,
});
