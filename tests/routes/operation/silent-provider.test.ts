import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { standInAccounts } from "../../support/contract/stand-in-accounts";
import { respond, sendJson } from "../../support/contract/stand-in-provider";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { expectWithin } from "../../support/programs/limits";

const accounts = standInAccounts();
const profilePath = "/apis/v1/users/me";
const walletPath = "/apis/v1/wallet";
const me = accounts.state.profile;
/** Whether the provider accepts requests without answering them. */
let isStopped = false;
const { dashboard } = standInDashboard((request, response) =>
  isStopped ? undefined : accounts.handle(request, response),
);
beforeEach(() => {
  isStopped = false;
  accounts.state.override.clear();
  Object.assign(accounts.state.profile, { ...me, name: "Mara", role: "member" });
});

const home = "/en/dashboards/crm";
const balancePage = "/en/apps/wallet/my-balance";
const adminPage = "/en/apps/admin/withdraw-management";
const memberLink = 'href="/en/apps/my-cash-back/withdraw"';
const adminLink = `href="${adminPage}"`;

/** Signs in and loads one page, which stores the last known profile. */
async function signInBrowser(role = "member"): Promise<Browser> {
  accounts.state.profile.role = role;
  const browser = new Browser(dashboard);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  await (await browser.request("/en/no-such-page")).text();
  return browser;
}
function copyOf(browser: Browser): Browser {
  const copy = new Browser(dashboard);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}
/** Returns the page without its scripts, which contain all texts. */
async function readHtml(response: Response | Promise<Response>): Promise<string> {
  return (await (await response).text()).replace(/<script[\s\S]*?<\/script>/g, "");
}
const neverRespond = () => undefined;

describe("a provider that hangs", () => {
  test.each([home, balancePage, "/en/apps/my-cash-back/withdraw-history", "/en/stores"])(
    "%s shows name, menu, an unknown balance and Retry within 1.5 s",
    async (path) => {
      const browser = await signInBrowser();
      isStopped = true;
      const startedAt = performance.now();
      const response = await browser.request(path);
      const html = await readHtml(response);
      expectWithin(startedAt, 1_500, path);
      expect(response.status).toBe(504);
      for (const text of ["Mara", "mara@cashlane.test", memberLink, "Balance: Unknown", "Retry"])
        expect(html).toContain(text);
      expect(html).not.toContain("$0.00");
      expect(html).not.toContain(adminLink);
      expect(html).not.toContain("We can’t tell whether you’re logged in");
    },
  );

  test("shows the admin's menu, and an error for each list", async () => {
    const browser = await signInBrowser("admin");
    isStopped = true;
    const html = await readHtml(browser.request(adminPage));
    for (const text of ["Mara", adminLink, "Retry"]) expect(html).toContain(text);
  });

  test("a member can't open the admin's screens", async () => {
    const browser = await signInBrowser();
    isStopped = true;
    expect((await browser.request(adminPage)).status).toBe(403);
  });

  test("if only the profile is silent, the rest of the page is current", async () => {
    const browser = await signInBrowser();
    accounts.state.override.set(profilePath, neverRespond);
    accounts.state.override.set(walletPath, (_, response) =>
      respond(response, {
        currency: "USD",
        available: 4321,
        pending: 0,
        reserved: 0,
        lifetime: 4321,
        withdrawable: { possible: true, reason: null, missing: 0 },
      }),
    );
    const html = await readHtml(browser.request(balancePage));
    expect(html).toContain("Balance: Unknown");
    expect(html).toContain("$43.21");
  });

  test("pages recover with the provider", async () => {
    const browser = await signInBrowser();
    isStopped = true;
    await (await browser.request(home)).text();
    isStopped = false;
    accounts.state.profile.name = "Mara B.";
    const html = await readHtml(browser.request("/en/no-such-page"));
    expect(html).toContain("Mara B.");
    expect(html).toContain("Balance: $12.50");
    isStopped = true;
    expect(await readHtml(browser.request(home))).toContain("Mara B.");
  });

  test("an expired access token doesn't delay a page either", async () => {
    const browser = await signInBrowser();
    accounts.state.expireAccess();
    accounts.state.override.set("/apis/auth/refresh-token", neverRespond);
    const startedAt = performance.now();
    const html = await readHtml(browser.request(balancePage));
    expectWithin(startedAt, 1_500);
    for (const text of ["Mara", memberLink, "Balance: Unknown"]) expect(html).toContain(text);
  });

  test("the login page is available to a visitor known only from the last profile", async () => {
    const browser = await signInBrowser();
    isStopped = true;
    expect((await browser.request("/en/login")).status).toBe(200);
  });
});

