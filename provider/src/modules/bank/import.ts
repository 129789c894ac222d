import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CallData, CallInput } from "#contract/calls/call.ts";
import {
  applyBankStatement,
  type StatementDetails,
  type StatementColumns,
  type DetectedColumns,
  type uploadBankStatement,
} from "#contract/bank/bank-statements.ts";
import { id } from "#contract/text/identifiers.ts";
import { maxStatementBytes, movementOutcomes } from "#contract/invoices/invoice-limits.ts";
import { amountLimit } from "../../amount-limit.ts";
import { textOf } from "../../csv/read.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { bankLines, bankStatements } from "../../database/schema/invoice-schema.ts";
import { toWire } from "../../money.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { lockInvoice } from "../invoices/repository.ts";
import { dayOf } from "../invoices/view.ts";
import { statementTable } from "../payout-reports/formats/camt-table.ts";
import { unbalancedOf } from "../payout-reports/statement-series.ts";
import { recordPayment } from "./assign.ts";
import { joinContent, splitContent } from "./file-content.ts";
import { findTable, type StatementTable } from "./find-table.ts";
import { currencyInHeading } from "./heading-currency.ts";
import { newMovements, withHash } from "./identity.ts";
import { lockOpen, numbersIn, numbersOf } from "./lock-open.ts";
import { planPayments, returnedPayment } from "./match.ts";
import { type Movement, type ReadingContext, type ReadMovement, readMovements } from "./read-movements.ts";
import {
  findOpen,
  findPayments,
  findStatement,
  findStatementGaps,
  findStored,
  lockStatement,
} from "./repository.ts";
import { detectColumns } from "./detect-columns.ts";

const shownLines = 200;
const batch = 500;

/**
 * Stores a bank's file, so that exactly the previewed content is applied. Records no payments. @throws
 * Problem 400 at `content` for another kind of file; and as `once` does
 */
export async function uploadStatement(
  app: FastifyInstance,
  request: FastifyRequest,
  body: NonNullable<CallInput<typeof uploadBankStatement>["body"]>,
  idempotencyKey: string | undefined,
): Promise<{ id: string }> {
  const bytes = Buffer.from(body.content, "base64");
  if (bytes.length > maxStatementBytes)
    throw new Problem(400, "statement_too_large", { fields: { content: ["statement_too_large"] } });
  const file = statementTable(bytes) ?? { table: textOf(bytes), statements: [] };
  const lines = findTable(file.table, undefined, file.statements.length > 0).lines.length;
  return adminAction(app, request, {
    once: () => ({
      route: "POST /v1/admin/bank-statements",
      key: idempotencyKey,
      body,
      response: z.object({ id }),
    }),
    async run({ tx, at, admin, log }) {
      const row = { id: randomUUID(), fileName: body.fileName, createdBy: admin.userId, createdAt: at };
      await tx.insert(bankStatements).values({ ...row, content: joinContent(file) });
      const object = { type: "bank-statement", id: row.id, label: body.fileName };
      await log({ action: "bank.upload", object, before: null, after: { lines } });
      return { id: row.id };
    },
  });
}

/**
 * Returns how a file's columns are understood and what each row would pay; no rows for an applied file.
 * @throws Problem 404
 */
export async function previewStatement(
  app: FastifyInstance,
  statementId: string,
  chosen: Partial<StatementColumns>,
): Promise<StatementDetails> {
  const file = await findStatement(app.database, statementId);
  if (!file) throw notFound();
  const { CURRENCY: currency } = app.environment;
  const totals = { pays: 0, suggested: 0, open: 0, known: 0, unreadable: 0 };
  const { statement, statements } = file;
  const gaps = await findStatementGaps(app.database, statements);
  const summary = { ...statement, currency, totals, gaps, unbalanced: unbalancedOf(statements) };
  if (statement.appliedAt) {
    const empty = { header: [], lines: [], heading: 1, above: [], headings: [] };
    const columns = detectColumns(empty, currency, chosen);
    return { ...summary, header: [], headings: [], questions: [], lines: [], columns };
  }
  const table = findTable(file.table, chosen.heading, statements.length > 0);
  const columns = detectColumns(table, currency, chosen);
  const examined = hasColumns(columns, table)
    ? await examine(app.database, readMovements(table, readingContext(app, columns)), currency)
    : [];
  for (const { outcome } of examined) totals[outcome] += 1;
  const rank = (one: ExaminedMovement) => (one.outcome === "unreadable" ? 0 : 1);
  const lines = examined.toSorted((one, other) => rank(one) - rank(other)).slice(0, shownLines);
  return {
    ...summary,
    header: headerOf(table, currency),
    headings: table.headings,
    columns,
    questions: questionsOf(columns, table),
    lines: lines.map(toLine),
  };
}

function headerOf({ header, lines }: StatementTable, currency: string): StatementDetails["header"] {
  return header.map((name, index) => ({
    name: name.slice(0, 80),
    currency: currencyInHeading(name, currency) ?? null,
    sample: (lines.find(({ cells }) => cells[index]?.trim())?.cells[index] ?? "").trim().slice(0, 40),
  }));
}

function hasColumns({ date, amount, debit, text }: DetectedColumns, { header }: StatementTable): boolean {
  const inFile = (column: number) => column >= 0 && column < header.length;
  return inFile(date) && inFile(text) && (inFile(amount) || inFile(debit));
}

/** Returns the choices that must be made before the file can be applied. */
function questionsOf(columns: DetectedColumns, table: StatementTable): StatementDetails["questions"] {
  if (!hasColumns(columns, table)) return ["columns"];
  return (["days", "decimal"] as const).filter((name) => columns[name] === null);
}

