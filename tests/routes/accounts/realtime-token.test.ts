import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { type Dashboard, startDashboard } from "../../support/programs/dashboard";
import { standInAccounts } from "../../support/contract/stand-in-accounts";
import { sendJson, type StandInProvider, startStandIn } from "../../support/contract/stand-in-provider";

const accounts = standInAccounts();
let provider: StandInProvider;
let dashboards: Record<"socket" | "access", Dashboard>;
beforeAll(async () => {
  provider = await startStandIn(accounts.handle);
  const providerOrigin = provider.origin;
  const [socket, access] = await Promise.all([
    startDashboard({ providerOrigin, env: { PROVIDER_PUBLIC_ORIGIN: "https://rewards.example" } }),
    startDashboard({ providerOrigin, env: { REALTIME_TOKEN: "access" } }),
  ]);
  dashboards = { socket, access };
});
beforeEach(() => accounts.state.override.clear());
afterAll(async () => {
  await Promise.all(Object.values(dashboards).map((dashboard) => dashboard.stop()));
  await provider.close();
});

async function tokenFor(kind: "socket" | "access") {
  const browser = new Browser(dashboards[kind]);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  return browser.request("/realtime/token", { method: "POST" });
}

test("a signed-in page gets a token that opens a socket and nothing else, and where to connect", async () => {
  const response = await tokenFor("socket");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ token: "socket-token", origin: "https://rewards.example" });
});

test("REALTIME_TOKEN=access hands over the access token", async () => {
  const { token } = (await (await tokenFor("access")).json()) as { token: string };
  expect(token).toMatch(/^canary-access-/);
});

test("visitors get no token", async () => {
  const response = await dashboards.socket.request("/realtime/token", { method: "POST" });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: "Authentication failed" });
});

test("takes a single call to the provider", async () => {
  const browser = new Browser(dashboards.socket);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  const callsBefore = provider.received.length;
  await browser.request("/realtime/token", { method: "POST" });
  expect(provider.received.slice(callsBefore).map(({ path }) => path)).toEqual(["/apis/v1/realtime/token"]);
});

test("a suspended account gets no token and is no longer signed in", async () => {
  accounts.state.override.set("/apis/v1/realtime/token", (_, response) =>
    sendJson(response, 403, { message: "Suspended", error_key: "account_suspended" }),
  );
  expect((await tokenFor("socket")).status).toBe(401);
});

test("reports a provider that can't issue a token", async () => {
  accounts.state.override.set("/apis/v1/realtime/token", (_, response) =>
    sendJson(response, 503, { message: "Not now" }),
  );
  const response = await tokenFor("socket");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: "Not now" });
});

test("the token isn't available by GET", async () => {
  expect((await dashboards.socket.request("/realtime/token")).ok).toBe(false);
});
