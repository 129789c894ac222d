import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { login } from "#contract/accounts/auth.ts";
import { listPasskeys, type passkeyOptions } from "#contract/accounts/passkeys.ts";
import type { z } from "zod";
import { errorsAt, hasControl, inputValue, readPage, memberWorld } from "../../support/money/member-world";
import { Browser } from "../../support/pages/browser";
import { TestPasskey } from "../../support/programs/passkey";

const world = memberWorld();

type Options = z.output<typeof passkeyOptions>;
const origin = { origin: "http://localhost" };
const page = "/en/apps/user/view/security/passkeys";
const unescapeHtml = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const optionsFor = async (browser: Browser, use: string) =>
  (await browser.request(`/passkeys/options?for=${use}`, { method: "POST" })).json() as Promise<Options>;
const statusAndLocation = (response: Response) => [response.status, response.headers.get("location")];

/** Creates a member whose browser registered a passkey. */
async function createPasskeyMember(name = "Phone") {
  const { browser, user } = await world.signIn(await world.provider.signUp());
  const startedAt = await readPage(browser.submit(page, { intent: "begin" }));
  const options = unescapeHtml(inputValue(startedAt, "options")!);
  const key = new TestPasskey();
  const passkey = JSON.stringify(key.make(JSON.parse(options) as Options, origin));
  const response = await browser.submit(page, { intent: "add", options, passkey, name });
  return { browser, user, key, html: await readPage(response) };
}

test("a passkey is added with recovery codes, named, renamed, used for confirmation, and removed", async () => {
  const { browser, html, key } = await createPasskeyMember();
  expect(html.match(/[0-9a-hj-km-np-tv-z]{5}-[0-9a-hj-km-np-tv-z]{5}(?=<)/g)).toHaveLength(10);
  expect(html).toContain("Phone");
  const security = await readPage(browser.request("/en/apps/user/view/security"));
  for (const text of ["1 passkey", "With passkeys", "10 recovery codes left"])
    expect(security).toContain(text);
  const id = inputValue(html, "id")!;
  expect((await browser.submit(page, { intent: "rename", id, name: "" })).status).toBe(400);
  expect(statusAndLocation(await browser.submit(page, { intent: "rename", id, name: "Laptop" }))).toEqual([
    302,
    page,
  ]);
  expect(await readPage(browser.request(page))).toContain("Laptop");

  await world.provider.app.database.execute(
    sql`update sessions set proven_at = proven_at - interval '11 minutes'`,
  );
  const removal = await browser.submit(page, { intent: "remove", id });
  const formHtml = await readPage(removal);
  expect(removal.status).toBe(403);
  expect(hasControl(formHtml, { name: "passwordAgain" })).toBe(true);
  const passkey = JSON.stringify(key.use(await optionsFor(browser, "again"), origin));
  expect((await browser.submit("/passkeys/again", { passkey })).status).toBe(200);
  expect((await browser.submit("/passkeys/again", { passkey })).status).toBe(410);
  expect(statusAndLocation(await browser.submit(page, { intent: "remove", id }))).toEqual([302, page]);
  expect(await readPage(browser.request(page))).toContain("No passkey yet");
});

test("replaces the current password when changing password and address, unless it is for another purpose", async () => {
  const { browser, user, key } = await createPasskeyMember();
  const security = "/en/apps/user/view/security";
  const account = "/en/pages/account-settings";
  const signChallenge = async (use: string) =>
    JSON.stringify(key.use(await optionsFor(browser, use), origin));
  const password = { intent: "password", newPassword: "Fresh-meadow-9" };
  const withoutProof = await browser.submit(security, { ...password, passkey: "" });
  expect(withoutProof.status).toBe(400);
  expect(errorsAt(await readPage(withoutProof), "password")).toBe("Enter your password.");
  const other = await browser.submit(security, { ...password, passkey: await signChallenge("login") });
  expect(other.status).toBe(410);
  const changed = await browser.submit(security, { ...password, passkey: await signChallenge("again") });
  expect(statusAndLocation(changed)).toEqual([302, security]);
  const { email } = user;
  expect((await world.provider.call(login, { body: { email, password: user.password } })).status).toBe(401);
  const form = { intent: "email", email: `${crypto.randomUUID()}@example.test` };
  const change = await browser.submit(account, { ...form, passkey: await signChallenge("again") });
  expect(statusAndLocation(change)).toEqual([302, account]);
  expect((await browser.submit(account, { ...form, passkey: "{}" })).status).toBe(400);
});

test.each([
  ["en", "Recovery code"],
  ["fr", "Code de secours"],
  ["ar", "رمز احتياطي"],
])(
  "in %s: logs in alone or after the password and leads to the requested page",
  async (language, otherwise) => {
    const { user, key } = await createPasskeyMember();
    const browser = new Browser(world.dashboard);
    const target = `/${language}/login?returnTo=%2F${language}%2Fapps%2Fnotifications`;
    const passkey = JSON.stringify(key.use(await optionsFor(browser, "login"), origin));
    expect(statusAndLocation(await browser.submit(target, { passkey }))).toEqual([
      302,
      `/${language}/apps/notifications`,
    ]);
    expect((await browser.request(`/${language}/apps/notifications`)).status).toBe(200);

    const other = new Browser(world.dashboard);
    expect((await other.submit(target, { passkey })).status).toBe(400);
    const { email, password } = user;
    const steps = (await other.submit(target, { email, password })).headers.get("location")!;
    const html = await readPage(other.request(steps));
    expect(html).toContain(otherwise);
    expect(hasControl(html, { name: "code" })).toBe(true);
    const stepPasskey = JSON.stringify(key.use(await optionsFor(other, "step"), origin));
    expect(statusAndLocation(await other.submit(steps, { passkey: stepPasskey }))).toEqual([
      302,
      `/${language}/apps/notifications`,
    ]);
  },
);

test("refuses malformed answers, and gives strangers only login options", async () => {
  const browser = new Browser(world.dashboard);
  for (const passkey of ["", "{", "{}", JSON.stringify({ id: "x".repeat(5_000) })])
    expect((await browser.submit("/en/login", { passkey })).status).toBe(400);
  expect((await browser.request("/passkeys/options?for=again", { method: "POST" })).status).toBe(401);
  expect((await browser.request("/passkeys/options?for=step", { method: "POST" })).status).toBe(400);
  expect((await optionsFor(browser, "login")).allowCredentials).toEqual([]);
  const { user } = await createPasskeyMember();
  const body = { email: user.email, password: user.password };
  expect((await browser.submit("/en/login", body)).status).toBe(302);
  expect((await world.provider.call(listPasskeys, { as: undefined })).status).toBe(401);
});

test("a member with a passkey isn't offered another after confirming an address", async () => {
  const { browser } = await createPasskeyMember();
  const html = await readPage(browser.request("/en/verify-email?done"));
  expect(html).toContain("Your email address is confirmed");
  expect(html).not.toContain("Add a passkey");
});
