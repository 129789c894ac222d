import { statementColumns } from "#contract/bank/bank-statements.ts";
import { beforeAll, expect, test } from "vitest";
import {
  changeIssuer,
  createInvoice,
  discardInvoice,
  getInvoice,
  type Invoice,
  listInvoices,
} from "#contract/invoices/invoices.ts";
import { texts as bankTexts } from "~/locales/en/bank";
import { texts as english } from "~/locales/en/invoices";
import { type Desk, adminFixtures } from "../../support/money/admin-fixtures";
import { confirmedPurchases } from "../../support/money/invoices";
import { inputValue, readPage } from "../../support/money/member-world";
import { addNetwork } from "../../support/money/shops";

const root = "/en/apps/invoice";
const fixtures = adminFixtures();
let finance: Desk;
let network: string;
/** Last month. */
const lastMonth = monthsAgo(1);

function monthsAgo(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
}

const ownLine = { description: "Placement", quantity: 1_000, price: 900, discount: 0, tax1: 0, tax2: 0 };

beforeAll(async () => {
  const { provider, signIn } = fixtures;
  finance = await signIn(await provider.signUp({ role: "finance", name: "Fin Finance" }));
  const member = await provider.signUp();
  network = await addNetwork(provider.app.database, { key: "net-life", name: "Life network" });
  const { of } = await confirmedPurchases(provider.app.database, { network, userId: member.userId });
  await of(`${lastMonth}-10T10:00:00Z`, 30_000n);
  await of(`${lastMonth}-11T10:00:00Z`, 20_000n);
});

const open = (path: string, desk = finance) => desk.browser.request(root + path);
const file = (path: string) => finance.browser.request(`/en/csv/apps/invoice/${path}`);
const page = async (path: string, desk = finance) => readPage(open(path, desk));
/** Submits the form of a URL, with the key it was rendered with. */
async function submit(path: string, fields: Record<string, string>, desk = finance) {
  const key = inputValue(await page(path, desk), "key") ?? "";
  return fixtures.post(desk, root + path, Object.entries({ key, ...fields }));
}
const invoices = async () =>
  (await fixtures.provider.call(listInvoices, { as: finance.user, query: { network } })).data;
const get = async (id: string) =>
  (await fixtures.provider.call(getInvoice, { as: finance.user, params: { id } })).data;

test("proposes, prints and sends a month's invoices, and pays one in part by hand and in full by a bank file", async () => {
  const issuer = { name: "Operations", address: "", email: "", taxId: "", bank: "", iban: "", bic: "" };
  await fixtures.provider.call(changeIssuer, { as: finance.user, body: issuer });
  const proposed = await submit("/list?step=propose", { month: lastMonth, network });
  expect(proposed.status).toBe(302);
  expect(proposed.headers.get("location")).toEqual(`${root}/list?f.state=draft`);
  expect(await page("/list?f.state=draft")).toContain("Life network");
  const [draft] = await invoices();
  expect(draft).toMatchObject({ month: lastMonth, total: 50_000, number: null });
  const preview = `/preview/${draft!.id}`;

  const pdf = await open(`${preview}/pdf`);
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  const version = String(draft!.version);
  expect((await submit(`${preview}?step=send`, { intent: "mark-sent", version })).status).toBe(302);
  const sentInvoice = await get(draft!.id);
  expect(sentInvoice).toMatchObject({ state: "sent", balance: 50_000 });
  expect(sentInvoice.number).toMatch(/^INV-\d{4}-00001$/);

  const pay = { intent: "pay", paidOn: new Date().toISOString().slice(0, 10), method: "bank_transfer" };
  const tooMuch = await submit(`${preview}?step=pay`, { ...pay, amount: "500.01" });
  expect(tooMuch.status).toBe(422);
  expect(await readPage(tooMuch)).toEqual(expect.stringContaining("500.00"));
  expect((await submit(`${preview}?step=pay`, { ...pay, amount: "120.50" })).status).toBe(302);
  expect(await get(draft!.id)).toMatchObject({ state: "partially_paid", paid: 12_050 });
  expect(await page(preview)).toContain(english.state_partially_paid);
  const reconciliation = `/reconciliation?network=${network}&month=${lastMonth}`;
  expect(await page(reconciliation)).toContain(english.differs_no_report);

  // The bank's file pays the rest: preview and import. Importing the same file again changes nothing.
  const text = `Date;Reference;Amount\n${pay.paidOn};Thanks ${sentInvoice.number};379.50\n${pay.paidOn};Other;50.00`;
  const upload = async () => {
    const body = new FormData();
    body.set("key", inputValue(await page("/bank"), "key")!);
    body.set("intent", "upload");
    body.set("file", new File([text], "march.csv", { type: "text/csv" }));
    const response = await finance.browser.request(`${root}/bank`, { method: "POST", body });
    return response.headers.get("location")!.replace(root, "");
  };
  const target = await upload();
  const looked = await page(target);
  for (const word of ["march.csv", sentInvoice.number!, bankTexts.outcome_pays])
    expect(looked).toContain(word);
  const fields = (html: string) =>
    Object.fromEntries(
      [...Object.keys(statementColumns.shape), "statement"].map((name) => [name, inputValue(html, name)!]),
    );
  expect((await submit(target, { intent: "read", ...fields(looked) })).status).toBe(302);
  expect(await get(draft!.id)).toMatchObject({ state: "paid", paid: 50_000 });
  const secondUpload = await upload();
  expect(await page(secondUpload)).toContain(bankTexts.outcome_known);
  await submit(secondUpload, { intent: "read", ...fields(await page(secondUpload)) });
  expect((await get(draft!.id)).payments).toHaveLength(2);

  const response = await file("bank");
  const csv = await response.text();
  expect(response.status).toBe(200);
  expect(csv.split("\r\n").filter(Boolean)).toEqual(expect.toSatisfy(hasLength(3)));
  expect(csv).toContain(sentInvoice.number);
});

