import { expect, test } from "vitest";
import { getPaypalConnection } from "#contract/payout-runs/payout-services.ts";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { errorsAt, normalizeSpaces, readPage } from "../../support/money/member-world";

const fixtures = adminFixtures();
const pathIn = (language: string) => `/${language}/apps/admin/payout-runs/paypal`;
const pageIn = async (language: string) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(pathIn(language))));

test.each([
  ["en", "PayPal connection", "Secret"],
  ["fr", "Connexion PayPal", "Secret"],
  ["ar", "الاتصال بـ PayPal", "السر"],
])("in %s: asks for the credentials and shows the webhook's address", async (language, title, secret) => {
  const html = await pageIn(language);
  expect(html).toContain(title);
  expect(html).toContain(secret);
  expect(html).toContain("/apis/webhooks/paypal");
});

test("a missing secret is an error at its field, and the other input is kept", async () => {
  const response = await fixtures.ada.browser.submit(pathIn("en"), {
    intent: "connect",
    clientId: "Akept",
    clientSecret: "",
    webhookId: "",
  });
  expect(response.status).toBe(400);
  const html = normalizeSpaces(await response.text());
  expect(errorsAt(html, "clientSecret")).toBe("Fill in this field.");
  expect(html).toContain('value="Akept"');
});

test("connects without scripts, shows no secret, and disconnects", async () => {
  const fields = { clientId: "Aconnected", clientSecret: "Esecret-never-shown", webhookId: "8PT597110X" };
  const saved = await fixtures.ada.browser.submit(pathIn("en"), { intent: "connect", ...fields });
  expect(saved.status).toBe(302);
  const html = await pageIn("en");
  expect(html).toContain("Aconnected");
  expect(html).not.toContain("Esecret-never-shown");
  expect(html).toContain("Test connection");
  const removed = await fixtures.ada.browser.submit(pathIn("en"), { intent: "disconnect" });
  expect(removed.status).toBe(302);
  const { data } = await fixtures.provider.call(getPaypalConnection, { as: fixtures.ada.user });
  expect(data.connection).toBeNull();
});
