import { afterAll, beforeEach, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { errorsAt, hasControl, memberWorld, readPage } from "../../support/money/member-world";
import { Browser } from "../../support/pages/browser";
import { startOpenIdProvider } from "../../support/programs/openid-provider";
import { withSecondFactor } from "../../support/programs/second-factor";

const club = await startOpenIdProvider("http://localhost");
const world = memberWorld({ OPENID_PROVIDERS: club.variable });
afterAll(() => club.close());

const page = "/en/apps/user/view/connections";
const login = "/en/login?returnTo=%2Fen%2Fapps%2Fnotifications";
const way = "/en/login/with/club?returnTo=%2Fen%2Fapps%2Fnotifications";
const statusAndLocation = (response: Response) => [response.status, response.headers.get("location")];

let who: string;
beforeEach(() => (who = crypto.randomUUID()));

const signIn = async () => world.signIn(await world.provider.signUp());
const connectForm = { intent: "connect", service: "club" };

/** Submits the form that connects the service and returns the URL it redirects to. */
async function beginConnecting(browser: Browser): Promise<string> {
  const response = await browser.submit(page, connectForm);
  const url = /^0; url=(.+)$/.exec(response.headers.get("refresh") ?? "")?.[1];
  expect(response.status).toBe(200);
  expect(url?.startsWith(club.origin)).toBe(true);
  expect(await readPage(response)).toContain("Go on to Club");
  return url!;
}
async function followRedirect(browser: Browser, url: string, person: string | null = who): Promise<Response> {
  const { pathname, search } = await club.visit(url, person);
  return browser.request(pathname + search);
}
/** Returns the HTML of the page that a response redirects to, including its toast. */
async function toastOf(browser: Browser, response: Response): Promise<string> {
  return (await browser.request(response.headers.get("location")!)).text();
}
async function beginLogin(browser: Browser): Promise<string> {
  const response = await browser.request(way);
  expect(response.status).toBe(302);
  return response.headers.get("location")!;
}

test("connects a service under My account, logs in to the requested page with it, and disconnects it", async () => {
  const { browser, user } = await signIn();
  expect(await readPage(browser.request(page))).toContain("Not connected");
  const callbackResponse = await followRedirect(browser, await beginConnecting(browser));
  expect(statusAndLocation(callbackResponse)).toEqual([302, page]);
  expect(await toastOf(browser, callbackResponse)).toContain("You can log in with Club now.");
  expect(await readPage(browser.request(page))).toContain("Connected since");

  const other = new Browser(world.dashboard);
  const offered = await readPage(other.request(login));
  expect(offered).toContain("Continue with Club");
  expect(offered).toContain(`href="${way}"`);
  expect(statusAndLocation(await followRedirect(other, await beginLogin(other)))).toEqual([
    302,
    "/en/apps/notifications",
  ]);
  expect((await other.request("/en/apps/notifications")).status).toBe(200);

  const response = await other.submit(page, { intent: "disconnect", service: "club" });
  const formHtml = await readPage(response);
  expect(response.status).toBe(403);
  expect(hasControl(formHtml, { name: "passwordAgain" })).toBe(true);
  const errorResponse = await other.submit(page, {
    intent: "disconnect",
    service: "club",
    passwordAgain: "wrong",
  });
  expect(errorsAt(await readPage(errorResponse), "passwordAgain")).toBe("The password is wrong.");
  const form = { intent: "disconnect", service: "club", passwordAgain: user.password };
  expect(statusAndLocation(await other.submit(page, form))).toEqual([302, page]);
  expect(await readPage(other.request(page))).toContain("Not connected");
});

test("requires the password again before connecting a service", async () => {
  const { browser, user } = await signIn();
  await world.provider.app.database.execute(
    sql`update sessions set proven_at = proven_at - interval '11 minutes'`,
  );
  const response = await browser.submit(page, connectForm);
  expect(response.status).toBe(403);
  expect(response.headers.get("refresh")).toBeNull();
  expect(hasControl(await readPage(response), { name: "passwordAgain" })).toBe(true);
  const redirect = await browser.submit(page, { ...connectForm, passwordAgain: user.password });
  expect(redirect.headers.get("refresh")).toContain(club.origin);
});

test("requires the second factor and leads to the requested page", async () => {
  const { browser, user } = await signIn();
  await followRedirect(browser, await beginConnecting(browser));
  const { recoveryCodes } = await withSecondFactor(world.provider, user);
  const other = new Browser(world.dashboard);
  const callbackResponse = await followRedirect(other, await beginLogin(other));
  const steps = "/en/two-steps?returnTo=%2Fen%2Fapps%2Fnotifications";
  expect(statusAndLocation(callbackResponse)).toEqual([302, steps]);
  expect(statusAndLocation(await other.submit(steps, { code: recoveryCodes[0]! }))).toEqual([
    302,
    "/en/apps/notifications",
  ]);
});

test.each([
  ["denied", null, "didn’t confirm your login"],
  ["unknown here", "nobody-here", "No account is connected"],
])("%s: shows the error on the login page, where the visitor can start again", async (_, person, text) => {
  const browser = new Browser(world.dashboard);
  const callbackResponse = await followRedirect(browser, await beginLogin(browser), person);
  expect(statusAndLocation(callbackResponse)).toEqual([302, login]);
  const toast = await toastOf(browser, callbackResponse);
  expect(toast).toContain("You aren’t logged in");
  expect(toast).toContain(text);
});

test("shows a suspended member the reason at the login", async () => {
  const { browser, user } = await signIn();
  await followRedirect(browser, await beginConnecting(browser));
  const why = `${"أوقفنا هذا الحساب لأن الطلبات لم تكن لك. ".repeat(7)}End of it.`;
  await world.provider.app.database.execute(
    sql`update users set status = 'suspended', status_told = ${why} where id = ${user.userId}`,
  );
  const other = new Browser(world.dashboard);
  const callbackResponse = await followRedirect(other, await beginLogin(other));
  expect(statusAndLocation(callbackResponse)).toEqual([302, login]);
  const toast = await toastOf(other, callbackResponse);
  expect(toast).toContain("This account is suspended.");
  expect(toast).toContain("End of it.");
});

test.each([
  ["nothing", ""],
  ["too much", `?code=${"x".repeat(5_000)}`],
  ["two codes", "?code=1&code=2"],
])("refuses to log in a visitor returning with %s, and shows why", async (_, query) => {
  const browser = new Browser(world.dashboard);
  await beginLogin(browser);
  const callbackResponse = await browser.request(`/connections/club${query}`);
  expect(statusAndLocation(callbackResponse)).toEqual([302, login]);
  expect(await toastOf(browser, callbackResponse)).toContain("You aren’t logged in");
});

test("refuses to connect another member's identity", async () => {
  const { browser } = await signIn();
  await followRedirect(browser, await beginConnecting(browser));
  const { browser: other } = await signIn();
  const callbackResponse = await followRedirect(other, await beginConnecting(other));
  expect(statusAndLocation(callbackResponse)).toEqual([302, page]);
  expect(await toastOf(other, callbackResponse)).toContain("connected with another account here");
  expect(await readPage(other.request(page))).toContain("Not connected");
});

test("an answer works once, in the browser that started it, and for its purpose", async () => {
  const { browser } = await signIn();
  const { pathname, search } = await club.visit(await beginConnecting(browser), who);
  // Another user opens the callback URL.
  const { browser: other } = await signIn();
  const response = await other.request(pathname + search);
  expect(statusAndLocation(response)).toEqual([302, page]);
  expect(await toastOf(other, response)).toContain("That took too long");
  const cookies = new Map(browser.cookies);
  expect(await toastOf(browser, await browser.request(pathname + search))).toContain("log in with Club now");
  expect(statusAndLocation(await browser.request(pathname + search))).toEqual([302, page]);
  // The URL can't be reused, even with the earlier cookies.
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  expect(await toastOf(browser, await browser.request(pathname + search))).toContain("Nothing was connected");
  // A callback without a started flow, and one for a different service.
  const visitor = new Browser(world.dashboard);
  expect(statusAndLocation(await visitor.request("/connections/club?code=1&state=2"))).toEqual([
    302,
    "/en/login",
  ]);
  await beginLogin(visitor);
  expect(statusAndLocation(await visitor.request("/connections/other?code=1&state=2"))).toEqual([
    302,
    "/en/login",
  ]);
});

test("refuses a service that isn't configured, and forged forms", async () => {
  const visitor = new Browser(world.dashboard);
  const unknown = await visitor.request("/en/login/with/nobody");
  expect(statusAndLocation(unknown)).toEqual([302, "/en/login"]);
  expect(await toastOf(visitor, unknown)).toContain("no longer offered here");
  const { browser } = await signIn();
  const forms = [{ intent: "connect" }, { intent: "other", service: "club" }, { ...connectForm, url: "x" }];
  for (const form of forms)
    expect((await browser.submit(page, form as Record<string, string>)).status).toBe(400);
  const dropped = await browser.submit(page, { intent: "disconnect", service: "club" });
  expect(dropped.status).toBe(404);
});

test.each([
  ["fr", "Continuer avec Club", "Associer"],
  ["ar", "المتابعة عبر Club", "ربط"],
])("login and account offer the service in %s", async (language, button, connect) => {
  const browser = new Browser(world.dashboard);
  expect(await readPage(browser.request(`/${language}/login`))).toContain(button);
  const { browser: member } = await signIn();
  expect(await readPage(member.request(`/${language}/apps/user/view/connections`))).toContain(connect);
});
