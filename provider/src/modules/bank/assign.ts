import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { BankLine } from "#contract/bank/bank-statements.ts";
import { type Invoice, invoice as invoiceSchema } from "#contract/invoices/invoices.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { bankLines, invoices } from "../../database/schema/invoice-schema.ts";
import { toWire } from "../../money.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { addPayment, lockPayment, revertPayment } from "../invoices/payments.ts";
import { type InvoiceRow, lockInvoice } from "../invoices/repository.ts";
import { dayOf, findInvoice } from "../invoices/view.ts";
import { namedNumbers, possibleNumbers } from "./invoice-numbers.ts";
import { returnedPayment } from "./match.ts";
import { type BankLineRow, findBankLine, findPayments, lockBankLine, toBankLine } from "./repository.ts";

interface Paying {
  invoice: InvoiceRow;
  by: string;
  at: Date;
}

/**
 * Records a movement as the payment of an invoice. The caller has locked both.
 *
 * @throws the same problems as `addPayment`
 */
export async function recordPayment(
  tx: Transaction,
  { id, amount, bookedOn, hash }: Pick<BankLineRow, "id" | "amount" | "bookedOn" | "hash">,
  { invoice, by, at }: Paying,
): Promise<void> {
  // A bank in an eastern time zone may be a day ahead of UTC, but a payment can't be in the future.
  const today = dayOf(at);
  const paidOn = bookedOn > today ? today : bookedOn;
  const payment = { amount, paidOn, method: "bank_transfer" as const, note: "", by, at, timeZone: "UTC" };
  await addPayment(tx, invoice, { ...payment, bank: { lineId: id, hash } });
  await tx.update(bankLines).set({ state: "assigned" }).where(eq(bankLines.id, id));
}

/**
 * Assigns a movement manually to the invoice with a number. @throws Problem 404; 409 `bank_line_assigned`,
 * `bank_line_aside`; 422 at `number` if no sent invoice has this number, or if the movement's amount exceeds
 * the invoice's open amount
 */
export async function assignMovement(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, number }: { id: string; number: string },
  idempotencyKey: string | undefined,
): Promise<Invoice> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockBankLine(tx, id),
    once: (line) => ({
      route: `POST /v1/admin/bank-lines/${line.id}/assign`,
      key: idempotencyKey,
      body: { number },
      response: invoiceSchema,
    }),
    async run({ tx, at, admin, log }, line) {
      assertOpen(line);
      const invoice = await lockNumbered(tx, number, app.environment.CURRENCY);
      await recordPayment(tx, line, { invoice, by: admin.userId, at });
      await log({
        action: "bank.assign",
        object: { type: "invoice", id: invoice.id, label: invoice.number },
        before: { paid: toWire(invoice.paid) },
        after: { paid: toWire(invoice.paid + line.amount), paidOn: line.bookedOn, line: line.id },
      });
      return (await findInvoice(tx, invoice.id, at))!;
    },
  });
}

function assertOpen({ state }: BankLineRow): void {
  if (state === "assigned" || state === "returned") throw new Problem(409, "bank_line_assigned");
  if (state === "aside") throw new Problem(409, "bank_line_aside");
}

/**
 * Reverses the invoice payment that a bank movement returned, and closes both movements.
 * @throws Problem 404; 409 `bank_line_assigned`, `bank_line_aside`, `payment_withdrawn_already`; 422 at
 *   `payment` for a payment that the movement doesn't return
 */
export async function returnPayment(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, payment: paymentId }: { id: string; payment: string },
  idempotencyKey: string | undefined,
): Promise<Invoice> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockBankLine(tx, id),
    once: (line) => ({
      route: `POST /v1/admin/bank-lines/${line.id}/return`,
      key: idempotencyKey,
      body: { payment: paymentId },
      response: invoiceSchema,
    }),
    async run({ tx, at, admin, log }, line) {
      assertOpen(line);
      const locked = await lockPayment(tx, paymentId);
      if (locked?.payment.withdrawnAt) throw new Problem(409, "payment_withdrawn_already");
      const validPayments = await findPayments(tx, possibleNumbers(line.text), app.environment.CURRENCY);
      const returnedPayments = validPayments.filter(({ payment }) => payment === paymentId);
      if (!locked || !returnedPayment(line, returnedPayments))
        throw new Problem(422, "payment_not_returned", { fields: { payment: ["payment_not_returned"] } });
      const { found, payment } = locked;
      await revertPayment(tx, locked, { by: admin.userId, at, reason: line.text || line.bookedOn });
      await tx
        .update(bankLines)
        .set({ state: "returned", returnsPaymentId: payment.id })
        .where(eq(bankLines.id, line.id));
      if (payment.bankLineId)
        await tx.update(bankLines).set({ state: "returned" }).where(eq(bankLines.id, payment.bankLineId));
      await log({
        action: "bank.return",
        object: { type: "invoice", id: found.id, label: found.number },
        before: { paid: toWire(found.paid) },
        after: { paid: toWire(found.paid - payment.amount), line: line.id },
      });
      return (await findInvoice(tx, found.id, at))!;
    },
  });
}

async function lockNumbered(tx: Transaction, enteredNumber: string, currency: string): Promise<InvoiceRow> {
  const [number = enteredNumber.trim()] = namedNumbers(enteredNumber);
  const [row] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.number, number));
  const invoice = row && (await lockInvoice(tx, row.id));
  if (!invoice || invoice.currency !== currency)
    throw new Problem(422, "invoice_number_unknown", { fields: { number: ["invoice_number_unknown"] } });
  return invoice;
}

/**
 * Marks a movement as unrelated to invoices, or reverts that.
 * @throws Problem 404; 409 `bank_line_assigned`
 */
export async function setMovementAside(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, aside: isAside }: { id: string; aside: boolean },
): Promise<BankLine> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockBankLine(tx, id),
    async run({ tx, log }, line) {
      if (line.state === "assigned" || line.state === "returned")
        throw new Problem(409, "bank_line_assigned");
      const state = isAside ? "aside" : "open";
      if (state !== line.state) {
        await tx.update(bankLines).set({ state }).where(eq(bankLines.id, line.id));
        await log({
          action: isAside ? "bank.set-aside" : "bank.take-up",
          object: { type: "bank-line", id: line.id, label: line.text.slice(0, 80) || line.bookedOn },
          before: { state: line.state },
          after: { state },
        });
      }
      return toBankLine((await findBankLine(tx, line.id))!, app.environment.CURRENCY);
    },
  });
}
