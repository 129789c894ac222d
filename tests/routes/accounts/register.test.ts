import { beforeEach, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { standInAccounts } from "../../support/contract/stand-in-accounts";
import { sendJson, respond } from "../../support/contract/stand-in-provider";

const accounts = standInAccounts();
const { provider, dashboard } = standInDashboard(accounts.handle);
beforeEach(() => accounts.state.override.clear());

const registration = (over: Record<string, string> = {}) => ({
  name: "Noor",
  email: "noor@cashlane.test",
  password: "Secret-horse-1",
  terms: "on",
  ...over,
});

test("requests an account without signing in and explains the next step", async () => {
  const browser = new Browser(dashboard);
  const response = await browser.submit("/en/register?returnTo=%2Fen%2Fstores", registration());
  const next = response.headers.get("location") ?? "";
  expect(response.status).toBe(302);
  expect(next).toBe("/en/register?returnTo=%2Fen%2Fstores&sent");
  const html = await (await browser.request(next)).text();
  expect(html).toContain("Check your email");
  expect(html).toContain('href="/en/login?returnTo=%2Fen%2Fstores"');
  expect(browser.cookies.has("cashlane")).toBe(false);
  const registrationBody = JSON.parse(
    provider.received.find(({ path }) => path === "/apis/auth/register")?.body ?? "",
  );
  expect(registrationBody).toEqual({
    name: "Noor",
    email: "noor@cashlane.test",
    password: "Secret-horse-1",
    language: "en",
  });
});

test("names the address and its web mail after the form, only to this browser", async () => {
  const browser = new Browser(dashboard);
  await browser.submit("/en/register", registration({ email: "noor@gmail.com" }));
  const html = await (await browser.request("/en/register?sent")).text();
  expect(html).toContain("noor@gmail.com");
  expect(html).toContain("Open Gmail");
  const otherBrowserHtml = await (await new Browser(dashboard).request("/en/register?sent")).text();
  expect(otherBrowserHtml).not.toContain("noor@gmail.com");
});

test("sends the email again to the address this browser registered with", async () => {
  const calls = () => provider.received.filter(({ path }) => path === "/apis/auth/verification-links");
  accounts.state.override.set("/apis/auth/verification-links", (_, response) => respond(response, null));
  const browser = new Browser(dashboard);
  await browser.submit("/en/register", registration({ email: "noor@example.test" }));
  const page = await (await browser.request("/en/register?sent")).text();
  for (const text of ["Send it again", "Open Gmail", "Open Outlook"]) expect(page).toContain(text);
  const before = calls().length;
  const response = await browser.submit("/en/register?sent", { intent: "resend" });
  expect(response.headers.get("location")).toBe("/en/register?sent=again");
  expect(JSON.parse(calls().at(-1)!.body)).toEqual({ email: "noor@example.test" });
  expect(await (await browser.request("/en/register?sent=again")).text()).toContain("We’ve sent it again.");
  await new Browser(dashboard).submit("/en/register?sent", { intent: "resend" });
  expect(calls()).toHaveLength(before + 1);
});

test("the page after the form says why the email wasn't sent again", async () => {
  accounts.state.override.set("/apis/auth/verification-links", (_, response) =>
    sendJson(response, 429, {
      code: 429,
      message: "Too many attempts. Try again later.",
      key: "too_many_attempts",
    }),
  );
  const browser = new Browser(dashboard);
  await browser.submit("/en/register", registration());
  const response = await browser.submit("/en/register?sent", { intent: "resend" });
  expect(response.status).toBe(429);
  expect(await response.text()).toContain("Too many attempts. Try again later.");
});

test("the form shows reasons to join and links to the terms even if the stores don't load", async () => {
  const html = await (await new Browser(dashboard).request("/en/register")).text();
  expect(html).toContain("Stores that pay you back");
  expect(html).toContain('href="/en/terms"');
  expect(html).toContain('href="/en/privacy"');
});

test.each([
  [
    { name: "N" },
    "Enter your name: 2 to 80 characters. It needs a letter and takes no web or email addresses.",
  ],
  [
    { name: "Win http://evil.example now" },
    "Enter your name: 2 to 80 characters. It needs a letter and takes no web or email addresses.",
  ],
  [{ email: "noor" }, "Enter a valid email address."],
  [{ password: "nine-char" }, "Use 10 to 200 characters."],
  [{ password: "x".repeat(201) }, "Use 10 to 200 characters."],
  [{ password: "x".repeat(230) }, "Use 10 to 200 characters."],
  [{ terms: "" }, "Agree to the rules to create an account."],
])("refuses %j before calling the provider, keeps the rest and blanks the password", async (over, text) => {
  const before = provider.count("/apis/auth/register");
  const browser = new Browser(dashboard);
  const response = await browser.submit("/en/register", registration(over));
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain(text);
  expect(html).not.toContain("Secret-horse-1");
  expect(provider.count("/apis/auth/register")).toBe(before);
});

test.each(["register", "login"])("a long password pasted on %s isn't truncated", async (page) => {
  const html = await (await new Browser(dashboard).request(`/en/${page}`)).text();
  const [field] = /<input[^>]*type="password"[^>]*>/.exec(html)!;
  expect(field).not.toMatch(/maxlength/i);
});

test("reports a provider that is down or silent without saying whether the account exists", async () => {
  const browser = new Browser(dashboard);
  const form = registration();
  accounts.state.override.set("/apis/auth/register", (_, response) => void response.destroy());
  const down = await browser.submit("/en/register", form);
  expect(down.status).toBe(503);
  const html = await down.text();
  expect(html).toContain("The rewards service can’t be reached right now");
  expect(html).not.toContain("Login failed");
  accounts.state.override.set("/apis/auth/register", () => undefined);
  const slow = await browser.submit("/en/register", form);
  expect(slow.status).toBe(504);
  expect(await slow.text()).toContain("The rewards service took too long to answer");
});
