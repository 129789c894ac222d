import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import {
  invoiceLines,
  invoicePayments,
  invoicePurchases,
  invoices,
} from "../../database/schema/invoice-schema.ts";
import { networkColumns } from "../../database/queries/named-columns.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { users } from "../../database/schema/schema.ts";

export type InvoiceRow = typeof invoices.$inferSelect;
export type LineRow = typeof invoiceLines.$inferSelect;
export interface InvoiceWithNetwork {
  invoice: InvoiceRow;
  network: { key: string; name: string };
}

/** Selects invoices with their network's name. */
export function selectInvoices(queryable: Queryable) {
  return queryable
    .select({ invoice: invoices, network: networkColumns })
    .from(invoices)
    .innerJoin(networks, eq(networks.key, invoices.network));
}

/** Returns one invoice, or undefined if it doesn't exist. */
export async function findInvoiceRow(
  queryable: Queryable,
  id: string,
): Promise<InvoiceWithNetwork | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectInvoices(queryable).where(eq(invoices.id, id));
  return row;
}

/** Returns an invoice and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockInvoice(tx: Transaction, id: string): Promise<InvoiceRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("no key update");
  return row;
}

/** Returns an invoice's lines in order, each with the number of its purchases. */
export async function findLines(queryable: Queryable, invoiceId: string) {
  const lines = await queryable
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position));
  const collectedLineIds = lines.filter(({ source }) => source !== "own").map(({ id }) => id);
  const counts = await queryable
    .select({ line: invoicePurchases.lineId, purchases: count() })
    .from(invoicePurchases)
    .where(inArray(invoicePurchases.lineId, collectedLineIds))
    .groupBy(invoicePurchases.lineId);
  const byLine = new Map(counts.map(({ line, purchases }) => [line, purchases]));
  return lines.map((line) => ({ ...line, purchases: byLine.get(line.id) ?? 0 }));
}

/** Returns an invoice's payments in order, each with the name of the person who recorded it. */
export async function findPayments(queryable: Queryable, invoiceId: string) {
  return queryable
    .select({ payment: invoicePayments, recordedBy: { id: users.id, name: users.name } })
    .from(invoicePayments)
    .innerJoin(users, eq(users.id, invoicePayments.recordedBy))
    .where(eq(invoicePayments.invoiceId, invoiceId))
    .orderBy(asc(invoicePayments.recordedAt), asc(invoicePayments.id));
}

/** Updates an invoice that the caller has locked, and increments its version. */
export async function updateInvoice(
  tx: Transaction,
  { id, version }: Pick<InvoiceRow, "id" | "version">,
  change: Partial<InvoiceRow>,
): Promise<void> {
  await tx
    .update(invoices)
    .set({ ...change, version: version + 1 })
    .where(eq(invoices.id, id));
}

/** Releases the purchases of an invoice, so that they can be invoiced again. */
export async function releasePurchases(tx: Transaction, invoiceId: string): Promise<void> {
  const lines = tx
    .select({ id: invoiceLines.id })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId));
  await tx
    .update(invoicePurchases)
    .set({ counts: false })
    .where(and(inArray(invoicePurchases.lineId, lines), eq(invoicePurchases.counts, true)));
}

/** Serializes the transactions that invoice a network. The lock is held until the transaction ends. */
export async function lockNetworkInvoices(tx: Transaction, network: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invoices:${network}`}, 0))`);
}
