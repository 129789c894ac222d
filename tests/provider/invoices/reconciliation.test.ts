import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { getReconciliation } from "#contract/invoices/invoice-reconciliation.ts";
import * as calls from "#contract/invoices/invoices.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { bankLines, bankStatements } from "#provider/database/schema/invoice-schema.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { confirmedPurchases } from "../../support/money/invoices.ts";
import { addNetwork } from "../../support/money/shops.ts";
import { testProvider, type TestUser } from "../../support/programs/provider.ts";

const now = new Date("2026-03-02T12:00:00Z");
const issuer = { name: "Cashlane", address: "", email: "", taxId: "", bank: "", iban: "", bic: "" };

describeOnDatabase("reconciliation", (open) => {
  const provider = testProvider({ open, clock: () => now });
  let ada: TestUser;
  let member: TestUser;
  beforeAll(async () => {
    [ada, member] = [await provider.signUp({ role: "admin" }), await provider.signUp()];
    await provider.call(calls.changeIssuer, { as: ada, body: issuer });
  });

  async function insertReport(leadId: string, interpretation: object) {
    const [lead] = await provider.connection.database.select().from(leads).where(eq(leads.id, leadId));
    const payload = randomUUID();
    await provider.connection.database.insert(postbackEvents).values({
      id: randomUUID(),
      network: lead!.network,
      receivedAt: now,
      dueAt: now,
      payload,
      payloadHash: payload,
      state: "applied",
      transactionId: lead!.networkTransactionId,
      interpretation: interpretation as never,
    });
  }

  test("adds up the newest reports of a purchase's parts", async () => {
    const network = await addNetwork(provider.connection.database, { key: "net-parts", name: "Parts" });
    const { of } = await confirmedPurchases(provider.connection.database, { network, userId: member.userId });
    const id = await of("2026-02-10T10:00:00Z", 300n);
    await provider.connection.database.update(leads).set({ hasParts: true }).where(eq(leads.id, id));
    const at = now.toISOString();
    for (const [part, commission, status] of [
      ["1", 400, "confirmed"],
      ["2", 100, "pending"],
      ["2", 150, "confirmed"],
      ["3", 900, "rejected"],
      ["4", -250, "pending"],
    ] as const)
      await insertReport(id, { part, commission, status, at, amount: commission });
    const query = { month: "2026-02", network };
    const { data } = await provider.call(getReconciliation, { as: ada, query });
    expect(data.totals).toMatchObject({ reported: 300, booked: 300 });
  });

  test("shows when the network paid for a purchase", async () => {
    const network = await addNetwork(provider.connection.database, { key: "net-paid", name: "Paid" });
    const { of } = await confirmedPurchases(provider.connection.database, { network, userId: member.userId });
    const [paid, unpaid] = [await of("2026-02-10T10:00:00Z", 300n), await of("2026-02-11T10:00:00Z", 300n)];
    await provider.connection.database.update(leads).set({ networkPaidAt: now }).where(eq(leads.id, paid));
    const query = { month: "2026-02", network };
    const { lines } = (await provider.call(getReconciliation, { as: ada, query })).data;
    const paidAt = Object.fromEntries(lines.map(({ id, networkPaidAt }) => [id, networkPaidAt]));
    expect(paidAt).toEqual({ [paid]: now.toISOString(), [unpaid]: null });
  });

  test("adds up a network's payment over months and finds its bank movement", async () => {
    const { database } = provider.connection;
    const network = await addNetwork(database, { key: "net-payment", name: "Payment" });
    const { of } = await confirmedPurchases(database, { network, userId: member.userId });
    const paid = [await of("2026-01-20T10:00:00Z", 311n), await of("2026-02-10T10:00:00Z", 322n)];
    await database
      .update(leads)
      .set({ networkPaidAt: now, networkPaymentId: "PAY-9" })
      .where(inArray(leads.id, paid));
    const query = { month: "2026-02", network };
    const payments = async () => (await provider.call(getReconciliation, { as: ada, query })).data.payments;
    const payment = { payment: "PAY-9", paidAt: now.toISOString(), purchases: 2, commission: 633 };
    expect(await payments()).toEqual([{ ...payment, movement: null }]);
    const statementId = randomUUID();
    await database
      .insert(bankStatements)
      .values({ id: statementId, fileName: "march.csv", createdBy: ada.userId, createdAt: now });
    const movement = (line: number, bookedOn: string, text: string) => {
      const id = randomUUID();
      return { id, hash: id, statementId, line, bookedOn, amount: 633n, text };
    };
    await database
      .insert(bankLines)
      .values([movement(1, "2026-03-03", "Transfer"), movement(2, "2026-03-04", "Payment PAY-9")]);
    expect(await payments()).toEqual([{ ...payment, movement: { bookedOn: "2026-03-04", state: "open" } }]);
  });

  test("compares reported, booked, invoiced and paid amounts and explains differences", async () => {
    const network = await addNetwork(provider.connection.database, { key: "net-same", name: "Same" });
    const { of, reverse } = await confirmedPurchases(provider.connection.database, {
      network,
      userId: member.userId,
    });
    const report = (leadId: string, commission: number, status = "confirmed") =>
      insertReport(leadId, { commission, status });
    const [same, other, gone, silent] = [
      await of("2026-02-10T10:00:00Z", 500n),
      await of("2026-02-11T10:00:00Z", 700n),
      await of("2026-02-12T10:00:00Z", 900n),
      await of("2026-02-13T10:00:00Z", 100n),
    ];
    await report(same, 400);
    await report(same, 500);
    await report(other, 600);
    await report(gone, 900);
    await reverse(gone, "2026-02-20T10:00:00Z");
    const load = async () => {
      const query = { month: "2026-02", network };
      const { data } = await provider.call(getReconciliation, { as: ada, query });
      return { ...data, reasons: Object.fromEntries(data.lines.map(({ id, reason }) => [id, reason])) };
    };
    const why = { [other]: "amount_differs", [gone]: "not_booked", [silent]: "no_report" };
    expect((await load()).reasons).toEqual({ ...why, [same]: "not_invoiced" });
    const request = { as: ada, body: { month: "2026-02", network } };
    const [id] = (await provider.call(calls.proposeInvoices, request)).data.drafts;
    const params = { id: id! };
    expect((await load()).reasons).toEqual({ ...why, [same]: "in_draft" });
    const { data: sent } = await provider.call(calls.sendInvoice, {
      as: ada,
      params,
      body: { version: 1, mail: null },
    });
    expect((await load()).reasons).toEqual({ ...why, [same]: "not_paid" });
    const pay = (amount: number) =>
      provider.call(calls.recordPayment, {
        as: ada,
        params,
        body: { amount, paidOn: "2026-03-02", method: "card", note: "" },
        headers: { "idempotency-key": randomUUID() },
      });
    await pay(200);
    const inPart = await load();
    expect(inPart.reasons).toEqual({ ...why, [same]: "partly_paid" });
    expect(inPart.totals).toMatchObject({ paid: 0, partlyPaid: 200 });
    await pay(sent.total - 200);
    const { reasons, totals } = await load();
    expect(reasons).toEqual(why);
    expect(totals).toEqual({
      purchases: 4,
      differences: 3,
      reported: 2_000,
      booked: 1_300,
      invoiced: 1_300,
      paid: 1_300,
      partlyPaid: 0,
    });
  });
});