describe("the last known profile ends", () => {
  /** Returns whether the store has a profile for the session of this browser's cookie. */
  async function isStored(browser: Browser): Promise<boolean> {
    const id = /^"?([\w-]{43})/.exec(cookieText(browser))?.[1] ?? "";
    const hash = createHash("sha256").update(id).digest("hex");
    return (await readdir(join(dashboard.folder, "sessions"))).includes(`profile-${hash}`);
  }
  /** Decodes React Router's cookie: Base64 of a JSON text. */
  function cookieText(browser: Browser): string {
    return Buffer.from(decodeURIComponent(browser.cookies.get("cashlane") ?? ""), "base64").toString();
  }
  async function showsFallback(browser: Browser): Promise<boolean> {
    isStopped = true;
    const html = await readHtml(browser.request("/en/no-such-page"));
    isStopped = false;
    return html.includes("mara@cashlane.test");
  }

  test("is used until then", async () => {
    const browser = await signInBrowser();
    expect(await isStored(browser)).toBe(true);
    expect(await showsFallback(browser)).toBe(true);
  });

  test.each([
    [403, "account_suspended"],
    [401, "unauthenticated"],
  ])("with a profile refused by %i %s", async (status, key) => {
    const browser = await signInBrowser();
    const copy = copyOf(browser);
    accounts.state.revokeAll();
    accounts.state.override.set(profilePath, (_, response) =>
      sendJson(response, status, { code: status, message: "No.", key }),
    );
    await browser.request("/en/no-such-page");
    expect(await isStored(copy)).toBe(false);
    expect(await showsFallback(copy)).toBe(false);
  });

  test("when the provider refuses a call by a demoted admin while the profile is silent", async () => {
    const browser = await signInBrowser("admin");
    accounts.state.override.set(profilePath, neverRespond);
    for (const path of ["/apis/v1/admin/withdrawals", "/apis/v1/admin/withdrawals/summary"])
      accounts.state.override.set(path, (_, response) =>
        sendJson(response, 403, { code: 403, message: "Forbidden", key: "forbidden" }),
      );
    await (await browser.request(adminPage)).text();
    accounts.state.override.clear();
    expect(await isStored(browser)).toBe(false);
    expect(await showsFallback(browser)).toBe(false);
  });

  test("with logout, also while the provider is silent", async () => {
    const browser = await signInBrowser();
    const copy = copyOf(browser);
    isStopped = true;
    expect((await browser.request("/logout", { method: "POST" })).status).toBe(302);
    expect(await isStored(copy)).toBe(false);
    expect(await showsFallback(copy)).toBe(false);
  });

  test("with another person's login in the same browser, who has no profile yet", async () => {
    const browser = await signInBrowser();
    // From here on the profile call gets no answer, so the second user can log in, but their profile is never
    // loaded.
    accounts.state.override.set(profilePath, neverRespond);
    await browser.logIn("noor@cashlane.test", "Secret-horse-1");
    isStopped = true;
    const html = await readHtml(browser.request(home));
    expect(html).not.toContain("mara@cashlane.test");
    expect(html).not.toContain(memberLink);
  });
});
