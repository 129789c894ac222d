import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { networkConnections } from "#provider/database/schema/connection-schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { pullDue } from "#provider/modules/connections/run.ts";
import { describeOnDatabase } from "../support/databases/databases.ts";
import { differencesFrom, leadsOf, liveStory, networkStories } from "../support/money/network-stories.ts";
import { pulledApis } from "../support/money/pulled-apis.ts";
import { createPulledStore, type Fault } from "../support/money/pulled-network.ts";
import {
  day,
  hour,
  minute,
  failingAfter,
  openPullWorld,
  pauseAll,
  deliverPostbackFirst,
  worldStart,
  type PullWorld,
} from "../support/money/pulled-world.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";
import { replaySeed, repetitions } from "../support/programs/repetitions.ts";

let stories = 8_000;

describe.each(Object.values(pulledApis))("$preset", ({ preset, credentials, ...api }) => {
  let world: PullWorld;
  beforeAll(async () => {
    world = await openPullWorld({ preset, ...api });
  });
  afterAll(() => world.close());

  describeOnDatabase("pulled stories", (open) => {
    let provider: TestProvider;
    beforeAll(async () => {
      world.reset();
      provider = await startTestProvider({ open, clock: () => world.now, environment: world.environment });
    });
    afterAll(() => provider.close());

    test(
      "P3 a purchase pushed and pulled twice, with faults and kills, ends in its final state",
      { timeout: 3_600_000 },
      async () => {
        const store = await createPulledStore(provider, preset, credentials);
        const plan = fc.record({
          story: networkStories,
          faults: fc.array(
            fc.constantFrom<Fault | "slow" | undefined>(
              undefined,
              undefined,
              "cut",
              "truncate",
              "repeat",
              "slow",
              // A token that was revoked.
              { status: 401, body: "" },
              { status: 500, body: "" },
              { status: 503, body: "" },
              { status: 429, headers: { "retry-after": "9" }, body: "" },
              { status: 429, body: "" },
            ),
            { maxLength: 40 },
          ),
          late: fc.array(fc.constantFrom(0, 5, 20), { minLength: 1, maxLength: 3 }),
          kills: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }),
          pauses: fc.array(fc.integer({ min: 10, max: 3 * 24 * 60 }), { minLength: 4, maxLength: 12 }),
        });
        await fc.assert(
          fc.asyncProperty(plan, async ({ story, faults, late, kills, pauses }) => {
            world.now = worldStart;
            stories += 1;
            const users = await Promise.all([1, 2, 3].map(() => provider.signUp()));
            const members = users.map(({ userId }) => ({
              userId,
              click: () => store.click(userId, new Date(worldStart.getTime() - 11 * day)),
            }));
            const lived = await liveStory(preset, story, { members, number: stories, now: worldStart });
            world.histories = lived.purchases;
            const remaining = [...faults];
            world.fault = () => remaining.shift();
            world.lateness = (index) => late[index % late.length]! * minute;
            world.now = new Date(worldStart.getTime() - 11 * day);
            await pauseAll(provider);

            const due = {
              changedThrough: world.now,
              sweepAt: world.now,
              nextRunAt: world.now,
              isPaused: false,
              lease: null,
            };
            await provider.app.database
              .update(networkConnections)
              .set({ ...due, leaseEndsAt: null })
              .where(eq(networkConnections.network, store.network));
            const pushed = lived.purchases.filter((_, index) => index % 2 === 0);
            for (const pause of pauses) {
              world.now = new Date(world.now.getTime() + pause * minute);
              // Includes purchases of the next four hours: the clock advances while a run waits, and a
              // notification may arrive before the list contains the purchase.
              const soon = new Date(world.now.getTime() + 4 * hour);
              const created = pushed.filter(({ purchase }) => purchase.purchasedAt <= soon);
              for (const purchase of pushed.splice(0, created.length))
                await deliverPostbackFirst(provider, store, preset, purchase);
              const kill = kills.shift();
              if (kill !== undefined)
                await pullDue(failingAfter(provider.app, kill), world.parts).catch(() => undefined);
              await world.pullAfter(provider, 0);
            }
            world.fault = () => undefined;
            world.now = new Date(Math.max(world.now.getTime(), worldStart.getTime()));
            await world.pullAfter(provider, day);
            await world.pullAfter(provider, hour);
            // Payments are read once a day. This run also reads the payments of purchases that were found since
            // the last one.
            await world.pullAfter(provider, day);
            expect(await differencesFrom(provider.app, preset, lived)).toEqual([]);
            const before = await leadsOf(provider.app, store.network);
            await world.pullAfter(provider, day);
            expect(await leadsOf(provider.app, store.network)).toEqual(before);
            expect(world.requests.filter(({ status }) => status === 400)).toEqual([]);
          }),
          { numRuns: repetitions({ ci: 2, long: 200 }), endOnFailure: true, ...replaySeed },
        );
        expect(await checkLedger(provider.app.database)).toEqual([]);
      },
    );
  });
});
