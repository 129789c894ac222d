import { beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { standInAccounts } from "../../support/contract/stand-in-accounts";
import { sendJson } from "../../support/contract/stand-in-provider";

const accounts = standInAccounts();
const { provider, dashboard } = standInDashboard(accounts.handle);
beforeEach(() => accounts.state.override.clear());

describe("login failures", () => {
  const failures = [
    {
      name: "the server's message",
      status: 401,
      body: { message: "Nobody of that name" },
      text: "Nobody of that name",
      page: 400,
    },
    { name: "without a message", status: 401, body: {}, text: "Login failed", page: 400 },
    {
      name: "without an access token",
      status: 200,
      body: { data: {} },
      text: "Invalid response from server",
      page: 502,
    },
    { name: "nonsense", status: 200, body: "hello", text: "Invalid response from server", page: 502 },
    { name: "out of order", status: 500, body: {}, text: "Login failed", page: 500 },
    {
      name: "throttled",
      status: 429,
      body: { message: "Too many attempts" },
      text: "Too many attempts",
      page: 429,
    },
  ];
  test.each(failures)("$name: keeps the email, blanks the password", async ({ status, body, text, page }) => {
    accounts.state.override.set("/apis/auth/login", (_, response) => sendJson(response, status, body));
    const browser = new Browser(dashboard);
    const response = await browser.logIn("mara@cashlane.test", "Wrong-pass-1");
    const html = await response.text();
    expect(response.status).toBe(page);
    expect(html).toContain(text);
    expect(html).toContain('value="mara@cashlane.test"');
    expect(html).not.toContain("Wrong-pass-1");
    expect([...browser.cookies.keys()]).not.toContain("cashlane");
  });

  test.each([
    ["fr", "Échec de la connexion"],
    ["ar", "فشل تسجيل الدخول"],
  ])("in %s", async (language, text) => {
    accounts.state.override.set("/apis/auth/login", (_, response) => sendJson(response, 401, {}));
    const response = await new Browser(dashboard).submit(`/${language}/login`, {
      email: "a@b.test",
      password: "x",
    });
    expect(await response.text()).toContain(text);
  });
});

test.each([
  [{ email: "", password: "x" }, "Enter your email address."],
  [{ email: "mara", password: "x" }, "Enter a valid email address."],
  [{ email: "mara@cashlane.test", password: "" }, "Enter your password."],
])("answers 400 to an incomplete form without calling the provider: %j", async (fields, text) => {
  const before = provider.count("/apis/auth/login");
  const response = await new Browser(dashboard).submit("/en/login", fields);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(text);
  expect(provider.count("/apis/auth/login")).toBe(before);
});

test("a successful login starts a session and goes home or back to the requested page", async () => {
  const browser = new Browser(dashboard);
  const response = await browser.logIn("Mara@Cashlane.test", "Secret-horse-1");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/en/dashboards/crm");
  const [cookie = ""] = response.headers.getSetCookie().filter((line) => line.startsWith("cashlane="));
  expect(cookie).toMatch(/^cashlane=[^;]{43,}; Max-Age=2592000; Path=\/; .*HttpOnly; SameSite=Lax$/);

  const other = new Browser(dashboard);
  const loginResponse = await other.submit(
    "/fr/login?returnTo=%2Ffr%2Fapps%2Fwallet%2Fmy-balance%3Fpage%3D2",
    {
      email: "mara@cashlane.test",
      password: "Secret-horse-1",
    },
  );
  expect(loginResponse.headers.get("location")).toBe("/fr/apps/wallet/my-balance?page=2");
});

test("the browser's own cookie identifies it to the provider at logins only", async () => {
  const sentAtLogin = () =>
    provider.received.findLast(({ path }) => path === "/apis/auth/login")?.headers["x-client-device"];
  const browser = new Browser(dashboard);
  const failed = await browser.logIn("mara@cashlane.test", "Wrong-pass-1");
  expect(failed.headers.getSetCookie().join()).not.toContain("cashlane-device");
  const first = await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  const [line = ""] = first.headers.getSetCookie().filter((text) => text.startsWith("cashlane-device="));
  expect(line).toMatch(/^cashlane-device=[^;]{43,}; Max-Age=31536000; Path=\/; .*HttpOnly; SameSite=Lax$/);
  const device = sentAtLogin();
  expect(device).toMatch(/^[A-Za-z0-9_-]{43}$/);

  await browser.submit("/logout", {});
  expect([...browser.cookies.keys()]).toContain("cashlane-device");
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  expect(sentAtLogin()).toBe(device);
  const others = provider.received.filter(({ path }) => !path.startsWith("/apis/auth/login"));
  expect(others.some(({ headers }) => "x-client-device" in headers)).toBe(false);

  browser.cookies.set("cashlane-device", "planted");
  browser.cookies.delete("cashlane");
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  expect(sentAtLogin()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(sentAtLogin()).not.toBe(device);
});

test("redirects a signed-in visitor from login and register", async () => {
  const browser = new Browser(dashboard);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  for (const page of ["/en/login", "/en/register"]) {
    const response = await browser.request(page);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/en/dashboards/crm");
  }
});
