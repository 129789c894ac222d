import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { BankLine, BankStatement } from "#contract/bank/bank-statements.ts";
import type { StatementGap } from "#contract/bank/statement-problems.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import {
  bankLines,
  bankStatements,
  invoicePayments,
  invoices,
} from "../../database/schema/invoice-schema.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { fileColumns, toFile } from "../../database/queries/uploaded-file.ts";
import { toWire } from "../../money.ts";
import type { AccountStatement } from "../payout-reports/formats/parsed-report.ts";
import { findAppliedStatements, gapsBetween } from "../payout-reports/statement-series.ts";
import { splitContent } from "./file-content.ts";
import type { StoredMovement } from "./identity.ts";
import type { OpenInvoice } from "./match.ts";

export type StatementRow = typeof bankStatements.$inferSelect;
export type BankLineRow = typeof bankLines.$inferSelect;

const maxShown = 20;
/**
 * The number of imported files that are compared: enough for daily statements of several accounts for more than
 * a year.
 */
const comparedFiles = 2_000;

function selectStatements(queryable: Queryable) {
  return queryable
    .select({
      ...fileColumns(bankStatements),
      createdBy: { id: users.id, name: users.name },
      movements: sql<number>`(select count(*)::int from bank_lines l where l.statement_id = ${bankStatements.id})`,
    })
    .from(bankStatements)
    .innerJoin(users, eq(users.id, bankStatements.createdBy));
}

/** Returns the newest files without their content. */
export async function newestStatements(queryable: Queryable): Promise<BankStatement[]> {
  const { createdAt, id } = bankStatements;
  return (await selectStatements(queryable).orderBy(desc(createdAt), desc(id)).limit(maxShown)).map(toFile);
}

/** Returns one file with its content; undefined if there is none. */
export async function findStatement(queryable: Queryable, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await selectStatements(queryable).where(eq(bankStatements.id, id));
  const [stored] = await queryable.select().from(bankStatements).where(eq(bankStatements.id, id));
  return row && stored && { statement: toFile(row), ...splitContent(stored.content) };
}

/** Returns the gaps between imported statements, counting those imported as answers to payout runs. */
export async function findStatementGaps(
  queryable: Queryable,
  statements: AccountStatement[],
): Promise<StatementGap[]> {
  if (statements.length === 0) return [];
  const { appliedAt, content, createdAt } = bankStatements;
  const imported = await queryable
    .select({ content })
    .from(bankStatements)
    .where(and(isNotNull(appliedAt), ne(content, "")))
    .orderBy(desc(createdAt))
    .limit(comparedFiles);
  const stored = imported.flatMap((file) => splitContent(file.content).statements);
  return gapsBetween(statements, [...stored, ...(await findAppliedStatements(queryable, statements))]);
}

/** Returns a file and locks its row until the transaction ends; undefined if there is none. */
export async function lockStatement(tx: Transaction, id: string): Promise<StatementRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(bankStatements).where(eq(bankStatements.id, id)).for("no key update");
  return row;
}

/** Returns a movement and locks its row until the transaction ends; undefined if there is none. */
export async function lockBankLine(tx: Transaction, id: string): Promise<BankLineRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for("no key update");
  return row;
}

/** Returns the stored movements with one of these days and one of these amounts. */
export async function findStored(
  queryable: Queryable,
  movements: { bookedOn: string; amount: bigint }[],
): Promise<StoredMovement[]> {
  if (movements.length === 0) return [];
  const { bookedOn, amount, account, text, remittance } = bankLines;
  const days = [...new Set(movements.map((one) => one.bookedOn))];
  const amounts = [...new Set(movements.map((one) => one.amount))];
  return queryable
    .select({ bookedOn, amount, account, text, remittance })
    .from(bankLines)
    .where(and(inArray(bookedOn, days), inArray(amount, amounts)))
    .orderBy(asc(bankLines.id));
}

/** A valid payment with its invoice. */
export interface ValidPayment {
  payment: string;
  invoice: string;
  number: string;
  network: string;
  paidOn: string;
  amount: bigint;
}

