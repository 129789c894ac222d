import { afterAll, beforeAll, expect, test } from "vitest";
import { type StoreSort, listStores } from "#contract/stores/stores.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";
import { addLeadRow, addNetwork, addShop, type ShopValues } from "../../support/money/shops.ts";

const now = new Date("2026-03-15T12:00:00Z");
const day = 24 * 3600 * 1000;
const percent = (minimum: number, maximum = minimum) => ({ kind: "percent" as const, minimum, maximum });
const flat = (amount: number) => ({ kind: "flat" as const, minimum: amount, maximum: amount });

describeOnDatabase("lists of stores", (open) => {
  let provider: TestProvider;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    const { database } = provider.app;
    await addNetwork(database, { key: "resting", status: "paused" });
    const shops: (ShopValues & { name: string; orders?: number })[] = [
      { name: "Acme", rate: percent(100, 700), orders: 2 },
      { name: "Éclair", rate: percent(700), orders: 5 },
      { name: "beta", rate: flat(90_000) },
      { name: "Bazaar", rate: flat(500), orders: 2 },
      { name: "Zen", rate: percent(1) },
      { name: "Quiet" },
      { name: "Resting", network: "resting", rate: percent(9_000), orders: 1 },
      { name: "3 Suisses", rate: percent(300) },
      { name: "نجمة", rate: percent(300.25) },
    ];
    const { userId } = await provider.signUp();
    for (const { orders = 0, ...shop } of shops) {
      const { storeId } = await addShop(database, shop);
      for (let count = 1; count <= orders; count += 1)
        await addLeadRow(database, { userId, storeId, occurredAt: new Date(now.getTime() - count * day) });
    }
    const { storeId } = await addShop(database, { name: "Old", rate: percent(200) });
    for (let count = 0; count < 9; count += 1)
      await addLeadRow(database, { userId, storeId, occurredAt: new Date(now.getTime() - 31 * day) });
  });
  afterAll(() => provider.close());

  const byName = ["3 Suisses", "Acme", "Bazaar", "beta", "Éclair", "Old", "Quiet", "Resting", "Zen", "نجمة"];
  const sorted: [StoreSort, string[]][] = [
    ["name", byName],
    ["-name", byName.toReversed()],
    ["-rate", ["Acme", "Éclair", "نجمة", "3 Suisses", "Old", "Zen", "beta", "Bazaar", "Quiet", "Resting"]],
    ["-orders", ["Éclair", "Acme", "Bazaar", "3 Suisses", "beta", "Old", "Zen", "نجمة", "Resting", "Quiet"]],
  ];

  test.each(sorted)("sorts by %s, as a whole and paged, each store once", async (sort, names) => {
    const fullList = await provider.call(listStores, { query: { sort } });
    expect(fullList.data.map(({ name }) => name)).toEqual(names);
    for (const limit of [1, 3]) {
      const listedNames: string[] = [];
      for (let cursor: string | undefined, pages = 0; pages < 12; pages += 1) {
        const page = await provider.call(listStores, { query: { sort, limit, ...(cursor && { cursor }) } });
        listedNames.push(...page.data.map(({ name }) => name));
        if (!page.meta.nextCursor) break;
        cursor = page.meta.nextCursor;
      }
      expect(listedNames).toEqual(names);
    }
  });

  test.each([
    ["a", ["Acme"]],
    ["b", ["Bazaar", "beta"]],
    ["e", ["Éclair"]],
    ["other", ["3 Suisses", "نجمة"]],
    ["x", []],
  ] as const)("A–Z: %s", async (letter, names) => {
    const { data, meta } = await provider.call(listStores, { query: { letter } });
    expect(data.map(({ name }) => name)).toEqual(names);
    expect(meta.total).toBe(names.length);
  });

  test.each(["sort=rate", "sort=-id", "letter=ab", "letter=1", "sort=-rate&cursor=WyIxIl0"])(
    "refuses %s",
    async (query) => {
      const response = await provider.app.inject({ url: `/apis/v1/stores?${query}` });
      expect(response.statusCode).toBe(400);
    },
  );

  test("shows no rate where no click is possible, as for a paused network", async () => {
    const { data } = await provider.call(listStores, { query: { letter: "r" } });
    expect(data).toMatchObject([{ name: "Resting", cashBack: null }]);
  });
});
