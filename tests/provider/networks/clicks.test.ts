import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClick, listClicks } from "#contract/clicks/clicks.ts";
import { clicks } from "#provider/database/schema/earning-schema.ts";
import { networks } from "#provider/database/schema/network-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { offers, offerVersions } from "#provider/database/schema/store-schema.ts";
import { conditionsOf } from "#provider/modules/offers/view.ts";
import { createClickLimits } from "#provider/modules/clicks/limits.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import {
  startTestProvider,
  testVariables,
  type TestProvider,
  type TestUser,
} from "../../support/programs/provider.ts";
import { openTestRedis, redisMissing } from "../../support/databases/redis.ts";
import { addNetwork, addShop } from "../../support/money/shops.ts";

const day = 24 * 3600 * 1000;
const rate = { kind: "percent", minimum: 200, maximum: 700 } as const;

describeOnDatabase("clicks", (open) => {
  let now = new Date("2026-03-15T12:00:00Z");
  let provider: TestProvider;
  let member: TestUser;
  const offerIds = new Map<string, string | undefined>();

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    member = await provider.signUp();
    const { database } = provider.app;
    await addNetwork(database, { key: "resting", status: "paused" });
    await addNetwork(database, { key: "odd", trackingUrl: "javascript:go('{click}')" });
    const shops = [
      { slug: "nike", name: "Nike", site: "https://nike.test/?a=1&b=2", rate },
      { slug: "quiet", name: "Quiet" },
      { slug: "resting", name: "Resting", network: "resting", rate },
      { slug: "odd", name: "Odd", network: "odd", rate },
      { slug: "homeless", name: "Homeless", site: null, rate },
    ];
    for (const shop of shops) offerIds.set(shop.slug, (await addShop(database, shop)).offerId);
  });
  afterAll(() => provider.close());

  function click(
    store: string,
    {
      as = member,
      key = randomUUID(),
      headers = {} as Record<string, string>,
      referrer = "",
      timeZone = "",
    } = {},
  ) {
    return provider.call(createClick, {
      as,
      headers: { "idempotency-key": key, ...headers },
      body: { store, ...(referrer && { referrer }), ...(timeZone && { timeZone }) },
    });
  }
  const rowsOf = (userId: string) =>
    provider.app.database.select().from(clicks).where(eq(clicks.userId, userId));

  test("opens the network with the click's id on the current terms, until the attribution window ends", async () => {
    const as = await provider.signUp();
    const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1";
    const signed = {
      "x-internal-key": testVariables.INTERNAL_KEY,
      "x-client-address": "203.0.113.9",
      "x-client-agent": phone,
    };
    const response = await click("nike", {
      as,
      headers: signed,
      referrer: "https://cash.test/en/stores/nike",
      timeZone: "Africa/Casablanca",
    });
    expect(response.status).toBe(201);
    const [row] = await rowsOf(as.userId);
    expect(row).toMatchObject({
      id: response.data.id,
      network: "awin",
      offerId: offerIds.get("nike"),
      offerVersion: 1,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 30 * day),
      trackedAt: null,
      ip: "203.0.113.9",
      device: "phone",
      country: "MA",
      referrer: "https://cash.test/en/stores/nike",
    });
    const url = new URL(response.data.url);
    expect(url.origin + url.pathname).toBe("https://network.test/go");
    expect([...url.searchParams]).toEqual([
      ["sub", response.data.id],
      ["to", "https://nike.test/?a=1&b=2"],
    ]);
    expect(response.data).toMatchObject({
      network: "awin",
      store: { slug: "nike", name: "Nike" },
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 30 * day).toISOString(),
      offer: {
        kind: "percent",
        rate: 200,
        tiers: [{ rate: 700, label: { text: "Selected", language: "en" } }],
      },
    });
  });

  test("trusts only signed client addresses and browsers", async () => {
    const as = await provider.signUp();
    const headers = {
      "x-internal-key": "guessed",
      "x-client-address": "203.0.113.9",
      "x-client-agent": "Mozilla/5.0 (iPhone)",
      "user-agent": "Mozilla/5.0 (Windows NT 10.0)",
    };
    await click("nike", { as, headers });
    expect((await rowsOf(as.userId))[0]).toMatchObject({ ip: "127.0.0.1", device: "desktop" });
  });

  test("a changed offer applies from the next click; earlier clicks keep their version", async () => {
    const as = await provider.signUp();
    await click("nike", { as });
    const id = offerIds.get("nike")!;
    await provider.connection.database.transaction(async (tx) => {
      const [before] = await tx.select().from(offerVersions).where(eq(offerVersions.offerId, id));
      await tx.insert(offerVersions).values({ ...before!, version: 2, changedAt: now });
      await tx.update(offers).set({ version: 2 }).where(eq(offers.id, id));
    });
    await click("nike", { as });
    expect((await rowsOf(as.userId)).map(({ offerVersion }) => offerVersion).sort()).toEqual([1, 2]);
  });

  test.each([
    ["quiet", 409, "no_offer"],
    ["resting", 409, "shopping_paused"],
    ["odd", 409, "shopping_paused"],
    ["homeless", 409, "shopping_paused"],
    ["no-such-store", 404, "not_found"],
    ["..%2F", 400, "validation_failed"],
  ])("a click on %s is refused with %i %s, and nothing is saved", async (store, status, key) => {
    const as = await provider.signUp();
    expect(await click(store, { as })).toMatchObject({ status, body: { key } });
    expect(await rowsOf(as.userId)).toEqual([]);
  });

  test("uses the newest of several offers that has a link", async () => {
    const { database } = provider.app;
    const { storeId, offerId } = await addShop(database, { slug: "twice", name: "Twice", rate });
    const [older] = await database.select().from(offers).where(eq(offers.id, offerId!));
    const newer = {
      ...older!,
      id: randomUUID(),
      network: "resting",
      startsAt: new Date(now.getTime() - day),
    };
    await database.insert(offers).values(newer);
    await database
      .insert(offerVersions)
      .values({ offerId: newer.id, version: 1, changedAt: now, terms: conditionsOf(newer) });
    const as = await provider.signUp();
    await click("twice", { as });
    expect(await rowsOf(as.userId)).toMatchObject([{ storeId, offerId, network: "awin" }]);
    await database.update(networks).set({ status: "active" }).where(eq(networks.key, "resting"));
    await click("twice", { as });
    expect(await rowsOf(as.userId)).toHaveLength(2);
    expect((await rowsOf(as.userId)).map(({ network }) => network).sort()).toEqual(["awin", "resting"]);
    await database.update(networks).set({ status: "paused" }).where(eq(networks.key, "resting"));
  });

  test("an ended or scheduled offer accepts no click", async () => {
    const { database } = provider.app;
    const { offerId } = await addShop(database, { slug: "seasonal", name: "Seasonal", rate });
    await database.update(offers).set({ endsAt: now }).where(eq(offers.id, offerId!));
    expect(await click("seasonal")).toMatchObject({ status: 409, body: { key: "no_offer" } });
    const startsAt = new Date(now.getTime() + 1);
    await database.update(offers).set({ startsAt, endsAt: null }).where(eq(offers.id, offerId!));
    expect(await click("seasonal")).toMatchObject({ status: 409 });
  });

  test("M2 the same form fifty times is one click with one answer; its key for another store is refused", async () => {
    const as = await provider.signUp();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 50 }, () => click("nike", { as, key })));
    const created = new Set(
      responses.filter(({ status }) => status === 201).map(({ body }) => JSON.stringify(body)),
    );
    expect(created.size).toBe(1);
    expect(responses.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(await rowsOf(as.userId)).toHaveLength(1);
    expect(await click("twice", { as, key })).toMatchObject({
      status: 422,
      body: { key: "idempotency_key_reused" },
    });
    const without = await provider.call(createClick, { as, body: { store: "nike" } });
    expect(without).toMatchObject({ status: 400, body: { key: "idempotency_key_missing" } });
  });

  test("refuses clicks of a suspended account", async () => {
    const as = await provider.signUp();
    await provider.app.database.update(users).set({ status: "suspended" }).where(eq(users.id, as.userId));
    expect(await click("nike", { as })).toMatchObject({ status: 403, body: { key: "account_suspended" } });
    expect(await rowsOf(as.userId)).toEqual([]);
  });

  test("refusals and terms are in the reader's language", async () => {
    const rejection = await click("resting", { headers: { "accept-language": "fr" } });
    expect(rejection.body.message).toContain("suspendus");
  });

  describe("own clicks of a member", () => {
    test("lists only this member's clicks, newest first, paged and filtered by store", async () => {
      const as = await provider.signUp();
      const created: string[] = [];
      for (const store of ["nike", "twice", "nike", "nike"]) {
        now = new Date(now.getTime() + 1000);
        created.unshift((await click(store, { as })).data.id);
      }
      const listedIds: string[] = [];
      for (let cursor: string | undefined, pages = 0; pages < 3; pages += 1) {
        const page = await provider.call(listClicks, { as, query: { limit: 3, ...(cursor && { cursor }) } });
        listedIds.push(...page.data.map(({ id }) => id));
        expect(page.meta).toMatchObject({ total: 4, totalIsExact: true });
        if (!page.meta.nextCursor) break;
        cursor = page.meta.nextCursor;
      }
      expect(listedIds).toEqual(created);
      const twice = await provider.call(listClicks, { as, query: { store: "twice" } });
      expect(twice.data).toMatchObject([{ store: { slug: "twice" }, network: "awin", trackedAt: null }]);
      const other = await provider.signUp();
      expect((await provider.call(listClicks, { as: other })).data).toEqual([]);
    });
  });
});

