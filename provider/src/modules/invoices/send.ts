import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type Invoice, invoice as invoiceSchema, type invoiceMail } from "#contract/invoices/invoices.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { invoiceNumbers } from "../../database/schema/invoice-schema.ts";
import { Problem } from "../../problem.ts";
import { type AdminAction, adminAction } from "../admin-actions/admin-action.ts";
import { enqueueInvoice } from "../mails/enqueue-invoice.ts";
import { numberYearOf, assertValidIssueDay } from "./issue-day.ts";
import { findIssuer } from "./issuer.ts";
import { findBilling } from "./parties.ts";
import { fileNameOf, renderInvoice } from "./pdf.ts";
import { findInvoiceRow, type InvoiceRow, lockInvoice, updateInvoice } from "./repository.ts";
import { dayOf, findInvoice } from "./view.ts";
import { assertCurrentVersion } from "./write.ts";

interface SendInput {
  id: string;
  version: number;
  mail: z.output<typeof invoiceMail> | null;
}

/**
 * Assigns a number to a draft, which makes it final. With `mail`, also mails the PDF, which is possible for an
 * invoice that was already sent, too. A repeated submission (`key`) has no further effect (M2, M3).
 * @throws Problem 404; 409 `invoice_changed`, `invoice_void`, `invoice_issuer_missing`; 422 as `assertValidIssueDay`
 * does
 */
export async function issueInvoice(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, version, mail }: SendInput,
  idempotencyKey: string | undefined,
): Promise<Invoice> {
  return adminAction(app, request, {
    permission: "invoices.write",
    lock: ({ tx }) => lockInvoice(tx, id),
    once: (invoice) => ({
      route: `POST /v1/admin/invoices/${invoice.id}/send`,
      key: idempotencyKey,
      body: { version, mail },
      response: invoiceSchema,
    }),
    async run(action, invoice) {
      const { tx, at, log } = action;
      assertCurrentVersion(invoice, version);
      if (invoice.state === "void") throw new Problem(409, "invoice_void");
      if (invoice.state === "draft") await finish(action, invoice);
      const sent = (await findInvoice(tx, invoice.id, at))!;
      if (mail) await mailTo(tx, sent, { mail, at });
      await log({
        action: "invoice.send",
        object: { type: "invoice", id: invoice.id, label: sent.number },
        before: { state: invoice.state },
        after: { state: sent.state, number: sent.number, mailedTo: mail?.to ?? null },
      });
      return sent;
    },
  });
}

/** Sets a draft's final number, dates and parties. */
async function finish({ tx, at }: AdminAction, draft: InvoiceRow): Promise<void> {
  const issuer = await findIssuer(tx);
  if (issuer.name === "") throw new Problem(409, "invoice_issuer_missing");
  const { network } = (await findInvoiceRow(tx, draft.id))!;
  const billing = (await findBilling(tx, [network])).get(network.key)!;
  const issuedOn = draft.issuedOn ?? dayOf(at);
  const defaultDueDate = new Date(new Date(issuedOn).getTime() + billing.termDays * 24 * 60 * 60 * 1000);
  const dueOn = draft.dueOn && draft.dueOn >= issuedOn ? draft.dueOn : dayOf(defaultDueDate);
  const number = await nextNumber(tx, numberYearOf(at));
  await assertValidIssueDay(tx, issuedOn, at);
  const isZero = draft.total === 0n;
  const state = isZero ? "paid" : "sent";
  const paidAt = isZero ? at : null;
  await updateInvoice(tx, draft, { state, number, issuedOn, dueOn, issuer, billing, sentAt: at, paidAt });
}

/** Returns the next number of a year. Concurrent calls wait for each other, and a rollback frees the number. */
export async function nextNumber(tx: Transaction, year: number): Promise<string> {
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last });
  return `INV-${year}-${String(row!.last).padStart(5, "0")}`;
}

async function mailTo(
  tx: Transaction,
  sent: Invoice,
  { mail, at }: { mail: z.output<typeof invoiceMail>; at: Date },
): Promise<void> {
  const number = sent.number!;
  const fill = (text: string) => text.replaceAll("{number}", () => number);
  await enqueueInvoice(tx, {
    to: { name: sent.billing.name || sent.network.name, address: mail.to },
    language: sent.billing.language,
    subject: fill(mail.subject),
    message: fill(mail.message),
    file: { name: fileNameOf(sent), content: await renderInvoice(sent) },
    now: at,
  });
}
