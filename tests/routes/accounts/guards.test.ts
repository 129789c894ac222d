import { beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { expectWithin } from "../../support/programs/limits";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { standInAccounts } from "../../support/contract/stand-in-accounts";
import { sendJson } from "../../support/contract/stand-in-provider";

const accounts = standInAccounts();
const { provider, dashboard } = standInDashboard(accounts.handle);
beforeEach(() => {
  accounts.state.override.clear();
  accounts.state.latency = 0;
  accounts.state.profile.role = "member";
});

const guarded = "/en/apps/wallet/my-balance";
const adminOnly = "/en/apps/admin/withdraw-management";

async function createSignedInBrowser(): Promise<Browser> {
  const browser = new Browser(dashboard);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  provider.received.length = 0;
  return browser;
}
function callsBesidesProfile(): string[] {
  return provider.received.map(({ path }) => path).filter((path) => path !== "/apis/v1/users/me");
}

describe("guards", () => {
  test("visitors are sent to the login, which returns to the page with its query", async () => {
    const browser = new Browser(dashboard);
    const page = await browser.request(`${guarded}?f.kind=withdrawal`);
    const login = "/en/login?returnTo=%2Fen%2Fapps%2Fwallet%2Fmy-balance%3Ff.kind%3Dwithdrawal";
    expect(page.status).toBe(302);
    expect(page.headers.get("location")).toEqual(login);
    const navigation = await browser.request(`${guarded}.data?f.kind=withdrawal`);
    expect(navigation.status).toBe(202);
    expect(await navigation.text()).toContain(login);
  });

  test("forms of visitors change nothing", async () => {
    provider.received.length = 0;
    const response = await new Browser(dashboard).submit("/en/apps/my-cash-back/withdraw", {
      step: "method",
    });
    expect(response.status).toBe(302);
    expect(provider.received).toHaveLength(0);
  });

  test.each([
    ["unreachable", 503, (response: { destroy: () => void }) => response.destroy()],
    ["out of order", 500, undefined],
  ])(
    "with the profile %s the page keeps its shell, shows an error with %i, and makes no further call",
    async (_, status, act) => {
      const browser = await createSignedInBrowser();
      accounts.state.override.set("/apis/v1/users/me", (_request, response) =>
        act ? act(response) : sendJson(response, 500, { message: "Out of order" }),
      );
      const response = await browser.request(guarded);
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(html).toContain(act ? "The rewards service can’t be reached" : "Out of order");
      expect(html).toContain('<html lang="en"');
      expect(html).toContain("<header");
      expect(html).not.toContain("mara@cashlane.test");
      expect(callsBesidesProfile()).toEqual([]);
      expect((await browser.request(`${guarded}.data`)).status).toBe(status);
    },
  );

  test("a hanging profile delays a page by 4 s at most", async () => {
    const browser = await createSignedInBrowser();
    accounts.state.override.set("/apis/v1/users/me", () => undefined);
    const startedAt = performance.now();
    const response = await browser.request(guarded);
    expect(response.status).toBe(504);
    expectWithin(startedAt, 4_000);
  });

  test("a latency of 2 s for every call delays a page by 4 s at most", async () => {
    const browser = await createSignedInBrowser();
    await (await browser.request(guarded)).text();
    accounts.state.latency = 2000;
    const startedAt = performance.now();
    await (await browser.request(guarded)).text();
    expectWithin(startedAt, 4_000);
  });
});

describe("admin screens", () => {
  test.each([adminOnly, `${adminOnly}.data`])(
    "a member gets 403 at %s and nothing is loaded",
    async (target) => {
      const browser = await createSignedInBrowser();
      const response = await browser.request(target);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("Forbidden");
      expect(callsBesidesProfile()).toEqual([]);
    },
  );

  test("a member's form is refused before the provider is called", async () => {
    const browser = await createSignedInBrowser();
    const response = await browser.submit(adminOnly, { intent: "approve", id: "w_1" });
    expect(response.status).toBe(403);
    expect(callsBesidesProfile()).toEqual([]);
  });

  test.each(["admin", { name: "admin" }])("role %j is admitted", async (role) => {
    accounts.state.profile.role = role;
    const browser = await createSignedInBrowser();
    expect((await browser.request(adminOnly)).status).not.toBe(403);
    expect(callsBesidesProfile()).not.toEqual([]);
  });

  test("visitors are sent to the login without an explanation", async () => {
    const response = await new Browser(dashboard).request(adminOnly);
    expect(response.headers.get("location")).toMatch(/^\/en\/login\?returnTo=/);
  });
});
