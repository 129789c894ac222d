import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  createWebhookEndpoint,
  getWebhookEndpoint,
  testWebhookEndpoint,
} from "#contract/webhooks/admin-webhooks.ts";
import { webhookAttempts } from "#provider/database/schema/webhook-schema.ts";
import { storedHeaders } from "#provider/modules/webhooks/cipher.ts";
import { adminFixtures } from "../support/money/admin-fixtures";
import { normalizeSpaces, readPage } from "../support/money/member-world";

const fixtures = adminFixtures();
const listPath = (language: string) => `/${language}/apps/admin/webhooks`;
const pageAt = async (path: string) => normalizeSpaces(await readPage(fixtures.ada.browser.request(path)));
const submit = (path: string, fields: Record<string, string>) =>
  fixtures.ada.browser.submit(path, { key: randomUUID(), ...fields });

/** Creates an endpoint at the provider. */
async function connect() {
  const body = { url: "https://crm.example.com/hooks", description: "CRM", eventTypes: null };
  const headers = { "idempotency-key": randomUUID() };
  const { data } = await fixtures.provider.call(createWebhookEndpoint, {
    as: fixtures.ada.user,
    headers,
    body,
  });
  return data.endpoint;
}
const read = async (id: string) =>
  (await fixtures.provider.call(getWebhookEndpoint, { as: fixtures.ada.user, params: { id } })).data;

test.each([
  ["en", "No endpoints yet"],
  ["fr", "Aucun point de réception"],
  ["ar", "لا توجد نقاط استقبال بعد"],
])("in %s: says that there are no endpoints yet", async (language, text) => {
  expect(await pageAt(listPath(language))).toContain(text);
});

test.each(["en", "fr", "ar"])(
  "in %s: a new endpoint shows its secret once, without scripts",
  async (language) => {
    const response = await submit(`${listPath(language)}/new`, {
      url: "https://crm.example.com/hooks",
      description: "CRM",
      scope: "chosen",
      eventTypes: "withdrawal.paid",
    });
    const html = await response.text();
    expect(html).toContain("whsec_");
    const list = await pageAt(listPath(language));
    expect(list).toContain("crm.example.com/hooks");
    expect(list).not.toContain("whsec_");
  },
);

test("a private address gives an error at the field, and the input is kept", async () => {
  const response = await submit(`${listPath("en")}/new`, {
    url: "https://127.0.0.1/hooks",
    description: "CRM",
    scope: "all",
  });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain("Enter a public https address");
  expect(html).toContain('value="https://127.0.0.1/hooks"');
});

test("an endpoint is paused and resumed without scripts", async () => {
  const { id } = await connect();
  const path = `${listPath("en")}/${id}`;
  expect((await submit(path, { intent: "pause" })).status).toBe(302);
  expect((await read(id)).isPaused).toBe(true);
  expect((await submit(path, { intent: "resume" })).status).toBe(302);
  expect((await read(id)).isPaused).toBe(false);
});

test("a test event is listed and shown with its body", async () => {
  const { id } = await connect();
  const { data } = await fixtures.provider.call(testWebhookEndpoint, {
    as: fixtures.ada.user,
    params: { id },
    body: { type: "withdrawal.paid" },
  });
  const html = await pageAt(`${listPath("en")}/${id}?view=${data.delivery}`);
  expect(html).toContain("withdrawal.paid");
  expect(html).toContain("WD-7KJ0MP3J");
});

test.each([
  ["en", "Request headers"],
  ["fr", "En-têtes de la requête"],
  ["ar", "ترويسات الطلب"],
])("in %s: an attempt shows its headers without the whole signature", async (language, title) => {
  const { id } = await connect();
  const { data } = await fixtures.provider.call(testWebhookEndpoint, {
    as: fixtures.ada.user,
    params: { id },
    body: { type: "withdrawal.paid" },
  });
  await fixtures.provider.app.database.insert(webhookAttempts).values({
    id: randomUUID(),
    deliveryId: data.delivery,
    url: "https://crm.example.com/hooks",
    at: new Date(),
    milliseconds: 12,
    status: 204,
    headers: storedHeaders({
      "webhook-id": "event-1",
      "webhook-signature": "v1,abcdefghijkl v1,mnopqrstuvwx",
    }),
  });
  const html = await pageAt(`${listPath(language)}/${id}?view=${data.delivery}`);
  expect(html).toContain(title);
  expect(html).toContain("webhook-id: event-1");
  expect(html).toContain("webhook-signature: v1,abcdefgh… v1,mnopqrst…");
});

test("a form without a chosen event shows an error", async () => {
  const { id } = await connect();
  const response = await submit(`${listPath("en")}/${id}`, {
    intent: "save",
    url: "https://crm.example.com/other",
    description: "",
    scope: "chosen",
    version: "1",
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Choose at least one event below.");
});
