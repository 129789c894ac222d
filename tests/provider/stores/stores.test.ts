import { afterAll, beforeAll, expect, test } from "vitest";
import { getStore, listStores, listStoreSlugs, listTrendingStores } from "#contract/stores/stores.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { addCoupons, addLeadRow, addShop, type ShopValues } from "../../support/money/shops.ts";

const day = 24 * 3600 * 1000;

describeOnDatabase("stores", (open) => {
  let now = new Date("2026-03-15T12:00:00Z");
  let provider: TestProvider;
  let member: TestUser;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    member = await provider.signUp();
    await add("Zara", { category: "fashion" });
    await add("L'Occitane", {
      category: "beauty",
      coupons: 6,
      rate: { kind: "percent", minimum: 400, maximum: 900 },
    });
    await add("El Corte Inglés", { rate: { kind: "percent", minimum: 150, maximum: 150 } });
    await add("ÉTÉ Ｆull", { category: "fashion" });
    await add("Audible", {
      category: "services",
      rate: { kind: "flat", minimum: 500, maximum: 2_000 },
      coupons: 1,
    });
    await add("مُتَّجَر الأُسْرَة", { slug: "family" });
    await add("100% Wool", { category: "fashion", logo: "/pictures/wool.svg" });
    for (let more = 1; more <= 4; more += 1) await add(`Market ${more}`, { category: "marketplace" });
  });
  afterAll(() => provider.close());

  async function add(name: string, values: ShopValues): Promise<void> {
    const slug = name
      .normalize("NFKD")
      .replaceAll(/[^A-Za-z0-9]+/g, "-")
      .toLowerCase();
    const { storeId } = await addShop(provider.app.database, { slug, name, ...values });
    ids.set(name, storeId);
  }

  async function order(name: string, daysAgo: number, payableAfter = 45): Promise<void> {
    const occurredAt = new Date(now.getTime() - daysAgo * day);
    await addLeadRow(provider.app.database, {
      userId: member.userId,
      storeId: ids.get(name)!,
      occurredAt,
      expectedPayableAt: new Date(occurredAt.getTime() + payableAfter * day),
    });
  }

  async function namesFor(query: NonNullable<Parameters<typeof search>[0]>): Promise<string[]> {
    return (await search(query)).data.map((store) => store.name);
  }
  function search(query: { q?: string; category?: "fashion" | "beauty"; limit?: number; cursor?: string }) {
    return provider.call(listStores, { query });
  }

  test("a tile has the rate in basis points or minor units and the number of coupons", async () => {
    const { data } = await provider.call(listStores);
    const tile = (name: string) => data.find((store) => store.name === name);
    expect(tile("L'Occitane")).toEqual({
      id: ids.get("L'Occitane"),
      slug: "l-occitane",
      name: "L'Occitane",
      logo: null,
      category: "beauty",
      coupons: 6,
      cashBack: { kind: "percent", minimum: 400, maximum: 900 },
      boost: null,
    });
    expect(tile("Audible")?.cashBack).toEqual({
      kind: "flat",
      minimum: 500,
      maximum: 2_000,
      currency: "USD",
    });
    expect(tile("Zara")).toMatchObject({ cashBack: null, coupons: 0 });
    expect(tile("100% Wool")?.logo).toBe("/pictures/wool.svg");
  });

  test.each([
    ["LOCCITANE", "L'Occitane"],
    ["l’occitane", "L'Occitane"],
    ["l'óccit", "L'Occitane"],
    ["corte ingles", "El Corte Inglés"],
    ["INGLÉS", "El Corte Inglés"],
    ["  été full ", "ÉTÉ Ｆull"],
    ["ete", "ÉTÉ Ｆull"],
    ["متجر الاسرة", "مُتَّجَر الأُسْرَة"],
    ["متجر الاسره", "مُتَّجَر الأُسْرَة"],
    ["0%", "100% Wool"],
  ])("`q` ignores case, accents and vowel signs: %s", async (q, name) => {
    expect(await namesFor({ q })).toEqual([name]);
  });

  test.each(["_", "%%", "\\", "nothing like it", "'; drop table stores"])(
    "`q` has no wildcards: %s finds nothing",
    async (q) => expect(await namesFor({ q })).toEqual([]),
  );

  test("filters by category, alone and with a search", async () => {
    expect(await namesFor({ category: "fashion" })).toEqual(["100% Wool", "ÉTÉ Ｆull", "Zara"]);
    expect(await namesFor({ category: "fashion", q: "A" })).toEqual(["Zara"]);
    expect(await namesFor({ category: "beauty", q: "Zara" })).toEqual([]);
    const response = await provider.app.inject({ url: "/apis/v1/stores?category=weapons" });
    expect(response.statusCode).toBe(400);
  });

  test("keyset paging returns every store once, by name", async () => {
    const listedNames: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 10; pages += 1) {
      const { data, meta } = await search({ limit: 3, ...(cursor && { cursor }) });
      expect(meta).toMatchObject({ total: ids.size, totalIsExact: true });
      listedNames.push(...data.map((store) => store.name));
      if (!meta.nextCursor) break;
      cursor = meta.nextCursor;
    }
    expect(listedNames).toEqual((await provider.call(listStores)).data.map((store) => store.name));
    expect(listedNames.filter((name) => name.startsWith("Market"))).toEqual([
      "Market 1",
      "Market 2",
      "Market 3",
      "Market 4",
    ]);
    expect(listedNames).toHaveLength(ids.size);
  });

  test("refuses another list's cursor", async () => {
    const cursor = Buffer.from('["1"]').toString("base64url");
    expect((await search({ cursor })).status).toBe(400);
  });

  test("ranks eight trending stores by orders of the last 30 days, then by name", async () => {
    for (const age of [1, 2, 29.9]) await order("Zara", age);
    for (const age of [3, 4]) await order("Market 4", age);
    for (const age of [30.1, 31, 32, 33]) await order("Market 3", age);
    await order("Audible", 5);
    const first = await provider.call(listTrendingStores);
    expect(first.data.map((store) => store.name)).toEqual([
      ...["Zara", "Market 4", "Audible"],
      ...["100% Wool", "El Corte Inglés", "ÉTÉ Ｆull", "L'Occitane", "Market 1"],
    ]);
    expect((await provider.call(listTrendingStores)).data).toEqual(first.data);
  });

  test("recounts trending stores once a minute, with tiles always up to date", async () => {
    const leader = async () => (await provider.call(listTrendingStores)).data[0]!;
    expect((await leader()).name).toBe("Zara");
    for (const age of [1, 2, 3, 4]) await order("Market 2", age);
    await addCoupons(provider.connection.database, ids.get("Zara")!, 9);
    expect(await leader()).toMatchObject({ name: "Zara", coupons: 9 });
    now = new Date(now.getTime() + 60_000);
    expect((await leader()).name).toBe("Market 2");
  });

  test("shows a store with the usual days until its orders become payable", async () => {
    await order("El Corte Inglés", 9, 30);
    await order("El Corte Inglés", 8, 60);
    await order("El Corte Inglés", 7, 70);
    const { data } = await provider.call(getStore, { params: { slug: "el-corte-ingle-s" } });
    expect(data).toMatchObject({
      name: "El Corte Inglés",
      payableAfterDays: 60,
      cashBack: { kind: "percent", minimum: 150, maximum: 150 },
    });
    const newStore = await provider.call(getStore, { params: { slug: "family" } });
    expect(newStore.data.payableAfterDays).toBeNull();
  });

  test.each([
    ["en", "Not found."],
    ["fr", "Introuvable."],
    ["ar", "غير موجود."],
  ])("an unknown store is 404, in %s", async (language, message) => {
    const response = await provider.call(getStore, {
      params: { slug: "no-such-store" },
      headers: { "accept-language": language },
    });
    expect(response).toMatchObject({ status: 404, body: { key: "not_found" } });
    expect(response.body.message).toBe(message);
  });

  test.each(["..%2Fusers", "UPPER", "a%00b", "a%20b", "-", "a".repeat(81)])(
    "S9 refuses %s as a store's address",
    async (slug) => {
      const response = await provider.app.inject({ url: `/apis/v1/stores/${slug}` });
      expect(response.statusCode).toBe(400);
    },
  );

  test("lists all slugs in alphabetical order, and none on a page past the end", async () => {
    const first = await provider.call(listStoreSlugs, { query: { page: 1 } });
    expect(first.body.data).toHaveLength(ids.size);
    const slugs = first.body.data as string[];
    expect(slugs).toEqual(slugs.toSorted());
    expect(first.body.meta).toEqual({ pages: 1 });
    const second = await provider.call(listStoreSlugs, { query: { page: 2 } });
    expect(second.body.data).toEqual([]);
  });

  test("S12 limits visitors like members", async () => {
    const limited = await startTestProvider({ environment: { REQUESTS_PER_MINUTE: "2" } });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await limited.call(listStores)).status);
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });
});
