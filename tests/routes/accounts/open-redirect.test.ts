import { expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";
import { redirectPayloads } from "../../support/pages/redirect-payloads";
import { printCoverage } from "../../support/programs/repetitions";
import { standInAccounts } from "../../support/contract/stand-in-accounts";

const { dashboard } = standInDashboard(standInAccounts().handle);

// Unit tests cover the function with all payloads (tests/unit). Here, every second one is sent over HTTP.
const payloads = redirectPayloads().filter((_, index) => index % 2 === 0);

test(`S8 none of ${payloads.length} return paths redirects a signed-in visitor to another origin`, async () => {
  const browser = new Browser(dashboard);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  for (const payload of payloads) {
    const page = await browser.request(`/en/login?${new URLSearchParams({ returnTo: payload }).toString()}`);
    expect(page.status).toBe(302);
    expect(destination(page), payload).toBe(dashboard.origin);
  }
  printCoverage(`S8: ${payloads.length} payloads tried over HTTP, none leaves the origin`);
});

test("S8 none of 40 return paths redirects to another origin after a login", async () => {
  const sampled = payloads.filter((_, index) => index % Math.ceil(payloads.length / 40) === 0);
  for (const payload of sampled) {
    const search = new URLSearchParams({ returnTo: payload }).toString();
    const form = { email: "mara@cashlane.test", password: "Secret-horse-1" };
    const login = await new Browser(dashboard).submit(`/en/login?${search}`, form);
    expect(login.status).toBe(302);
    expect(destination(login), payload).toBe(dashboard.origin);
  }
});

/** Returns the origin that a browser at the login page would navigate to. */
function destination(response: Response): string {
  return new URL(response.headers.get("location") ?? "", `${dashboard.origin}/en/login`).origin;
}
