import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  listFavourites,
  listFavouriteSlugs,
  maxFavourites,
  setFavourite,
} from "#contract/stores/favourites.ts";
import { listHomeStores } from "#contract/stores/stores.ts";
import { favouriteStores } from "#provider/database/schema/favourite-schema.ts";
import { stores } from "#provider/database/schema/store-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("favourite stores", (open) => {
  let now = new Date("2026-03-15T12:00:00Z");
  let provider: TestProvider;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    const rate = { kind: "percent", minimum: 100, maximum: 300 } as const;
    for (const name of ["Alpha", "Beta", "Gamma"])
      await addShop(provider.app.database, { slug: name.toLowerCase(), name, rate });
  });
  afterAll(() => provider.close());

  function set(as: TestUser, slug: string, isFavourite = true) {
    now = new Date(now.getTime() + 1000);
    return provider.call(setFavourite, { as, params: { slug }, body: { isFavourite } });
  }
  const slugsOf = async (as: TestUser) => (await provider.call(listFavouriteSlugs, { as })).data;

  test("are added once, listed the latest first, and removed", async () => {
    const member = await provider.signUp();
    await set(member, "alpha");
    await set(member, "gamma");
    await set(member, "alpha");
    expect(await slugsOf(member)).toEqual(["gamma", "alpha"]);
    await set(member, "gamma", false);
    await set(member, "gamma", false);
    expect(await slugsOf(member)).toEqual(["alpha"]);
  });

  test("belong to their member only", async () => {
    const [one, other] = [await provider.signUp(), await provider.signUp()];
    await set(one, "beta");
    expect(await slugsOf(other)).toEqual([]);
  });

  test("are listed with rates, and searched by name", async () => {
    const member = await provider.signUp();
    await set(member, "alpha");
    await set(member, "beta");
    const { data, meta } = await provider.call(listFavourites, { as: member, query: { q: "bét" } });
    expect(data.map(({ slug }) => slug)).toEqual(["beta"]);
    expect(data[0]?.cashBack?.maximum).toBe(300);
    expect(meta.total).toBe(1);
  });

  test("come first among the stores of the home page", async () => {
    const member = await provider.signUp();
    await set(member, "gamma");
    const { data } = await provider.call(listHomeStores, { as: member });
    expect(data[0]).toMatchObject({ slug: "gamma", isFavourite: true });
    expect(data.filter(({ isFavourite }) => isFavourite)).toHaveLength(1);
  });

  test("refuse an unknown store", async () => {
    const member = await provider.signUp();
    expect((await set(member, "nowhere")).status).toBe(404);
  });

  test("are limited, also for concurrent requests", async () => {
    const member = await provider.signUp();
    const { database } = provider.app;
    const rows = Array.from({ length: maxFavourites - 1 }, (_, index) => {
      return { id: randomUUID(), slug: `many-${index}`, name: `Many ${index}`, category: "home" as const };
    });
    await database.insert(stores).values(rows);
    await database
      .insert(favouriteStores)
      .values(rows.map(({ id }) => ({ userId: member.userId, storeId: id, addedAt: now })));
    const responses = await Promise.all(["alpha", "beta", "gamma"].map((slug) => set(member, slug)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const owned = eq(favouriteStores.userId, member.userId);
    expect(await database.$count(favouriteStores, owned)).toBe(maxFavourites);
  });
});
