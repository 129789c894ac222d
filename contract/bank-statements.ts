import { z } from "zod";
import { defineCall, defineStep } from "./call.ts";
import { defineExport } from "./export.ts";
import { day, id, instant } from "./identifiers.ts";
import {
  bankLineStates,
  dayOrders,
  decimalMarks,
  headingLines,
  largestStatement,
  movementOutcomes,
} from "./invoice-limits.ts";
import { invoice } from "./invoices.ts";
import { anyOf, defineList, defineOne, searchText, timeOrder } from "./list.ts";
import { currency, minorUnits } from "./money.ts";
import { plainText } from "./text.ts";

/**
 * What a bank's file says was paid. A movement pays an invoice by itself when it names it and pays exactly what is
 * open; all others wait for somebody to assign them. No member's money moves.
 */

/** Of a request with a file: base64 takes four bytes for three. */
export const largestStatementBody = Math.ceil(largestStatement / 3) * 4 + 4096;

const column = z.coerce.number().int().min(-1).max(199);
/** Which column of a file holds what, counted from 0; -1 where there is none. */
export const statementColumns = z.object({
  date: column,
  /** Money that came; below 0 what went, where there is no `debit`. */
  amount: column,
  /** What went, in a column of its own. */
  debit: column,
  text: column,
  /** Who it is from or to. */
  party: column,
  currency: column,
  /** Words such as `D` and `C` that tell whether money went out or came in. */
  direction: column,
  /** Whether a row is booked; only words known for booked rows count. */
  status: column,
  /** The operator's own account, in a file that covers several. */
  account: column,
  /** The operator's own account where no column names it; empty for the only one. */
  accountName: plainText.trim().max(80),
  /** The line the headings stand in, counted from 1. */
  heading: z.coerce.number().int().min(1).max(headingLines),
  days: z.enum(dayOrders),
  decimal: z.enum(decimalMarks),
});
export type StatementColumns = z.infer<typeof statementColumns>;

/** Columns as they were understood; `null` where the file can be read in two ways and somebody has to choose. */
export const understoodColumns = statementColumns.extend({
  days: z.enum(dayOrders).nullable(),
  decimal: z.enum(decimalMarks).nullable(),
});
export type UnderstoodColumns = z.infer<typeof understoodColumns>;

/** What has to be chosen before a file can be read in. */
export const statementQuestions = ["columns", "days", "decimal"] as const;

export const bankStatement = z.object({
  id,
  fileName: z.string(),
  createdBy: z.object({ id, name: z.string() }),
  createdAt: instant,
  appliedAt: instant.nullable(),
  /** How many movements came with it; those another file had brought are not among them. */
  movements: z.int(),
});
export type BankStatement = z.infer<typeof bankStatement>;

/** Why a row is left out, or (the last two) why it waits although it names an invoice. */
export const movementReasons = [
  "shape",
  "day",
  "day_unclear",
  "day_in_future",
  "amount",
  "currency",
  "direction",
  "not_booked",
  "older_than_invoice",
  "returned_payment",
] as const;
export type MovementReason = (typeof movementReasons)[number];

const named = z.object({
  id,
  number: z.string(),
  network: z.string(),
  /** What is open of it, in minor units. */
  balance: minorUnits,
});
export type NamedInvoice = z.infer<typeof named>;

export const openedStatement = bankStatement.extend({
  currency,
  /** The file's columns by name, each with what stands first in it. */
  header: z.array(z.object({ name: z.string(), sample: z.string() })).max(200),
  /** The lines that may be the one with the headings. */
  headings: z.array(z.object({ line: z.int(), text: z.string() })).max(headingLines),
  columns: understoodColumns,
  questions: z.array(z.enum(statementQuestions)),
  totals: z.record(z.enum(movementOutcomes), z.int()),
  /** Of many lines those that cannot be read come first. */
  lines: z
    .array(
      z.object({
        line: z.int(),
        bookedOn: day.nullable(),
        amount: minorUnits.nullable(),
        text: z.string(),
        outcome: z.enum(movementOutcomes),
        reason: z.enum(movementReasons).nullable(),
        /** The cell the reason is about. */
        value: z.string().nullable(),
        invoice: named.nullable(),
      }),
    )
    .max(200),
});
export type OpenedStatement = z.infer<typeof openedStatement>;

export const bankLine = z.object({
  id,
  bookedOn: day,
  amount: minorUnits,
  currency,
  text: z.string(),
  state: z.enum(bankLineStates),
  fileName: z.string(),
  /** What it pays, and by which payment. */
  invoice: z.object({ id, number: z.string(), payment: id }).nullable(),
});
export type BankLine = z.infer<typeof bankLine>;

export const listBankStatements = defineCall("GET", "/v1/admin/bank-statements", {
  summary: "The newest files of a bank",
  permission: "invoices.read",
  data: z.array(bankStatement),
});
export const uploadBankStatement = defineCall("POST", "/v1/admin/bank-statements", {
  summary: "Bring in a bank's file as CSV, in base64; nothing is paid yet",
  permission: "invoices.settle",
  body: z.object({
    fileName: plainText.trim().min(1).max(200),
    content: z.base64().max(largestStatementBody, "statement_too_large"),
  }),
  data: z.object({ id }),
  status: 201,
  idempotencyKey: "optional",
});
export const tryBankStatement = defineCall("GET", "/v1/admin/bank-statements/{id}", {
  summary: "What a bank's file would pay, line by line; columns that are not told are guessed",
  permission: "invoices.read",
  query: statementColumns.partial(),
  data: openedStatement,
});
export const applyBankStatement = defineStep("/v1/admin/bank-statements/{id}/apply", {
  summary: "Read a bank's file in, once: what is certain is paid, the rest waits to be assigned",
  permission: "invoices.settle",
  body: statementColumns,
  data: z.object({ paid: z.int(), waiting: z.int(), leftOut: z.int() }),
});
export const listBankLines = defineList("/v1/admin/bank-lines", {
  summary: "A bank's movements, the latest first unless told otherwise",
  permission: "invoices.read",
  filters: { state: anyOf(z.enum(bankLineStates)), q: searchText, order: timeOrder.default("newest") },
  row: bankLine,
});
export const exportBankLines = defineExport(listBankLines, { summary: "A bank's movements as CSV" });
export const getBankLine = defineOne(listBankLines, {
  summary: "One movement, with the invoices it may pay",
  data: bankLine.extend({
    suggestions: z.array(named.extend({ why: z.enum(["number", "amount"]) })).max(10),
    /** The payment this movement sends back. */
    returns: z.object({ payment: id, invoice: id, number: z.string(), paidOn: day }).nullable(),
  }),
});
export const assignBankLine = defineStep("/v1/admin/bank-lines/{id}/assign", {
  summary: "Record a movement as the payment of an invoice; at most what is open of it",
  permission: "invoices.settle",
  body: z.object({ number: plainText.trim().min(1, "invoice_number_unknown").max(40) }),
  data: invoice,
});
export const returnBankPayment = defineStep("/v1/admin/bank-lines/{id}/return", {
  summary:
    "Take back the payment that a movement returns; the movement and the one that paid need no more work",
  permission: "invoices.settle",
  body: z.object({ payment: id }),
  data: invoice,
});
export const setBankLineAside = defineCall("POST", "/v1/admin/bank-lines/{id}/set-aside", {
  summary: "A movement is no invoice's; or, with `aside` false, it is to be looked at again",
  permission: "invoices.settle",
  body: z.object({ aside: z.boolean() }),
  data: bankLine,
});
