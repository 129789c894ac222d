import { beforeAll, expect, test } from "vitest";
import { languages } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { type Desk, adminFixtures } from "../../support/money/admin-fixtures";
import { readPage } from "../../support/money/member-world";
import { ledgerEntries, ledgerTransactions } from "#provider/database/schema/schema.ts";

const path = "/apps/invoice/journal";
const fixtures = adminFixtures();
let finance: Desk;
const monthAgo = new Date(Date.now() - 31 * 86_400_000);
const day = monthAgo.toISOString().slice(0, 10);
const search = `?from=${day}&to=${day}`;

beforeAll(async () => {
  const { provider, signIn } = fixtures;
  finance = await signIn(await provider.signUp({ role: "finance", name: "Fin Finance" }));
  await fixtures.requested(10_000);
  await provider.app.database.transaction(async (tx) => {
    await tx.execute("set local session_replication_role = replica");
    await tx.update(ledgerEntries).set({ createdAt: monthAgo });
    await tx.update(ledgerTransactions).set({ createdAt: monthAgo });
  });
});

const open = (target: string, desk = finance) => desk.browser.request(target);

test.each(languages)("shows debits and credits with the files' links in %s", async (language) => {
  const texts = textsOf(language, "journal");
  const html = await readPage(open(`/${language}${path}${search}`));
  for (const text of [texts.title, texts.debit, texts.credit, texts.fec!.replace("{{currency}}", "USD")])
    expect(html).toContain(text);
  expect(html).toContain(`/${language}/csv${path}${search.replace("&", "&amp;")}`);
  expect(html).toContain(texts.name_available);
});

test("keeps a period that is refused, with the reason at its field", async () => {
  const rejection = await open(`/en${path}?from=${day}&to=2099-01-01`);
  expect(rejection.status).toBe(422);
  const html = await rejection.text();
  expect(html).toContain("The journal has days that have ended");
  expect(html).toContain('value="2099-01-01"');
});

test("keeps a day that doesn't exist in its field, with the reason", async () => {
  const rejection = await open(`/en${path}?from=0001-01-01&to=${day}`);
  expect(rejection.status).toBe(400);
  const html = await rejection.text();
  expect(html).toContain("Enter a date.");
  expect(html).toContain('value="0001-01-01"');
});

test("downloads the journal as CSV and for accounting programs", async () => {
  const csv = await open(`/en/csv${path}${search}&format=machine`);
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(await csv.text()).toContain("withdrawal_requested");
  const fec = await open(`/en/csv${path}${search}&fec=USD`);
  expect(fec.headers.get("content-disposition")).toContain(`journal-${day}-${day}-USD-FEC.txt`);
  const lines = (await fec.text()).split("\r\n");
  expect(lines[0]!.split("\t")).toHaveLength(18);
  expect(lines.length).toBeGreaterThan(4);
});

test("answers 404 for a file with invalid days", async () => {
  expect((await open(`/en/csv${path}?from=never&to=${day}`)).status).toBe(404);
});

test("a wrong account number is refused at its field and kept", async () => {
  const target = "/en/apps/ecommerce/settings/accounting";
  const html = await readPage(open(target, fixtures.ada));
  // Each account is a row named after it.
  for (const name of ["Cash back, pending", "On its way by NACHA"])
    expect(html).toMatch(new RegExp(`role="group"[^>]*aria-label="${name}"`));
  const fields = new Map<string, string>([["intent", "save"]]);
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const name = /name="(key|version|accounts-[^"]*)"/.exec(input)?.[1];
    if (name) fields.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? "");
  }
  fields.set("accounts-shop-number", "7A");
  const rejection = await fixtures.post(fixtures.ada, target, [...fields]);
  expect(rejection.status).toBe(400);
  const rejectionHtml = await rejection.text();
  expect(rejectionHtml).toContain("begins with three digits");
  expect(rejectionHtml).toMatch(
    /<input[^>]*name="accounts-shop-number"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="accounts-shop-number"/,
  );
  expect(rejectionHtml).toContain('value="7A"');
  fields.set("accounts-shop-number", "706500");
  expect((await fixtures.post(fixtures.ada, target, [...fields])).status).toBe(302);
});
