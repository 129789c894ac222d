import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getApiKey, listApiKeys } from "#contract/api-keys/admin-api-keys.ts";
import { inviteUser } from "#contract/roles/admin-roles.ts";
import { adminFixtures } from "../support/money/admin-fixtures";
import { hasControl, inputValue, normalizeSpaces, readPage } from "../support/money/member-world";
import { makeKey } from "../support/programs/api-keys";

const fixtures = adminFixtures();
const listPath = (language: string) => `/${language}/apps/admin/api-keys`;
const pageAt = (path: string) => readPage(fixtures.ada.browser.request(path));
const submit = (path: string, fields: [name: string, value: string][]) =>
  fixtures.post(fixtures.ada, path, [["key", randomUUID()], ...fields]);
const read = async (id: string) =>
  (await fixtures.provider.call(getApiKey, { as: fixtures.ada.user, params: { id } })).data;
const tokenPattern = /cashlane_sk_[0-9A-Za-z]{49}/;

test.each([
  ["en", "No API keys yet"],
  ["fr", "Aucune clé d’API"],
  ["ar", "لا توجد مفاتيح API بعد"],
])("in %s: says that there are no keys yet", async (language, text) => {
  expect(normalizeSpaces(await pageAt(listPath(language)))).toContain(text);
});

test.each(["en", "fr", "ar"])(
  "in %s: a new key shows its token once, and is revoked, without scripts",
  async (language) => {
    const name = `CRM ${language}`;
    const response = await submit(`${listPath(language)}/new`, [
      ["name", name],
      ["lifetime", "90"],
      ["addresses", "192.0.2.0/24\n2001:db8::7"],
      ["permissions", "users.read"],
      ["permissions", "tickets.answer"],
    ]);
    expect(await response.text()).toMatch(tokenPattern);
    const list = await pageAt(listPath(language));
    expect(list).toContain(name);
    expect(list).not.toMatch(tokenPattern);

    const { data } = await fixtures.provider.call(listApiKeys, { as: fixtures.ada.user });
    const { id, ...made } = data.find((key) => key.name === name)!;
    expect(made.permissions).toEqual(["users.read", "tickets.read", "tickets.answer"]);
    expect(made.addresses).toEqual(["192.0.2.0/24", "2001:db8::7"]);
    expect(made.lifetimeDays).toBe(90);

    const path = `${listPath(language)}/${id}`;
    expect(await pageAt(path)).not.toMatch(tokenPattern);
    expect((await submit(path, [["intent", "revoke"]])).status).toBe(302);
    expect((await read(id)).state).toBe("revoked");
    expect(hasControl(await pageAt(path), { name: "intent", value: "revoke" })).toBe(false);
  },
);

test("the form names its errors, and the input is kept", async () => {
  const response = await submit(`${listPath("en")}/new`, [
    ["name", "Data warehouse"],
    ["addresses", "example.com"],
    ["permissions", "users.read"],
  ]);
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(normalizeSpaces(html)).toContain("Choose when the key expires.");
  expect(normalizeSpaces(html)).toContain("Line 1: “example.com” is neither an IP address nor a block.");
  expect(inputValue(html, "name")).toBe("Data warehouse");
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="users\.read"|value="users\.read"[^>]*checked=""/);
});

test("a key without a permission isn't created", async () => {
  const response = await submit(`${listPath("en")}/new`, [
    ["name", "Data warehouse"],
    ["lifetime", "none"],
  ]);
  expect(response.status).toBe(400);
  expect(normalizeSpaces(await response.text())).toContain("Choose at least one permission.");
});

test("a token is replaced without scripts, and the new one is shown once", async () => {
  const { apiKey } = await makeKey(fixtures.provider, fixtures.ada.user);
  const response = await submit(`${listPath("en")}/${apiKey.id}`, [
    ["intent", "rotate"],
    ["replaces", apiKey.tokens[0]!.id],
    ["overlapHours", "24"],
  ]);
  expect(await response.text()).toMatch(tokenPattern);
  expect((await read(apiKey.id)).tokens).toHaveLength(2);
});

test("another admin sees no form to replace the token", async () => {
  const { apiKey } = await makeKey(fixtures.provider, fixtures.otto.user);
  const html = await pageAt(`${listPath("en")}/${apiKey.id}`);
  expect(hasControl(html, { name: "intent", value: "rotate" })).toBe(false);
  expect(hasControl(html, { name: "intent", value: "revoke" })).toBe(true);
});

test("the activity log's screen names the key", async () => {
  const { program } = await makeKey(fixtures.provider, fixtures.ada.user, {
    name: "Onboarding script",
    permissions: ["users.write"],
  });
  const body = { name: "Noor Haddad", email: `${randomUUID()}@example.test`, language: "en" as const };
  await fixtures.provider.call(inviteUser, { as: program, body });
  expect(normalizeSpaces(await pageAt("/en/apps/admin/admin-logs"))).toContain(
    "with the API key <bdi>Onboarding script</bdi>",
  );
});
