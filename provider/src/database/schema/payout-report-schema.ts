import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { payoutReportFormats, reportLineOutcomes } from "#contract/payout-runs/report-states.ts";
import { paymentFailures } from "#contract/payout-runs/run-states.ts";
import { bytes, idOf, instant, minorUnits } from "./columns.ts";
import { payoutRuns } from "./payout-run-schema.ts";
import { bankStatements } from "./invoice-schema.ts";
import { users } from "./schema.ts";

/** Answers of banks and payment services to payout runs. The content is erased once it is applied. */
export const payoutReports = pgTable(
  "payout_answers",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    fileName: t.text("file_name").notNull(),
    format: t.text("format", { enum: payoutReportFormats }).notNull(),
    sha256: t.text("sha256").notNull(),
    sealed: bytes("sealed").notNull(),
    /** `null` for results that were read from a service's API. */
    createdBy: t.uuid("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    appliedBy: t.uuid("applied_by").references(() => users.id),
    appliedAt: instant("applied_at"),
    /** The import of its incoming movements, which may pay invoices. */
    bankStatementId: t.uuid("bank_statement_id").references(() => bankStatements.id),
  }),
  (table) => [
    uniqueIndex("payout_answers_content").on(table.sha256),
    index("payout_answers_newest").on(table.createdAt, table.id),
  ],
);

/** A line of an applied answer, and its effect. */
export const payoutReportLines = pgTable(
  "payout_answer_lines",
  (t) => ({
    answerId: idOf("answer_id", () => payoutReports.id),
    line: t.integer("line").notNull(),
    outcome: t.text("outcome", { enum: reportLineOutcomes }).notNull(),
    signal: t.text("signal").notNull(),
    /** The payout run that the line is about. */
    runId: t.uuid("run_id").references(() => payoutRuns.id),
    /** The number of a payout run in the line, even if no run has this number. */
    runNumber: t.integer("run_number"),
    references: t.text("references").array().notNull(),
    amount: minorUnits("amount"),
    currency: t.text("currency"),
    count: t.integer("count"),
    reason: t.text("reason"),
    failure: t.text("failure", { enum: paymentFailures }),
    bookedOn: t.date("booked_on"),
    paymentReference: t.text("payment_reference"),
    identity: t.text("identity").notNull(),
    text: t.text("text").notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.answerId, table.line] }),
    index("payout_answer_lines_waiting")
      .on(table.runId)
      .where(sql`${table.outcome} in ('waiting', 'own')`),
  ],
);

/** The numbers of the applied account statements, used to detect missing statements. */
export const payoutStatements = pgTable(
  "payout_statements",
  (t) => ({
    account: t.text("account").notNull(),
    year: t.integer("year").notNull(),
    number: t.integer("number").notNull(),
    /** The statement's number or id, if its balances and entries don't agree. */
    unbalanced: t.text("unbalanced"),
    answerId: idOf("answer_id", () => payoutReports.id),
  }),
  (table) => [primaryKey({ columns: [table.account, table.year, table.number] })],
);
