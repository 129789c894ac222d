import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CallData, CallInput } from "#contract/call.ts";
import {
  applyBankStatement,
  type OpenedStatement,
  type StatementColumns,
  type uploadBankStatement,
} from "#contract/bank-statements.ts";
import { id } from "#contract/identifiers.ts";
import { largestStatement, movementOutcomes } from "#contract/invoice-limits.ts";
import { amountLimit } from "../../amount-limit.ts";
import { type CsvFile, textOf } from "../../csv/read.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { bankLines, bankStatements } from "../../database/invoice-schema.ts";
import { toWire } from "../../money.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { lockInvoice } from "../invoices/repository.ts";
import { dayOf } from "../invoices/view.ts";
import { payFrom } from "./assign.ts";
import { guessColumns } from "./guess-columns.ts";
import { namedNumbers, plan } from "./match.ts";
import { type Movement, readMovements, readStatement } from "./read-movements.ts";
import { findOpen, findStatement, knownHashes, lockStatement } from "./repository.ts";

const shownLines = 200;
const batch = 500;

/**
 * Keeps a bank's file, so that what was looked at is what is read in; nothing is paid.
 * @throws Problem 400 at `content` for what is no such file; and as `once` does
 */
export async function upload(
  app: FastifyInstance,
  request: FastifyRequest,
  body: NonNullable<CallInput<typeof uploadBankStatement>["body"]>,
  key: string | undefined,
): Promise<{ id: string }> {
  const bytes = Buffer.from(body.content, "base64");
  if (bytes.length > largestStatement)
    throw new Problem(400, "statement_too_large", { fields: { content: ["statement_too_large"] } });
  const content = textOf(bytes);
  const lines = readStatement(content).lines.length;
  return adminAction(app, request, {
    once: () => ({ route: "POST /v1/admin/bank-statements", key, body, answer: z.object({ id }) }),
    async run({ tx, at, admin, log }) {
      const row = { id: randomUUID(), fileName: body.fileName, content, createdBy: admin.userId };
      await tx.insert(bankStatements).values({ ...row, createdAt: at });
      const object = { type: "bank-statement", id: row.id, label: body.fileName };
      await log({ action: "bank.upload", object, before: null, after: { lines } });
      return { id: row.id };
    },
  });
}

/** What a file would pay, line by line; of one that was read in nothing is left to say. @throws Problem 404 */
export async function tryOut(
  app: FastifyInstance,
  statementId: string,
  asked: Partial<StatementColumns>,
): Promise<OpenedStatement> {
  const found = await findStatement(app.database, statementId);
  if (!found) throw notFound();
  const { CURRENCY: currency } = app.environment;
  const totals = { pays: 0, suggested: 0, open: 0, known: 0, unreadable: 0 };
  if (found.statement.appliedAt) {
    const columns = { ...guessColumns({ header: [], lines: [] }), ...asked };
    return { ...found.statement, currency, header: [], columns, totals, lines: [] };
  }
  const file = readStatement(found.content);
  const columns = { ...guessColumns(file), ...asked };
  const examined = isTold(columns, file)
    ? await examine(app.database, readMovements(file, circumstancesOf(app, columns)), currency)
    : [];
  for (const { outcome } of examined) totals[outcome] += 1;
  const order = (one: Examined) => (one.outcome === "unreadable" ? 0 : 1);
  const lines = examined.toSorted((one, other) => order(one) - order(other)).slice(0, shownLines);
  return { ...found.statement, currency, header: headerOf(file), columns, totals, lines: lines.map(toLine) };
}

function headerOf({ header, lines }: CsvFile): OpenedStatement["header"] {
  return header.map((name, at) => ({
    name: name.slice(0, 80),
    sample: (lines.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? "").trim().slice(0, 40),
  }));
}

function isTold({ date, amount, debit, text }: StatementColumns, { header }: CsvFile): boolean {
  const inFile = (column: number) => column >= 0 && column < header.length;
  return inFile(date) && inFile(text) && (inFile(amount) || inFile(debit));
}

function circumstancesOf(app: FastifyInstance, columns: StatementColumns) {
  const { currency, maximum: limit } = amountLimit(app.environment);
  return { columns, currency, limit, today: dayOf(app.clock()) };
}

type Outcome = (typeof movementOutcomes)[number];
type Examined = Movement & { outcome: Outcome; invoice: ReturnType<typeof plan>[number]["pays"] };
type Read = Movement & NonNullable<Movement["read"]>;

