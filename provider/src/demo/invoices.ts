import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Issuer } from "#contract/invoices/issuer.ts";
import type { Billing } from "#contract/invoices/invoices.ts";
import type { Transaction } from "../database/engine/connection.ts";
import {
  invoiceBilling,
  invoiceIssuer,
  invoicePayments,
  invoices,
} from "../database/schema/invoice-schema.ts";
import { networks } from "../database/schema/network-schema.ts";
import { boundsOf, draftMonth, monthBefore } from "../modules/invoices/propose.ts";
import { nextNumber } from "../modules/invoices/send.ts";
import { dayOf } from "../modules/invoices/view.ts";

const day = 24 * 60 * 60 * 1000;
const months = 6;

const issuer: Issuer = {
  name: "Cashlane Demo Ltd",
  address: "12 Harbour Street\nDublin 2\nIreland",
  email: "billing@cashlane.test",
  taxId: "IE0000000XX",
  bank: "Example Bank",
  iban: "IE29 AIBK 9311 5212 3456 78",
  bic: "AIBKIE2D",
  achRouting: "091000019",
  achCompanyId: "1234567890",
};
const languages = ["en", "fr", "ar"] as const;

/**
 * Adds the networks' invoices of the last months. Older ones are paid. Those of the last two months are
 * drafts, open, partly paid or overdue, depending on the network.
 */
export async function writeInvoices(
  tx: Transaction,
  { now, currency, admin }: { now: Date; currency: string; admin: string },
): Promise<void> {
  await tx.insert(invoiceIssuer).values({ id: 1, issuer, updatedAt: now });
  const allNetworks = await tx
    .select({ key: networks.key, name: networks.name })
    .from(networks)
    .orderBy(asc(networks.key));
  const billings = new Map(allNetworks.map(({ key, name }, index) => [key, billingOf(name, index)]));
  for (const [network, billing] of billings)
    await tx.insert(invoiceBilling).values({ network, billing, updatedAt: now });
  for (const [index, month] of monthsBefore(now).entries()) {
    const at = new Date(Math.min(boundsOf(month).end.getTime() + day, now.getTime()));
    for (const [position, network] of allNetworks.entries()) {
      const id = await draftMonth(tx, network, { month, at, by: null, currency });
      const outcome = outcomeOf(months - 1 - index, position);
      if (id && outcome !== "draft")
        await send(tx, id, { at, admin, billing: billings.get(network.key)!, outcome, now });
    }
  }
}

type InvoiceOutcome = "draft" | "sent" | "paid in part" | "paid";

/** Returns the outcome of a network's invoice by its age in months. */
function outcomeOf(monthsAgo: number, network: number): InvoiceOutcome {
  if (monthsAgo === 0) return network % 2 === 0 ? "sent" : "draft";
  if (monthsAgo === 1) return (["paid", "paid in part", "sent", "paid in part"] as const)[network % 4]!;
  return "paid";
}

function billingOf(name: string, index: number): Billing {
  const language = languages[index % languages.length]!;
  return {
    name: `${name} GmbH`,
    address: "Network Square 1\n10115 Berlin\nGermany",
    email: `accounts${index + 1}@network.test`,
    taxId: `DE00000000${index}`,
    language,
    termDays: index % 2 === 0 ? 30 : 60,
    tax1: 0,
    tax2: 0,
  };
}

function monthsBefore(now: Date): string[] {
  const previousMonths: string[] = [];
  let at = now;
  for (let count = 0; count < months; count++) {
    const month = monthBefore(at);
    previousMonths.unshift(month);
    at = boundsOf(month).start;
  }
  return previousMonths;
}

interface Sending {
  at: Date;
  admin: string;
  billing: Billing;
  outcome: InvoiceOutcome;
  now: Date;
}

async function send(
  tx: Transaction,
  id: string,
  { at, admin, billing, outcome, now }: Sending,
): Promise<void> {
  const [draft] = await tx.select().from(invoices).where(eq(invoices.id, id));
  const year = at.getUTCFullYear();
  const number = await nextNumber(tx, year);
  const { total } = draft!;
  const paid = { draft: 0n, sent: 0n, "paid in part": total / 2n, paid: total }[outcome];
  const state = paid === total ? "paid" : paid === 0n ? "sent" : "partially_paid";
  const paidAt = new Date(Math.min(at.getTime() + 24 * day, now.getTime()));
  await tx
    .update(invoices)
    .set({
      state,
      paid,
      number,
      issuedOn: dayOf(at),
      dueOn: dayOf(new Date(at.getTime() + billing.termDays * day)),
      issuer,
      billing,
      sentAt: at,
      paidAt: state === "paid" ? paidAt : null,
    })
    .where(eq(invoices.id, id));
  if (paid === 0n) return;
  const payment = {
    id: randomUUID(),
    invoiceId: id,
    amount: paid,
    paidOn: dayOf(paidAt),
    method: "bank_transfer" as const,
  };
  await tx.insert(invoicePayments).values({ ...payment, note: "", recordedBy: admin, recordedAt: paidAt });
}