describe("P4 click limits", () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider();
    await addShop(provider.app.database, { slug: "nike", name: "Nike", rate });
  });
  afterAll(() => provider.close());

  const fromAddress = (address: string) => ({
    "x-internal-key": testVariables.INTERNAL_KEY,
    "x-client-address": address,
    "idempotency-key": randomUUID(),
  });
  async function clickUntilRejected(as: TestUser, address: string, maxClicks: number): Promise<number> {
    for (let count = 0; count < maxClicks; count += 1) {
      const response = await provider.call(createClick, {
        as,
        headers: fromAddress(address),
        body: { store: "nike" },
      });
      if (response.status === 201) continue;
      expect(response).toMatchObject({ status: 429, body: { key: "rate_limited" } });
      expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
      return count;
    }
    return maxClicks;
  }

  test("limits a member to 40 in a quarter of an hour across addresses", async () => {
    const [busy, other] = [await provider.signUp(), await provider.signUp()];
    expect(await clickUntilRejected(busy, "203.0.113.1", 60)).toBe(40);
    expect(await clickUntilRejected(busy, "203.0.113.2", 60)).toBe(0);
    expect(await clickUntilRejected(other, "203.0.113.1", 3)).toBe(3);
    const rows = await provider.app.database.select().from(clicks).where(eq(clicks.userId, busy.userId));
    expect(rows).toHaveLength(40);
  });

  test("limits an address to 160 across accounts", async () => {
    let created = 0;
    for (let account = 0; account < 5; account += 1)
      created += await clickUntilRejected(await provider.signUp(), "198.51.100.7", 40);
    expect(created).toBe(160);
  });
});

const skipReason = await redisMissing();

test.skipIf(skipReason)("P4 two processes on one Redis count a member's clicks together", async () => {
  const { redis, close } = openTestRedis();
  const processes = [createClickLimits(redis), createClickLimits(redis)];
  const created = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => processes[index % 2]?.("somebody", "203.0.113.1")),
  );
  await close();
  const rejections = created.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(rejections).toHaveLength(20);
  for (const reason of rejections) expect(reason).toMatchObject({ status: 429, key: "rate_limited" });
});
