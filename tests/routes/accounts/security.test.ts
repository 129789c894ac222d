import { expect, test } from "vitest";
import { listSessions, login } from "#contract/accounts/auth.ts";
import { hasControl, inputValue, readPage, memberWorld } from "../../support/money/member-world";

const world = memberWorld();

const page = "/en/apps/user/view/security";
const signInMember = async () => world.signIn(await world.provider.signUp());
/** Returns the HTML of the device list. */
function deviceListOf(html: string): string {
  const start = html.indexOf('id="devices"');
  return html.slice(start, html.indexOf("Security log", start));
}

test.each([
  ["en", "This device", "Security log", "Login"],
  ["fr", "Cet appareil", "Journal de sécurité", "Connexion"],
  ["ar", "هذا الجهاز", "سجل الأمان", "تسجيل دخول"],
])("in %s: lists the devices, this one first, and recent events", async (language, own, log, event) => {
  const { browser } = await signInMember();
  const html = await readPage(browser.request(`/${language}/apps/user/view/security`));
  for (const words of [own, log, event]) expect(html).toContain(words);
  expect(html.indexOf(own)).toBeLessThan(html.indexOf('name="session"'));
});

test("a button signs one device out, whose next page is the login", async () => {
  const { browser, user } = await signInMember();
  const phone = (await world.signIn(user)).browser;
  const rows = (await world.provider.call(listSessions, { as: user })).data;
  // The most recent login, on the phone, is listed first.
  const [{ id }] = [rows[0]!];
  const response = await browser.submit(page, { intent: "end", session: id });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toEqual(page);
  const html = await readPage(browser.request(page));
  expect(html).toContain("The device is logged out.");
  expect(html).toContain("One device logged out");
  expect((await phone.request("/en/apps/wallet/my-balance")).status).toBe(302);
  expect((await browser.submit(page, { intent: "end", session: id })).status).toBe(302);
});

test("groups equal logins as one device and pages through the others", async () => {
  const { browser, user } = await signInMember();
  const { email, password } = user;
  const logInWith = async (agent: string) => {
    const headers = { "user-agent": agent };
    expect((await world.provider.call(login, { body: { email, password }, headers })).status).toBe(200);
  };
  for (let number = 1; number <= 5; number++) await logInWith(`Kiosk/${number}`);
  for (let index = 0; index < 3; index++) await logInWith("Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0");
  const first = deviceListOf(await readPage(browser.request(page)));
  expect(first).toContain("3 logins");
  // Three devices have one login each. One device has three, which can be ended together or separately. The
  // field of a whole device occurs twice, because on phones its button is in the collapsed part.
  expect(first.match(/name="session"/g)).toHaveLength(3 * 2 + 3 * 3);
  expect(first).toContain("Show all 10");
  expect(first).toContain("?devices=1#devices");
  const all = deviceListOf(await readPage(browser.request(`${page}?devices=1`)));
  expect(all).toContain("This device");
  // Expects more than six devices: this one, two without a browser's user agent, the five kiosks, and Firefox.
  expect(all.match(/<details/g)!.length).toBeGreaterThan(6);
  const devices = deviceListOf(await readPage(browser.request(`${page}?devices=1&find=firefox`)));
  expect(devices).toContain("3 logins");
  expect(devices).not.toContain("This device");
  const id = inputValue(all, "session")!;
  const ended = await browser.submit(`${page}?devices=1`, { intent: "end", session: id });
  expect(ended.headers.get("location")).toBe(`${page}?devices=1`);
});

test("signs several logins of one device out together", async () => {
  const { browser, user } = await signInMember();
  const { email, password } = user;
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  for (let index = 0; index < 2; index++)
    await world.provider.call(login, { body: { email, password }, headers });
  const rows = (await world.provider.call(listSessions, { as: user })).data;
  const body = new URLSearchParams({ intent: "end" });
  for (const { id, machine } of rows) if (machine.browser === "Firefox") body.append("session", id);
  const response = await browser.request(page, { method: "POST", body });
  expect(response.status).toBe(302);
  expect(await readPage(browser.request(page))).toContain("2 devices are logged out.");
  expect((await world.provider.call(listSessions, { as: user })).data).toHaveLength(rows.length - 2);
});

test("shows the latest events, and the whole log at its own address", async () => {
  const { browser } = await signInMember();
  const overview = await readPage(browser.request(page));
  expect(overview).toContain("This wasn’t me");
  expect(overview).not.toContain('name="f.from"');
  const logPage = await readPage(browser.request(`${page}?log=all`));
  expect(logPage).toContain('name="f.from"');
  expect(logPage).not.toContain('name="newPassword"');
});

test("signs all others out after confirmation and keeps this one", async () => {
  const { browser, user } = await signInMember();
  await world.signIn(user);
  const confirmation = await readPage(browser.request(`${page}?ask=others`));
  expect(confirmation).toContain("Log out everywhere else?");
  expect(hasControl(confirmation, { name: "intent", value: "end-others" })).toBe(true);
  await browser.submit(page, { intent: "end-others" });
  const html = await readPage(browser.request(page));
  expect(html).toContain("2 devices are logged out.");
  expect(inputValue(deviceListOf(html), "session")).toBeUndefined();
  expect((await world.provider.call(listSessions, { as: user })).status).toBe(401);
});

test("refuses to end another member's login, and answers 400 to an invalid form", async () => {
  const [{ browser }, other] = [await signInMember(), await signInMember()];
  const [row] = (await world.provider.call(listSessions, { as: other.user })).data;
  await browser.submit(page, { intent: "end", session: row!.id });
  expect((await world.provider.call(listSessions, { as: other.user })).data).toHaveLength(2);
  expect((await browser.submit(page, { intent: "end-all" })).status).toBe(400);
});

test("the well-known address leads password managers to the form that changes the password", async () => {
  const { browser } = await signInMember();
  const response = await browser.request("/.well-known/change-password");
  expect(response.headers.get("location")).toBe(`${page}#change-password`);
});

test("the form that changes the password names the account for password managers", async () => {
  const { browser, user } = await signInMember();
  const html = await readPage(browser.request(page));
  const [field] = /<input[^>]*autoComplete="username"[^>]*>/i.exec(html) ?? [];
  expect(field).toContain(user.email);
});

test("shows that an unconfirmed address accepts no sign-in method, and offers the mail again", async () => {
  const { browser } = await world.signIn(await world.provider.signUp({ isVerified: false }));
  const html = await readPage(browser.request(page));
  expect(html).toContain("before you add a passkey, a connected service or two-step verification");
  expect(hasControl(html, { name: "intent", value: "resend" })).toBe(true);
  const passkeys = await browser.submit(`${page}/passkeys`, { intent: "begin" });
  expect(await passkeys.text()).toContain("Confirm your email address first");
});
