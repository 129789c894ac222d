import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { Agent, request as fetchOver } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leadChanges, leads } from "#provider/database/schema/earning-schema.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { notifications } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../support/databases/databases.ts";
import { balancesOf, insertUser } from "../support/money/ledger.ts";
import {
  createStoreFixture,
  signedHeaders,
  reportBody,
  type StoreFixture,
} from "../support/money/network-reports.ts";
import { startProviderProcess, type ProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";

const skipReason = await explainMissingPostgres();

describe.skipIf(skipReason)(`M3 crash under reports${skipReason ? ` (${skipReason})` : ""}`, () => {
  let database: TestPostgres;
  let provider: TestProvider;
  let store: StoreFixture;
  beforeAll(async () => {
    database = await openTestPostgres(4);
    provider = await startTestProvider({ connection: database });
    // Without a holding period, cash back is payable immediately, so that the release job runs at the same
    // time.
    store = await createStoreFixture(provider, { holdDays: 0 });
  });
  afterAll(async () => {
    await provider.close();
    await database.close();
  });

  test("a process killed while receiving reports keeps every accepted report and credits none twice", async () => {
    const rounds = repetitions({ ci: 2, long: 60 });
    let takenCount = 0;
    for (let round = 0; round < rounds; round++) {
      const userId = await insertUser(database.database);
      const click = await store.click(userId);
      const child = await startProviderProcess({ DATABASE_URL: database.url, POSTBACKS_PER_MINUTE: "0" });
      // The kill happens after 5 to 80 acknowledged reports, so that the moment doesn't depend on the clock.
      const killAfter = 5 + Math.floor(Math.random() * 75);
      const acknowledgedIds = await sendUntilKilled(child, click, killAfter);
      takenCount += acknowledgedIds.size;
      // The ledger is consistent whenever the kill happened.
      expect(await checkLedger(database.database)).toEqual([]);
      await comparePositions(userId);

      const next = await startProviderProcess({ DATABASE_URL: database.url, POSTBACKS_PER_MINUTE: "0" });
      await untilSettled();
      await next.kill();
      expect(await checkLedger(database.database)).toEqual([]);
      const rows = await database.database.select().from(leads).where(eq(leads.userId, userId));
      const tracked = new Set(rows.map(({ networkTransactionId }) => networkTransactionId));
      for (const transaction of acknowledgedIds)
        expect(tracked, `killed after ${killAfter}`).toContain(transaction);
      await comparePositions(userId);
    }
    printCoverage(
      `M3: ${rounds} processes killed under reports, ${takenCount} reports taken and all credited once`,
    );
  });

  /** Checks that every lead has its change and its notification, and that the balance is their exact sum. */
  async function comparePositions(userId: string): Promise<void> {
    const rows = await database.database.select().from(leads).where(eq(leads.userId, userId));
    const sum = (state: string) =>
      rows.filter((row) => row.state === state).reduce((total, row) => total + row.cashBack, 0n);
    const pending = sum("pending") + sum("confirmed");
    const available = sum("payable");
    expect(await balancesOf(database.database, userId)).toEqual({ pending, available, reserved: 0n });
    const [counted] = await database.database
      .select({
        tracks: sql<number>`count(*) filter (where ${leadChanges.event} = 'track')::int`,
        releases: sql<number>`count(*) filter (where ${leadChanges.event} = 'release')::int`,
      })
      .from(leadChanges)
      .innerJoin(leads, eq(leads.id, leadChanges.leadId))
      .where(eq(leads.userId, userId));
    const released = rows.filter((row) => row.state === "payable").length;
    expect(counted).toEqual({ tracks: rows.length, releases: released });
    const notificationRows = await database.database
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId));
    expect(notificationRows).toHaveLength(rows.length + released);
  }

  /** Waits until every stored report is processed and every confirmed purchase is payable. */
  async function untilSettled(): Promise<void> {
    for (;;) {
      const waiting = await database.database.$count(postbackEvents, eq(postbackEvents.state, "received"));
      const due = await database.database.$count(leads, eq(leads.state, "confirmed"));
      if (waiting + due === 0) return;
      await delay(100);
    }
  }

  /** Sends reports until the process is killed. Returns the transactions that were answered with 200. */
  async function sendUntilKilled(child: ProviderProcess, click_id: string, killAfter: number) {
    const agent = new Agent({ connections: 6, pipelining: 1 });
    const acknowledgedIds = new Set<string>();
    let responseCount = 0;
    let killed: Promise<void> | undefined;
    async function send(
      purchase: Parameters<typeof reportBody>[1] & { transaction_id: string },
    ): Promise<void> {
      const body = reportBody(provider, purchase);
      const response = await fetchOver(`${child.origin}/apis/postbacks/${store.network}`, {
        method: "POST",
        dispatcher: agent,
        body,
        headers: { "content-type": "application/json", ...signedHeaders(store.secret, body, new Date()) },
      });
      await response.body.dump();
      expect(response.statusCode).toBe(200);
      acknowledgedIds.add(purchase.transaction_id);
      responseCount += 1;
      if (responseCount >= killAfter) killed ??= child.kill();
    }
    async function work(): Promise<void> {
      try {
        for (;;) {
          const transaction_id = randomUUID();
          await send({ click_id, transaction_id });
          await send({ click_id, transaction_id, status: "approved" });
        }
      } catch (error) {
        // After the kill, connection errors are expected. Any other error fails the test.
        if (!killed) throw error;
      }
    }
    await Promise.all([1, 2, 3, 4, 5, 6].map(work));
    await killed;
    await agent.close();
    return acknowledgedIds;
  }
});
