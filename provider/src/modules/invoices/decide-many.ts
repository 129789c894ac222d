import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { CallData } from "#contract/calls/call.ts";
import type { decideInvoices } from "#contract/invoices/invoices-bulk.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { invoices } from "../../database/schema/invoice-schema.ts";
import { invoiceWords } from "../../i18n/document-words.ts";
import { notFound, Problem } from "../../problem.ts";
import { applyToEach } from "../bulk/apply-to-each.ts";
import { payOpenAmount } from "./payments.ts";
import { issueInvoice } from "./send.ts";
import { discard } from "./void.ts";
import { findInvoice } from "./view.ts";

type BulkDecision = z.output<(typeof decideInvoices)["body"]>;

/**
 * Applies a step to several invoices, each in a transaction of its own. Each step requires its own permission.
 */
export async function decideMany(
  app: FastifyInstance,
  request: FastifyRequest,
  { invoices: chosen, decision }: BulkDecision,
  key: string,
): Promise<CallData<typeof decideInvoices>> {
  const versions = new Map(chosen.map(({ id, version }) => [id, version]));
  return applyToEach(request, versions.keys(), {
    async take(id) {
      const version = versions.get(id)!;
      if (decision.step === "discard") await discard(app, request, { id, version });
      else if (decision.step === "pay") await payOpenAmount(app, request, { id, version, ...decision }, key);
      else await sendDraft(app, request, { id, version }, key);
      return { id };
    },
    async label(id) {
      if (!isUuid(id)) return null;
      const [row] = await app.database.select().from(invoices).where(eq(invoices.id, id));
      return row ? (row.number ?? row.network) : null;
    },
  });
}

/** Sends a draft with the default texts, by mail if its network has an address. */
async function sendDraft(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, version }: { id: string; version: number },
  key: string,
): Promise<void> {
  const invoice = await findInvoice(app.database, id, app.clock());
  if (!invoice) throw notFound();
  // Refuses an invoice that was already sent. If the same form is submitted again, it contains an older
  // version, and `send` returns its saved answer.
  if (invoice.state !== "draft" && invoice.version === version) throw new Problem(409, "invoice_not_draft");
  const { email, language } = invoice.billing;
  const words = invoiceWords[language];
  const mail = email ? { to: email, subject: words.mailSubject, message: words.mailMessage } : null;
  await issueInvoice(app, request, { id, version, mail }, key);
}
