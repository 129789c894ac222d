import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type NetworkPresetKey, networkPresetKeys } from "#contract/networks/presets/keys.ts";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import type { NetworkRequest } from "#provider/simulated-network/requests.ts";
import { describeOnDatabase, explainMissingPostgres } from "../../../support/databases/databases.ts";
import { redisMissing } from "../../../support/databases/redis.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  createStoreFixture,
  releaseLeads,
  type StoreFixture,
} from "../../../support/money/network-reports.ts";
import {
  differencesFrom,
  leadsOf,
  liveStory,
  networkStories,
  type NetworkStory,
  type StoryMember,
} from "../../../support/money/network-stories.ts";
import { processUntilKilled } from "../../../support/programs/killed-worker.ts";
import { startProviderPair } from "../../../support/programs/provider-pair.ts";
import { startTestProvider, type TestProvider } from "../../../support/programs/provider.ts";
import { alternate, replaySeed, repetitions } from "../../../support/programs/repetitions.ts";

const start = new Date("2026-03-01T12:00:00Z");
const day = 24 * 3_600_000;
let stories = 1_000;
/** For each killed worker, the number of transactions that it commits before it is killed. */
const kills = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 });

async function openNetwork(provider: TestProvider, preset: NetworkPresetKey) {
  const { mapping, authentication } = networkPresets[preset];
  return createStoreFixture(provider, { mapping, authentication });
}

async function signUpMembers(provider: TestProvider, store: StoreFixture): Promise<StoryMember[]> {
  const users = await Promise.all([1, 2, 3].map(() => provider.signUp()));
  return users.map(({ userId }) => ({
    userId,
    click: () => store.click(userId, new Date(start.getTime() - 11 * day)),
  }));
}

async function send(provider: TestProvider, { network, secret }: StoreFixture, request: NetworkRequest) {
  const { method, content, contentType } = request;
  const url = `/apis/postbacks/${network}/${secret}`;
  const response = await provider.app.inject(
    method === "GET"
      ? { method, url: `${url}?${content}` }
      : { method, url, headers: { "content-type": contentType }, payload: content },
  );
  expect(response.statusCode).toBe(200);
}

function play(provider: TestProvider, store: StoreFixture, preset: NetworkPresetKey) {
  return async (story: NetworkStory) => {
    stories += 1;
    const members = await signUpMembers(provider, store);
    return { members, lived: await liveStory(preset, story, { members, number: stories, now: start }) };
  };
}

describeOnDatabase("what networks report", (open) => {
  let provider: TestProvider;
  let now = start;
  beforeAll(async () => {
    provider = await startTestProvider({
      open,
      clock: () => now,
      environment: { POSTBACKS_PER_MINUTE: "0" },
    });
  });
  afterAll(() => provider.close());

  test.each(networkPresetKeys)(
    "P3 %s: reports in any order, repeated, on any pages and with killed workers end in the purchase's final state",
    { timeout: 3_600_000 },
    async (preset) => {
      const store = await openNetwork(provider, preset);
      const begin = play(provider, store, preset);
      await fc.assert(
        fc.asyncProperty(networkStories, kills, async (story, committed) => {
          now = start;
          const { lived } = await begin(story);
          const remaining = [...committed];
          for (const [index, request] of lived.requests.entries()) {
            await send(provider, store, request);
            if (index % story.pageSize !== 0) continue;
            const next = remaining.pop();
            if (next === undefined) await processDueEvents(provider.app);
            else await processUntilKilled(provider.app, next);
          }
          await processDueEvents(provider.app);
          expect(await differencesFrom(provider.app, preset, lived)).toEqual([]);
          const before = await leadsOf(provider.app, store.network);
          for (const request of lived.repetition) await send(provider, store, request);
          await processDueEvents(provider.app);
          expect(await leadsOf(provider.app, store.network)).toEqual(before);
        }),
        { numRuns: repetitions({ ci: 1, long: 200 }), endOnFailure: true, ...replaySeed },
      );
      expect(await checkLedger(provider.app.database)).toEqual([]);
    },
  );

  test("approved cash back becomes available, and repeated reports don't reduce it", async () => {
    const store = await openNetwork(provider, "tradedoubler");
    const begin = play(provider, store, "tradedoubler");
    now = start;
    const purchase = { member: 0, items: [{ code: "other", amount: 10_000 }], steps: [] };
    // The first step of a pending purchase is the approval.
    const approved = { ...purchase, steps: [{ choice: 0, minutes: 5 }] };
    const { members, lived } = await begin({ purchases: [purchase, approved], order: 1, pageSize: 5 });
    for (const request of lived.requests) await send(provider, store, request);
    await processDueEvents(provider.app);
    now = new Date(start.getTime() + 60 * day);
    await releaseLeads(provider);
    const balances = { pending: 600n, available: 600n, reserved: 0n };
    expect(await balancesOf(provider.app.database, members[0]!.userId)).toEqual(balances);
    for (const request of lived.repetition) await send(provider, store, request);
    await processDueEvents(provider.app);
    expect(await balancesOf(provider.app.database, members[0]!.userId)).toEqual(balances);
    now = start;
  });
});

const skipReason = (await explainMissingPostgres()) ?? (await redisMissing());

describe.skipIf(skipReason)(`what networks report to two providers ${skipReason ?? ""}`, () => {
  let pair: Awaited<ReturnType<typeof startProviderPair>>;
  beforeAll(async () => {
    pair = await startProviderPair({ clock: () => start, environment: { POSTBACKS_PER_MINUTE: "0" } });
  });
  afterAll(() => pair.close());

  // Networks that report parts of a purchase. `npm run test:long` runs all of them.
  const presets = alternate<readonly NetworkPresetKey[]>(
    [["cj", "partnerize", "rakuten"], networkPresetKeys],
    0,
  ).flat();
  test.each([...new Set(presets)])(
    "%s: reports read by both providers at once end in the purchase's final state",
    { timeout: 3_600_000 },
    async (preset) => {
      const providers = pair.instances.map(({ provider }) => provider);
      const [one] = providers as [TestProvider, TestProvider];
      const store = await openNetwork(one, preset);
      const begin = play(one, store, preset);
      await fc.assert(
        fc.asyncProperty(networkStories, async (story) => {
          const { lived } = await begin(story);
          for (const [index, request] of lived.requests.entries()) {
            await send(providers[index % 2]!, store, request);
            if (index % 5 === 0) await Promise.all(providers.map(({ app }) => processDueEvents(app)));
          }
          await Promise.all(providers.map(({ app }) => processDueEvents(app)));
          await processDueEvents(one.app);
          expect(await differencesFrom(one.app, preset, lived)).toEqual([]);
        }),
        { numRuns: repetitions({ ci: 1, long: 100 }), endOnFailure: true, ...replaySeed },
      );
      expect(await checkLedger(one.app.database)).toEqual([]);
    },
  );
});