const hasLength = (count: number) => (lines: string[]) => lines.length === count;

test("a draft prints the chosen details, is copied, discarded, and restored by its address", async () => {
  const body = { network, issuedOn: null, dueOn: null, note: "A word to you", lines: [ownLine] };
  const { data: draft } = await fixtures.provider.call(createInvoice, { as: finance.user, body });
  const paper = `/preview/${draft.id}`;
  const edit = `/edit/${draft.id}`;
  const line = { rows: "1", "line0-description": "Placement", "line0-quantity": "1", "line0-price": "9.00" };
  const version = String(draft.version);
  const formFields = {
    intent: "save",
    version,
    note: body.note,
    via: "card",
    salesperson: finance.user.userId,
  };
  expect((await submit(edit, { ...formFields, ...line, stub: "on" })).status).toBe(302);
  const printed = await page(paper);
  for (const word of ["Fin Finance", english.method_card, english.stubText]) expect(printed).toContain(word);
  for (const word of [body.note, `${english.terms}:`]) expect(printed).not.toContain(word);
  const unknownSalespersonForm = {
    ...formFields,
    version: "2",
    salesperson: "00000000-0000-4000-8000-000000000000",
  };
  expect((await submit(edit, { ...unknownSalespersonForm, ...line })).status).toBe(400);

  const copied = await submit(paper, { intent: "duplicate" });
  const copy = copied.headers.get("location")!.split("/").at(-1)!;
  expect(await get(copy)).toMatchObject({ state: "draft", total: 900, print: { via: "card", stub: true } });

  const thrown = await submit(`${paper}?step=discard`, { intent: "discard", version: "2" });
  const listPath = thrown.headers.get("location")!.replace(root, "");
  expect(listPath).toEqual(`/list?discarded=${draft.id}`);
  expect(await page(listPath)).toEqual(
    expect.stringContaining(english.discarded_one.replace("{{count}}", "1")),
  );
  const undo = () => submit(listPath, { step: "restore", discarded: draft.id });
  expect((await undo()).status).toBe(302);
  expect(await get(draft.id)).toMatchObject({ state: "draft", total: 900 });
  expect((await undo()).status).toBe(409);
  for (const id of [draft.id, copy]) {
    const draftBefore = await get(id);
    await fixtures.provider.call(discardInvoice, {
      as: finance.user,
      params: { id },
      body: { version: draftBefore.version },
    });
  }
});

test("assigns an unmatched movement by hand, without scripts, and undoes it", async () => {
  const listed = await page("/bank?f.state=open");
  const [, line = ""] = /view=([\w-]{36})/.exec(listed) ?? [];
  const detail = `/bank?view=${line}`;
  expect(await page(detail)).toContain(bankTexts.number);
  const rejection = await submit(detail, { intent: "assign", line, number: "INV-1999-00009" });
  const rejectionPage = await readPage(rejection);
  expect(rejection.status).toBe(422);
  expect(rejectionPage).toEqual(expect.stringContaining("There’s no invoice with this number."));
  expect(inputValue(rejectionPage, "number")).toBe("INV-1999-00009");
  expect((await submit(detail, { intent: "aside", line })).status).toBe(302);
  expect(await page("/bank?f.state=aside")).toContain("Other");
  expect((await submit(detail, { intent: "take-up", line })).status).toBe(302);
});

