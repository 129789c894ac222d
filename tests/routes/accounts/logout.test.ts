import { beforeEach, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { printCoverage, repetitions } from "../../support/programs/repetitions";
import { standInAccounts } from "../../support/contract/stand-in-accounts";
import { respond, sendJson } from "../../support/contract/stand-in-provider";

const accounts = standInAccounts();
const { provider, dashboard } = standInDashboard(accounts.handle);
beforeEach(() => accounts.state.override.clear());

async function createSignedInBrowser(): Promise<Browser> {
  const browser = new Browser(dashboard);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  return browser;
}
/** Returns a visitor with a copy of the cookie. */
function copyOf(browser: Browser): Browser {
  const copy = new Browser(dashboard);
  copy.cookies.set("cashlane", browser.cookies.get("cashlane") ?? "");
  return copy;
}
async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await (await browser.request("/en/nowhere")).text()).includes("mara@cashlane.test");
}

test("logout ends the session, tells the provider and lands on /login", async () => {
  const browser = await createSignedInBrowser();
  const copy = copyOf(browser);
  const response = await browser.request("/logout", { method: "POST" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/login");
  expect(browser.cookies.has("cashlane")).toBe(false);
  expect(accounts.state.logouts).toHaveLength(1);
  expect(accounts.state.logouts[0]).toMatch(/^canary-access-/);
  expect(await isSignedIn(copy)).toBe(false);
});

test("a second submit and one without a session get the same answer", async () => {
  const browser = await createSignedInBrowser();
  const copy = copyOf(browser);
  const logoutsBefore = accounts.state.logouts.length;
  for (const one of [browser, copy, new Browser(dashboard)]) {
    const response = await one.request("/logout", { method: "POST" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/login");
  }
  expect(accounts.state.logouts.length - logoutsBefore).toBe(1);
});

test("a foreign link ends no session", async () => {
  const browser = await createSignedInBrowser();
  const response = await browser.request("/logout");
  expect(response.headers.get("location")).toBe("/");
  expect(await isSignedIn(browser)).toBe(true);
});

test("for 1 s every request of the session is refused with `User is logging out`, except the login post", async () => {
  const browser = await createSignedInBrowser();
  const copy = copyOf(browser);
  await browser.request("/logout", { method: "POST" });
  const callsBefore = provider.received.length;
  const rejection = await copy.request("/realtime/token", { method: "POST" });
  expect(rejection.status).toBe(401);
  expect(await rejection.json()).toEqual({ message: "User is logging out" });
  expect(provider.received).toHaveLength(callsBefore);
  const login = await copyOf(copy).logIn("mara@cashlane.test", "Secret-horse-1");
  expect(login.status).toBe(302);
  async function message(): Promise<unknown> {
    return (await (await copy.request("/realtime/token", { method: "POST" })).json()).message;
  }
  await expect.poll(message).toBe("Authentication failed");
});

test.each([
  ["down", "destroy"],
  ["hanging", "hang"],
  ["out of order", "500"],
])("S5 ends the session even if the provider is %s", async (_, fault) => {
  const browser = await createSignedInBrowser();
  const copy = copyOf(browser);
  accounts.state.override.set("/apis/auth/logout", (_request, response) => {
    if (fault === "destroy") response.destroy();
    if (fault === "500") sendJson(response, 500, {});
  });
  const response = await browser.request("/logout", { method: "POST" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/login");
  accounts.state.override.clear();
  expect(await isSignedIn(copy)).toBe(false);
});

test("S5 pages of signed-in users aren't cached, so Back shows nothing", async () => {
  const browser = await createSignedInBrowser();
  for (const target of ["/en/nowhere", "/en/nowhere.data"]) {
    expect((await browser.request(target)).headers.get("cache-control")).toBe("no-store");
  }
});

test("S5 a refresh in progress can't revive the session, and its new tokens are revoked", async () => {
  const rounds = repetitions({ ci: 10, long: 500 });
  for (let round = 0; round < rounds; round++) {
    const browser = await createSignedInBrowser();
    const [copy, later] = [copyOf(browser), copyOf(browser)];
    accounts.state.expireAccess();
    const lateTokens = accounts.state.issue();
    let finishRefresh: (() => void) | undefined;
    accounts.state.override.set("/apis/auth/refresh-token", (_, response) => {
      finishRefresh = () => respond(response, lateTokens);
    });
    const refreshing = copy.request("/en/nowhere");
    await expect.poll(() => finishRefresh !== undefined, { interval: 5 }).toBe(true);
    const logOut = () => browser.request("/logout", { method: "POST" });
    // Depending on the round, the response arrives after, during or before the logout.
    if (round % 3 === 0) await logOut();
    finishRefresh?.();
    if (round % 3 === 1) await logOut();
    await refreshing;
    if (round % 3 === 2) await logOut();
    accounts.state.override.clear();
    expect(await isSignedIn(later), `round ${round}`).toBe(false);
    await expect.poll(() => accounts.state.logouts.at(-1), { interval: 5 }).toBe(lateTokens.access_token);
  }
  printCoverage(
    `S5: ${rounds} rounds of a refresh during a logout, no session revived, the new tokens revoked`,
  );
});
