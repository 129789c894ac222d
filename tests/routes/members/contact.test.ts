import { expect, test } from "vitest";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { normalizeSpaces, readPage } from "../../support/money/member-world";
import { Browser } from "../../support/pages/browser";

const fixtures = adminFixtures();

const filled = {
  topic: "balance",
  subject: "A <b>bold</b> question",
  message: "Why is this pending?\nThank you.",
  key: "0123456789abcdef-contact",
};
const visitor = { ...filled, name: "Vic Visitor", email: "vic@example.org" };
const post = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.request(path, { method: "POST", body: new URLSearchParams(fields) });
const load = async (browser: Browser, path: string) => normalizeSpaces(await readPage(browser.request(path)));

test.each([
  ["en", "Enter an email address"],
  ["fr", "Saisissez une adresse e-mail"],
  ["ar", "أدخل بريدًا إلكترونيًا"],
])("in %s: shows missing fields and keeps the input", async (language, text) => {
  const browser = new Browser(fixtures.dashboard);
  const response = await post(browser, `/${language}/contact`, { ...visitor, email: "nobody" });
  const html = normalizeSpaces(await response.text());
  expect(response.status).toBe(400);
  for (const part of [text, 'value="nobody"', "Thank you.", 'id="field-email"']) expect(html).toContain(part);
});

test("thanks a visitor for a message, which an admin answers in the Manage Center", async () => {
  const browser = new Browser(fixtures.dashboard);
  const redirect = await post(browser, "/fr/contact", visitor);
  expect(redirect.status).toBe(302);
  expect(redirect.headers.get("location")).toBe("/fr/contact?sent=yes");
  expect(await load(browser, "/fr/contact?sent=yes")).toContain("nous avons reçu votre message");

  const admin = fixtures.ada.browser;
  const list = await load(admin, "/en/apps/admin/tickets?q=vic%40");
  expect(list).toContain("A &lt;b&gt;bold&lt;/b&gt; question");
  const [, id = ""] = /[?;]view=([\w-]{36})/.exec(list) ?? [];
  const path = `/en/apps/admin/tickets?view=${id}`;
  const opened = await load(admin, path);
  for (const part of ["vic@example.org", "Français", "Thank you."]) expect(opened).toContain(part);
  const form = { ticket: id, seen: "1", key: "0123456789abcdef-answer", intent: "answer", message: "Too" };
  const short = await post(admin, path, form);
  expect(short.status).toBe(400);
  expect(normalizeSpaces(await short.text())).toEqual(expect.stringContaining("10 to 4,000"));
  const answerResponse = await post(admin, path, { ...form, message: "It waits for the store." });
  expect(answerResponse.status).toBe(302);
  expect(answerResponse.headers.get("location")).toEqual(path);
  const conflict = await post(admin, path, {
    ...form,
    key: "0123456789abcdef-again",
    message: "It waits, I said.",
  });
  expect(conflict.status).toBe(409);
  expect(normalizeSpaces(await conflict.text())).toEqual(expect.stringContaining("It waits for the store."));
});

test("a member needs no name, finds the answer under their requests, and replies", async () => {
  const { browser } = await fixtures.signIn(await fixtures.provider.signUp());
  expect(await load(browser, "/en/contact")).not.toContain('name="email"');
  const redirect = await post(browser, "/en/contact", filled);
  const path = redirect.headers.get("location") ?? "";
  expect(redirect.status).toBe(302);
  expect(path).toEqual(expect.stringMatching(/^\/en\/apps\/help\/tickets\/[\w-]{36}$/));
  expect(await load(browser, "/en/apps/help/tickets")).toContain(`href="${path}"`);
  const reply = { message: "One more thing, please.", key: "0123456789abcdef-reply" };
  expect((await post(browser, path, reply)).status).toBe(302);
  expect(await load(browser, path)).toContain("One more thing, please.");

  const { browser: other } = await fixtures.signIn(await fixtures.provider.signUp());
  expect((await other.request(path)).status).toBe(404);
  expect((await post(other, path, { ...reply, key: "0123456789abcdef-other" })).status).toBe(404);
  expect((await browser.request("/en/apps/help/tickets/none")).status).toBe(404);
});
