import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as calls from "#contract/invoices/invoices.ts";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import type { Connection, Database } from "#provider/database/engine/connection.ts";
import { leadChanges, leads } from "#provider/database/schema/earning-schema.ts";
import { invoiceLines, invoicePurchases, invoices } from "#provider/database/schema/invoice-schema.ts";
import { startTestProvider } from "../programs/provider.ts";
import { addLeadRow, addShop } from "./shops.ts";

/** An invoice line that isn't linked to a purchase. */
export const ownLine = {
  description: "Placement",
  quantity: 1_000,
  price: 10_000,
  discount: 0,
  tax1: 0,
  tax2: 0,
};

/** Starts a provider with an admin who writes invoices and a member whose purchases they contain. */
export async function startInvoices(connection: Connection, clock: () => Date) {
  const provider = await startTestProvider({ connection, clock });
  const ada = await provider.signUp({ name: "Ada", role: "admin" });
  const member = await provider.signUp();
  return {
    provider,
    ada,
    member,
    async get(id: string) {
      return (await provider.call(calls.getInvoice, { as: ada, params: { id } })).data;
    },
    async propose(month: string, network: string) {
      return (await provider.call(calls.proposeInvoices, { as: ada, body: { month, network } })).data.drafts;
    },
    async draft(network: string, lines = [ownLine]) {
      const body = { network, issuedOn: null, dueOn: null, note: "", lines };
      return (await provider.call(calls.createInvoice, { as: ada, body })).data;
    },
    purchases(network: string) {
      return confirmedPurchases(connection.database, { network, userId: member.userId });
    },
    async close() {
      await provider.close();
      await connection.close();
    },
  };
}

/** Returns a response's status and problem code. */
export function statusAndKey({ status, body }: { status: number; body: Record<string, unknown> }) {
  return [status, body.key];
}

/**
 * Returns functions that insert and change a network's confirmed purchases as rows only. No money is booked.
 */
export async function confirmedPurchases(
  database: Database,
  { network, userId }: { network: string; userId: string },
) {
  const { storeId } = await addShop(database, { network });
  return {
    of(confirmedAt: string, commission: bigint, more: Partial<typeof leads.$inferInsert> = {}) {
      const at = new Date(confirmedAt);
      const row = { userId, storeId, network, occurredAt: at, state: "confirmed" as const, confirmedAt: at };
      return addLeadRow(database, { ...row, commission, ...more });
    },
    async correct(leadId: string, at: string, commission: bigint) {
      await database.update(leads).set({ commission }).where(eq(leads.id, leadId));
      const change = { leadId, at: new Date(at), event: "correct" as const, toState: "confirmed" as const };
      await database.insert(leadChanges).values({ ...change, cashBackBefore: 600n, cashBackAfter: 600n });
    },
    async reverse(leadId: string, at: string) {
      const closed = {
        state: "reversed" as const,
        reason: "order_returned" as const,
        closedAt: new Date(at),
      };
      await database.update(leads).set(closed).where(eq(leads.id, leadId));
    },
  };
}

/**
 * Inserts a sent invoice for the whole commission of purchases. Its amount is `total`, or else the sum of the
 * commissions.
 */
export async function sentInvoice(
  database: Database,
  { purchases, at, total }: { purchases: (typeof leads.$inferSelect)[]; at: Date; total?: bigint },
): Promise<{ id: string; total: bigint }> {
  const [id, lineId] = [randomUUID(), randomUUID()];
  const sum = purchases.reduce((added, { commission }) => added + commission, 0n);
  const { network, currency } = purchases[0]!;
  const invoice = { id, network, currency, total: total ?? sum, createdAt: at };
  await database.insert(invoices).values(invoice);
  const line = {
    id: lineId,
    invoiceId: id,
    position: 1,
    source: "commission" as const,
    description: "Sales",
  };
  const terms = { quantity: 1_000, price: invoice.total, discount: 0, tax1: 0, tax2: 0 };
  await database.insert(invoiceLines).values({ ...line, ...terms });
  await database.insert(invoicePurchases).values(
    purchases.map(({ id: leadId, commission: amount }) => ({
      lineId,
      leadId,
      kind: "commission" as const,
      amount,
    })),
  );
  const issuedOn = at.toISOString().slice(0, 10);
  const party = { name: network, address: "", email: "", taxId: "" };
  const billing = { ...party, language: "en" as const, termDays: 0, tax1: 0, tax2: 0 };
  const sentValues = { state: "sent" as const, number: `T-${id}`, issuedOn, dueOn: issuedOn, sentAt: at };
  await database
    .update(invoices)
    .set({ ...sentValues, issuer: emptyIssuer, billing })
    .where(eq(invoices.id, id));
  return { id, total: invoice.total };
}
