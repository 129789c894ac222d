import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as bank from "#contract/bank/bank-statements.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { getReconciliation } from "#contract/invoices/invoice-reconciliation.ts";
import * as calls from "#contract/invoices/invoices.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { matchLatePayments } from "#provider/modules/bank/match-late.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { confirmedPurchases } from "../../support/money/invoices.ts";
import { addNetwork } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const issuer = { name: "Ops", address: "", email: "", taxId: "", bank: "", iban: "", bic: "" };
const now = new Date("2026-03-20T12:00:00Z");

describeOnBothDatabases("a network's payment in a bank's file", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let finance: TestUser;
  let number = 0;
  let network: string;
  let purchases: string[];
  let invoice: string;
  beforeAll(async () => {
    connection = await open();
    provider = await startTestProvider({ connection, clock: () => now });
    finance = await provider.signUp({ name: "Fin", role: "finance" });
    await provider.call(calls.changeIssuer, { as: finance, body: issuer });
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });
  beforeEach(async () => {
    number += 1;
    network = await addNetwork(connection.database, { key: `net-pays-${number}`, name: "Pays" });
    const { userId } = await provider.signUp();
    const { of } = await confirmedPurchases(connection.database, { network, userId });
    purchases = [await of("2026-02-10T10:00:00Z", 311n), await of("2026-02-20T10:00:00Z", 322n)];
    const body = { month: "2026-02", network };
    const [draft] = (await provider.call(calls.proposeInvoices, { as: finance, body })).data.drafts;
    invoice = draft!;
    const { version } = await find();
    const request = { as: finance, params: { id: invoice }, body: { version, mail: null } };
    await provider.call(calls.sendInvoice, request);
  });

  const find = async () =>
    (await provider.call(calls.getInvoice, { as: finance, params: { id: invoice } })).data;
  const pay = (ids: string[], networkPaymentId: string) =>
    connection.database
      .update(leads)
      .set({ networkPaidAt: now, networkPaymentId })
      .where(inArray(leads.id, ids));
  /** Applies a bank's file with one movement. Returns how many invoices it paid. */
  async function apply(text: string, amount = "6.33") {
    const file = `Date;Payer;Reference;Amount;Currency\r\n20.03.2026;Pays;${text};${amount};USD`;
    const content = Buffer.from(file).toString("base64");
    const upload = { as: finance, body: { fileName: "march.csv", content } };
    const { id } = (await provider.call(bank.uploadBankStatement, upload)).data;
    const { columns } = (await provider.call(bank.previewBankStatement, { as: finance, params: { id } }))
      .data;
    const days = { ...columns, days: "dmy", decimal: "." } as bank.StatementColumns;
    return (await provider.call(bank.applyBankStatement, { as: finance, params: { id }, body: days })).data
      .paid;
  }

  test("doesn't pay the rest of an invoice that has a payment of the same amount and about the same day", async () => {
    const { number } = await find();
    const payment = { amount: 211, paidOn: "2026-03-19", method: "bank_transfer" as const, note: "" };
    for (const key of ["first-payment", "second-payment"])
      await provider.call(calls.recordPayment, {
        as: finance,
        params: { id: invoice },
        body: payment,
        headers: { "idempotency-key": `${key}-${invoice}` },
      });
    expect((await find()).paid).toBe(422);
    expect(await apply(number!, "2.11")).toBe(0);
    expect((await find()).paid).toBe(422);
  });

  test("pays the invoice of the purchases that it covers", async () => {
    const payment = `NP-${number}00001`;
    await pay(purchases, payment);
    expect(await apply(`Publisher payment ${payment}`)).toBe(1);
    expect(await find()).toMatchObject({ state: "paid", paid: 633 });
  });

  test("pays it once", async () => {
    const payment = `NP-${number}00001`;
    await pay(purchases, payment);
    await apply(`Publisher payment ${payment}`);
    expect(await apply(`Publisher payment ${payment} again`)).toBe(0);
    expect(await find()).toMatchObject({ paid: 633 });
  });

  test("pays nothing if it doesn't cover all purchases of the invoice", async () => {
    const payment = `NP-${number}00001`;
    await pay(purchases.slice(0, 1), payment);
    expect(await apply(`Publisher payment ${payment}`)).toBe(0);
  });

  test("pays nothing if the purchases are of several payments", async () => {
    const payment = `NP-${number}00001`;
    await pay(purchases.slice(0, 1), payment);
    await pay(purchases.slice(1), `NP-${number}00002`);
    expect(await apply(`Publisher payment ${payment}`)).toBe(0);
  });

  test("pays nothing if another amount is open", async () => {
    const payment = `NP-${number}00001`;
    await pay(purchases, payment);
    expect(await apply(`Publisher payment ${payment}`, "6.32")).toBe(0);
  });

  test("pays the invoice once the network names the payment, even after the bank's file", async () => {
    const payment = `NP-${number}00001`;
    expect(await apply(`Publisher payment ${payment}`)).toBe(0);
    await pay(purchases, payment);
    await matchLatePayments(provider.app);
    expect(await find()).toMatchObject({ state: "paid", paid: 633 });
  });

  test("is shown with the movement of an earlier file as assigned", async () => {
    const payment = `NP-${number}00001`;
    await apply(`Publisher payment ${payment}`);
    await pay(purchases, payment);
    await matchLatePayments(provider.app);
    const query = { month: "2026-02", network };
    const { payments } = (await provider.call(getReconciliation, { as: finance, query })).data;
    expect(payments).toMatchObject([{ payment, movement: { state: "assigned" } }]);
  });

  test("is recorded in the activity log if it is matched later", async () => {
    const payment = `NP-${number}00001`;
    await apply(`Publisher payment ${payment}`);
    await pay(purchases, payment);
    await matchLatePayments(provider.app);
    const auditor = await provider.signUp({ role: "admin" });
    const query = { action: "bank.assign" };
    const { data } = await provider.call(listActivityLogs, { as: auditor, query });
    expect(data[0]).toMatchObject({ actor: { id: null, email: "network" }, object: { id: invoice } });
  });

  test("pays nothing later if only its ID and another amount are known", async () => {
    const payment = `NP-${number}00001`;
    await apply(`Publisher payment ${payment}`, "6.32");
    await pay(purchases, payment);
    expect(await matchLatePayments(provider.app)).toBe(0);
  });

  test("isn't matched again after an admin has withdrawn it", async () => {
    const payment = `NP-${number}00001`;
    await apply(`Publisher payment ${payment}`);
    await pay(purchases, payment);
    await matchLatePayments(provider.app);
    const [paid] = (await find()).payments;
    const body = { reason: "Belongs to another month" };
    await provider.call(calls.withdrawPayment, { as: finance, params: { id: paid!.id }, body });
    expect(await matchLatePayments(provider.app)).toBe(0);
  });

  test("pays nothing if its ID is only part of a longer number", async () => {
    const payment = `${number}00001`;
    await pay(purchases, payment);
    expect(await apply(`Transfer 9${payment}7`)).toBe(0);
  });
});
