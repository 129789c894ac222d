import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { recordPayment } from "#contract/invoices/invoices.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { invoiceLines, invoicePurchases, invoices } from "#provider/database/schema/invoice-schema.ts";
import { sentInvoice } from "../money/invoices.ts";
import type { TestProvider, TestUser } from "../programs/provider.ts";
import { nothing } from "./rules.ts";

interface Payment {
  payee: TestUser;
  network: string;
  as: TestUser;
  now: Date;
}

/**
 * Sends an invoice for those of a payee's purchases at a network that aren't on a paid invoice, and records its
 * payment.
 */
export async function recordPaymentOf(
  provider: TestProvider,
  { payee, network, as, now }: Payment,
): Promise<string> {
  const { database } = provider.app;
  const all = await database
    .select()
    .from(leads)
    .where(and(eq(leads.userId, payee.userId), eq(leads.network, network)));
  const paid = await database
    .select({ lead: invoicePurchases.leadId })
    .from(invoicePurchases)
    .innerJoin(invoiceLines, eq(invoiceLines.id, invoicePurchases.lineId))
    .innerJoin(invoices, and(eq(invoices.id, invoiceLines.invoiceId), eq(invoices.state, "paid")));
  const purchases = all.filter(({ id }) => !paid.some(({ lead }) => lead === id));
  if (purchases.length === 0) return nothing;
  const { id, total } = await sentInvoice(database, { purchases, at: now });
  const paidOn = now.toISOString().slice(0, 10);
  const body = { amount: Number(total), paidOn, method: "bank_transfer", note: "" } as const;
  const headers = { "idempotency-key": randomUUID() };
  const response = await provider.call(recordPayment, { as, params: { id }, body, headers });
  if (response.status < 400) return "done";
  const ids = purchases.map((one) => one.id);
  await database.update(invoicePurchases).set({ counts: false }).where(inArray(invoicePurchases.leadId, ids));
  return String(response.body.key);
}
