import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refreshTokens, sessions } from "#provider/database/schema/session-schema.ts";
import { createRedisStore } from "~/session/redis-store.server";
import { createSessionCookie } from "~/session/session-cookie.server";
import { createTokenRecords } from "~/session/token-records.server";
import { Browser } from "../support/pages/browser";
import { type Dashboard, dashboardSecrets, startDashboard } from "../support/programs/dashboard";
import { openTestPostgres, explainMissingPostgres, type TestPostgres } from "../support/databases/databases";
import { queuePath } from "../support/money/admin-fixtures";
import { retriedLoads } from "../support/pages/retried-loads";
import {
  startTestProvider,
  testVariables,
  type TestProvider,
  type TestUser,
} from "../support/programs/provider";
import { openTestRedis, redisAddress, redisMissing } from "../support/databases/redis";
import { printCoverage, repetitions } from "../support/programs/repetitions";
import { connectSocket } from "../support/proxies/sockets";
import { spawnProvider, type SpawnedProvider } from "../support/programs/spawned-provider";
import { submitWithdrawal, signUpPayee } from "../support/money/withdrawals";

const skipReason = (await explainMissingPostgres()) ?? (await redisMissing());
const balance = "/en/apps/wallet/my-balance";
const publicOrigin = "http://cash.example";

describe.skipIf(skipReason)(`two dashboards before two providers ${skipReason ?? ""}`, () => {
  let database: TestPostgres;
  let redis: ReturnType<typeof openTestRedis>;
  /** Never listens: only inserts accounts and money into the shared database. */
  let registry: TestProvider;
  const providers: SpawnedProvider[] = [];
  let addresses: { origin: string; metricsOrigin: string }[];
  let dashboards: Dashboard[] = [];

  beforeAll(async () => {
    database = await openTestPostgres();
    redis = openTestRedis();
    registry = await startTestProvider({ connection: database });
    const shared = {
      REDIS_URL: `${redisAddress}/0?keyPrefix=${redis.keyPrefix}`,
      PUBLIC_ORIGIN: publicOrigin,
      INTERNAL_KEY: testVariables.INTERNAL_KEY,
    };
    for (let count = 0; count < 2; count += 1)
      providers.push(await spawnProvider({ ...shared, DATABASE_URL: database.url }));
    addresses = await Promise.all(providers.map((provider) => provider.listening()));
    dashboards = await Promise.all(
      addresses.map(({ origin }) => startDashboard({ providerOrigin: origin, env: shared })),
    );
  }, 60_000);
  afterAll(async () => {
    for (const dashboard of dashboards) await dashboard.stop();
    for (const provider of providers) await provider.kill();
    await registry?.close();
    await redis?.close();
    await database?.close();
  });

  /** Returns one dashboard whose requests carry the public origin, as behind a load balancer. */
  function dashboardAt(index: 0 | 1): Pick<Dashboard, "request"> {
    return {
      request: (target, init) => {
        const headers = new Headers(init?.headers);
        headers.set("origin", publicOrigin);
        return dashboards[index]!.request(target, { ...init, headers });
      },
    };
  }

  async function signIn(index: 0 | 1, { email, password }: TestUser): Promise<Browser> {
    const browser = new Browser(dashboardAt(index));
    expect((await browser.logIn(email, password)).status).toBe(302);
    return browser;
  }

  /** Returns the same browser, connected to the other dashboard. */
  function copyAt(index: 0 | 1, { cookies }: Browser): Browser {
    const copy = new Browser(dashboardAt(index));
    for (const [name, value] of cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** Expires the access token for both dashboards. */
  async function expire(browser: Browser): Promise<void> {
    const records = createTokenRecords(createRedisStore(redis.redis), dashboardSecrets.SESSION_SECRET);
    const cookie = createSessionCookie(false);
    const id = (await cookie.read(`cashlane=${browser.cookies.get("cashlane")}`))!;
    const tokens = await records.read(id);
    expect(await records.replace(id, { ...tokens!, accessExpiresAt: Date.now() - 1 })).toBe(true);
  }

  /** Returns the number of refresh requests to both providers, whatever their responses. */
  async function refreshCalls(): Promise<number> {
    const pages = await Promise.all(
      addresses.map(async ({ metricsOrigin }) => (await fetch(`${metricsOrigin}/metrics`)).text()),
    );
    const counts = pages.join("\n").matchAll(/duration_seconds_count\{[^}]*refresh-token[^}]*\} (\d+)/g);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  /** Counts the refresh tokens since a member's last login: one from the login and one per refresh. */
  async function chainLength({ userId }: TestUser): Promise<number> {
    const rows = await database.database
      .select({ sessionId: sessions.id, at: sessions.createdAt })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(sessions.userId, userId));
    const newest = rows.reduce((last, row) => (row.at > last.at ? row : last));
    return rows.filter(({ sessionId }) => sessionId === newest.sessionId).length;
  }

  test("a decision on one pair arrives at a socket of the other; W2 a logout on one pair closes it", async () => {
    const payee = await signUpPayee(registry, 50_000n);
    const admin = await registry.signUp({ role: "admin", name: "Ada Admin" });
    const fixtures = await signIn(0, admin);
    const here = await signIn(0, payee);
    const there = copyAt(1, here);
    const rounds = repetitions({ ci: 3, long: 20 });

    const response = await requestToken(there);
    expect(response.status).toBe(200);
    const { token } = (await response.json()) as { token: string };
    const socket = await connectSocket(addresses[1]!.origin, token);
    await socket.seen("notification_sync");
    for (let round = 1; round <= rounds; round += 1) {
      const { id, reference } = (await submitWithdrawal(registry, payee, 1_000)).data;
      const decided = await fixtures.request(`${queuePath}?decide=approve&id=${id}`, {
        method: "POST",
        body: new URLSearchParams({ intent: "approve", ids: id, key: crypto.randomUUID() }),
      });
      expect(decided.status).toBe(302);
      const notification = (await socket.seen("new_notification", round)).at(-1);
      expect(JSON.stringify(notification)).toContain(reference);
    }
    expect((await there.request(balance)).status).toBe(200);

    await here.request("/logout", { method: "POST" });
    expect(await socket.ended()).toBe("io server disconnect");
    const after = await there.request(balance);
    expect(after.status).toBe(302);
    expect(after.headers.get("location")).toEqual(expect.stringMatching(/^\/en\/login/));
    printCoverage(`${rounds} decisions on one pair, each told on the other; one logout ended both`);
  }, 60_000);

  test("S3 50 loaders at expiry before each of two dashboards: one refresh at the providers, no logout", async () => {
    const member = await signUpPayee(registry, 5_000n);
    const here = await signIn(0, member);
    const rounds = repetitions({ ci: 4, long: 200 });
    const [calls, links] = [await refreshCalls(), await chainLength(member)];
    const crowd = retriedLoads();
    for (let round = 1; round <= rounds; round += 1) {
      const there = copyAt(1, here);
      await expire(here);
      const loads = Array.from({ length: 100 }, (_, index) =>
        crowd.load(async () => (await requestToken(index % 2 ? there : here)).status),
      );
      expect(new Set(await Promise.all(loads)), `round ${round}`).toEqual(new Set([200]));
      expect(await refreshCalls()).toEqual(calls + round);
      expect(await chainLength(member)).toEqual(links + round);
    }
    printCoverage(`S3: ${rounds} rounds of 50 loaders × 2 × 2 processes, ${crowd.summary()}`);
  }, 600_000);
});

/** Sends the cheapest request that needs a session. */
function requestToken(browser: Browser): Promise<Response> {
  return browser.request("/realtime/token", { method: "POST" });
}
