import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptClaim } from "#contract/claims/admin-claims.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  roundTrips,
  type TestPostgres,
} from "../support/databases/databases.ts";
import { sendTestClaim } from "../support/money/claims.ts";
import {
  importLine,
  createStoreFixture,
  postReport,
  reportBody,
  type StoreFixture,
} from "../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";

const skipReason = await explainMissingPostgres();
const day = 24 * 3_600_000;
const now = new Date("2026-03-15T12:00:00Z");
const purchasedAt = "2026-03-11T15:00:00.000Z";

describe.skipIf(skipReason)(`M27 one order at once${skipReason ? ` (${skipReason})` : ""}`, () => {
  let database: TestPostgres;
  let provider: TestProvider;
  let store: StoreFixture;
  let member: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    database = await openTestPostgres();
    provider = await startTestProvider({ connection: database, clock: () => now });
    store = await createStoreFixture(provider);
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(async () => {
    expect(await checkLedger(database.database)).toEqual([]);
    await provider.close();
    await database.close();
  });

  const visit = () => store.click(member.userId, new Date(now.getTime() - 5 * day));

  /**
   * Creates one order in three notations, as a claim, a notification and a row of a file spell it. Also creates
   * the visits that these refer to.
   */
  async function attempt(round: number) {
    const number = `77${String(round).padStart(5, "0")}`;
    const visits = [await visit(), await visit()] as const;
    const kinds = [
      { claimed: `#${number}-8`, reported: `${number}-8`, filed: `Order ${number} 8`, visits },
      { claimed: number, reported: `${number}-1`, filed: number, visits },
      {
        claimed: `0${number}`,
        reported: undefined,
        filed: undefined,
        visits: [visits[0], visits[0]] as const,
      },
    ];
    return kinds[round % kinds.length]!;
  }

  test("credits an order once when a claim, a report and a file line of it arrive together", async () => {
    const rounds = repetitions({ ci: 80, long: 2_000 });
    const winners = { claim: 0, postback: 0, import: 0, pull: 0 };
    for (let round = 0; round < rounds; round += 1) {
      member = await provider.signUp();
      const { claimed, reported, filed, visits } = await attempt(round);
      const order = { clickId: visits[0], orderedOn: "2026-03-11", orderAmount: 10_000 };
      const { data } = await sendTestClaim(provider, member, { ...order, orderNumber: claimed });
      const purchase = {
        click_id: visits[1],
        time: purchasedAt,
        ...(reported ? { order_id: reported } : {}),
      };
      const paths = [
        () =>
          provider.call(acceptClaim, {
            as: admin,
            params: { id: data.id },
            headers: { "idempotency-key": randomUUID() },
          }),
        async () => {
          await postReport(provider, store, reportBody(provider, purchase));
          await processDueEvents(provider.app);
        },
        async () => {
          if (filed) await importLine(provider, store, { ...purchase, order_id: filed });
          await processDueEvents(provider.app);
        },
      ];
      // Each of the three paths starts first in a third of the rounds of each kind.
      const delayOf = (place: number) => ((place + Math.floor(round / 3)) % 3) * (round % 5);
      await Promise.all(
        paths.map(async (path, index) => {
          await roundTrips(database, delayOf(index));
          await path();
        }),
      );
      await processDueEvents(provider.app);
      const credited = await database.database
        .select()
        .from(leads)
        .where(and(inArray(leads.clickId, [...visits]), eq(leads.userId, member.userId)));
      expect(credited, `round ${round}`).toHaveLength(1);
      winners[credited[0]!.source] += 1;
    }
    const { claim, postback, import: file } = winners;
    printCoverage(
      `${rounds} rounds: credited by ${claim} claims, ${postback} reports, ${file} lines of files`,
    );
    expect(Math.min(claim, postback)).toBeGreaterThan(0);
  }, 300_000);
});
