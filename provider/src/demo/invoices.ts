import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Billing, Issuer } from "#contract/invoices.ts";
import type { Transaction } from "../database/connection.ts";
import { invoiceBilling, invoiceIssuer, invoicePayments, invoices } from "../database/invoice-schema.ts";
import { networks } from "../database/network-schema.ts";
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
};
const languages = ["en", "fr", "ar"] as const;

/** The networks' invoices of the last months: the older ones are paid, the newest wait as drafts. */
export async function writeInvoices(
  tx: Transaction,
  { now, currency, admin }: { now: Date; currency: string; admin: string },
): Promise<void> {
  await tx.insert(invoiceIssuer).values({ id: 1, issuer, updatedAt: now });
  const all = await tx
    .select({ key: networks.key, name: networks.name })
    .from(networks)
    .orderBy(asc(networks.key));
  const billings = new Map(all.map(({ key, name }, at) => [key, billingOf(name, at)]));
  for (const [network, billing] of billings)
    await tx.insert(invoiceBilling).values({ network, billing, updatedAt: now });
  for (const month of monthsBefore(now)) {
    const at = new Date(Math.min(boundsOf(month).end.getTime() + day, now.getTime()));
    for (const network of all) {
      const id = await draftMonth(tx, network, { month, at, by: null, currency });
      const age = Math.floor((now.getTime() - boundsOf(month).end.getTime()) / day);
      if (id && age > 31) await send(tx, id, { at, admin, billing: billings.get(network.key)!, age });
    }
  }
}

function billingOf(name: string, at: number): Billing {
  const language = languages[at % languages.length]!;
  return {
    name: `${name} GmbH`,
    address: "Network Square 1\n10115 Berlin\nGermany",
    email: `accounts${at + 1}@network.test`,
    taxId: `DE00000000${at}`,
    language,
    termDays: 30,
    tax1: 0,
    tax2: 0,
  };
}

function monthsBefore(now: Date): string[] {
  const found: string[] = [];
  let at = now;
  for (let count = 0; count < months; count++) {
    const month = monthBefore(at);
    found.unshift(month);
    at = boundsOf(month).start;
  }
  return found;
}

interface Sending {
  at: Date;
  admin: string;
  billing: Billing;
  /** Days since its month was over. */
  age: number;
}

async function send(tx: Transaction, id: string, { at, admin, billing, age }: Sending): Promise<void> {
  const [draft] = await tx.select().from(invoices).where(eq(invoices.id, id));
  const year = at.getUTCFullYear();
  const number = await nextNumber(tx, year);
  const { total } = draft!;
  // The oldest are settled, one month is paid in part, the newest is past its day.
  const paid = age > 90 ? total : age > 60 ? total / 2n : 0n;
  const state = paid === total ? "paid" : paid === 0n ? "sent" : "partially_paid";
  const paidAt = new Date(at.getTime() + 24 * day);
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