/** Returns the valid payments of invoices with these numbers. */
export async function findPayments(
  queryable: Queryable,
  numbers: string[],
  currency: string,
): Promise<ValidPayment[]> {
  if (numbers.length === 0) return [];
  const rows = await queryable
    .select({ payment: invoicePayments, invoice: invoices, network: networks.name })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .innerJoin(networks, eq(networks.key, invoices.network))
    .where(
      and(
        isNull(invoicePayments.withdrawnAt),
        eq(invoices.currency, currency),
        inArray(invoices.number, numbers),
      ),
    )
    .orderBy(desc(invoicePayments.paidOn), desc(invoicePayments.id))
    .limit(1_000);
  return rows.map(({ payment, invoice, network }) => ({
    payment: payment.id,
    invoice: invoice.id,
    number: invoice.number!,
    network,
    paidOn: payment.paidOn,
    amount: payment.amount,
  }));
}

interface InvoiceLookup {
  numbers: string[];
  amounts: bigint[];
  currency: string;
}

/** The id of the network's payment that covers all purchases of an invoice. */
const networkPayment = sql<string | null>`(
  select case when count(*) = count(paid.network_payment_id) and count(distinct paid.network_payment_id) = 1
    then min(paid.network_payment_id) end
  from invoice_lines line
  join invoice_purchases covered on covered.line_id = line.id and covered.counts
  join leads paid on paid.id = covered.lead_id
  where line.invoice_id = ${invoices.id}
)`;

/** Returns unpaid invoices with one of these numbers, or one of these open amounts; at most 1,000. */
export async function findOpen(
  queryable: Queryable,
  { numbers, amounts, currency }: InvoiceLookup,
): Promise<OpenInvoice[]> {
  const balance = sql`${invoices.total} - ${invoices.paid}`;
  const rows = await queryable
    .select({ invoice: invoices, network: networks.name, networkPayment })
    .from(invoices)
    .innerJoin(networks, eq(networks.key, invoices.network))
    .where(
      and(
        inArray(invoices.state, ["sent", "partially_paid"]),
        eq(invoices.currency, currency),
        or(inArray(invoices.number, numbers), inArray(balance, [...new Set(amounts)])),
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(1_000);
  return rows.map(({ invoice, network, networkPayment: payment }) => ({
    id: invoice.id,
    number: invoice.number!,
    network,
    balance: invoice.total - invoice.paid,
    issuedOn: invoice.issuedOn!,
    networkPayment: payment,
  }));
}

/** Selects movements with their file's name and the invoice they pay. */
export function selectBankLines(queryable: Queryable) {
  return queryable
    .select({
      row: bankLines,
      fileName: bankStatements.fileName,
      invoice: { id: invoices.id, number: invoices.number, payment: invoicePayments.id },
    })
    .from(bankLines)
    .innerJoin(bankStatements, eq(bankStatements.id, bankLines.statementId))
    .leftJoin(
      invoicePayments,
      and(eq(invoicePayments.bankLineId, bankLines.id), isNull(invoicePayments.withdrawnAt)),
    )
    .leftJoin(invoices, eq(invoices.id, invoicePayments.invoiceId));
}
export type BankLineWithInvoice = Awaited<ReturnType<typeof selectBankLines>>[number];

/** Converts a movement for lists. */
export function toBankLine({ row, fileName, invoice }: BankLineWithInvoice, currency: string): BankLine {
  const { id, bookedOn, text, state } = row;
  const { id: invoiceId, number, payment } = invoice;
  const pays = invoiceId && number && payment ? { id: invoiceId, number, payment } : null;
  return { id, bookedOn, text, state, fileName, currency, amount: toWire(row.amount), invoice: pays };
}

/** Returns one movement; undefined if there is none. */
export async function findBankLine(
  queryable: Queryable,
  id: string,
): Promise<BankLineWithInvoice | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectBankLines(queryable).where(eq(bankLines.id, id));
  return row;
}
