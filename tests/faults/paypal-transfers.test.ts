import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { explainMissingPostgres } from "../support/databases/databases.ts";
import { failApproved } from "../support/money/payout-runs.ts";
import { connectToPaypal, paypalRun } from "../support/money/paypal-runs.ts";
import { type PaypalServer, startPaypal } from "../support/money/paypal-server.ts";
import { startProviderProcess } from "../support/programs/provider-process.ts";
import { postgresProvider, type TestUser, withoutDayLimits } from "../support/programs/provider.ts";
import { report, roundsOf } from "../support/programs/rounds.ts";
import { startStatementGate } from "../support/proxies/statement-gate.ts";

const missing = await explainMissingPostgres();
/** The most statements after which a provider is killed: some more than a transfer takes. */
const most = 30;

describe.skipIf(missing)(`runs by PayPal's API at two providers${missing ? ` (${missing})` : ""}`, () => {
  const { database, provider } = postgresProvider({ poolSize: 4, environment: withoutDayLimits });
  let server: PaypalServer;
  let world: { provider: typeof provider; admin: TestUser; second: TestUser };

  // Their workers transfer by themselves; the provider of this process takes the admins' calls.
  const start = (url = database.url) =>
    startProviderProcess({ ...withoutDayLimits, DATABASE_URL: url, PAYPAL_ORIGIN: server.origin });

  beforeAll(async () => {
    server = await startPaypal();
    const second = await provider.signUp({ role: "admin", name: "Otto Auditor" });
    const admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    world = { provider, admin, second };
    await connectToPaypal(world);
  });
  afterAll(() => server?.close());

  const runOf = async (params: { id: string }) =>
    (await provider.call(getPayoutRun, { as: world.admin, params })).data;

  /** Ends what the killed process held, as five minutes would. */
  const endLeases = () =>
    database.database.execute(
      sql`update payout_transfers set next_at = now(), lease_ends_at = case when lease is null then null else now() end`,
    );

  /** Waits until other providers have settled the run, while PayPal goes on. */
  async function settle(params: { id: string }): Promise<void> {
    await expect
      .poll(
        async () => {
          server.paypal.advance();
          await database.database.execute(sql`update payout_transfers set next_at = now()
            where lease is null and state in ('waiting', 'accepted')`);
          return (await runOf(params)).state;
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe("settled");
  }

  /** Kills a provider between its request and PayPal's answer, or at a statement about the transfer. */
  async function killDuringTransfer(number: number | "request", count: number) {
    await failApproved(world);
    server.paypal.batches.clear();
    server.faults.length = 0;
    const { hostname, port, pathname } = new URL(database.url);
    const gate = await startStatementGate({ hostname, port: Number(port || 5432) }, "payout_");
    const url = new URL(database.url);
    url.port = String(gate.port);
    url.pathname = pathname;
    const { params } = await paypalRun(world, count);
    if (number === "request") server.faults.push("held");
    const reached = number === "request" ? server.held() : gate.stopAt(number);
    const victim = await start(url.href);
    const settled = (async () => {
      while ((await runOf(params)).state !== "settled") {
        server.paypal.advance();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();
    const isKilled = await Promise.race([reached.then(() => true), settled.then(() => false)]);
    await victim.kill();
    await gate.close();
    await endLeases();
    const other = await start();
    await settle(params);
    await settled;
    await other.kill();
    expect(server.paypal.batches.size, `killed at ${number}`).toBe(1);
    expect((await runOf(params)).items.paid.count, `killed at ${number}`).toBe(count);
    expect(await checkLedger(database.database), `killed at ${number}`).toEqual([]);
    return isKilled;
  }

  test("a provider killed between request and answer pays nothing twice", async () => {
    expect(await killDuringTransfer("request", 2)).toBe(true);
  }, 300_000);

  test("a provider killed anywhere in a transfer loses nothing and pays nothing twice", async () => {
    const rounds = roundsOf({ ci: 1, long: 60 });
    let killed = 0;
    for (let round = 0; round < rounds; round += 1)
      if (await killDuringTransfer(1 + Math.floor(Math.random() * most), 2)) killed += 1;
    report(`${killed} of ${rounds} providers killed during transfers`);
  }, 3_600_000);
});
