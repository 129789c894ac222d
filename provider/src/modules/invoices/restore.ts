import { eq, lt, sql, type SQL } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Invoice, invoice } from "#contract/invoices/invoices.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { discardedInvoices, invoices } from "../../database/schema/invoice-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { type InvoiceRow, lockNetworkInvoices } from "./repository.ts";
import { findInvoice } from "./view.ts";

const hour = 60 * 60 * 1000;

/**
 * Saves a copy of a draft that is about to be discarded, and deletes the copies that can no longer be restored.
 */
export async function keepDiscarded(tx: Transaction, { id }: InvoiceRow, at: Date): Promise<void> {
  await tx.delete(discardedInvoices).where(lt(discardedInvoices.discardedAt, new Date(at.getTime() - hour)));
  const ofLines = sql`line_id in (select id from invoice_lines where invoice_id = ${id})`;
  await tx.execute(sql`
    insert into discarded_invoices (id, invoice, lines, purchases, others, discarded_at)
    select i.id, to_jsonb(i),
      (select coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]') from invoice_lines l where l.invoice_id = i.id),
      (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from invoice_purchases p where ${ofLines}),
      ${othersOf(sql`select lead_id from invoice_purchases where ${ofLines}`, id)},
      ${at.toISOString()}::timestamptz
    from invoices i where i.id = ${id}`);
}

/** Selects a hash of these purchases' valid entries on other invoices, to detect changes. */
function othersOf(leads: SQL, id: string): SQL {
  return sql`(
    select md5(coalesce(string_agg(o.line_id || ':' || o.lead_id || ':' || o.amount, ',' order by o.line_id, o.lead_id), ''))
    from invoice_purchases o join invoice_lines ol on ol.id = o.line_id
    where o.counts and ol.invoice_id <> ${id} and o.lead_id in (${leads}))`;
}

/**
 * Restores a discarded draft with its purchases.
 * @throws Problem 409 `invoice_not_restored` after an hour, or if its month or one of its purchases is on
 * another invoice by now; and as `adminAction` does
 */
export async function restoreDraft(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  idempotencyKey: string | undefined,
): Promise<Invoice> {
  return adminAction(app, request, {
    once: () => ({
      route: `POST /v1/admin/invoices/${id}/restore`,
      key: idempotencyKey,
      body: null,
      response: invoice,
    }),
    async run({ tx, at, log }) {
      const network = await lockDiscarded(tx, id, at);
      await tx.execute(sql`
        insert into invoices select r.* from discarded_invoices d, jsonb_populate_record(null::invoices, d.invoice) r where d.id = ${id}`);
      await tx.execute(sql`
        insert into invoice_lines select r.* from discarded_invoices d, jsonb_populate_recordset(null::invoice_lines, d.lines) r where d.id = ${id}`);
      await tx.execute(sql`
        insert into invoice_purchases select r.* from discarded_invoices d, jsonb_populate_recordset(null::invoice_purchases, d.purchases) r where d.id = ${id}`);
      await tx.delete(discardedInvoices).where(eq(discardedInvoices.id, id));
      const restored = (await findInvoice(tx, id, at))!;
      await log({
        action: "invoice.restore",
        object: { type: "invoice", id, label: network },
        before: null,
        after: { month: restored.month, total: String(restored.total) },
      });
      return restored;
    },
  });
}

/**
 * Locks a discarded draft and its network's invoices. Returns the network. @throws Problem as `restore` does
 */
async function lockDiscarded(tx: Transaction, id: string, at: Date): Promise<string> {
  const notRestored = new Problem(409, "invoice_not_restored");
  if (!isUuid(id)) throw notRestored;
  const [row] = await tx
    .select({
      network: sql<string>`${discardedInvoices.invoice}->>'network'`,
      month: sql<string | null>`${discardedInvoices.invoice}->>'month'`,
      discardedAt: discardedInvoices.discardedAt,
    })
    .from(discardedInvoices)
    .where(eq(discardedInvoices.id, id))
    .for("update");
  if (!row || row.discardedAt.getTime() < at.getTime() - hour) throw notRestored;
  const { network, month } = row;
  await lockNetworkInvoices(tx, network);
  const hasMonth = sql`${invoices.network} = ${network} and ${invoices.month} = ${month} and ${invoices.state} <> 'void'`;
  if (month !== null && (await tx.$count(invoices, hasMonth)) > 0) throw notRestored;
  const leads = sql`select (p->>'lead_id')::uuid from discarded_invoices dd, jsonb_array_elements(dd.purchases) p where dd.id = ${id}`;
  const isUnchanged = sql`${discardedInvoices.id} = ${id} and ${discardedInvoices.others} = ${othersOf(leads, id)}`;
  if ((await tx.$count(discardedInvoices, isUnchanged)) === 0) throw notRestored;
  return network;
}
