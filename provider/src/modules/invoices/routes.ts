import type { FastifyInstance } from "fastify";
import { exportReconciliation, getReconciliation } from "#contract/invoices/invoice-reconciliation.ts";
import { duplicateInvoice, restoreInvoice } from "#contract/invoices/invoice-drafts.ts";
import { approveIssuer, getIssuer, rejectIssuer } from "#contract/invoices/invoice-issuer.ts";
import * as calls from "#contract/invoices/invoices.ts";
import { decideInvoices } from "#contract/invoices/invoices-bulk.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny, idempotencyKeyOf } from "../idempotency/once.ts";
import { decideMany } from "./decide-many.ts";
import { findInvoiceSummary, invoiceColumns, invoiceList } from "./list.ts";
import { changeIssuer, decideOnIssuer, readIssuer } from "./issuer.ts";
import { changeBilling } from "./parties.ts";
import { recordManualPayment, withdrawManualPayment } from "./payments.ts";
import { fileNameOf, renderInvoice } from "./pdf.ts";
import { propose } from "./propose.ts";
import { reconcile, reconciledColumns, reconciledPage } from "./reconcile.ts";
import { duplicate } from "./duplicate.ts";
import { restoreDraft } from "./restore.ts";
import { issueInvoice } from "./send.ts";
import { discard, voidSent } from "./void.ts";
import { findInvoice } from "./view.ts";
import { changeDraft, createDraft } from "./write.ts";

/** Routes for invoices to networks: drafts, invoices, payments. */
export async function invoiceRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const now = () => ({ now: api.clock() });

  api.implementList(invoiceList, { access }, now);
  api.implementExport(calls.exportInvoices, {
    object: "invoice",
    columns: invoiceColumns,
    page: (query) => invoiceList.rows(api.database, query, now()),
  });
  api.implement(calls.getInvoiceSummary, { access }, async () => {
    return { data: await findInvoiceSummary(api.database, { ...now(), currency: api.environment.CURRENCY }) };
  });
  api.implement(calls.getInvoice, { access }, async ({ params }) => {
    const invoice = await findInvoice(api.database, params.id, api.clock());
    if (!invoice) throw notFound();
    return { data: invoice };
  });
  api.implement(decideInvoices, { access, perMinute: 20 }, async ({ body, request }) => {
    return { data: await decideMany(api, request, body, idempotencyKeyOf(request)) };
  });
  api.implement(calls.getInvoicePdf, { access, perMinute: 60 }, async ({ params, query }) => {
    const invoice = await findInvoice(api.database, params.id, api.clock());
    if (!invoice) throw notFound();
    const content = (await renderInvoice(invoice, query.language)).toString("base64");
    return { data: { fileName: fileNameOf(invoice), content } };
  });
  api.implement(calls.createInvoice, { access }, async ({ body, request }) => {
    return { data: await createDraft(api, request, body, idempotencyKeyIfAny(request)) };
  });
  api.implement(calls.changeInvoice, { access }, async ({ params, body, request }) => {
    return { data: await changeDraft(api, request, { ...params, ...body }, idempotencyKeyIfAny(request)) };
  });
  api.implement(duplicateInvoice, { access }, async ({ params, request }) => {
    return { data: await duplicate(api, request, params.id, idempotencyKeyIfAny(request)) };
  });
  api.implement(restoreInvoice, { access }, async ({ params, request }) => {
    return { data: await restoreDraft(api, request, params.id, idempotencyKeyIfAny(request)) };
  });
  api.implement(calls.proposeInvoices, { access, perMinute: 20 }, async ({ body, request }) => {
    return { data: await propose(api, request, body, idempotencyKeyIfAny(request)) };
  });
  api.implement(calls.sendInvoice, { access, perMinute: 60 }, async ({ params, body, request }) => {
    return { data: await issueInvoice(api, request, { ...params, ...body }, idempotencyKeyIfAny(request)) };
  });
  api.implement(calls.voidInvoice, { access }, async ({ params, body, request }) => {
    return { data: await voidSent(api, request, { ...params, ...body }, idempotencyKeyIfAny(request)) };
  });
  api.implement(calls.discardInvoice, { access }, async ({ params, body, request }) => {
    return { data: await discard(api, request, { ...params, ...body }) };
  });
  api.implement(calls.recordPayment, { access }, async ({ params, body, request }) => {
    return {
      data: await recordManualPayment(api, request, { ...params, ...body }, idempotencyKeyOf(request)),
    };
  });
  api.implement(calls.withdrawPayment, { access }, async ({ params, body, request }) => {
    return {
      data: await withdrawManualPayment(api, request, { ...params, ...body }, idempotencyKeyIfAny(request)),
    };
  });
  api.implement(getReconciliation, { access, perMinute: 60 }, async ({ query }) => {
    return { data: await reconcile(api.database, { ...query, currency: api.environment.CURRENCY }) };
  });
  api.implementExport(exportReconciliation, {
    object: "invoice",
    columns: reconciledColumns,
    page: (query) => reconciledPage(api.database, { ...query, currency: api.environment.CURRENCY }),
  });
  api.implement(calls.changeBilling, { access }, async ({ params, body, request }) => {
    const { version, ...billing } = body;
    return { data: await changeBilling(api, request, { network: params.id, version, billing }) };
  });
  api.implement(calls.changeIssuer, { access }, async ({ body, request }) => {
    return { data: await changeIssuer(api, request, body) };
  });
  api.implement(getIssuer, { access }, async ({ request }) => {
    return { data: await readIssuer(api.database, identityOf(request).userId) };
  });
  api.implement(approveIssuer, { access }, async ({ params, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return { data: await decideOnIssuer(api, request, params.id, { decision: "approve", idempotencyKey }) };
  });
  api.implement(rejectIssuer, { access }, async ({ params, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return { data: await decideOnIssuer(api, request, params.id, { decision: "refuse", idempotencyKey }) };
  });
}