test.each([
  ["", "3.875"],
  ["/fr", "3,875"],
])("reads and shows a network's tax of four decimals, at '%s'", async (prefix, typed) => {
  const address = `${prefix || "/en"}/apps/invoice/billing?network=${network}`;
  const party = { name: "Life network", address: "", email: "", taxId: "", language: "en", termDays: "30" };
  const version = inputValue(await readPage(finance.browser.request(address)), "version")!;
  const fields = { intent: "network", version, network, ...party, tax1: typed, tax2: "" };
  const saved = await fixtures.post(finance, address, Object.entries(fields));
  expect(saved.status).toBe(302);
  const html = await readPage(finance.browser.request(address));
  expect(inputValue(html, "tax1")).toBe(typed);
});

test("sends and pays several drafts with one form each, reports failures, and exports all", async () => {
  const line = { description: "Fee", quantity: 1_000, price: 1_000, discount: 0, tax1: 0, tax2: 0 };
  const body = { network, issuedOn: null, dueOn: null, note: "", lines: [line] };
  const created: Invoice[] = [];
  for (let count = 0; count < 3; count += 1)
    created.push((await fixtures.provider.call(createInvoice, { as: finance.user, body })).data);
  const [one, two, gone] = created;
  const queryOf = (step: string) => `/list?step=${step}&${created.map(({ id }) => `id=${id}`).join("&")}`;
  const send = async (step: string, more: [string, string][] = []) => {
    const html = await page(queryOf(step));
    const ids = [...html.matchAll(/name="ids" value="([^"]+)"/g)].map(([, id]) => ["ids", id!]);
    const key = inputValue(html, "key")!;
    return fixtures.post(finance, root + queryOf(step), [
      ["key", key],
      ["step", step],
      ...(ids as []),
      ...more,
    ]);
  };
  const html = await page(queryOf("send"));
  expect(html).toContain(english.bulkAsk_send);
  // One draft was changed after the page was rendered. The other two are sent, and this one is reported as
  // failed.
  const { id, version } = gone!;
  const key = inputValue(html, "key")!;
  const idFields = created.map((draft): [string, string] => ["ids", `${draft.id}@${draft.version}`]);
  await fixtures.provider.call(discardInvoice, { as: finance.user, params: { id }, body: { version } });
  const partialResponse = await fixtures.post(finance, root + queryOf("send"), [
    ["key", key],
    ["step", "send"],
    ...idFields,
  ]);
  expect(partialResponse.status).toBe(409);
  expect(await readPage(partialResponse)).toEqual(expect.stringContaining("Not done: 1"));
  expect((await get(one!.id)).state).toBe("sent");
  expect((await get(two!.id)).state).toBe("sent");
  const day = new Date().toISOString().slice(0, 10);
  const paid = await send("pay", [
    ["paidOn", day],
    ["method", "offset"],
  ]);
  expect(paid.status).toBe(302);
  expect((await get(one!.id)).state).toBe("paid");
  expect((await get(two!.id)).state).toBe("paid");

  const list = await (await file("list?f.state=paid")).text();
  expect(list.split("\r\n").filter(Boolean)).toHaveLength(4);
  const reconciliation = await file(`reconciliation?network=${network}&month=${lastMonth}`);
  const rows = (await reconciliation.text()).split("\r\n").filter(Boolean);
  expect(reconciliation.status).toBe(200);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual(expect.stringContaining("Reason"));
  expect(rows[1]).toContain("no_report");
  expect((await file("reconciliation?network=x&month=never")).status).toBe(404);
});

test("read permission alone changes no payment and imports no file", async () => {
  const auditor = await fixtures.signIn(await fixtures.provider.signUp({ role: "auditor" }));
  const html = await page("/bank", auditor);
  expect(html).toContain(bankTexts.title);
  expect(html).not.toContain('type="file"');
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "upload", key: crypto.randomUUID() }))
    body.set(name, value);
  body.set("file", new File(["Date,Reference,Amount\n2026-01-01,a,1.00"], "a.csv"));
  const response = await auditor.browser.request(`${root}/bank`, { method: "POST", body });
  expect(response.status).toBe(403);
  expect((await open("/bank?statement=../x")).status).toBe(404);
});
