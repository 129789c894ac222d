import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { approveIssuer } from "#contract/invoices/invoice-issuer.ts";
import * as calls from "#contract/invoices/invoices.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { invoiceLines, invoices } from "#provider/database/schema/invoice-schema.ts";
import { proposeLastMonth } from "#provider/modules/invoices/propose.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { storingTransport } from "../../support/money/mails.ts";
import { ownLine, statusAndKey, startInvoices } from "../../support/money/invoices.ts";
import { addNetwork } from "../../support/money/shops.ts";
import type { TestProvider, TestUser } from "../../support/programs/provider.ts";

const issuer = {
  name: "Cashlane Operations",
  address: "1 Quay Street",
  email: "billing@cash.example",
  taxId: "",
  bank: "",
  iban: "",
  bic: "",
};

describeOnBothDatabases("invoices", (open) => {
  let connection: Connection;
  let world: Awaited<ReturnType<typeof startInvoices>>;
  let provider: TestProvider;
  let ada: TestUser;
  let now = new Date("2026-03-02T12:00:00Z");
  const post = storingTransport();

  beforeAll(async () => {
    connection = await open();
    world = await startInvoices(connection, () => now);
    ({ provider, ada } = world);
  });
  afterAll(() => world.close());

  const key = () => ({ "idempotency-key": randomUUID() });
  const send = (
    id: string,
    version: number,
    mail: { to: string; subject: string; message: string } | null = null,
  ) => provider.call(calls.sendInvoice, { as: ada, params: { id }, body: { version, mail } });
  const pay = (id: string, amount: number, headers = key()) =>
    provider.call(calls.recordPayment, {
      as: ada,
      params: { id },
      body: { amount, paidOn: "2026-03-02", method: "bank_transfer", note: "" },
      headers,
    });

  test("refuses text that databases can't store, with an error on its field, in queries and bodies", async () => {
    const body = { network: "net\ud800", issuedOn: null, dueOn: null, note: "", lines: [ownLine] };
    const listed = await provider.call(calls.listInvoices, { as: ada, query: { network: "net\0" } });
    const created = await provider.call(calls.createInvoice, { as: ada, body });
    for (const { status, body: responseBody } of [listed, created]) {
      expect(status).toBe(400);
      expect(Object.keys(responseBody.fields as object)).toEqual(["network"]);
    }
  });

  test("proposes a month once and puts later corrections and reversals on the next invoice", async () => {
    const network = await addNetwork(connection.database, { key: "net-months", name: "Months" });
    const { of, correct, reverse } = await world.purchases(network);
    await of("2025-12-05T10:00:00Z", 100n);
    const corrected = await of("2026-01-10T10:00:00Z", 1_000n);
    const returned = await of("2026-01-31T23:59:59Z", 2_000n, { state: "payable" });
    await of("2026-01-15T10:00:00Z", 400n, {
      state: "on_hold",
      heldFrom: "confirmed",
      reason: "under_review",
    });
    await of("2026-01-12T10:00:00Z", 9_999n, { state: "rejected", reason: "order_canceled", closedAt: now });
    await of("2026-02-01T00:00:00Z", 700n);

    const [first] = await world.propose("2026-01", network);
    const january = await world.get(first!);
    expect(january).toMatchObject({ state: "draft", number: null, month: "2026-01", total: 3_500 });
    expect(january.lines.map(({ source, price, purchases }) => [source, price, purchases])).toEqual([
      ["commission", 3_400, 3],
      ["commission", 100, 1],
    ]);
    expect(await world.propose("2026-01", network)).toEqual([]);

    await correct(corrected, "2026-02-03T10:00:00Z", 1_250n);
    await reverse(returned, "2026-02-20T10:00:00Z");
    const [second] = await world.propose("2026-02", network);
    const february = await world.get(second!);
    expect(february.lines.map(({ source, price }) => [source, price])).toEqual([
      ["commission", 700],
      ["adjustment", 250],
      ["reversal", -2_000],
    ]);
    expect(february.total).toBe(-1_050);

    // If a draft is discarded, its purchases are owed again. Proposing it again gives the same draft.
    const discarded = { as: ada, params: { id: second! }, body: { version: february.version } };
    expect((await provider.call(calls.discardInvoice, discarded)).status).toBe(200);
    const [again] = await world.propose("2026-02", network);
    expect((await world.get(again!)).total).toBe(-1_050);
    expect(
      statusAndKey(await provider.call(calls.proposeInvoices, { as: ada, body: { month: "2026-03" } })),
    ).toEqual([400, "month_not_over"]);
  });

  test("proposes automatically once a month and doesn't repeat a discarded proposal", async () => {
    const network = await addNetwork(connection.database, { key: "net-alone", name: "Alone" });
    const { of } = await world.purchases(network);
    await of("2026-02-10T10:00:00Z", 500n);
    await proposeLastMonth(provider.app);
    await proposeLastMonth(provider.app);
    const query = { network };
    const { data } = await provider.call(calls.listInvoices, { as: ada, query });
    expect(data.map(({ month, total }) => [month, total])).toEqual([["2026-02", 500]]);
    const { id, version } = data[0]!;
    await provider.call(calls.discardInvoice, { as: ada, params: { id }, body: { version } });
    await proposeLastMonth(provider.app);
    expect((await provider.call(calls.listInvoices, { as: ada, query })).data).toEqual([]);
  });

  test("a rewritten draft keeps prices of summed lines and releases purchases of removed lines", async () => {
    const network = await addNetwork(connection.database, { key: "net-draft", name: "Drafts" });
    const { of } = await world.purchases(network);
    await of("2026-01-10T10:00:00Z", 1_000n);
    const [id] = await world.propose("2026-01", network);
    const before = await world.get(id!);
    const summed = { ...ownLine, id: before.lines[0]!.id, description: "Commission", price: 1, tax1: 2_000 };
    const change = (lines: calls.LineRequest[], version: number, more: object = {}) =>
      provider.call(calls.changeInvoice, {
        as: ada,
        params: { id: id! },
        body: { version, issuedOn: null, dueOn: null, note: "Thanks", lines, ...more },
      });
    const { data: changed } = await change([ownLine, summed], before.version);
    expect(changed.lines.map(({ price, sums }) => [price, sums.total])).toEqual([
      [10_000, 10_000],
      [1_000, 1_000],
    ]);
    expect(changed).toMatchObject({ total: 11_200, sums: { tax1: 200 }, note: "Thanks" });
    expect(statusAndKey(await change([ownLine], before.version))).toEqual([409, "invoice_changed"]);
    const due = { issuedOn: "2026-03-02", dueOn: "2026-03-01" };
    const bad = await change([{ ...ownLine, quantity: 0 }], changed.version, due);
    expect(bad.status).toBe(400);
    expect(Object.keys(bad.body.fields as object)).toEqual(["lines.0.quantity"]);
    expect(statusAndKey(await change([ownLine], changed.version, due))).toEqual([400, "due_before_issue"]);
    const huge = await change([{ ...ownLine, price: 100_000_001 }], changed.version);
    expect(huge.status).toBe(400);
    expect(Object.keys(huge.body.fields as object)).toEqual(["lines.0.price"]);
    await change([ownLine], changed.version);
    const body = { version: changed.version + 1 };
    await provider.call(calls.discardInvoice, { as: ada, params: { id: id! }, body });
    const [again] = await world.propose("2026-01", network);
    expect((await world.get(again!)).total).toBe(1_000);
  });

  test("a sent invoice gets the next number, can't change, and is mailed with its PDF", async () => {
    const network = await addNetwork(connection.database, { key: "net-send", name: "Senders" });
    const drafts = await Promise.all(Array.from({ length: 6 }, () => world.draft(network)));
    expect(statusAndKey(await send(drafts[0]!.id, 1))).toEqual([409, "invoice_issuer_missing"]);
    await provider.call(calls.changeIssuer, { as: ada, body: issuer });
    const billing = { ...issuer, name: "شبكة", language: "ar" as const, termDays: 14, tax1: 0, tax2: 0 };
    const { bank: _, iban: __, bic: ___, ...terms } = billing;
    await provider.call(calls.changeBilling, { as: ada, params: { id: network }, body: terms });
    const sendResponses = await Promise.all(drafts.map(({ id }) => send(id, 1)));
    const numbers = sendResponses.map(({ data }) => data.number).sort();
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((last) => `INV-2026-0000${last}`));
    const [{ data: one }] = sendResponses as [(typeof sendResponses)[number]];
    expect(one).toMatchObject({
      state: "sent",
      issuedOn: "2026-03-02",
      dueOn: "2026-03-16",
      balance: 10_000,
    });

    // Later changes don't affect the invoice, which the database enforces as well.
    const changed = { ...issuer, name: "Other" };
    const { proposal } = (await provider.call(calls.changeIssuer, { as: ada, body: changed })).data;
    const finn = await provider.signUp({ role: "finance" });
    await provider.call(approveIssuer, { as: finn, params: { id: proposal!.id } });
    expect((await world.get(one.id)).issuer.name).toBe("Cashlane Operations");
    await expect(
      connection.database.update(invoices).set({ total: 1n }).where(eq(invoices.id, one.id)),
    ).rejects.toThrow();
    await expect(
      connection.database.delete(invoiceLines).where(eq(invoiceLines.invoiceId, one.id)),
    ).rejects.toThrow();

    const mail = { to: "pay@net.example", subject: "Invoice {number}", message: "Please find it attached." };
    await send(one.id, one.version, mail);
    await sendDueMails(provider.app, post.transport);
    const invoiceMail = post.sent.find(({ to }) => to.address === "pay@net.example")!;
    expect(invoiceMail.subject).toBe(`Invoice ${one.number}`);
    expect(invoiceMail.html).not.toContain("<a href");
    const [file] = invoiceMail.attachments!;
    expect(file!.filename).toEqual(`${one.number}.pdf`);
    expect(file!.content.subarray(0, 5).toString()).toBe("%PDF-");
    const { data: pdf } = await provider.call(calls.getInvoicePdf, {
      as: ada,
      params: { id: one.id },
      query: {},
    });
    expect(Buffer.from(pdf.content, "base64").length).toBeGreaterThan(5_000);
  });

  test("accepts payments up to the open amount, reverses them with a reason, and voids an unpaid invoice", async () => {
    const network = await addNetwork(connection.database, { key: "net-pay", name: "Payers" });
    const { id } = await world.draft(network);
    expect(statusAndKey(await pay(id, 1))).toEqual([409, "invoice_not_sent"]);
    await send(id, 1);
    const headers = key();
    const twice = [await pay(id, 4_000, headers), await pay(id, 4_000, headers)];
    expect(twice.map(({ data }) => [data.state, data.paid, data.balance])).toEqual([
      ["partially_paid", 4_000, 6_000],
      ["partially_paid", 4_000, 6_000],
    ]);
    const tooMuch = await pay(id, 6_001);
    expect(statusAndKey(tooMuch)).toEqual([422, "payment_above_balance"]);
    expect(tooMuch.body.message).toContain("60.00");
    expect(statusAndKey(await pay(id, -1))).toEqual([422, "payment_above_balance"]);
    // Of two concurrent payments that together exceed the total, one succeeds.
    const race = await Promise.all([pay(id, 4_000), pay(id, 4_000)]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { data: full } = await pay(id, 2_000);
    expect(full).toMatchObject({ state: "paid", balance: 0 });
    const voiding = (version: number) =>
      provider.call(calls.voidInvoice, {
        as: ada,
        params: { id },
        body: { version, reason: "Wrong network" },
      });
    expect(statusAndKey(await voiding(full.version))).toEqual([409, "invoice_has_payments"]);
    for (const payment of full.payments)
      await provider.call(calls.withdrawPayment, {
        as: ada,
        params: { id: payment.id },
        body: { reason: "Typed twice" },
      });
    const withdrawingAgain = {
      as: ada,
      params: { id: full.payments[0]!.id },
      body: { reason: "Typed twice" },
    };
    expect(statusAndKey(await provider.call(calls.withdrawPayment, withdrawingAgain))).toEqual([
      409,
      "payment_withdrawn_already",
    ]);
    const open = await world.get(id);
    expect(open).toMatchObject({ state: "sent", paid: 0 });
    const { data: voided } = await voiding(open.version);
    expect(voided.state).toBe("void");
    expect(voided.number === null).toBe(false);
    expect(voided.balance).toBe(0);
    expect(statusAndKey(await pay(id, 1))).toEqual([409, "invoice_void"]);
    const { data: log } = await provider.call(listActivityLogs, { as: ada, query: { q: voided.number! } });
    expect(log[0]!.action).toBe("invoice.void");
  });

  test("the operator pays out a credit note; voiding it makes its purchases due again", async () => {
    const network = await addNetwork(connection.database, { key: "net-credit", name: "Credits" });
    const { id } = await world.draft(network, [{ ...ownLine, price: -5_000 }]);
    await send(id, 1);
    expect(statusAndKey(await pay(id, 5_000))).toEqual([422, "payment_above_balance"]);
    expect((await pay(id, -5_000)).data.state).toBe("paid");
    const { of } = await world.purchases(network);
    await of("2026-02-10T10:00:00Z", 500n);
    const [first] = await world.propose("2026-02", network);
    const { data: sent } = await send(first!, 1);
    const body = { version: sent.version, reason: "To be split" };
    await provider.call(calls.voidInvoice, { as: ada, params: { id: first! }, body });
    const [second] = await world.propose("2026-02", network);
    expect((await world.get(second!)).total).toBe(500);
  });

  test("lists by state, overdue by date, and updates figures", async () => {
    const network = await addNetwork(connection.database, { key: "net-late", name: "Late payers" });
    const { id } = await world.draft(network);
    await send(id, 1);
    const list = async (state: "overdue" | "sent") =>
      (await provider.call(calls.listInvoices, { as: ada, query: { state, q: "Late" } })).data;
    expect(await list("overdue")).toHaveLength(0);
    expect(await list("sent")).toHaveLength(1);
    now = new Date("2026-04-02T12:00:00Z");
    ada = await provider.signUp({ role: "admin" });
    expect((await list("overdue")).map(({ isOverdue }) => isOverdue)).toEqual([true]);
    const { data: summary } = await provider.call(calls.getInvoiceSummary, { as: ada });
    expect(summary.overdue.amount).toBeGreaterThanOrEqual(10_000);
    expect(summary.networks.find(({ key: one }) => one === network)?.billing.name).toBe("Late payers");
  });
});
