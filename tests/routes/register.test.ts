import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../support/pages/browser";
import { type Dashboard, startDashboard } from "../support/programs/dashboard";
import { standInAccounts } from "../support/contract/stand-in-accounts";
import { good, json, type StandInProvider, startStandIn } from "../support/contract/stand-in-provider";

const accounts = standInAccounts();
const taken = new Set<string>();
let provider: StandInProvider;
let dashboard: Dashboard;
beforeAll(async () => {
  provider = await startStandIn(accounts.answer);
  dashboard = await startDashboard({ providerOrigin: provider.origin });
});
beforeEach(() => {
  taken.clear();
  accounts.state.override.clear();
  accounts.state.override.set("/apis/auth/register", (request, response) => {
    const { email } = JSON.parse(request.body) as { email: string };
    if (taken.has(email)) {
      const message = "An account with this e-mail address already exists.";
      return json(response, 409, { message, key: "email_taken", fields: { email: [message] } });
    }
    taken.add(email);
    return good(response, accounts.state.issue(), 201);
  });
});
afterAll(async () => {
  await dashboard.stop();
  await provider.close();
});

async function filledIn(browser: Browser, over: Record<string, string> = {}) {
  const html = await (await browser.request("/en/register")).text();
  const formKey = /name="formKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(formKey).not.toBe("");
  return {
    name: "Noor",
    email: "noor@cashlane.test",
    password: "Secret-horse-1",
    terms: "on",
    formKey,
    ...over,
  };
}

test("an account is made and signed in", async () => {
  const browser = new Browser(dashboard);
  const response = await browser.submit("/en/register", await filledIn(browser));
  expect([response.status, response.headers.get("location")]).toEqual([302, "/en/dashboards/crm"]);
  expect(browser.cookies.has("cashlane")).toBe(true);
  const sent = JSON.parse(provider.received.find(({ path }) => path === "/apis/auth/register")?.body ?? "");
  expect(sent).toEqual({
    name: "Noor",
    email: "noor@cashlane.test",
    password: "Secret-horse-1",
    language: "en",
  });
});

test.each([
  [{ name: "N" }, "Enter your name: 2 to 80 characters."],
  [{ email: "noor" }, "Enter a valid e-mail address."],
  [{ password: "nine-char" }, "Use 10 to 200 characters."],
  [{ password: "x".repeat(201) }, "Use 10 to 200 characters."],
  [{ terms: "" }, "Agree to the rules to create an account."],
])(
  "%j is refused before the provider is asked; the rest is kept, the password blanked",
  async (over, text) => {
    const before = provider.count("/apis/auth/register");
    const browser = new Browser(dashboard);
    const response = await browser.submit("/en/register", await filledIn(browser, over));
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain(text);
    expect(html).not.toContain("Secret-horse-1");
    expect(provider.count("/apis/auth/register")).toBe(before);
  },
);

test("a taken e-mail address says so, at the field", async () => {
  taken.add("noor@cashlane.test");
  const browser = new Browser(dashboard);
  const response = await browser.submit("/en/register", await filledIn(browser));
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain("An account with this e-mail address already exists.");
  expect(html).toContain('value="noor@cashlane.test"');
  expect(browser.cookies.has("cashlane")).toBe(false);
});

test("the same form twice is no error: both submits end signed in, to one account", async () => {
  const browser = new Browser(dashboard);
  const form = await filledIn(browser);
  const second = new Browser(dashboard);
  const answers = [await browser.submit("/en/register", form), await second.submit("/en/register", form)];
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(taken.size).toBe(1);
  expect(second.cookies.has("cashlane")).toBe(true);
});

test("a provider that is down or silent is named: whether the account exists is unknown", async () => {
  const browser = new Browser(dashboard);
  const form = await filledIn(browser);
  accounts.state.override.set("/apis/auth/register", (_, response) => void response.destroy());
  const down = await browser.submit("/en/register", form);
  expect(down.status).toBe(503);
  const html = await down.text();
  expect(html).toContain("The rewards service cannot be reached right now");
  expect(html).not.toContain("Login failed");
  accounts.state.override.set("/apis/auth/register", () => undefined);
  const slow = await browser.submit("/en/register", form);
  expect(slow.status).toBe(504);
  expect(await slow.text()).toContain("The rewards service took too long to answer");
});

describe("the same form twice at once", () => {
  test("both submits end signed in, to one account, 20 rounds", async () => {
    for (let round = 0; round < 20; round++) {
      const browsers = [new Browser(dashboard), new Browser(dashboard)];
      const email = `noor-${round}@cashlane.test`;
      const form = await filledIn(new Browser(dashboard), { email });
      const answers = await Promise.all(browsers.map((browser) => browser.submit("/en/register", form)));
      expect(answers.map(({ status }) => status)).toEqual([302, 302]);
      expect(browsers.map(({ cookies }) => cookies.has("cashlane"))).toEqual([true, true]);
    }
    expect(taken.size).toBe(20);
  });

  test("also when the later one overtakes the first on its way to the provider", async () => {
    const answer = accounts.state.override.get("/apis/auth/register");
    let letFirst: () => void = () => undefined;
    const overtaken = new Promise<void>((resolve) => (letFirst = resolve));
    let arrived = 0;
    accounts.state.override.set("/apis/auth/register", async (request, response) => {
      arrived += 1;
      if (arrived === 1) await overtaken;
      await answer?.(request, response);
      letFirst();
    });
    const form = await filledIn(new Browser(dashboard));
    const browsers = [new Browser(dashboard), new Browser(dashboard)];
    const answers = await Promise.all(browsers.map((browser) => browser.submit("/en/register", form)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect([arrived, taken.size]).toEqual([2, 1]);
  });
});

test("but with another password, or as another form, the address is taken", async () => {
  const browser = new Browser(dashboard);
  const form = await filledIn(browser);
  await browser.submit("/en/register", form);
  const guess = await new Browser(dashboard).submit("/en/register", { ...form, password: "Another-horse-1" });
  expect(guess.status).toBe(400);
  expect(await guess.text()).toContain("already exists");
  const stranger = new Browser(dashboard);
  const other = await stranger.submit("/en/register", await filledIn(stranger));
  expect(other.status).toBe(400);
  expect(stranger.cookies.has("cashlane")).toBe(false);
});
