import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import * as bank from "#contract/bank/bank-statements.ts";
import * as calls from "#contract/invoices/invoices.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { bankLines } from "#provider/database/schema/invoice-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addNetwork } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const header = "Date;Payer;Reference;Amount;Currency";

describeOnDatabase("a bank's file", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let finance: TestUser;
  let network: string;
  let now = new Date("2026-03-20T12:00:00Z");

  beforeAll(async () => {
    connection = await open();
    provider = await startTestProvider({ connection, clock: () => now });
    finance = await provider.signUp({ name: "Fin", role: "finance" });
    network = await addNetwork(connection.database, { key: "net-bank", name: "Bank net" });
    const issuer = { name: "Ops", address: "", email: "", taxId: "", bank: "", iban: "", bic: "" };
    await provider.call(calls.changeIssuer, { as: finance, body: issuer });
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const issue = async (price: number, sentAt = new Date("2026-02-20T12:00:00Z")) => {
    const line = { description: "Fee", quantity: 1_000, price, discount: 0, tax1: 0, tax2: 0 };
    const body = { network, issuedOn: null, dueOn: null, note: "", lines: [line] };
    const { id, version } = (await provider.call(calls.createInvoice, { as: finance, body })).data;
    const request = { as: finance, params: { id }, body: { version, mail: null } };
    const today = now;
    now = sentAt;
    const invoice = (await provider.call(calls.sendInvoice, request)).data;
    now = today;
    return invoice;
  };
  const get = async (id: string) =>
    (await provider.call(calls.getInvoice, { as: finance, params: { id } })).data;
  const upload = (text: string | Uint8Array, as = finance) =>
    provider.call(bank.uploadBankStatement, {
      as,
      body: { fileName: "march.csv", content: Buffer.from(text).toString("base64") },
    });
  const load = async (id: string, query = {}) =>
    (await provider.call(bank.previewBankStatement, { as: finance, params: { id }, query })).data;
  const applyStatement = async (id: string, headers = {}, known?: bank.DetectedColumns) => {
    const detectedColumns = known ?? (await load(id)).columns;
    const columns = detectedColumns as bank.StatementColumns;
    return provider.call(bank.applyBankStatement, { as: finance, params: { id }, body: columns, headers });
  };
  const lines = async (query: Parameters<typeof listQuery>[0] = {}) => (await listQuery(query)).data;
  const listQuery = (query: { q?: string; state?: "open" | "assigned" | "aside" }) =>
    provider.call(bank.listBankLines, { as: finance, query });

  test("marks invoices paid that are named and paid in full, and only proposes the rest", async () => {
    const [full, part, other] = [await issue(123_456), await issue(50_000), await issue(77_700)];
    const text = [
      "Account;DE00 1234",
      header,
      `18.03.2026;Bank net;Ihre ${full.number!.replaceAll("-", " ").toLowerCase()};1.234,56;USD`,
      `18.03.2026;Bank net;${part.number};200,00;USD`,
      "19.03.2026;Somebody;no words;777,00;USD",
      "19.03.2026;Else;rent;-900,00;USD",
      "32.03.2026;Else;no day;1,00;USD",
      "01.04.2026;Else;not yet;1,00;USD",
      "19.03.2026;Else;euro;1,00;EUR",
      "19.03.2026;Else;what;1,2345;USD",
    ].join("\r\n");
    const { id } = (await upload(text)).data;
    const opened = await load(id);
    expect(opened.columns).toMatchObject({ days: "dmy", decimal: "," });
    expect(opened.totals).toEqual({ pays: 1, suggested: 2, open: 1, known: 0, unreadable: 4 });
    expect(opened.lines.map(({ line, reason }) => [line, reason]).slice(0, 4)).toEqual([
      [7, "day"],
      [8, "day_in_future"],
      [9, "currency"],
      [10, "amount"],
    ]);
    expect((await get(full.id)).paid).toBe(0);

    const key = { "idempotency-key": randomUUID() };
    const counts = { paid: 1, waiting: 3, leftOut: 4 };
    expect((await applyStatement(id, key, opened.columns)).data).toEqual(counts);
    expect((await applyStatement(id, key, opened.columns)).data).toEqual(counts);
    expect((await applyStatement(id)).body).toMatchObject({ key: "statement_applied_already" });
    expect(await get(full.id)).toMatchObject({ state: "paid", paid: 123_456 });
    expect((await get(full.id)).payments[0]).toMatchObject({ isFromBank: true, paidOn: "2026-03-18" });
    expect((await get(part.id)).paid).toBe(0);

    const [partLine] = await lines({ q: part.number! });
    const request = { as: finance, params: { id: partLine!.id } };
    const detail = (await provider.call(bank.getBankLine, request)).data;
    expect(detail.suggestions).toMatchObject([{ number: part.number, why: "number", balance: 50_000 }]);
    const assign = (number: string, line = partLine!.id) =>
      provider.call(bank.assignBankLine, { as: finance, params: { id: line }, body: { number } });
    expect((await assign("INV-1999-00001")).body).toMatchObject({
      fields: { number: [expect.any(String)] },
    });
    expect((await assign(part.number!)).data).toMatchObject({ state: "partially_paid", paid: 20_000 });
    expect((await assign(part.number!)).body).toMatchObject({ key: "bank_line_assigned" });

    // After the assignment is withdrawn, the line is open again and can pay another invoice.
    const { payment } = (await lines({ q: part.number! }))[0]!.invoice!;
    const withdraw = { as: finance, params: { id: payment }, body: { reason: "The wrong one" } };
    expect((await provider.call(calls.withdrawPayment, withdraw)).data.paid).toBe(0);
    expect((await lines({ q: part.number! }))[0]).toMatchObject({ state: "open", invoice: null });
    expect((await assign(other.number!)).data.paid).toBe(20_000);

    const [rent] = await lines({ q: "rent" });
    const aside = (value: boolean) =>
      provider.call(bank.setBankLineAside, {
        as: finance,
        params: { id: rent!.id },
        body: { aside: value },
      });
    expect((await aside(true)).data.state).toBe("aside");
    expect((await assign(other.number!, rent!.id)).body).toMatchObject({ key: "bank_line_aside" });
    expect((await aside(false)).data.state).toBe("open");
    const admin = await provider.signUp({ role: "admin" });
    const log = await provider.call(listActivityLogs, { as: admin, query: { limit: 50 } });
    const actions = log.data.map(({ action }) => action);
    for (const action of ["bank.upload", "bank.apply", "bank.assign", "bank.set-aside", "bank.take-up"])
      expect(actions).toContain(action);
  });

  test("imports a movement of several files once", async () => {
    const movement = fc.record({
      day: fc.integer({ min: 1, max: 3 }),
      cents: fc.integer({ min: 1, max: 3 }),
      word: fc.constantFrom("alpha", "beta"),
    });
    let run = 0;
    const property = fc.asyncProperty(
      fc.array(movement, { minLength: 1, maxLength: 12 }),
      async (movements) => {
        run += 1;
        const rows = movements.map(
          ({ day, cents, word }) => `2026-02-0${day},${word} run${run}x,0.0${cents}`,
        );
        const csv = (lines: string[]) => ["Date,Reference,Amount", ...lines].join("\n");
        const half = rows.slice(0, Math.ceil(rows.length / 2));
        for (const lines of [half, rows, half, rows.toReversed()])
          expect((await applyStatement((await upload(csv(lines))).data.id)).status).toBe(200);
        const storedRows = (await lines({ q: `run${run}x` })).map(
          ({ bookedOn, text, amount }) => `${bookedOn},${text},0.0${amount}`,
        );
        expect(storedRows.toSorted()).toEqual(rows.toSorted());
      },
    );
    await fc.assert(property, { numRuns: 8 });
  });

  test("two movements naming one invoice pay it once, also simultaneously", async () => {
    const invoice = await issue(4_000);
    const csv = (word: string) =>
      ["Date,Reference,Amount", `2026-03-01,${invoice.number} ${word},40.00`].join("\n");
    const ids = [
      (await upload(`${csv("one")}\n2026-03-02,${invoice.number} again,40.00`)).data.id,
      (await upload(csv("two"))).data.id,
    ];
    const [first, second] = await Promise.all(ids.map((id) => applyStatement(id)));
    expect(first!.data.paid + second!.data.paid).toBe(1);
    expect(await get(invoice.id)).toMatchObject({ state: "paid", paid: 4_000 });
  });

  test("pays only with movements that are booked, incoming, in the currency and not older than the invoice", async () => {
    const invoice = await issue(12_000);
    const rows = [
      ["2026-03-10", "D", "Booked", "USD"],
      ["2026-03-11", "C", "Pending", "USD"],
      ["2026-03-12", "C", "Booked", "EUR"],
      ["2024-01-02", "C", "Booked", "USD"],
      ["2026-03-13", "C", "Booked", "USD"],
    ].map((cells) => [...cells, invoice.number, "120.00"].join(","));
    const { id } = (await upload(["Date,D/C,Status,Ccy,Details,Amount", ...rows].join("\n"))).data;
    const reasons = (await load(id)).lines.map(({ line, reason, value }) => [line, reason, value]);
    expect(reasons).toEqual([
      [3, "not_booked", "Pending"],
      [4, "currency", "EUR"],
      [2, null, null],
      [5, "older_than_invoice", null],
      [6, null, null],
    ]);
    expect((await applyStatement(id)).data).toEqual({ paid: 1, waiting: 2, leftOut: 2 });
    expect((await get(invoice.id)).payments).toMatchObject([{ paidOn: "2026-03-13" }]);
  });

  test("requires the order of day and month before a file is imported", async () => {
    const invoice = await issue(4_100);
    const { id } = (await upload(`Date,Reference,Amount\n02/03/2026,${invoice.number},41.00`)).data;
    const opened = await load(id);
    expect(opened.questions).toEqual(["days"]);
    expect((await applyStatement(id)).status).toBe(400);
    expect((await get(invoice.id)).paid).toBe(0);
    expect((await applyStatement(id, {}, (await load(id, { days: "dmy" })).columns)).data.paid).toBe(1);
    expect((await get(invoice.id)).payments[0]).toMatchObject({ paidOn: "2026-03-02" });
  });

  test("accepts a payment dated tomorrow if it is already that day farther east", async () => {
    const invoice = await issue(4_300);
    const { id } = (await upload(`Date,Reference,Amount\n2026-03-21,${invoice.number},43.00`)).data;
    expect((await applyStatement(id)).data.paid).toBe(1);
    expect((await get(invoice.id)).payments[0]).toMatchObject({ paidOn: "2026-03-20" });
  });

  test("recognizes a movement in a file with other columns", async () => {
    const first = "Date,Name,Description,Amount\n2026-03-01,Anna,Rent of spring,10.00";
    const other = "Amount,Date,Description,Type,Balance\n10.00,2026-03-01,rent of  spring,Transfer,20.00";
    await applyStatement((await upload(first)).data.id);
    const { id } = (await upload(other)).data;
    expect((await load(id)).totals).toMatchObject({ known: 1, open: 0 });
    expect((await applyStatement(id)).data).toEqual({ paid: 0, waiting: 0, leftOut: 1 });
  });

  test("keeps equal movements on two accounts", async () => {
    const file = (account: string) =>
      `Date,Account,Description,Amount\n2026-03-02,${account},Two accounts,10.00`;
    for (const account of ["GB-1", "GB-2", "GB-1"])
      await applyStatement((await upload(file(account))).data.id);
    expect(await lines({ q: "Two accounts" })).toHaveLength(2);
    const { id } = (await upload("Date,Description,Amount\n2026-03-02,Two accounts,10.00")).data;
    expect((await load(id, { accountName: "GB-3" })).totals).toMatchObject({ known: 0, open: 1 });
    expect((await load(id)).totals).toMatchObject({ known: 1, open: 0 });
  });

  test("recognizes movements imported before accounts were stored", async () => {
    const file = "Date,Account,Name,Description,Amount\n2026-03-03,GB-9,Anna,Old one,10.00";
    const { id } = (await upload("Date,Description,Amount\n2026-03-04,Other,10.00")).data;
    await connection.database.insert(bankLines).values({
      id: randomUUID(),
      statementId: id,
      line: 90,
      bookedOn: "2026-03-03",
      amount: 1_000n,
      text: "Anna Old one",
      hash: "of-an-earlier-version",
    });
    const secondUpload = (await upload(file)).data.id;
    expect((await applyStatement(secondUpload)).data).toEqual({ paid: 0, waiting: 0, leftOut: 1 });
    const without = (await upload("Date,Description,Amount\n2026-03-03,Old one,10.00")).data.id;
    expect((await load(without)).totals).toMatchObject({ known: 1, open: 0 });
  });

  test("reverses a returned payment once, even if it is confirmed twice at once", async () => {
    const invoice = await issue(12_500);
    const row = (day: string, words: string, amount: string) =>
      `Date,Reference,Amount\n${day},${words} ${invoice.number},${amount}`;
    await applyStatement((await upload(row("2026-03-05", "Fee", "125.00"))).data.id);
    expect((await get(invoice.id)).state).toBe("paid");
    const { id } = (await upload(row("2026-03-09", "RETURN", "-125.00"))).data;
    expect((await load(id)).lines[0]).toMatchObject({
      outcome: "suggested",
      reason: "returned_payment",
      invoice: { number: invoice.number },
    });
    await applyStatement(id);
    const found = (await lines({ q: `RETURN ${invoice.number!}` }))[0]!;
    const params = { id: found.id };
    const { returns } = (await provider.call(bank.getBankLine, { as: finance, params })).data;
    expect(returns).toMatchObject({ number: invoice.number, paidOn: "2026-03-05" });
    const returnPaymentOf = (payment: string) =>
      provider.call(bank.returnBankPayment, { as: finance, params, body: { payment } });
    expect((await returnPaymentOf(randomUUID())).body).toMatchObject({ key: "payment_not_returned" });
    const presses = await Promise.all([returnPaymentOf(returns!.payment), returnPaymentOf(returns!.payment)]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await get(invoice.id)).toMatchObject({ state: "sent", paid: 0 });
    const states = (await lines({ q: invoice.number! })).map(({ state }) => state);
    expect(states).toEqual(["returned", "returned"]);
    const admin = await provider.signUp({ role: "admin" });
    const log = await provider.call(listActivityLogs, { as: admin, query: { limit: 50 } });
    expect(log.data.filter(({ action }) => action === "bank.return")).toHaveLength(1);
  });

  test("refuses an invalid file with the reason", async () => {
    const rejectionBody = async (text: string | Uint8Array) => (await upload(text)).body;
    expect(await rejectionBody("x".repeat(1024 * 1024 + 1))).toMatchObject({ key: "statement_too_large" });
    expect(await rejectionBody(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))).toMatchObject({
      key: "report_not_text",
    });
    const long = ["Date,Reference,Amount", ...Array<string>(5_001).fill("2026-01-01,a,1.00")].join("\n");
    expect(await rejectionBody(long)).toMatchObject({ key: "statement_too_long" });
    const latin = Buffer.from("Date;Libellé;Montant\n03/02/2026;Été;12,30", "latin1");
    const opened = await load((await upload(latin)).data.id, { days: "dmy" });
    expect(opened.lines[0]).toMatchObject({ bookedOn: "2026-02-03", amount: 1_230, text: "Été" });
    const unknownFormat = (await upload("A,B,C\n1,2,3")).data.id;
    expect((await load(unknownFormat)).lines).toEqual([]);
    expect((await applyStatement(unknownFormat)).body).toMatchObject({ key: "statement_columns_missing" });
    const member = await provider.signUp({ role: "auditor" });
    expect((await upload("Date,Reference,Amount\n2026-01-01,a,1.00", member)).status).toBe(403);
  });
});
