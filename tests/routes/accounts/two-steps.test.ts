import { expect, test } from "vitest";
import { findFactor } from "#provider/modules/second-factor/repository.ts";
import { errorsAt, hasControl, inputValue, readPage, memberWorld } from "../../support/money/member-world";
import { Browser } from "../../support/pages/browser";
import { codeAt, withSecondFactor } from "../../support/programs/second-factor";

const world = memberWorld({}, () => now);
let now = new Date();

const settings = "/en/apps/user/view/security/two-steps";
const steps = "/en/two-steps?returnTo=%2Fen%2Fapps%2Fnotifications";
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const statusAndLocation = (response: Response) => [response.status, response.headers.get("location")];

/** Creates a member with a second factor, and a browser that has submitted the password. */
async function startSecondStep() {
  const user = await world.provider.signUp();
  const factor = await withSecondFactor(world.provider, user);
  pass(30);
  const browser = new Browser(world.dashboard);
  const { email, password } = user;
  const response = await browser.submit("/en/login?returnTo=%2Fen%2Fapps%2Fnotifications", {
    email,
    password,
  });
  expect(statusAndLocation(response)).toEqual([302, steps]);
  return { ...factor, user, browser };
}

test.each([
  ["en", "Enter your code", "Six-digit code", "Recovery code"],
  ["fr", "Saisissez votre code", "Code à six chiffres", "Code de secours"],
  ["ar", "أدخل الرمز", "الرمز المكوّن من ستة أرقام", "رمز احتياطي"],
])("in %s: the page accepts either kind of code", async (language, title, app, recovery) => {
  const { browser } = await startSecondStep();
  const html = await readPage(browser.request(`/${language}/two-steps`));
  for (const part of [title, app]) expect(html).toContain(part);
  expect(await readPage(browser.request(`/${language}/two-steps?with=recovery`))).toContain(recovery);
});

test("password, then code log in to the requested page; the browser never gets the challenge", async () => {
  const { browser, secret } = await startSecondStep();
  expect(await readPage(browser.request("/en/dashboards/crm"))).not.toContain("Test Person");
  const errorResponse = await browser.submit(steps, { code: "000000" });
  expect(errorResponse.status).toBe(400);
  expect(errorsAt(await readPage(errorResponse), "code")).toBe(
    "That code is wrong or has expired. Enter a new one.",
  );
  const correctResponse = await browser.submit(steps, { code: codeAt(secret, now) });
  expect(statusAndLocation(correctResponse)).toEqual([302, "/en/apps/notifications"]);
  expect((await browser.request("/en/apps/notifications")).status).toBe(200);
  expect([...browser.cookies.keys()]).not.toContain("cashlane-step");
});

test("a remembered browser skips the step, also after a recovery code", async () => {
  const { browser, user, recoveryCodes } = await startSecondStep();
  const response = await browser.submit(steps, { code: recoveryCodes[0]!, remember: "on" });
  expect(statusAndLocation(response)).toEqual([302, "/en/apps/notifications"]);
  await browser.submit("/logout", {});
  pass(2);
  const secondLogin = await browser.submit("/en/login", { email: user.email, password: user.password });
  expect(statusAndLocation(secondLogin)).toEqual([302, "/en/dashboards/crm"]);
});

test("without a pending login, or after the fifth wrong code, it links back to the login", async () => {
  const visitor = new Browser(world.dashboard);
  expect(await readPage(visitor.request("/en/two-steps"))).toContain("This login has expired.");
  expect(statusAndLocation(await visitor.submit("/en/two-steps", { code: "123456" }))).toEqual([
    302,
    "/en/login",
  ]);
  const { browser, secret } = await startSecondStep();
  for (let wrong = 1; wrong <= 4; wrong += 1)
    expect((await browser.submit(steps, { code: "000000" })).status).toBe(400);
  const over = await browser.submit(steps, { code: "000000" });
  expect(statusAndLocation(over)).toEqual([302, "/en/login?returnTo=%2Fen%2Fapps%2Fnotifications"]);
  expect(await readPage(browser.request("/en/login"))).toContain("This login has expired.");
  expect(statusAndLocation(await browser.submit(steps, { code: codeAt(secret, now) }))[0]).toBe(302);
  expect((await browser.request("/en/apps/notifications")).status).toBe(302);
});

test("is set up, gets new codes and is disabled from the Security tab, without scripts", async () => {
  const { browser, user } = await world.signIn(await world.provider.signUp());
  // Reads the database instead of the API, because enabling it ends the test's own login.
  const isOn = async () => (await findFactor(world.provider.app.database, user.userId)) !== undefined;
  expect(await readPage(browser.request("/en/apps/user/view/security"))).toContain(`href="${settings}"`);
  const startedAt = await readPage(browser.submit(settings, { intent: "begin" }));
  expect(startedAt).toContain("QR code for your authenticator app");
  const uri = inputValue(startedAt, "uri")!.replaceAll("&amp;", "&");
  const secret = new URL(uri).searchParams.get("secret")!;
  const errorResponse = await browser.submit(settings, { intent: "confirm", uri, code: "000000" });
  const html = await readPage(errorResponse);
  expect(errorResponse.status).toBe(422);
  expect(errorsAt(html, "code")).toBe("That code is wrong or has expired. Enter a new one.");
  expect(inputValue(html, "uri")?.replaceAll("&amp;", "&")).toEqual(uri);
  expect(await isOn()).toBe(false);
  const code = codeAt(secret, now);
  const codesPage = await readPage(browser.submit(settings, { intent: "confirm", uri, code }));
  expect(await isOn()).toBe(true);
  const codes = codesPage.match(/[0-9a-hj-km-np-tv-z]{5}-[0-9a-hj-km-np-tv-z]{5}(?=<)/g)!;
  expect(new Set(codes).size).toBe(10);
  expect(codesPage).toContain("cashlane-recovery-codes.txt");
  expect(await readPage(browser.request(settings))).not.toContain(codes[0]);

  const { password } = user;
  const rejection = await browser.submit(settings, { intent: "renew", password: "Wrong-horse-7" });
  expect(rejection.status).toBe(422);
  expect(errorsAt(await readPage(rejection), "password")).toBe("The password is wrong.");
  const renewed = await readPage(browser.submit(settings, { intent: "renew", password }));
  expect(renewed).toContain("10 recovery codes left");
  expect(renewed).not.toContain(codes[0]);

  pass(30);
  const end = { intent: "end", password, code: codeAt(secret, now) };
  const ended = await browser.submit(settings, end);
  expect(statusAndLocation(ended)).toEqual([302, "/en/apps/user/view/security"]);
  expect(await isOn()).toBe(false);
});

test("setting up asks for the password when it isn't recent", async () => {
  const { browser, user } = await world.signIn(await world.provider.signUp());
  pass(11 * 60);
  const response = await browser.submit(settings, { intent: "begin" });
  const html = await readPage(response);
  expect(response.status).toBe(403);
  expect(hasControl(html, { name: "passwordAgain" })).toBe(true);
  const beginForm = { intent: "begin", passwordAgain: user.password };
  expect(await readPage(browser.submit(settings, beginForm))).toContain('name="uri"');
});
