import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { takeRequest } from "#provider/modules/connections/request-limit.ts";
import { pullDue } from "#provider/modules/connections/run.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { explainMissingPostgres } from "../../../support/databases/databases.ts";
import { redisMissing } from "../../../support/databases/redis.ts";
import { leadsOf } from "../../../support/money/network-stories.ts";
import { pulledApis } from "../../../support/money/pulled-apis.ts";
import { createPulledStore } from "../../../support/money/pulled-network.ts";
import {
  connectionOf,
  minute,
  failingAfter,
  openPullWorld,
  pauseAll,
  runsOf,
  type PullWorld,
} from "../../../support/money/pulled-world.ts";
import { startProviderPair } from "../../../support/programs/provider-pair.ts";
import type { TestProvider } from "../../../support/programs/provider.ts";

const { credentials } = pulledApis.awin;
const worlds = new Map<string, PullWorld>();
let world: PullWorld;
beforeAll(async () => {
  for (const api of Object.values(pulledApis)) worlds.set(api.preset, await openPullWorld(api));
});
beforeEach(() => {
  world = worlds.get("awin")!;
  world.reset();
});
afterAll(() => worlds.forEach((one) => one.close()));

const skipReason = (await explainMissingPostgres()) ?? (await redisMissing());

describe.skipIf(skipReason)(`two providers that pull the same networks ${skipReason ?? ""}`, () => {
  let pair: Awaited<ReturnType<typeof startProviderPair>>;
  beforeAll(async () => {
    world = worlds.get("awin")!;
    const origins = [...worlds.values()].map(
      ({ environment }) => JSON.parse(environment.CONNECTOR_ORIGINS) as object,
    );
    const CONNECTOR_ORIGINS = JSON.stringify(Object.assign({}, ...origins));
    pair = await startProviderPair({
      clock: () => world.now,
      environment: { ...world.environment, CONNECTOR_ORIGINS },
    });
  });
  afterAll(() => pair.close());

  test("one provider at a time pulls a connection", async () => {
    const [one, other] = pair.instances.map(({ provider }) => provider) as [TestProvider, TestProvider];
    const store = await createPulledStore(one, "awin", credentials);
    await world.buy(one, store);
    await Promise.all([pullDue(one.app, world.parts), pullDue(other.app, world.parts)]);
    const runs = await runsOf(one, store);
    expect(runs.map(({ kind }) => kind).toSorted()).toEqual(["catalogue", "change", "coupons", "sweep"]);
    expect(runs.every(({ state }) => state === "done")).toBe(true);
    await processDueEvents(one.app);
    expect(await leadsOf(one.app, store.network)).toHaveLength(1);
    await pauseAll(one);
  });

  test("a process whose lease ended while it waited neither stores nor ends anything", async () => {
    const [one, other] = pair.instances.map(({ provider }) => provider) as [TestProvider, TestProvider];
    const store = await createPulledStore(one, "awin", credentials);
    await world.buy(one, store);
    let isTaken = false;
    world.fault = () => (isTaken ? undefined : { status: 500, body: "" });
    const slow = {
      ...world.parts,
      async sleep() {
        if (isTaken) return;
        isTaken = true;
        world.now = new Date(world.now.getTime() + 6 * minute);
        await pullDue(other.app, world.parts);
      },
    };
    await pullDue(one.app, slow);
    const runs = await runsOf(one, store);
    expect(runs.every(({ state }) => state === "done")).toBe(true);
    expect((await connectionOf(one, store)).failures).toBe(0);
    await pauseAll(one);
  });

  test.each(Object.values(pulledApis))(
    "$preset: the other process finishes the runs of one that was killed three times",
    async (api) => {
      const [one, other] = pair.instances.map(({ provider }) => provider) as [TestProvider, TestProvider];
      world = worlds.get(api.preset)!;
      world.reset();
      const store = await createPulledStore(one, api.preset, api.credentials);
      for (let bought = 0; bought < 3; bought += 1) await world.buy(one, store);
      for (const uses of [8, 16, 24]) {
        await pullDue(failingAfter(one.app, uses), world.parts).catch(() => undefined);
        world.now = new Date(world.now.getTime() + 6 * minute);
      }
      await pullDue(other.app, world.parts);
      expect((await runsOf(one, store)).filter(({ state }) => state !== "done")).toEqual([]);
      await processDueEvents(one.app);
      const leads = await leadsOf(one.app, store.network);
      expect(leads.map(({ orderAmount }) => orderAmount)).toEqual([10_000n, 10_000n, 10_000n]);
      await pauseAll(one);
    },
  );

  test("simultaneous requests of both providers stay within the network's limit per minute", async () => {
    const [one, other] = pair.instances.map(({ provider }) => provider) as [TestProvider, TestProvider];
    const times = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        takeRequest((index % 2 === 0 ? one : other).app.database, "both", {
          requestsPerMinute: 20,
          now: world.now,
        }),
      ),
    );
    const callTimes = times.map((time) => time.getTime()).toSorted((first, second) => first - second);
    const callsPerMinute = callTimes.map(
      (from) => callTimes.filter((time) => time >= from && time < from + minute).length,
    );
    expect(Math.max(...callsPerMinute)).toBeLessThanOrEqual(20);
    expect(callTimes.at(-1)! - callTimes[0]!).toBeLessThan(4 * minute);
  });
});
