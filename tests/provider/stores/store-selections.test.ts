import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFavourites, setFavourite } from "#contract/stores/favourites.ts";
import type { CallInput } from "#contract/calls/call.ts";
import { getStoreCounts, listStores, newStoreDays } from "#contract/stores/stores.ts";
import type { BoostAudience } from "#contract/offers/boost-audiences.ts";
import { offers } from "#provider/database/schema/store-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const day = 24 * 3600 * 1000;
const begin = new Date("2026-03-15T12:00:00Z");
const rate = { kind: "percent", minimum: 500, maximum: 500 } as const;

describeOnDatabase("selections of stores", (open) => {
  let now = begin;
  let provider: TestProvider;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    const { database } = provider.app;
    const add = (name: string, age: number, category: "home" | "sports" = "home") =>
      addShop(database, {
        slug: name,
        name,
        category,
        rate,
        createdAt: new Date(begin.getTime() - age * day),
      });
    await add("plain", 400);
    await add("fresh", 3, "sports");
    await add("ripe", newStoreDays);
    await add("overripe", newStoreDays + 0.01);
    const boost = async (name: string, maximum: number, audience: BoostAudience = "everybody") => {
      const { storeId } = await add(name, 400, "sports");
      await database.insert(offers).values({
        id: randomUUID(),
        storeId,
        network: "awin",
        rateKind: "percent",
        rate: maximum,
        rateMinimum: maximum,
        rateMaximum: maximum,
        commission: maximum * 2,
        audience,
        startsAt: new Date(begin.getTime() - day),
        endsAt: new Date(begin.getTime() + day),
      });
    };
    await boost("raised", 800);
    await boost("lowered", 300);
    await boost("for-newcomers", 900, "newcomers");
  });
  afterAll(() => provider.close());

  const namesOf = async (query: CallInput<typeof listStores>["query"]) =>
    (await provider.call(listStores, { query })).data.map(({ name }) => name);

  test("raised stores are those with a higher rate for everyone", async () => {
    const { data, meta } = await provider.call(listStores, { query: { only: "raised" } });
    expect(data.map(({ name }) => name)).toEqual(["raised"]);
    expect(data[0]?.boost?.usual?.maximum).toBe(500);
    expect(meta.total).toBe(1);
  });

  test(`new stores were added in the last ${newStoreDays} days`, async () => {
    expect(await namesOf({ only: "new" })).toEqual(["fresh", "ripe"]);
  });

  test("a selection is combined with the other filters", async () => {
    expect(await namesOf({ only: "new", category: "sports" })).toEqual(["fresh"]);
    expect(await namesOf({ only: "new", q: "ri" })).toEqual(["ripe"]);
  });

  test("the latest stores come first with `-added`, also page by page", async () => {
    const first = await provider.call(listStores, { query: { sort: "-added", limit: 2 } });
    expect(first.data.map(({ name }) => name)).toEqual(["fresh", "ripe"]);
    const cursor = first.meta.nextCursor!;
    const next = await provider.call(listStores, { query: { sort: "-added", limit: 2, cursor } });
    expect(next.data.map(({ name }) => name)).toEqual(["overripe", "for-newcomers"]);
  });

  test("are counted with the categories, and again after a minute", async () => {
    const count = async () => (await provider.call(getStoreCounts)).data;
    const counts = await count();
    expect(counts).toMatchObject({ all: 7, raised: 1, new: 2 });
    expect(counts.categories).toMatchObject({ home: 3, sports: 4, travel: 0 });
    now = new Date(begin.getTime() + 30_000);
    await addShop(provider.app.database, { name: "later", category: "travel", createdAt: now });
    expect((await count()).all).toBe(7);
    now = new Date(begin.getTime() + 61_000);
    expect(await count()).toMatchObject({ all: 8, new: 2 });
    now = begin;
  });

  test("favourites are filtered by first letter", async () => {
    const member = await provider.signUp();
    for (const slug of ["plain", "raised"])
      await provider.call(setFavourite, { as: member, params: { slug }, body: { isFavourite: true } });
    const { data } = await provider.call(listFavourites, { as: member, query: { letter: "r" } });
    expect(data.map(({ name }) => name)).toEqual(["raised"]);
  });
});
