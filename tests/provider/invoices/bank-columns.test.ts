import { afterAll, beforeAll, expect, test } from "vitest";
import * as bank from "#contract/bank/bank-statements.ts";
import * as calls from "#contract/invoices/invoices.ts";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { ownLine, startInvoices } from "../../support/money/invoices.ts";
import { addNetwork } from "../../support/money/shops.ts";

describeOnDatabase("the columns of a bank's file", (open) => {
  let world: Awaited<ReturnType<typeof startInvoices>>;
  let network: string;
  const today = new Date("2026-11-26T12:00:00Z");
  let now = today;
  beforeAll(async () => {
    const connection = await open();
    world = await startInvoices(connection, () => now);
    network = await addNetwork(connection.database, { key: "net-columns", name: "Columns" });
    await world.provider.call(calls.changeIssuer, { as: world.ada, body: { ...emptyIssuer, name: "Ops" } });
  });
  afterAll(() => world.close());

  /** Sends an invoice on 1 November. The files are imported on the 26th. */
  async function sendInvoice(price: number) {
    const { id, version } = await world.draft(network, [{ ...ownLine, price }]);
    const request = { as: world.ada, params: { id }, body: { version, mail: null } };
    now = new Date("2026-11-01T12:00:00Z");
    const { data } = await world.provider.call(calls.sendInvoice, request);
    now = today;
    return { id: data.id, number: data.number! };
  }
  async function uploadStatement(content: string): Promise<string> {
    const body = { fileName: "november.csv", content: Buffer.from(content).toString("base64") };
    return (await world.provider.call(bank.uploadBankStatement, { as: world.ada, body })).data.id;
  }
  const load = async (id: string, query = {}) =>
    (await world.provider.call(bank.previewBankStatement, { as: world.ada, params: { id }, query })).data;
  const apply = (id: string, columns: bank.DetectedColumns) =>
    world.provider.call(bank.applyBankStatement, {
      as: world.ada,
      params: { id },
      body: columns as bank.StatementColumns,
    });
  const paidOf = async ({ id }: { id: string }) => (await world.get(id)).paid;

  test.each([
    ["Af", 0],
    ["Bij", 12_000],
  ])("a Dutch row marked %s, with manually chosen columns, pays %d", async (direction, paid) => {
    const invoice = await sendInvoice(12_000);
    const row = `20.11.2026;Network BV;${direction};120,00;${invoice.number}`;
    const id = await uploadStatement(`Datum;Naam;Af Bij;Bedrag;Mededelingen\n${row}`);
    const chosenColumns = { date: 0, party: 1, amount: 3, text: 4 };
    expect((await apply(id, (await load(id, chosenColumns)).columns)).status).toBe(200);
    expect(await paidOf(invoice)).toBe(paid);
  });

  test("asks the user to choose if a file has two amount columns", async () => {
    const invoice = await sendInvoice(14_120);
    const row = `2026-11-20,${invoice.number},130.50,141.20`;
    const id = await uploadStatement(`Date,Description,Net amount,Gross amount\n${row}`);
    const opened = await load(id);
    expect(opened.questions).toEqual(["columns"]);
    expect((await apply(id, opened.columns)).status).toBe(400);
    await apply(id, (await load(id, { amount: 3 })).columns);
    expect(await paidOf(invoice)).toBe(14_120);
  });

  test("refuses a whole file with another currency in its heading", async () => {
    const invoice = await sendInvoice(13_030);
    const rows = [20, 21].map((day) => `${day}.11.2026;${invoice.number};130,30`);
    const id = await uploadStatement(["Buchungstag;Verwendungszweck;Betrag (EUR)", ...rows].join("\n"));
    const opened = await load(id);
    expect(opened.header.at(-1)?.currency).toBe("EUR");
    expect(opened.lines.map(({ reason, value }) => [reason, value])).toEqual([
      ["currency", "EUR"],
      ["currency", "EUR"],
    ]);
    await apply(id, opened.columns);
    expect(await paidOf(invoice)).toBe(0);
  });

  test("a payment and its return in one file are both kept, and the return is offered", async () => {
    const invoice = await sendInvoice(12_000);
    const rows = [`2026-11-20,${invoice.number},120.00`, `2026-11-24,RETURN ${invoice.number},-120.00`];
    const id = await uploadStatement(["Date,Description,Amount", ...rows].join("\n"));
    await apply(id, (await load(id)).columns);
    const query = { q: `RETURN ${invoice.number}` };
    const [line] = (await world.provider.call(bank.listBankLines, { as: world.ada, query })).data;
    const params = { id: line!.id };
    const { returns } = (await world.provider.call(bank.getBankLine, { as: world.ada, params })).data;
    expect(returns).toMatchObject({ number: invoice.number, paidOn: "2026-11-20" });
    const body = { payment: returns!.payment };
    await world.provider.call(bank.returnBankPayment, { as: world.ada, params, body });
    expect(await paidOf(invoice)).toBe(0);
  });
});
