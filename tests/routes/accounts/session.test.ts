import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { printCoverage, repetitions } from "../../support/programs/repetitions";
import { standInAccounts } from "../../support/contract/stand-in-accounts";
import { respond, sendJson } from "../../support/contract/stand-in-provider";

const accounts = standInAccounts();
const { provider, dashboard } = standInDashboard(accounts.handle);
beforeEach(() => {
  accounts.state.override.clear();
  provider.received.length = 0;
});

const home = "/en/nowhere-in-particular";
async function createSignedInBrowser(): Promise<Browser> {
  const browser = new Browser(dashboard);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  return browser;
}
function isSignedIn(html: string): boolean {
  return html.includes("mara@cashlane.test");
}

/** Returns the cookie value of a session ID, as the dashboard writes it. */
function cookieOf(id: string): string {
  return Buffer.from(JSON.stringify(id)).toString("base64");
}
async function createEndedCookie(): Promise<string> {
  const browser = await createSignedInBrowser();
  const cookie = browser.cookies.get("cashlane") ?? "";
  await browser.request("/logout", { method: "POST" });
  return cookie;
}
function browserWith(cookie: string): Browser {
  const browser = new Browser(dashboard);
  browser.cookies.set("cashlane", cookie);
  return browser;
}

describe("S1 session ids", () => {
  test("a preset id is refused after login and during it", async () => {
    const rounds = repetitions({ ci: 10, long: 500 });
    for (let round = 0; round < rounds; round++) {
      const planted =
        round % 2 === 0 ? cookieOf(randomBytes(32).toString("base64url")) : await createEndedCookie();
      const attacker = browserWith(planted);
      const victim = browserWith(planted);
      const [, meanwhile] = await Promise.all([
        victim.logIn("mara@cashlane.test", "Secret-horse-1"),
        attacker.request(home),
      ]);
      const afterwards = await browserWith(planted).request(home);
      expect(victim.cookies.get("cashlane"), `round ${round}`).not.toBe(planted);
      expect(isSignedIn(await (await victim.request(home)).text()), `round ${round}`).toBe(true);
      for (const page of [meanwhile, afterwards])
        expect(isSignedIn(await page.text()), `round ${round}`).toBe(false);
    }
    printCoverage(`S1: ${rounds} planted ids, dead while their browser logs in and after`);
  });

  test("an existing session ends when its browser logs in again", async () => {
    const browser = await createSignedInBrowser();
    const old = browserWith(browser.cookies.get("cashlane") ?? "");
    accounts.state.override.set("/apis/v1/users/me", (_, response) => sendJson(response, 500, {}));
    await browser.logIn("mara@cashlane.test", "Secret-horse-1");
    accounts.state.override.clear();
    expect(isSignedIn(await (await browser.request(home)).text())).toBe(true);
    expect(isSignedIn(await (await old.request(home)).text())).toBe(false);
  });

  test("anonymous visits create no session", async () => {
    const browser = new Browser(dashboard);
    await browser.request("/en/login");
    await browser.request(home);
    expect([...browser.cookies.keys()]).not.toContain("cashlane");
    expect(provider.received).toHaveLength(0);
  });
});

test("S2 no response contains tokens, and neither logs nor session files contain them in plain text", async () => {
  const browser = await createSignedInBrowser();
  for (const target of [home, "/_.data", "/en/login", "/en/login.data"]) {
    const response = await browser.request(target);
    const all = `${[...response.headers].join()}${await response.text()}`;
    expect(all).not.toContain("canary-");
  }
  expect(dashboard.output()).not.toContain("canary-");
  const folder = path.join(dashboard.folder, "sessions");
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), "utf8")),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.join()).not.toContain("canary-");
  expect(files.join()).not.toContain(browser.cookies.get("cashlane"));
});

describe("profile fetch", () => {
  test("happens once per request", async () => {
    const browser = await createSignedInBrowser();
    provider.received.length = 0;
    await browser.request(home);
    expect(provider.count("/apis/v1/users/me")).toBe(1);
  });

  test.each([
    [403, { message: "Forbidden" }],
    [500, { message: "Upstream answered 403" }],
  ])("failing with %i %j clears session and cookie", async (status, body) => {
    const browser = await createSignedInBrowser();
    accounts.state.override.set("/apis/v1/users/me", (_, response) => sendJson(response, status, body));
    const response = await browser.request(home);
    expect(isSignedIn(await response.text())).toBe(false);
    expect([...browser.cookies.keys()]).not.toContain("cashlane");
  });

  test("another failure keeps the session, and the page shows the reason", async () => {
    const browser = await createSignedInBrowser();
    accounts.state.override.set("/apis/v1/users/me", (_, response) =>
      sendJson(response, 500, { message: "Out of order" }),
    );
    const html = await (await browser.request(home)).text();
    expect(html).toContain("Out of order");
    accounts.state.override.clear();
    expect(isSignedIn(await (await browser.request(home)).text())).toBe(true);
  });
});

