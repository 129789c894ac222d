import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leadChanges } from "#provider/database/schema/earning-schema.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { notifications } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { releaseDueLeads } from "#provider/modules/leads/release.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../../../support/databases/databases.ts";
import { balancesOf, insertUser } from "../../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  postReport,
  reportBody,
  type StoreFixture,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider } from "../../../support/programs/provider.ts";
import { printCoverage } from "../../../support/programs/repetitions.ts";

const skipReason = await explainMissingPostgres();
const day = 24 * 3_600_000;
const purchases = 120;

describe.skipIf(skipReason)(
  `several processes share worker and release${skipReason ? ` (${skipReason})` : ""}`,
  () => {
    const databases: TestPostgres[] = [];
    const processes: TestProvider[] = [];
    let now = new Date("2026-03-01T12:00:00Z");
    let store: StoreFixture;
    beforeAll(async () => {
      const database = await openTestPostgres(20);
      databases.push(database);
      for (let count = 0; count < 3; count += 1)
        processes.push(await startTestProvider({ connection: database, clock: () => now }));
      store = await createStoreFixture(processes[0]!);
    });
    afterAll(async () => {
      for (const process of processes) await process.close();
      for (const database of databases) await database.close();
    });

    test("each purchase is credited once and becomes payable once", { timeout: 300_000 }, async () => {
      const [first] = processes;
      const { database } = first!.app;
      const userId = await insertUser(database);
      const click_id = await store.click(userId);
      for (let count = 0; count < purchases; count += 1) {
        const report = { click_id, transaction_id: `T-${count}` };
        // Three different reports of one purchase without any information about their order.
        for (const more of [{}, { status: "approved" }, { status: "approved", order_id: `A-${count}` }])
          await postReport(first!, store, reportBody(first!, { ...report, ...more }));
      }
      const processedCounts = await Promise.all(
        processes.flatMap(({ app }) => [processDueEvents(app), processDueEvents(app), processDueEvents(app)]),
      );
      expect(processedCounts.reduce((sum, count) => sum + count, 0)).toBe(purchases * 3);
      // No attempt failed because of a concurrent one: the reports of a purchase were processed one after the
      // other.
      const events = await database.select().from(postbackEvents);
      expect(events.filter(({ state, attempts }) => state === "received" || attempts !== 1)).toEqual([]);
      const credited = BigInt(purchases) * 600n;
      expect(await balancesOf(database, userId)).toEqual({ pending: credited, available: 0n, reserved: 0n });
      expect(await checkLedger(database)).toEqual([]);

      now = new Date(now.getTime() + 46 * day);
      const released = await Promise.all(
        processes.flatMap(({ app }) => [releaseDueLeads(app), releaseDueLeads(app)]),
      );
      expect(released.reduce((sum, count) => sum + count, 0)).toBe(purchases);
      expect(await balancesOf(database, userId)).toEqual({ pending: 0n, available: credited, reserved: 0n });
      expect(await checkLedger(database)).toEqual([]);
      const steps = await database.select().from(leadChanges).where(eq(leadChanges.event, "release"));
      expect(steps).toHaveLength(purchases);
      const notices = await database.select().from(notifications).where(eq(notifications.userId, userId));
      expect(notices).toHaveLength(purchases * 2);
      printCoverage(
        `${purchases} purchases in ${purchases * 3} reports, read ${processedCounts}, released ${released}`,
      );
    });

    test("a purchase that can't be released doesn't block the others", async () => {
      const [first] = processes;
      const { database } = first!.app;
      const userId = await insertUser(database);
      const click_id = await store.click(userId);
      const other = await store.click(await insertUser(database));
      for (const [index, click] of [click_id, other, click_id].entries()) {
        const report = { click_id: click, transaction_id: `U-${index}`, status: "approved" };
        const time = new Date(now.getTime() - (index === 1 ? 5_000 : index)).toISOString();
        await postReport(first!, store, reportBody(first!, { ...report, time }));
      }
      await processDueEvents(first!.app);
      now = new Date(now.getTime() + 46 * day);
      // `U-1` is the lead that has been due longest.
      const broken = await leadOf(first!, "U-1");
      await database.execute(
        sql.raw(
          `alter table lead_changes add constraint broken check (lead_id <> '${broken!.id}') not valid`,
        ),
      );
      expect(await releaseDueLeads(first!.app)).toBe(2);
      expect(await leadOf(first!, "U-1")).toMatchObject({ state: "confirmed", revision: 0 });
      await database.execute(sql`alter table lead_changes drop constraint broken`);
      expect(await releaseDueLeads(first!.app)).toBe(1);
      expect(await checkLedger(database)).toEqual([]);
    });
  },
);
