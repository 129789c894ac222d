import { beforeEach, describe, expect, test } from "vitest";
import { menuFor } from "~/navigation/menu";
import { hrefOf, type MenuItem } from "~/navigation/menu-entry";
import { screens } from "~/navigation/screens";
import { Browser } from "../../support/pages/browser";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { standInAccounts } from "../../support/contract/stand-in-accounts";
import { sendJson } from "../../support/contract/stand-in-provider";

const accounts = standInAccounts();
// All calls that screens make fail with 503, so that a 404 can only mean that the screen doesn't exist.
const { dashboard } = standInDashboard((request, response) =>
  /^\/(healthz|apis\/(auth|v1\/users\/me$))/.test(request.path)
    ? accounts.handle(request, response)
    : sendJson(response, 503, { message: "Out of order" }),
);
beforeEach(() => accounts.state.override.clear());

/** Returns the visible part of a page. Its scripts contain all texts, so they are removed. */
async function pageOf(response: Response | Promise<Response>): Promise<string> {
  return (await (await response).text()).replace(/<script[\s\S]*?<\/script>/g, "");
}

async function createSignedInBrowser(role: string): Promise<Browser> {
  accounts.state.profile.role = role;
  const browser = new Browser(dashboard);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  return browser;
}

describe("language", () => {
  test.each([
    ["/", "fr", "/fr/dashboards/crm"],
    ["/login", "ar", "/ar/login"],
    ["/register?x=1", "de", "/en/register?x=1"],
    ["/apps/wallet/my-balance?size=50", "fr", "/fr/apps/wallet/my-balance?size=50"],
    ["/stores/acme", "en", "/en/stores/acme"],
  ])("redirects %s with Accept-Language %s to %s", async (path, accepts, target) => {
    const response = await dashboard.request(path, { headers: { "Accept-Language": accepts } });
    expect(response.status).toBe(302);
    expect(new URL(response.headers.get("Location") ?? "", dashboard.origin).href).toBe(
      dashboard.origin + target,
    );
  });

  test.each(["/xx/login", "/en-US/login", "/xx/apps/wallet/my-balance"])(
    "%s, in an unknown language, is 404 whatever path follows",
    async (path) => {
      const response = await dashboard.request(path);
      expect(response.status).toBe(404);
      expect(await pageOf(response)).toContain("This page doesn’t exist");
    },
  );

  test.each(["/xx", "/english/x", "/en/no-such-page", "/front-pages/nothing", "/.env", "/wp-login.php"])(
    "%s is 404 in the shell, as document and as data",
    async (path) => {
      const response = await dashboard.request(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('id="site-nav"');
      expect(html).toContain("This page doesn’t exist");
      expect((await dashboard.request(`${path}.data`, { headers: { accept: "*/*" } })).status).toBe(404);
    },
  );

  test("remembers a visited language", async () => {
    const first = await dashboard.request("/ar/login");
    const cookie = first.headers.getSetCookie().find((text) => text.startsWith("language=")) ?? "";
    const response = await dashboard.request("/", { headers: { Cookie: cookie.split(";")[0] ?? "" } });
    expect(response.headers.get("Location")).toBe("/ar/dashboards/crm");
  });

  test.each([
    ["fr", "ltr", "Cette page n’existe pas"],
    ["ar", "rtl", "هذه الصفحة غير موجودة"],
  ])("the 404 page is in %s", async (language, direction, words) => {
    const html = await (await dashboard.request(`/${language}/no-such-page`)).text();
    expect(html).toContain(`<html lang="${language}" dir="${direction}"`);
    expect(html).toContain(words);
  });
});

describe("screens of the menu", () => {
  test.each(screens.filter((screen) => screen.redirectsTo))("$path leads to $redirectsTo", async (screen) => {
    const response = await dashboard.request(`/ar${screen.path}?q=1`);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toEqual(`/ar${screen.redirectsTo}?q=1`);
  });

  test("every entry of the menu leads to a page, none to 404", async () => {
    const browser = await createSignedInBrowser("admin");
    const items = menuFor("admin", (key) => key).flatMap(function itemsOf(entry): MenuItem[] {
      return "children" in entry ? entry.children.flatMap(itemsOf) : [entry];
    });
    expect(items.length).toBeGreaterThan(15);
    for (const item of items) {
      const response = await browser.request(hrefOf(item, "en"));
      expect(response.status, item.href).not.toBe(404);
    }
  });
});

describe("auth state", () => {
  test("while loading it shows no menu, but the reason, Retry and an unknown balance instead of 0", async () => {
    const browser = await createSignedInBrowser("member");
    accounts.state.override.set("/apis/v1/users/me", (_, response) =>
      sendJson(response, 500, { message: "Out of order" }),
    );
    const html = await pageOf(browser.request("/en/no-such-page"));
    expect(html).toContain("Balance: Unknown");
    expect(html).not.toContain("$0.00");
    expect(html).not.toContain("/en/apps/my-cash-back/withdraw");
    expect(html).not.toContain("Sign Up / Login");
  });

  test("a missing balance in a valid answer is 0", async () => {
    const { total_balance: _, ...profile } = accounts.state.profile;
    accounts.state.override.set("/apis/v1/users/me", (_request, response) =>
      sendJson(response, 200, { code: 200, message: "OK", data: profile }),
    );
    const html = await pageOf((await createSignedInBrowser("member")).request("/en/no-such-page"));
    expect(html).toContain("Balance: $0.00");
  });

  test.each(["admin", "member"])("a %s sees the Manage Center only as an admin", async (role) => {
    const html = await pageOf((await createSignedInBrowser(role)).request("/en/no-such-page"));
    expect(html.includes("Manage Center")).toBe(role === "admin");
  });
});

describe("theme", () => {
  function change(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return dashboard.request("/theme", { method: "POST", body: new URLSearchParams(fields), headers });
  }

  test("is part of the first HTML", async () => {
    const response = await change({ mode: "dark", returnTo: "/fr/login?x=1" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/fr/login?x=1");
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith("theme=")) ?? "";
    const html = await (
      await dashboard.request("/en/login", { headers: { Cookie: cookie.split(";")[0] ?? "" } })
    ).text();
    expect(html).toContain('data-mode="dark"');
  });

  test("S8: never redirects to another site, and refuses other values", async () => {
    expect((await change({ mode: "dark", returnTo: "//evil.test" })).headers.get("Location")).toBe("/");
    expect((await change({ mode: "pink", returnTo: "/en" })).status).toBe(400);
  });

  test("ignores a broken cookie", async () => {
    const response = await dashboard.request("/en/login", {
      headers: { Cookie: "theme=%E0%A4%A; toast=%%%" },
    });
    expect(response.status).toBe(200);
  });
});

test("a template's address leads to our screen, keeping language and query", async () => {
  const response = await dashboard.request("/ar/dashboards/ecommerce?tab=connections");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/ar/apps/ecommerce/dashboard?tab=connections");
});