function readingContext(app: FastifyInstance, columns: DetectedColumns): ReadingContext {
  const { currency, maximum: limit } = amountLimit(app.environment);
  return { columns, currency, limit, today: dayOf(app.clock()) };
}

type Outcome = (typeof movementOutcomes)[number];
interface ExaminedMovement extends Movement {
  outcome: Outcome;
  invoice: StatementDetails["lines"][number]["invoice"];
}
type Readable = Movement & ReadMovement;

async function examine(
  queryable: Queryable,
  movements: Movement[],
  currency: string,
): Promise<ExaminedMovement[]> {
  const readable = readableOf(movements);
  const unstored = newMovements(readable, await findStored(queryable, readable));
  const open = await findOpenInvoices(queryable, unstored, currency);
  const payments = await findPayments(queryable, numbersOf(unstored, open), currency);
  const planned = planPayments(unstored, open, payments);
  const byLine = new Map(planned.map((one) => [one.movement.line, one]));
  return movements.map((movement) => {
    const line = byLine.get(movement.line);
    if (!movement.read) return { ...movement, outcome: "unreadable", invoice: null };
    if (!line) return { ...movement, outcome: "known", invoice: null };
    const invoice = line.pays ?? line.suggested;
    if (invoice) {
      const { id: invoiceId, number, network, balance } = invoice;
      const invoiceToShow = { id: invoiceId, number, network, balance: toWire(balance) };
      const outcome = line.pays ? "pays" : "suggested";
      return { ...movement, outcome, reason: line.reason, invoice: invoiceToShow };
    }
    const returned = returnedPayment(line.movement, payments);
    if (!returned) return { ...movement, outcome: "open", invoice: null };
    const { invoice: invoiceId, number, network, amount } = returned;
    const invoiceToShow = { id: invoiceId, number, network, balance: toWire(amount) };
    return { ...movement, outcome: "suggested", reason: "returned_payment", invoice: invoiceToShow };
  });
}

const readableOf = (movements: Movement[]): Readable[] =>
  movements.flatMap((movement) => (movement.read ? [{ ...movement, ...movement.read }] : []));

async function findOpenInvoices(queryable: Queryable, readable: Readable[], currency: string) {
  if (readable.length === 0) return [];
  const amounts = readable.map(({ amount }) => amount);
  return findOpen(queryable, { numbers: numbersIn(readable), amounts, currency });
}

function toLine({
  line,
  text,
  read,
  reason,
  value,
  outcome,
  invoice,
}: ExaminedMovement): StatementDetails["lines"][number] {
  return {
    line,
    text,
    reason,
    outcome,
    bookedOn: read?.bookedOn ?? null,
    amount: read ? toWire(read.amount) : null,
    value,
    invoice,
  };
}

/**
 * Applies a file once: each movement that no other file contained becomes a line, and pays its invoice if the
 * match is certain.
 * @throws Problem 404; 400 `statement_columns_missing`; 409 `statement_applied_already`; and as `once` does
 */
export async function applyStatement(
  app: FastifyInstance,
  request: FastifyRequest,
  { id: statementId, columns }: { id: string; columns: StatementColumns },
  idempotencyKey: string | undefined,
): Promise<CallData<typeof applyBankStatement>> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockStatement(tx, statementId),
    once: (stored) => ({
      route: `POST /v1/admin/bank-statements/${stored.id}/apply`,
      key: idempotencyKey,
      body: columns,
      response: applyBankStatement.data,
    }),
    async run({ tx, at, admin, log }, stored) {
      if (stored.appliedAt) throw new Problem(409, "statement_applied_already");
      const { table: text, statements } = splitContent(stored.content);
      const table = findTable(text, columns.heading, statements.length > 0);
      if (!hasColumns(columns, table)) throw new Problem(400, "statement_columns_missing");
      const movements = readMovements(table, readingContext(app, columns));
      const added = await storeNew(tx, stored.id, readableOf(movements));
      const { CURRENCY: currency } = app.environment;
      const open = await lockOpen(tx, added, currency);
      const payments = await findPayments(tx, numbersOf(added, open), currency);
      let paid = 0;
      for (const { movement, pays } of planPayments(added, open, payments)) {
        if (!pays) continue;
        await recordPayment(tx, movement, {
          invoice: (await lockInvoice(tx, pays.id))!,
          by: admin.userId,
          at,
        });
        paid += 1;
      }
      const done = { appliedAt: at, content: joinContent({ table: "", statements }) };
      await tx.update(bankStatements).set(done).where(eq(bankStatements.id, stored.id));
      const counts = { paid, waiting: added.length - paid, leftOut: movements.length - added.length };
      const object = { type: "bank-statement", id: stored.id, label: stored.fileName };
      await log({ action: "bank.apply", object, before: null, after: counts });
      return counts;
    },
  });
}

/**
 * Stores movements that no earlier file contained. Imports are serialized, so that two files with the same
 * movement store it once.
 */
async function storeNew(tx: Transaction, statementId: string, readable: Readable[]) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank-lines', 0))`);
  const stored = await findStored(tx, readable);
  const unstored = withHash(newMovements(readable, stored), stored);
  const inserted = [];
  for (let start = 0; start < unstored.length; start += batch) {
    const rows = unstored
      .slice(start, start + batch)
      .map(({ line, bookedOn, amount, text, account, remittance, hash }) => ({
        line,
        bookedOn,
        amount,
        text,
        account,
        remittance,
        hash,
        id: randomUUID(),
        statementId,
      }));
    inserted.push(
      ...(await tx
        .insert(bankLines)
        .values(rows)
        .onConflictDoNothing({ target: bankLines.hash })
        .returning()),
    );
  }
  return inserted.toSorted((one, other) => one.line - other.line);
}
