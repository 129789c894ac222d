import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type Invoice, invoice as invoiceSchema, type recordPayment } from "#contract/invoices/invoices.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { bankLines, invoicePayments } from "../../database/schema/invoice-schema.ts";
import { dayIn } from "#shared/time-zone.ts";
import { toWire } from "../../money.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { type InvoiceRow, lockInvoice, updateInvoice } from "./repository.ts";
import { findInvoice } from "./view.ts";
import { assertCurrentVersion } from "./write.ts";

type PaymentInput = z.output<(typeof recordPayment)["body"]>;

/**
 * Records a network's payment, once per idempotency key (M2). No member's money moves.
 * @throws Problem 404; 409 `invoice_not_sent`, `invoice_void`; 422 `payment_above_balance`,
 * `payment_day_invalid`
 */
export async function recordManualPayment(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, ...paid }: PaymentInput & { id: string },
  idempotencyKey: string | undefined,
): Promise<Invoice> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockInvoice(tx, id),
    once: (invoice) => ({
      route: `POST /v1/admin/invoices/${invoice.id}/payments`,
      key: idempotencyKey,
      body: paid,
      response: invoiceSchema,
    }),
    async run({ tx, at, admin, log }, invoice) {
      await addPayment(tx, invoice, {
        ...paid,
        amount: BigInt(paid.amount),
        by: admin.userId,
        at,
        timeZone: request.timeZone,
      });
      await log({
        action: "invoice.payment",
        object: { type: "invoice", id: invoice.id, label: invoice.number },
        before: { paid: toWire(invoice.paid) },
        after: { paid: toWire(invoice.paid) + paid.amount, method: paid.method, paidOn: paid.paidOn },
      });
      return (await findInvoice(tx, invoice.id, at))!;
    },
  });
}

/**
 * Records the open amount of an invoice as paid, given the version that the admin saw; once per idempotency key
 * (M2).
 * @throws as `record`; 409 `invoice_changed`
 */
export async function payOpenAmount(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, version, paidOn, method }: Pick<PaymentInput, "paidOn" | "method"> & { id: string; version: number },
  idempotencyKey: string,
): Promise<Invoice> {
  return adminAction(app, request, {
    permission: "invoices.settle",
    lock: ({ tx }) => lockInvoice(tx, id),
    once: (invoice) => ({
      route: `POST /v1/admin/invoices/${invoice.id}/pay-open`,
      key: idempotencyKey,
      body: { version, paidOn, method },
      response: invoiceSchema,
    }),
    async run({ tx, at, admin, log }, invoice) {
      assertCurrentVersion(invoice, version);
      const amount = invoice.total - invoice.paid;
      await addPayment(tx, invoice, {
        amount,
        paidOn,
        method,
        note: "",
        by: admin.userId,
        at,
        timeZone: request.timeZone,
      });
      await log({
        action: "invoice.payment",
        object: { type: "invoice", id: invoice.id, label: invoice.number },
        before: { paid: toWire(invoice.paid) },
        after: { paid: toWire(invoice.total), method, paidOn },
      });
      return (await findInvoice(tx, invoice.id, at))!;
    },
  });
}

interface NewPayment {
  amount: bigint;
  paidOn: string;
  method: PaymentInput["method"];
  note: string;
  by: string;
  at: Date;
  /** The time zone in which `paidOn` is checked not to be in the future. */
  timeZone: string;
  bank?: { lineId: string; hash: string };
}

/**
 * Returns whether an amount is a possible payment of an invoice: it has the sign of the open amount and isn't
 * larger.
 */
export function isPossiblePayment(
  amount: bigint,
  { total, paid }: Pick<InvoiceRow, "total" | "paid">,
): boolean {
  const open = total - paid;
  if (amount === 0n || open === 0n) return false;
  return amount > 0n ? open > 0n && amount <= open : open < 0n && amount >= open;
}

