import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { Browser } from "../support/pages/browser.ts";
import { type Dashboard, startDashboard } from "../support/programs/dashboard.ts";
import { openTestPostgres } from "../support/databases/databases.ts";
import { startProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider, testVariables } from "../support/programs/provider.ts";
import { openTestRedis, redisAddress } from "../support/databases/redis.ts";
import { startSwitchableProxy } from "../support/proxies/switchable-proxy.ts";
import { type Payee, signUpPayee } from "../support/money/withdrawals.ts";
import type { Attack } from "./attack.ts";
import { sendWithRetries } from "./client.ts";
import { compareBooks } from "./orders.ts";
import { addFinding, type Tally } from "./tally.ts";

const people = 6;
const outageMilliseconds = 150;
const publicOrigin = "http://cash.example";

/** Two dashboards in front of two providers lose Redis, which holds the sessions and the realtime rooms. */
export const redisDrops: Attack = {
  what: "Redis goes away and comes back, two dashboards and two providers under load",
  goal: 200,
  share: 10,
  async run(turn, tally) {
    const database = await openTestPostgres();
    const registry = await startTestProvider({ connection: database });
    const { hostname, port } = new URL(redisAddress);
    const proxy = await startSwitchableProxy({ host: hostname, port: Number(port || 6379) });
    const redis = openTestRedis();
    const shared = {
      REDIS_URL: `redis://127.0.0.1:${proxy.port}/0?keyPrefix=${redis.keyPrefix}`,
      PUBLIC_ORIGIN: publicOrigin,
      INTERNAL_KEY: testVariables.INTERNAL_KEY,
    };
    const start = () => startProviderProcess({ ...shared, DATABASE_URL: database.url });
    const providers = [await start(), await start()];
    const dashboards: Dashboard[] = [];
    for (const { origin } of providers)
      dashboards.push(await startDashboard({ providerOrigin: origin, env: shared }));

    const end = new AbortController();
    const visits = { count: 0 };
    const sentCounts = new Map<Payee, number>();
    const lives = [];
    for (let count = 0; count < people; count += 1) {
      const payee = await signUpPayee(registry, 50_000_000n);
      sentCounts.set(payee, 0);
      lives.push(runMember(payee, dashboards, end.signal, { tally, visits, sent: sentCounts }));
    }
    while (!turn.isOver(tally.done)) {
      const until = visits.count + 8;
      while (visits.count < until && !turn.isOver(tally.done)) await pause(5);
      proxy.cut();
      await pause(outageMilliseconds);
      proxy.restore();
      tally.done += 1;
    }
    end.abort();
    await Promise.all(lives);
    for (const [payee, count] of sentCounts) {
      const there = await database.database.$count(withdrawals, eq(withdrawals.userId, payee.userId));
      addFinding(tally, "lost", "an acknowledged withdrawal by form", count - there);
      addFinding(tally, "duplicated", "a withdrawal by form", there - count);
    }
    await compareBooks(registry.app, tally);
    for (const dashboard of dashboards) await dashboard.stop();
    for (const provider of providers) await provider.kill();
    await registry.close();
    await proxy.close();
    await redis.close();
    await database.close();
  },
};

interface Books {
  tally: Tally;
  visits: { count: number };
  sent: Map<Payee, number>;
}

/** Uses both dashboards alternately as one member: views pages and withdraws money. */
async function runMember(
  payee: Payee,
  dashboards: Dashboard[],
  signal: AbortSignal,
  books: Books,
): Promise<void> {
  const { tally, visits, sent } = books;
  let turn = 0;
  const browser = new Browser({
    request(target, init) {
      const headers = new Headers(init?.headers);
      headers.set("origin", publicOrigin);
      return dashboards[turn++ % dashboards.length]!.request(target, { ...init, headers });
    },
  });
  const untilDone = (what: string, send: () => Promise<Response>) =>
    sendWithRetries(tally, what, async () => {
      const response = await send();
      await response.arrayBuffer();
      return { status: response.status };
    });
  const logIn = () => untilDone("a login", () => browser.logIn(payee.email, payee.password));
  await logIn();
  while (!signal.aborted) {
    const page = await untilDone("the wallet", () => browser.request("/en/apps/wallet/my-balance"));
    visits.count += 1;
    if (page?.status !== 200) {
      addFinding(tally, "lost", `a session (${page?.status})`);
      await logIn();
      continue;
    }
    const key = randomUUID();
    const form = { intent: "confirm", method: payee.methodId, amount: "10", key, password: payee.password };
    const target = `/en/apps/my-cash-back/withdraw?step=review&method=${payee.methodId}&amount=10&key=${key}`;
    const submitResponse = await untilDone("the withdrawal's form", () => browser.submit(target, form));
    if (submitResponse?.status === 302) sent.set(payee, sent.get(payee)! + 1);
    else addFinding(tally, "lost", `the withdrawal's form was refused (${submitResponse?.status})`);
    visits.count += 1;
  }
}
