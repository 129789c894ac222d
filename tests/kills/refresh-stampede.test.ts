import { Pool } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "../support/pages/browser";
import { type Dashboard, startDashboard } from "../support/programs/dashboard";
import { retriedLoads } from "../support/pages/retried-loads";
import { openTestRedis, redisAddress, redisMissing } from "../support/databases/redis";
import { printCoverage, repetitions } from "../support/programs/repetitions";
import { standInAccounts } from "../support/contract/stand-in-accounts";
import { type StandInProvider, startStandIn } from "../support/contract/stand-in-provider";

const skipReason = await redisMissing();
const rounds = repetitions({ ci: 8, long: 2_000 });
const loaders = 50;

const accounts = standInAccounts();
let provider: StandInProvider;
let dashboards: Dashboard[] = [];
let pools: Pool[] = [];
const keys = skipReason ? undefined : openTestRedis();
beforeAll(async () => {
  if (!keys) return;
  provider = await startStandIn(accounts.handle);
  const env = {
    REDIS_URL: `${redisAddress}/0?keyPrefix=${keys.keyPrefix}`,
    PUBLIC_ORIGIN: "http://cash.example",
  };
  dashboards = await Promise.all([1, 2].map(() => startDashboard({ providerOrigin: provider.origin, env })));
  pools = dashboards.map(({ origin }) => new Pool(origin, { connections: 50 }));
});
afterAll(async () => {
  await Promise.all([
    ...pools.map((pool) => pool.close()),
    ...dashboards.map((dashboard) => dashboard.stop()),
  ]);
  await keys?.close();
  await provider?.close();
});

test.skipIf(skipReason)(
  `S3 ${loaders} parallel loaders × 2 processes at expiry, ${rounds} rounds: one refresh, no logout`,
  { timeout: 900_000 },
  async () => {
    const browser = new Browser({
      request: (target, init) =>
        fetch(`${dashboards[0]?.origin}${target}`, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), origin: "http://cash.example" },
          redirect: "manual",
        }),
    });
    await browser.logIn("mara@cashlane.test", "Secret-horse-1");
    const cookie = `cashlane=${browser.cookies.get("cashlane")}`;

    const crowd = retriedLoads();
    for (let round = 0; round < rounds; round++) {
      accounts.state.expireAccess();
      const before = accounts.state.refreshes;
      const statuses = await Promise.all(
        pools.flatMap((pool) =>
          Array.from({ length: loaders }, () => crowd.load(() => whoAmI(pool, cookie))),
        ),
      );
      expect(new Set(statuses), `round ${round}`).toEqual(new Set([200]));
      expect(accounts.state.refreshes - before, `round ${round}`).toBe(1);
    }
    printCoverage(`S3: ${rounds} rounds of ${loaders} loaders × 2 processes, ${crowd.summary()}`);
  },
);

/** Sends the cheapest request that needs a session and returns its status code. */
async function whoAmI(pool: Pool, cookie: string): Promise<number> {
  const response = await pool.request({
    method: "POST",
    path: "/realtime/token",
    headers: { cookie, origin: "http://cash.example", "content-length": "0" },
  });
  await response.body.dump();
  return response.statusCode;
}