/** Adds a payment to an invoice the caller has locked. @throws as `record` */
export async function addPayment(
  tx: Transaction,
  invoice: InvoiceRow,
  { amount, paidOn, method, note, by, at, timeZone, bank }: NewPayment,
): Promise<void> {
  if (invoice.state === "draft") throw new Problem(409, "invoice_not_sent");
  if (invoice.state === "void") throw new Problem(409, "invoice_void");
  if (!isPossiblePayment(amount, invoice))
    throw new Problem(422, "payment_above_balance", {
      fields: { amount: ["payment_above_balance"] },
      details: { balance: toWire(invoice.total - invoice.paid), currency: invoice.currency },
    });
  if (paidOn > dayIn(at, timeZone))
    throw new Problem(422, "payment_day_invalid", { fields: { paidOn: ["payment_day_invalid"] } });
  const row = { id: randomUUID(), invoiceId: invoice.id, amount, paidOn, method, note };
  await tx.insert(invoicePayments).values({
    ...row,
    recordedBy: by,
    recordedAt: at,
    ...(bank && { bankLineId: bank.lineId, bankHash: bank.hash }),
  });
  await setPaid(tx, invoice, invoice.paid + amount, at);
}

async function setPaid(tx: Transaction, invoice: InvoiceRow, paid: bigint, at: Date): Promise<void> {
  const state = paid === invoice.total ? "paid" : paid === 0n ? "sent" : "partially_paid";
  await updateInvoice(tx, invoice, { paid, state, paidAt: state === "paid" ? at : null });
}

interface LockedPayment {
  found: InvoiceRow;
  payment: typeof invoicePayments.$inferSelect;
}

/**
 * Returns a payment with its invoice, and locks the invoice's row until the transaction ends; undefined if it
 * doesn't exist.
 */
export async function lockPayment(tx: Transaction, id: string): Promise<LockedPayment | undefined> {
  if (!isUuid(id)) return undefined;
  const [payment] = await tx.select().from(invoicePayments).where(eq(invoicePayments.id, id));
  const found = payment && (await lockInvoice(tx, payment.invoiceId));
  // The payment is read again after locking, because a concurrent request may have withdrawn it.
  const [current] = await tx.select().from(invoicePayments).where(eq(invoicePayments.id, id));
  return found && current && { found, payment: current };
}

/** Withdraws a valid payment that the caller has locked. The payment's row remains, with the reason. */
export async function revertPayment(
  tx: Transaction,
  { found, payment }: LockedPayment,
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<void> {
  await tx
    .update(invoicePayments)
    .set({ withdrawnAt: at, withdrawnBy: by, withdrawnReason: reason })
    .where(eq(invoicePayments.id, payment.id));
  await setPaid(tx, found, found.paid - payment.amount, at);
}

/**
 * Withdraws a payment that was recorded by mistake. The payment's row remains, with the reason.
 * @throws Problem 404; 409 `payment_withdrawn_already`
 */
export async function withdrawManualPayment(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, reason }: { id: string; reason: string },
  idempotencyKey: string | undefined,
): Promise<Invoice> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockPayment(tx, id),
    once: ({ payment }) => ({
      route: `POST /v1/admin/invoice-payments/${payment.id}/withdraw`,
      key: idempotencyKey,
      body: { reason },
      response: invoiceSchema,
    }),
    async run({ tx, at, admin, log }, { found, payment }) {
      if (payment.withdrawnAt) throw new Problem(409, "payment_withdrawn_already");
      await revertPayment(tx, { found, payment }, { by: admin.userId, at, reason });
      if (payment.bankLineId)
        await tx.update(bankLines).set({ state: "open" }).where(eq(bankLines.id, payment.bankLineId));
      await log({
        action: "invoice.withdraw-payment",
        object: { type: "invoice", id: found.id, label: found.number },
        before: { paid: toWire(found.paid) },
        after: { paid: toWire(found.paid - payment.amount), reason },
      });
      return (await findInvoice(tx, found.id, at))!;
    },
  });
}
