import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getPayoutRun, sendPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { connectPaypal } from "#contract/payout-runs/payout-services.ts";
import { payoutTransfers } from "#provider/database/schema/payout-transfer-schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { explainMissingPostgres } from "../support/databases/databases.ts";
import { failApproved } from "../support/money/payout-runs.ts";
import { connectToPaypal, paypalRun } from "../support/money/paypal-runs.ts";
import { paypalAccount, type PaypalServer, startPaypal } from "../support/money/paypal-server.ts";
import { type ProviderProcess, startProviderProcess } from "../support/programs/provider-process.ts";
import { postgresProvider, type TestUser, withoutDayLimits } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { startStatementGate } from "../support/proxies/statement-gate.ts";

const skipReason = await explainMissingPostgres();
/**
 * The maximum number of statements before a provider is killed: slightly more than sending and transferring a
 * run takes.
 */
const maxStatements = 60;
const count = 2;

interface Station extends ProviderProcess {
  /** The address at which this provider reaches PayPal. */
  paypal: string;
}

describe.skipIf(skipReason)(
  `runs by PayPal's API at two providers${skipReason ? ` (${skipReason})` : ""}`,
  () => {
    const { database, provider } = postgresProvider({ poolSize: 4, environment: withoutDayLimits });
    let server: PaypalServer;
    let other: Station;
    let world: { provider: typeof provider; admin: TestUser; second: TestUser };

    /** Starts a provider that reaches PayPal at an address that no other provider uses. */
    async function start(url = database.url): Promise<Station> {
      const paypal = await server.listen();
      const variables = { ...withoutDayLimits, DATABASE_URL: url, PAYPAL_ORIGIN: paypal };
      return { ...(await startProviderProcess(variables)), paypal };
    }

    beforeAll(async () => {
      server = await startPaypal();
      const second = await provider.signUp({ role: "admin", name: "Otto Auditor" });
      const admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
      world = { provider, admin, second };
      await connectToPaypal(world);
      other = await start();
    });
    afterAll(async () => {
      await other?.kill();
      await server?.close();
    });

    const runOf = async (params: { id: string }) =>
      (await provider.call(getPayoutRun, { as: world.admin, params })).data;

    const request = (at: Station, method: string, path: string, body: object) =>
      fetch(`${at.origin}/apis${path}`, {
        method,
        headers: { authorization: `Bearer ${world.admin.accessToken}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const send = (at: Station, { id }: { id: string }) =>
      request(at, sendPayoutRun.method, sendPayoutRun.path.replace("{id}", id), {});

    /**
     * Makes the transfers due, and makes a provider work on them immediately by entering PayPal's credentials
     * again.
     */
    async function wake(at: Station): Promise<void> {
      await database.database.execute(sql`update payout_transfers set next_at = now() where lease is null`);
      await request(at, connectPaypal.method, connectPaypal.path, paypalAccount);
    }

    /** Ends the leases of a killed process, as if five minutes had passed. */
    const endLeases = () =>
      database.database.execute(
        sql`update payout_transfers set lease_ends_at = now() where lease is not null`,
      );

    /** Returns whether a provider is working on a transfer or is about to. */
    async function isBusy(): Promise<boolean> {
      const isWaiting = sql`state in ('waiting', 'accepted') and (lease is not null or next_at <= now())`;
      return (await database.database.$count(payoutTransfers, isWaiting)) > 0;
    }

    /** Wakes a provider until the run is settled, and advances PayPal after each round. */
    async function settle(at: Station, params: { id: string }, signal?: AbortSignal): Promise<void> {
      for (let round = 0; !signal?.aborted && (await runOf(params)).state !== "settled"; round += 1) {
        expect(round, "rounds without an end").toBeLessThan(50);
        await wake(at);
        while (!signal?.aborted && (await isBusy())) await setTimeout(20);
        server.paypal.advance();
      }
    }

    async function createReleasedRun() {
      await failApproved(world);
      server.paypal.batches.clear();
      server.posted.length = 0;
      const { run, params } = await paypalRun(world, count, { isSent: false });
      return { params, paidBalance: server.paypal.balance - BigInt(run.net) };
    }

    async function expectPaidOnce(params: { id: string }, paidBalance: bigint): Promise<void> {
      expect(server.paypal.balance).toBe(paidBalance);
      expect((await runOf(params)).items.paid.count).toBe(count);
      expect(await checkLedger(database.database)).toEqual([]);
    }

    test("a provider killed between request and answer loses nothing and pays nothing twice", async () => {
      const { params, paidBalance } = await createReleasedRun();
      const first = await start();
      server.faults.push("held");
      const heldAt = server.held();
      await send(first, params);
      // The victim is the provider whose request is held. Usually that is the one that sent the run, but the
      // other one may have taken it.
      const [victim, survivor] = (await heldAt) === first.paypal ? [first, other] : [other, first];
      await victim.kill();
      other = survivor;
      await endLeases();
      await settle(survivor, params);
      expect(server.posted).toHaveLength(2);
      expect(server.posted[0]).toBe(server.posted[1]);
      await expectPaidOnce(params, paidBalance);
    }, 300_000);

    test("a provider killed anywhere in a transfer loses nothing and pays nothing twice", async () => {
      const rounds = repetitions({ ci: 1, long: 60 });
      let killed = 0;
      for (let round = 0; round < rounds; round += 1) {
        const { params, paidBalance } = await createReleasedRun();
        const url = new URL(database.url);
        const gate = await startStatementGate(
          { hostname: url.hostname, port: Number(url.port || 5432) },
          "payout_",
        );
        url.port = String(gate.port);
        const victim = await start(url.href);
        const reached = gate.stopAt(gate.statements() + 1 + Math.floor(Math.random() * maxStatements));
        const end = new AbortController();
        const settled = (async () => {
          await send(victim, params);
          await settle(victim, params, end.signal);
        })();
        const settling = settled.catch((error: unknown) => {
          if (!end.signal.aborted) throw error;
        });
        if (await Promise.race([reached.then(() => true), settling.then(() => false)])) killed += 1;
        end.abort();
        await victim.kill();
        await settling;
        await gate.close();
        await endLeases();
        await send(other, params);
        await settle(other, params);
        expect(server.paypal.batches.size).toBe(1);
        await expectPaidOnce(params, paidBalance);
      }
      printCoverage(`${killed} of ${rounds} providers killed during transfers`);
    }, 3_600_000);
  },
);
