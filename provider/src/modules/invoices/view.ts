import type { Invoice, InvoiceLine, InvoicePayment, ListedInvoice } from "#contract/invoices/invoices.ts";
import { type LineSums, sumLine, sumLines, type TaxRounding } from "#contract/invoices/invoice-sums.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { toWire } from "../../money.ts";
import { findAccountChange } from "./account-change.ts";
import { findIssuer } from "./issuer.ts";
import { findBilling } from "./parties.ts";
import {
  findInvoiceRow,
  findLines,
  findPayments,
  type InvoiceWithNetwork,
  type InvoiceRow,
  type LineRow,
} from "./repository.ts";

/** Returns the UTC day of a given time. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Returns whether an invoice is overdue on a given day. */
export function isOverdue({ state, dueOn }: Pick<InvoiceRow, "state" | "dueOn">, today: string): boolean {
  return (state === "sent" || state === "partially_paid") && dueOn !== null && dueOn < today;
}

/** Maps a row to an invoice in lists. */
export function toListed({ invoice, network }: InvoiceWithNetwork, now: Date): ListedInvoice {
  const { id, number, state, month, currency, total, paid, issuedOn, dueOn, version } = invoice;
  return {
    id,
    number,
    state,
    month,
    currency,
    network,
    issuedOn,
    dueOn,
    version,
    isOverdue: isOverdue(invoice, dayOf(now)),
    total: toWire(total),
    paid: toWire(paid),
    balance: state === "void" ? 0 : toWire(total - paid),
    createdAt: invoice.createdAt.toISOString(),
  };
}

function toInvoiceSums(sums: LineSums): InvoiceLine["sums"] {
  const { gross, discount, tax1, tax2, total } = sums;
  return {
    gross: toWire(gross),
    discount: toWire(discount),
    tax1: toWire(tax1),
    tax2: toWire(tax2),
    total: toWire(total),
  };
}

function toLine(line: LineRow & { purchases: number }, rounding: TaxRounding): InvoiceLine {
  const { id, source, description, quantity, discount, tax1, tax2, purchases } = line;
  const sums = toInvoiceSums(sumLine(line, rounding));
  return {
    id,
    source,
    description,
    quantity,
    discount,
    tax1,
    tax2,
    purchases,
    sums,
    price: toWire(line.price),
  };
}

function toPayment({
  payment,
  recordedBy,
}: Awaited<ReturnType<typeof findPayments>>[number]): InvoicePayment {
  const { id, paidOn, method, note, withdrawnReason, bankHash } = payment;
  return {
    id,
    paidOn,
    method,
    note,
    withdrawnReason,
    recordedBy,
    amount: toWire(payment.amount),
    recordedAt: payment.recordedAt.toISOString(),
    isFromBank: bankHash !== null,
  };
}

/** Returns an invoice with all its details, or undefined if it doesn't exist. */
export async function findInvoice(queryable: Queryable, id: string, now: Date): Promise<Invoice | undefined> {
  const row = await findInvoiceRow(queryable, id);
  if (!row) return undefined;
  const { invoice, network } = row;
  const lines = await findLines(queryable, id);
  const payments = await findPayments(queryable, id);
  const sums = sumLines(lines, invoice.taxRounding);
  return {
    ...toListed(row, now),
    issuer: invoice.issuer ?? (await findIssuer(queryable)),
    billing: invoice.billing ?? (await findBilling(queryable, [network])).get(network.key)!,
    note: invoice.note,
    print: invoice.print,
    lines: lines.map((line) => toLine(line, invoice.taxRounding)),
    sums: toInvoiceSums(sums),
    taxes: sums.taxes.map(({ base, amount, ...tax }) => ({
      ...tax,
      base: toWire(base),
      amount: toWire(amount),
    })),
    payments: payments.map(toPayment),
    voidReason: invoice.voidReason,
    sentAt: invoice.sentAt?.toISOString() ?? null,
    accountChange: await findAccountChange(queryable, invoice.sentAt ?? now),
  };
}