async function examine(queryable: Queryable, movements: Movement[], currency: string): Promise<Examined[]> {
  const read = readOf(movements);
  const known = await knownOf(queryable, read);
  const fresh = read.filter(({ hash }) => !known.has(hash));
  const planned = plan(fresh, await openFor(queryable, fresh, currency));
  const byLine = new Map(planned.map((one) => [one.movement.line, one]));
  return movements.map((movement) => {
    const found = byLine.get(movement.line);
    if (!movement.read) return { ...movement, outcome: "unreadable", invoice: undefined };
    if (!found) return { ...movement, outcome: "known", invoice: undefined };
    if (found.pays) return { ...movement, outcome: "pays", invoice: found.pays };
    return { ...movement, outcome: found.suggested ? "suggested" : "open", invoice: found.suggested };
  });
}

const readOf = (movements: Movement[]): Read[] =>
  movements.flatMap((movement) => (movement.read ? [{ ...movement, ...movement.read }] : []));

async function knownOf(queryable: Queryable, read: Read[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < read.length; start += batch) {
    const some = read.slice(start, start + batch).map(({ hash }) => hash);
    for (const hash of await knownHashes(queryable, some)) known.add(hash);
  }
  return known;
}

async function openFor(queryable: Queryable, read: Read[], currency: string) {
  if (read.length === 0) return [];
  const numbers = [...new Set(read.flatMap(({ text }) => namedNumbers(text)))];
  return findOpen(queryable, { numbers, amounts: read.map(({ amount }) => amount), currency });
}

function toLine({ line, text, read, reason, outcome, invoice }: Examined): OpenedStatement["lines"][number] {
  return {
    line,
    text,
    reason,
    outcome,
    bookedOn: read?.bookedOn ?? null,
    amount: read ? toWire(read.amount) : null,
    invoice: invoice
      ? {
          id: invoice.id,
          number: invoice.number,
          network: invoice.network,
          balance: toWire(invoice.balance),
        }
      : null,
  };
}

/**
 * Reads a file in, once: each movement that no other file brought becomes a line, and pays its invoice where that
 * is certain.
 * @throws Problem 404; 400 `statement_columns_missing`; 409 `statement_applied_already`; and as `once` does
 */
export async function apply(
  app: FastifyInstance,
  request: FastifyRequest,
  { id: statementId, columns }: { id: string; columns: StatementColumns },
  key: string | undefined,
): Promise<CallData<typeof applyBankStatement>> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockStatement(tx, statementId),
    once: (stored) => ({
      route: `POST /v1/admin/bank-statements/${stored.id}/apply`,
      key,
      body: columns,
      answer: applyBankStatement.data,
    }),
    async run({ tx, at, admin, log }, stored) {
      if (stored.appliedAt) throw new Problem(409, "statement_applied_already");
      const file = readStatement(stored.content);
      if (!isTold(columns, file)) throw new Problem(400, "statement_columns_missing");
      const movements = readMovements(file, circumstancesOf(app, columns));
      const fresh = await keepNew(tx, stored.id, readOf(movements));
      const open = await lockOpen(tx, fresh, app.environment.CURRENCY);
      let paid = 0;
      for (const { movement, pays } of plan(fresh, open)) {
        if (!pays) continue;
        await payFrom(tx, movement, { invoice: (await lockInvoice(tx, pays.id))!, by: admin.userId, at });
        paid += 1;
      }
      const done = { appliedAt: at, content: "" };
      await tx.update(bankStatements).set(done).where(eq(bankStatements.id, stored.id));
      const said = { paid, waiting: fresh.length - paid, leftOut: movements.length - fresh.length };
      const object = { type: "bank-statement", id: stored.id, label: stored.fileName };
      await log({ action: "bank.apply", object, before: null, after: said });
      return said;
    },
  });
}

/** Two files that share movements take turns, so that neither waits for the other's. */
async function keepNew(tx: Transaction, statementId: string, read: Read[]) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank-lines', 0))`);
  const kept = [];
  for (let start = 0; start < read.length; start += batch) {
    const rows = read
      .slice(start, start + batch)
      .map(({ line, bookedOn, amount, text, hash }) => ({ line, bookedOn, amount, text, hash }))
      .map((row) => ({ ...row, id: randomUUID(), statementId }));
    kept.push(
      ...(await tx
        .insert(bankLines)
        .values(rows)
        .onConflictDoNothing({ target: bankLines.hash })
        .returning()),
    );
  }
  return kept.toSorted((one, other) => one.line - other.line);
}

/** The open invoices, read again once their rows are locked. */
async function lockOpen(tx: Transaction, fresh: (typeof bankLines.$inferSelect)[], currency: string) {
  if (fresh.length === 0) return [];
  const numbers = [...new Set(fresh.flatMap(({ text }) => namedNumbers(text)))];
  const wanted = { numbers, amounts: [], currency };
  for (const { id: one } of (await findOpen(tx, wanted)).toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await lockInvoice(tx, one);
  return findOpen(tx, wanted);
}
