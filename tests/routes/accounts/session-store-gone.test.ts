import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "../../support/pages/browser";
import { expectWithin } from "../../support/programs/limits";
import { type Dashboard, startDashboard } from "../../support/programs/dashboard";
import { openTestRedis, redisAddress, redisMissing } from "../../support/databases/redis";
import { standInAccounts } from "../../support/contract/stand-in-accounts";
import { type StandInProvider, startStandIn } from "../../support/contract/stand-in-provider";
import { startTcpGate, type TcpGate } from "../../support/proxies/tcp-gate";

const skipReason = await redisMissing();
const keys = skipReason ? undefined : openTestRedis();
let provider: StandInProvider;
let dashboard: Dashboard;
let gate: TcpGate;
beforeAll(async () => {
  if (!keys) return;
  const { hostname, port } = new URL(redisAddress);
  gate = await startTcpGate({ hostname, port: Number(port || 6379) });
  provider = await startStandIn(standInAccounts().handle);
  const REDIS_URL = `redis://127.0.0.1:${gate.port}/0?keyPrefix=${keys.keyPrefix}`;
  dashboard = await startDashboard({ providerOrigin: provider.origin, env: { REDIS_URL } });
});
afterAll(async () => {
  await dashboard?.stop();
  await provider?.close();
  await gate?.close();
  await keys?.close();
});

test.skipIf(skipReason)(
  "faults: without its session store the dashboard shows an error, ends no session, and recovers",
  async () => {
    const browser = new Browser(dashboard);
    await browser.logIn("mara@cashlane.test", "Secret-horse-1");
    gate.shut();

    const startedAt = performance.now();
    const guarded = await browser.request("/en/apps/wallet/my-balance");
    expect(guarded.status).toBe(503);
    expect(await guarded.text()).toContain("The rewards service can’t be reached");
    expectWithin(startedAt, 4_000);
    expect(browser.cookies.has("cashlane")).toBe(true);

    const visitor = new Browser(dashboard);
    expect((await visitor.request("/en/login")).status).toBe(200);
    const login = await visitor.logIn("mara@cashlane.test", "Secret-horse-1");
    expect(login.status).toBe(503);
    expect(visitor.cookies.has("cashlane")).toBe(false);
    expect(await login.text()).toContain("Login failed");
    expect(await (await dashboard.request("/readyz")).json()).toEqual({
      sessions: "unreachable",
      disk: "ok",
      provider: "ok",
    });

    gate.open();
    async function page(): Promise<string> {
      return (await browser.request("/en/nowhere")).text();
    }
    await expect.poll(page, { interval: 200 }).toContain("mara@cashlane.test");
  },
);

test.skipIf(skipReason).each(["shut", "freeze"] as const)(
  "%s: a login reports within a second that its session can't be stored",
  async (way) => {
    const visitor = new Browser(dashboard);
    await expect
      .poll(async () => (await visitor.logIn("mara@cashlane.test", "Secret-horse-1")).status, {
        timeout: 10_000,
      })
      .toBe(302);
    gate[way]();
    // With a cookie, the session lookup comes first and is part of the one-second limit.
    const startedAt = performance.now();
    const response = await visitor.logIn("mara@cashlane.test", "Secret-horse-1");
    expectWithin(startedAt, 1_000, "a log in");
    expect(response.status).toBe(503);
    gate.shut();
    gate.open();
  },
);
