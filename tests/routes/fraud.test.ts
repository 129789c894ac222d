import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listFraudCases } from "#contract/fraud/admin-fraud.ts";
import { listFraudRules } from "#contract/fraud/fraud-rules.ts";
import { fraudRules } from "#provider/database/schema/fraud-schema.ts";
import { screenMembers } from "#provider/modules/fraud/open-cases.ts";
import { plantIn } from "../support/fraud/planted-members";
import { adminFixtures } from "../support/money/admin-fixtures";
import { normalizeSpaces, readPage } from "../support/money/member-world";

const fixtures = adminFixtures();
const screen = (language: string, path = "") => `/${language}/apps/admin/fraud${path}`;
const pageAt = async (path: string) => normalizeSpaces(await readPage(fixtures.ada.browser.request(path)));
const submit = (path: string, fields: Record<string, string>) =>
  fixtures.ada.browser.submit(path, { key: randomUUID(), ...fields });
const rules = async () => (await fixtures.provider.call(listFraudRules, { as: fixtures.ada.user })).data;

let caseId: string;
beforeAll(async () => {
  const { app } = fixtures.provider;
  const plant = plantIn(app.database, app.clock());
  const ring = [await plant.member(), await plant.member(), await plant.member()];
  for (const id of ring) await plant.payout(id, "one account");
  const [rule] = (await rules()).filter(({ conditions }) => conditions[0]?.signal === "shared_payout");
  await app.database.update(fraudRules).set({ mode: "active" }).where(eq(fraudRules.id, rule!.id));
  await screenMembers(app, ring);
  const { data } = await fixtures.provider.call(listFraudCases, { as: fixtures.ada.user, query: {} });
  caseId = data[0]!.id;
});

test.each([
  ["en", "Other accounts with the same payout account: 2"],
  ["fr", "Autres comptes avec le même compte de versement : 2"],
  ["ar", "الحسابات الأخرى ذات حساب الصرف نفسه: 2"],
])("in %s: the queue shows why", async (language, text) => {
  expect(await pageAt(screen(language))).toContain(text);
});

test("a case compares the accounts and draws their links, with a table", async () => {
  const html = await readPage(fixtures.ada.browser.request(screen("en", `/cases/${caseId}`)));
  expect(html.match(/<circle/g)).toHaveLength(3);
  expect(normalizeSpaces(html)).toContain("Accounts side by side");
  expect(html).toMatch(/<table[^>]*aria-label="Links"/);
});

test("a decision needs a reason", async () => {
  const response = await submit(screen("en", `/cases/${caseId}`), { intent: "clear", reason: "" });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Enter a reason of 3 to 500 characters.");
});

test("a case is confirmed without scripts", async () => {
  const path = screen("en", `/cases/${caseId}`);
  const response = await submit(path, { intent: "confirm", reason: "One person" });
  expect(response.status).toBe(302);
  const page = await pageAt(path);
  expect(page).toContain("One person");
  // Confirming a case replaces its hold by one of the admin, which doesn't expire.
  expect(page).not.toContain("Hold expires");
});

test("the form of a rule previews the members who meet it, and keeps the input", async () => {
  const fields = {
    name: "Many accounts",
    action: "hold",
    holdHours: "48",
    signal1: "shared_payout",
    atLeast1: "2",
  };
  const response = await submit(screen("en", "/rules/new"), { ...fields, intent: "preview" });
  const html = await response.text();
  expect(normalizeSpaces(html)).toContain("who match: 3 of");
  expect(html).toContain('value="Many accounts"');
});

test("a rule without a signal is refused", async () => {
  const fields = { name: "Nothing", action: "note", holdHours: "48", signal1: "", intent: "create" };
  const response = await submit(screen("en", "/rules/new"), fields);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Choose at least one signal, each once.");
});

test("a rule is created, activated and switched off without scripts", async () => {
  const fields = {
    name: "Fast buyers",
    action: "review",
    holdHours: "48",
    signal1: "fast_purchases",
    atLeast1: "2",
  };
  const created = await submit(screen("en", "/rules/new"), { ...fields, intent: "create" });
  const path = new URL(created.headers.get("location")!, "http://dashboard").pathname;
  const find = async () => (await rules()).find(({ name }) => name === "Fast buyers")!;
  expect((await find()).mode).toBe("observe");
  await submit(path, { intent: "active", version: String((await find()).version) });
  expect((await find()).mode).toBe("active");
  await submit(path, { intent: "off", version: String((await find()).version) });
  expect((await find()).mode).toBe("off");
});

test.each([
  ["en", "Three accounts with one payout account"],
  ["fr", "Trois comptes avec un même compte de versement"],
  ["ar", "ثلاثة حسابات بحساب صرف واحد"],
])("in %s: a built-in rule has its name in this language, everywhere", async (language, name) => {
  expect(await pageAt(screen(language, "/rules"))).toContain(name);
  expect(await pageAt(screen(language))).toContain(name);
  expect(await pageAt(screen(language, `/cases/${caseId}`))).toContain(name);
});

test("a built-in rule keeps its name in every language when its form is saved, until it is renamed", async () => {
  const find = async () => (await rules()).find(({ conditions }) => conditions[0]?.signal === "returns")!;
  const [builtIn] = (await rules()).filter(({ name }) => name === "Many new payout methods in a week");
  const path = screen("fr", `/rules/${builtIn!.id}`);
  const fields = { action: "hold", holdHours: "48", signal1: "returns", atLeast1: "4", intent: "save" };
  const translated = "Beaucoup de nouveaux moyens de versement en une semaine";
  await submit(path, { ...fields, name: translated, version: String(builtIn!.version) });
  expect((await find()).name).toBe("Many new payout methods in a week");
  await submit(path, { ...fields, name: "Nos versements", version: String((await find()).version) });
  expect((await find()).name).toBe("Nos versements");
  expect(await pageAt(screen("en", "/rules"))).toContain("Nos versements");
});
