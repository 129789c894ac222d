import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "../support/browser";
import { type Dashboard, startDashboard } from "../support/dashboard";
import { openTestRedis, redisAddress, redisMissing } from "../support/redis";
import { standInAccounts } from "../support/stand-in-accounts";
import { type StandInProvider, startStandIn } from "../support/stand-in-provider";
import { startTcpGate, type TcpGate } from "../support/tcp-gate";

const missing = await redisMissing();
const keys = missing ? undefined : openTestRedis();
let provider: StandInProvider;
let dashboard: Dashboard;
let gate: TcpGate;
beforeAll(async () => {
  if (!keys) return;
  const { hostname, port } = new URL(redisAddress);
  gate = await startTcpGate({ hostname, port: Number(port || 6379) });
  provider = await startStandIn(standInAccounts().answer);
  const REDIS_URL = `redis://127.0.0.1:${gate.port}/0?keyPrefix=${keys.keyPrefix}`;
  dashboard = await startDashboard({ providerOrigin: provider.origin, env: { REDIS_URL } });
});
afterAll(async () => {
  await dashboard?.stop();
  await provider?.close();
  await gate?.close();
  await keys?.close();
});

test.skipIf(missing)(
  "faults: without its session store the dashboard says so, signs nobody out, and recovers",
  async () => {
    const browser = new Browser(dashboard);
    await browser.logIn("mara@cashlane.test", "Secret-1");
    gate.shut();

    const begun = performance.now();
    const guarded = await browser.request("/en/apps/wallet/my-balance");
    expect(guarded.status).toBe(503);
    expect(await guarded.text()).toContain("The rewards service cannot be reached");
    expect(performance.now() - begun).toBeLessThan(4000);
    expect(browser.cookies.has("cashlane")).toBe(true);

    const stranger = new Browser(dashboard);
    expect((await stranger.request("/en/login")).status).toBe(200);
    const login = await stranger.logIn("mara@cashlane.test", "Secret-1");
    expect([login.status, stranger.cookies.has("cashlane")]).toEqual([503, false]);
    expect(await login.text()).toContain("Login failed");
    expect(await (await dashboard.request("/readyz")).json()).toEqual({
      sessions: "unreachable",
      provider: "ok",
    });

    gate.open();
    async function page(): Promise<string> {
      return (await browser.request("/en/nowhere")).text();
    }
    await expect.poll(page, { timeout: 10_000, interval: 200 }).toContain("mara@cashlane.test");
  },
);
