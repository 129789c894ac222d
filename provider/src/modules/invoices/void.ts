import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Invoice, invoice as invoiceSchema } from "#contract/invoices/invoices.ts";
import { invoices } from "../../database/schema/invoice-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { keepDiscarded } from "./restore.ts";
import { lockInvoice, releasePurchases, updateInvoice } from "./repository.ts";
import { findInvoice } from "./view.ts";
import { assertCurrentVersion } from "./write.ts";

interface InvoiceVersion {
  id: string;
  version: number;
}

/**
 * Voids a sent invoice. Its number stays in use, and its purchases can be invoiced again.
 * @throws Problem 404; 409 `invoice_changed`, `invoice_not_draft` for a draft, `invoice_has_payments`,
 * `invoice_void`
 */
export async function voidSent(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, version, reason }: InvoiceVersion & { reason: string },
  idempotencyKey: string | undefined,
): Promise<Invoice> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockInvoice(tx, id),
    once: (invoice) => ({
      route: `POST /v1/admin/invoices/${invoice.id}/void`,
      key: idempotencyKey,
      body: { version, reason },
      response: invoiceSchema,
    }),
    async run({ tx, at, log }, invoice) {
      assertCurrentVersion(invoice, version);
      if (invoice.state === "void") throw new Problem(409, "invoice_void");
      if (invoice.state === "draft") throw new Problem(409, "invoice_not_sent");
      if (invoice.paid !== 0n) throw new Problem(409, "invoice_has_payments");
      await updateInvoice(tx, invoice, { state: "void", voidReason: reason, paidAt: null });
      await releasePurchases(tx, invoice.id);
      await log({
        action: "invoice.void",
        object: { type: "invoice", id: invoice.id, label: invoice.number },
        before: { state: invoice.state },
        after: { state: "void", reason },
      });
      return (await findInvoice(tx, invoice.id, at))!;
    },
  });
}

/**
 * Discards a draft. It can be restored for an hour. @throws Problem 404; 409 `invoice_changed`,
 * `invoice_not_draft`
 */
export async function discard(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, version }: InvoiceVersion,
): Promise<null> {
  return adminAction(app, request, {
    permission: "invoices.write",
    lock: ({ tx }) => lockInvoice(tx, id),
    async run({ tx, at, log }, invoice) {
      assertCurrentVersion(invoice, version);
      if (invoice.state !== "draft") throw new Problem(409, "invoice_not_draft");
      await keepDiscarded(tx, invoice, at);
      await tx.delete(invoices).where(eq(invoices.id, invoice.id));
      await log({
        action: "invoice.discard",
        object: { type: "invoice", id: invoice.id, label: invoice.network },
        before: { month: invoice.month, total: String(invoice.total) },
        after: null,
      });
      return z.null().parse(null);
    },
  });
}
