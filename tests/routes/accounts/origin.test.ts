import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { startDashboard } from "../../support/programs/dashboard";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { alternate, printCoverage } from "../../support/programs/repetitions";
import { routePaths } from "../../support/pages/route-paths";
import { standInAccounts } from "../../support/contract/stand-in-accounts";

const publicOrigin = "http://cash.example";
const accounts = standInAccounts();
const { provider, dashboard } = standInDashboard(accounts.handle, { PUBLIC_ORIGIN: publicOrigin });
let browser: Browser;
beforeAll(async () => {
  browser = new Browser({
    request: (target, init) => dashboard.request(target, { ...init, headers: fromOwnPage(init) }),
  });
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  provider.received.length = 0;
});

/** Returns the headers of a request from a page of the public origin. */
function fromOwnPage(init: RequestInit = {}): Headers {
  const headers = new Headers(init.headers);
  headers.set("origin", publicOrigin);
  return headers;
}

const origins: Record<string, Record<string, string>> = {
  foreign: { origin: "https://evil.example" },
  "foreign, cross-site": { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  null: { origin: "null" },
  absent: {},
  "sibling subdomain": { origin: "http://sub.cash.example", "sec-fetch-site": "same-site" },
  "another port": { origin: "http://cash.example:81" },
  "another scheme": { origin: "https://cash.example" },
};
const methods = ["POST", "PUT", "PATCH", "DELETE"];

describe("S6 every action × origin × method", () => {
  const paths = routePaths();
  let rejectedCount = 0;
  afterAll(() =>
    printCoverage(`S6: ${rejectedCount} tries at ${paths.length} paths refused, none reached the provider`),
  );
  test("the list of routes isn't empty", () => expect(paths).toContain("/realtime/token"));

  test.each([...paths.entries()])("%i %s answers 403 and changes nothing", async (position, target) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    let tries = 0;
    for (const [index, [name, headers]] of Object.entries(origins).entries()) {
      for (const method of alternate(methods, position + index)) {
        for (const suffix of alternate(["", ".data"], position + index)) {
          const response = await fetch(`${dashboard.origin}${target}${suffix}`, {
            method,
            headers: { ...headers, cookie },
            body: new URLSearchParams({ email: "mara@cashlane.test", password: "Secret-horse-1" }),
            redirect: "manual",
          });
          expect(`${name} ${method} ${suffix} ${response.status}`).toBe(`${name} ${method} ${suffix} 403`);
          expect(response.headers.getSetCookie()).toEqual([]);
          tries += 1;
        }
      }
    }
    expect(tries).toBe(7 * alternate(methods, 0).length * alternate(["", ".data"], 0).length);
    expect(provider.received).toHaveLength(0);
    rejectedCount += tries;
  });

  test("a refused form keeps the session", async () => {
    expect(await (await browser.request("/en/nowhere")).text()).toContain("mara@cashlane.test");
  });
});

test("behind a TLS proxy accepts forms from the public origin only", async () => {
  const behind = await startDashboard({
    providerOrigin: provider.origin,
    env: { PUBLIC_ORIGIN: "https://cash.example" },
  });
  const body = new URLSearchParams({ email: "mara@cashlane.test", password: "Secret-horse-1" });
  const login = await behind.request("/en/login", {
    method: "POST",
    body,
    headers: { origin: "https://cash.example" },
  });
  expect(login.status).toBe(302);
  expect(login.headers.getSetCookie().join()).toMatch(
    /__Host-cashlane=[^;]+; Max-Age=\d+; Path=\/; .*Secure/,
  );
  expect(login.headers.getSetCookie().join()).toMatch(
    /__Host-cashlane-device=[^;]+; Max-Age=\d+; Path=\/; .*Secure/,
  );
  expect(login.headers.getSetCookie().join()).not.toContain("Domain");
  const internal = await behind.request("/en/login", { method: "POST", body });
  expect(internal.status).toBe(403);
  await behind.stop();
});

test("shows users that PUBLIC_ORIGIN lacks the address they opened", async () => {
  const response = await fetch(`${dashboard.origin}/en/login`, {
    method: "POST",
    headers: { accept: "text/html", origin: dashboard.origin },
    body: new URLSearchParams({ email: "x" }),
  });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain(`isn't in PUBLIC_ORIGIN. Open ${publicOrigin}`);
});

test("refuses in the visitor's language without running the action", async () => {
  const response = await fetch(`${dashboard.origin}/fr/login`, {
    method: "POST",
    headers: { accept: "text/html" },
    body: new URLSearchParams({ email: "x" }),
  });
  const html = await response.text();
  expect(html).toContain('<html lang="fr" dir="ltr">');
  expect(html).toContain("Ce formulaire vient d’un autre site");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});
