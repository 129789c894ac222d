import { randomUUID } from "node:crypto";
import { and, asc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { id as idSchema } from "#contract/text/identifiers.ts";
import type { Billing } from "#contract/invoices/invoices.ts";
import { sumLines } from "#contract/invoices/invoice-sums.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import {
  invoiceLines,
  invoiceMonths,
  invoicePurchases,
  invoices,
} from "../../database/schema/invoice-schema.ts";
import { networkColumns } from "../../database/queries/named-columns.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { invoiceWords } from "../../i18n/document-words.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findBilling } from "./parties.ts";
import { lockNetworkInvoices } from "./repository.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment">;
interface Network {
  key: string;
  name: string;
}

/** Returns a month's start and end; the end is exclusive. */
export function boundsOf(month: string): { start: Date; end: Date } {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return { start: new Date(Date.UTC(year, number - 1, 1)), end: new Date(Date.UTC(year, number, 1)) };
}

/** Returns the month before the one of a given time. */
export function monthBefore(at: Date): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/**
 * Creates drafts of the amounts that networks owe for a past month. Networks that already have an invoice for
 * it, or owe nothing, are left out. Returns the drafts' ids. @throws Problem 400 `month_not_over`,
 * `invoice_network_unknown`; and as `adminAction` does
 */
export async function propose(
  app: FastifyInstance,
  request: FastifyRequest,
  { month, network }: { month: string; network?: string | undefined },
  idempotencyKey: string | undefined,
): Promise<{ drafts: string[] }> {
  if (boundsOf(month).end > app.clock())
    throw new Problem(400, "month_not_over", { fields: { month: ["month_not_over"] } });
  const response = z.object({ drafts: z.array(idSchema) });
  return adminAction(app, request, {
    once: () => ({
      route: "POST /v1/admin/invoices/propose",
      key: idempotencyKey,
      body: { month, network },
      response,
    }),
    async run({ tx, at, admin, log }) {
      const selected = await tx
        .select(networkColumns)
        .from(networks)
        .where(network === undefined ? undefined : eq(networks.key, network))
        .orderBy(asc(networks.key));
      if (selected.length === 0)
        throw new Problem(400, "invoice_network_unknown", {
          fields: { network: ["invoice_network_unknown"] },
        });
      const drafts: string[] = [];
      for (const one of selected) {
        const drafted = await draftMonth(tx, one, {
          month,
          at,
          by: admin.userId,
          currency: app.environment.CURRENCY,
        });
        if (drafted) drafts.push(drafted);
      }
      const object = { type: "invoice-month", id: month, label: month };
      await log({ action: "invoice.propose", object, before: null, after: { month, drafts: drafts.length } });
      return { drafts };
    },
  });
}

/**
 * Creates drafts for the previous month, once per network. Drafts that an admin discarded aren't created again.
 */
export async function proposeLastMonth({ database, clock, environment }: App): Promise<void> {
  const at = clock();
  const month = monthBefore(at);
  const allNetworks = await database.select(networkColumns).from(networks);
  for (const network of allNetworks)
    await database.transaction(async (tx) => {
      const [first] = await tx
        .insert(invoiceMonths)
        .values({ network: network.key, month, at })
        .onConflictDoNothing()
        .returning({ month: invoiceMonths.month });
      if (first) await draftMonth(tx, network, { month, at, by: null, currency: environment.CURRENCY });
    });
}

interface DraftContext {
  month: string;
  at: Date;
  by: string | null;
  currency: string;
}

const kinds = ["commission", "earlier", "adjustment", "reversal"] as const;
type Kind = (typeof kinds)[number];

/**
 * Creates the draft of a network's month in the caller's transaction. Returns undefined if an invoice exists or
 * nothing is owed.
 */