describe("token refresh", () => {
  test("an expired access token is refreshed once and the page loads", async () => {
    const browser = await createSignedInBrowser();
    accounts.state.expireAccess();
    const before = accounts.state.refreshes;
    expect(isSignedIn(await (await browser.request(home)).text())).toBe(true);
    expect(accounts.state.refreshes - before).toBe(1);
  });

  test.each(["/apis/v1/wallet", "/apis/v1/users/me"])(
    "a call of %s refused again after a refresh ends the session and shows the login with a message",
    async (path) => {
      const browser = await createSignedInBrowser();
      accounts.state.override.set(path, (_, response) => sendJson(response, 401, { message: "no" }));
      const balance = "/en/apps/wallet/my-balance";
      const response = await browser.request(balance);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe(`/en/login?returnTo=${encodeURIComponent(balance)}`);
      expect([...browser.cookies.keys()]).not.toContain("cashlane");
      const login = await browser.request(response.headers.get("location") ?? "");
      expect(login.status).toBe(200);
      expect(await login.text()).toContain("Authentication failed");
    },
  );

  test.each([401, 400, 500])(
    "a refresh answered %i clears the session and leads to login",
    async (status) => {
      const browser = await createSignedInBrowser();
      accounts.state.expireAccess();
      accounts.state.override.set("/apis/auth/refresh-token", (_, response) =>
        sendJson(response, status, {}),
      );
      const response = await browser.request("/fr/nowhere?x=1");
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe("/fr/login?returnTo=%2Ffr%2Fnowhere%3Fx%3D1");
      expect([...browser.cookies.keys()]).not.toContain("cashlane");
    },
  );

  test("a visitor on a login page stays there after a refused refresh", async () => {
    const browser = await createSignedInBrowser();
    accounts.state.revokeAll();
    const response = await browser.request("/en/login");
    expect(response.status).toBe(200);
    expect([...browser.cookies.keys()]).not.toContain("cashlane");
  });

  test("a client navigation is redirected to login as well", async () => {
    const browser = await createSignedInBrowser();
    accounts.state.revokeAll();
    const response = await browser.request("/en/nowhere.data");
    expect(response.status).toBe(202);
    expect(await response.text()).toContain("/en/login?returnTo=%2Fen%2Fnowhere");
  });

  test.each(["a new pair", "a refusal"])(
    "S5 an old request whose refresh ends in %s after logout and login keeps the new session",
    async (ending) => {
      const browser = await createSignedInBrowser();
      accounts.state.expireAccess();
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      accounts.state.override.set("/apis/auth/refresh-token", async (_, response) => {
        await released;
        if (ending === "a refusal") sendJson(response, 401, { message: "no" });
        else respond(response, accounts.state.issue());
      });
      const slow = browser.request(home);
      await expect.poll(() => provider.count("/apis/auth/refresh-token")).toBe(1);
      await browser.request("/logout", { method: "POST" });
      await browser.logIn("mara@cashlane.test", "Secret-horse-1");
      const cookie = browser.cookies.get("cashlane");
      expect(cookie).toBeDefined();
      release();
      await slow;
      expect(browser.cookies.get("cashlane")).toBe(cookie);
      expect(isSignedIn(await (await browser.request(home)).text())).toBe(true);
    },
  );

  test.each([
    ["no answer", (response: { destroy: () => void }) => response.destroy()],
    ["503", undefined],
  ])("S4 a lost refresh answer (%s) ends no session", async (_, act) => {
    const browser = await createSignedInBrowser();
    accounts.state.expireAccess();
    accounts.state.override.set("/apis/auth/refresh-token", (_, response) =>
      act ? act(response) : sendJson(response, 503, {}),
    );
    const html = await (await browser.request(home)).text();
    expect(html).toContain("Failed to refresh token");
    accounts.state.override.clear();
    expect(isSignedIn(await (await browser.request(home)).text())).toBe(true);
  });
});