export async function draftMonth(
  tx: Transaction,
  network: Network,
  { month, at, by, currency }: DraftContext,
): Promise<string | undefined> {
  await lockNetworkInvoices(tx, network.key);
  const isThere = and(
    eq(invoices.network, network.key),
    eq(invoices.month, month),
    ne(invoices.state, "void"),
  );
  if ((await tx.$count(invoices, isThere)) > 0) return undefined;
  const billing = (await findBilling(tx, [network])).get(network.key)!;
  const id = randomUUID();
  const row = { id, network: network.key, month, currency, total: 0n, createdBy: by, createdAt: at };
  await tx.insert(invoices).values(row);
  const lines: (typeof invoiceLines.$inferInsert)[] = [];
  for (const kind of kinds) {
    const line = emptyLine(id, { kind, month, billing, position: lines.length });
    await tx.insert(invoiceLines).values(line);
    const { purchases, amount } = await collect(tx, line.id, {
      kind,
      network: network.key,
      currency,
      ...boundsOf(month),
    });
    if (purchases === 0) {
      await tx.delete(invoiceLines).where(eq(invoiceLines.id, line.id));
      continue;
    }
    const filled = { ...line, price: amount };
    await tx.update(invoiceLines).set({ price: amount }).where(eq(invoiceLines.id, line.id));
    lines.push(filled);
  }
  if (lines.length === 0) {
    await tx.delete(invoices).where(eq(invoices.id, id));
    return undefined;
  }
  await tx
    .update(invoices)
    .set({ total: sumLines(lines).total })
    .where(eq(invoices.id, id));
  return id;
}

interface Line {
  kind: Kind;
  month: string;
  billing: Billing;
  position: number;
}

function emptyLine(invoiceId: string, { kind, month, billing, position }: Line) {
  const { language, tax1, tax2 } = billing;
  const description = invoiceWords[language].proposed[kind].replace("{month}", monthName(month, language));
  const source = kind === "earlier" ? ("commission" as const) : kind;
  return {
    id: randomUUID(),
    invoiceId,
    position,
    source,
    description,
    quantity: 1_000,
    price: 0n,
    discount: 0,
    tax1,
    tax2,
  };
}

/** Returns the display name of a month such as `2026-03`. */
export function monthName(month: string, language: string): string {
  const locale = language === "ar" ? "ar-u-nu-latn" : language;
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(boundsOf(month).start);
}

interface InvoiceCollection {
  kind: Kind;
  network: string;
  currency: string;
  start: Date;
  end: Date;
}

/**
 * Selects the purchases that the network owes: those it has confirmed, even if they are on hold for the member.
 */
const isOwed = sql`(leads.state in ('confirmed', 'payable') or (leads.state = 'on_hold' and leads.held_from = 'confirmed'))`;
const wasInvoiced = sql`exists (select from invoice_purchases p where p.lead_id = leads.id and p.kind = 'commission' and p.counts)`;
const invoiced = sql`(select coalesce(sum(p.amount), 0) from invoice_purchases p where p.lead_id = leads.id and p.counts)`;

/** Adds purchases of one kind to a line. Returns their number and sum. */
async function collect(tx: Transaction, lineId: string, selection: InvoiceCollection) {
  const { amount, where, kind } = selectionOf(selection);
  await tx.execute(sql`
    insert into invoice_purchases (line_id, lead_id, kind, amount)
    select ${lineId}::uuid, id, ${kind}, amount from (
      select leads.id, ${amount} as amount from leads
      where leads.network = ${selection.network} and leads.currency = ${selection.currency} and ${where}
    ) owed where amount <> 0`);
  const [sums] = await tx
    .select({
      purchases: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${invoicePurchases.amount}), 0)::text`,
    })
    .from(invoicePurchases)
    .where(eq(invoicePurchases.lineId, lineId));
  return { purchases: sums!.purchases, amount: BigInt(sums!.amount) };
}

function selectionOf({ kind, start, end }: InvoiceCollection): { amount: SQL; where: SQL; kind: string } {
  const [from, until] = [sql`${start.toISOString()}::timestamptz`, sql`${end.toISOString()}::timestamptz`];
  if (kind === "commission")
    return {
      kind,
      amount: sql`leads.commission`,
      where: sql`leads.confirmed_at >= ${from} and leads.confirmed_at < ${until} and ${isOwed} and not ${wasInvoiced}`,
    };
  if (kind === "earlier")
    return {
      kind: "commission",
      amount: sql`leads.commission`,
      where: sql`leads.confirmed_at < ${from} and ${isOwed} and not ${wasInvoiced}`,
    };
  if (kind === "adjustment")
    return {
      kind,
      amount: sql`leads.commission - ${invoiced}`,
      where: sql`leads.id in (select lead_id from lead_changes where event in ('correct', 'reopen') and at < ${until}) and ${isOwed} and ${wasInvoiced}`,
    };
  return {
    kind,
    amount: sql`-${invoiced}`,
    where: sql`leads.closed_at < ${until} and leads.state in ('rejected', 'reversed') and ${wasInvoiced}`,
  };
}
