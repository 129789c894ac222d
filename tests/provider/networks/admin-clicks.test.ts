import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminListClicks } from "#contract/clicks/admin-clicks.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { addClick, addLeadRow, addShop } from "../../support/money/shops.ts";

const day = 24 * 3_600_000;
const now = new Date("2026-03-15T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * day);

describeOnDatabase("every click", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let mary: TestUser;
  /** Click IDs by role in the test. */
  const ids: Record<"fresh" | "bought" | "old" | "other", string> = {
    fresh: "",
    bought: "",
    old: "",
    other: "",
  };

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    admin = await provider.signUp({ role: "admin" });
    mary = await provider.signUp({ name: "Mary 100% Major" });
    const zoe = await provider.signUp({ name: "Zoe Quill", email: "zoe@example.test" });
    const { database } = provider.connection;
    const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
    const acme = await addShop(database, { rate, slug: "acme", name: "Acme Goods" });
    const bolt = await addShop(database, { rate, slug: "bolt", name: "Bolt & Acme", network: "cj" });
    const at = (shop: typeof acme, days: number, userId: string) => ({
      storeId: shop.storeId,
      offerId: shop.offerId!,
      createdAt: ago(days),
      userId,
    });
    ids.fresh = await addClick(database, { ...at(acme, 1, mary.userId), device: "phone", country: "FR" });
    ids.bought = await addClick(database, { ...at(acme, 3, mary.userId), trackedAt: ago(2) });
    ids.old = await addClick(database, { ...at(acme, 40, mary.userId), referrer: "https://a.test/x" });
    ids.other = await addClick(database, { ...at(bolt, 2, zoe.userId), network: "cj", device: "desktop" });
    const bought = { userId: mary.userId, storeId: acme.storeId, clickId: ids.bought };
    await addLeadRow(database, { ...bought, occurredAt: ago(3) });
    await addLeadRow(database, { ...bought, occurredAt: ago(2), state: "confirmed" });
  });
  afterAll(() => provider.close());

  async function findClicks(query: object): Promise<string[]> {
    const { data, meta } = await provider.call(adminListClicks, { as: admin, query });
    expect(meta).toMatchObject({ total: data.length, totalIsExact: true });
    const names = Object.entries(ids);
    return data.map(({ id }) => names.find(([, own]) => own === id)![0]);
  }

  test("shows a click with its leads, oldest first", async () => {
    const { data } = await provider.call(adminListClicks, { as: admin });
    expect(data.map(({ id }) => id)).toEqual([ids.fresh, ids.other, ids.bought, ids.old]);
    expect(data[0]).toMatchObject({
      member: { name: "Mary 100% Major" },
      store: { slug: "acme" },
      network: { key: "awin" },
      device: "phone",
      country: "FR",
      referrer: null,
      outcome: "none",
      leads: [],
      trackedAt: null,
    });
    expect(data[2]).toMatchObject({
      outcome: "tracked",
      leads: [{ state: "pending" }, { state: "confirmed" }],
    });
    expect(data[3]).toMatchObject({ outcome: "expired", referrer: "https://a.test/x" });
    expect(JSON.stringify(data)).not.toContain('"ip"');
  });

  test.each<[object, string[]]>([
    [{ outcome: "none" }, ["fresh", "other"]],
    [{ outcome: "tracked" }, ["bought"]],
    [{ outcome: "expired" }, ["old"]],
    [{ store: "acme" }, ["fresh", "bought", "old"]],
    [{ store: "ACME goods" }, ["fresh", "bought", "old"]],
    [{ store: "ac" }, ["fresh", "other", "bought", "old"]],
    [{ store: "nowhere" }, []],
    [{ network: "cj" }, ["other"]],
    [{ network: "nobody" }, []],
    [{ device: "phone" }, ["fresh"]],
    [{ country: "FR" }, ["fresh"]],
    [{ country: "MA" }, []],
    [{ q: "quill" }, ["other"]],
    [{ q: "ZOE@example" }, ["other"]],
    [{ q: "100%" }, ["fresh", "bought", "old"]],
    [{ q: "_" }, []],
    [{ q: "11111111-1111-4111-8111-111111111111" }, []],
    [{ from: "2026-03-12", to: "2026-03-13" }, ["other", "bought"]],
    [{ sort: "created" }, ["old", "bought", "other", "fresh"]],
  ])("filters by %j", async (query, expected) => {
    expect(await findClicks(query)).toEqual(expected);
  });

  test("finds a click by its id", async () => {
    expect(await findClicks({ q: ids.old })).toEqual(["old"]);
  });

  test.each(["-created", "created"] as const)("pages through each click once, %s", async (sort) => {
    const listedIds: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 1, sort, ...(cursor && { cursor }) };
      const { data, meta } = await provider.call(adminListClicks, { as: admin, query });
      listedIds.push(...data.map(({ id }) => id));
      cursor = meta.nextCursor ?? undefined;
    } while (cursor);
    const latest = [ids.fresh, ids.other, ids.bought, ids.old];
    expect(listedIds).toEqual(sort === "created" ? latest.toReversed() : latest);
  });

  describe("refusals", () => {
    test.each([{ cursor: "none" }, { outcome: "lost" }, { sort: "id" }, { limit: 0 }])(
      "refuses %j",
      async (query) => {
        expect((await provider.call(adminListClicks, { as: admin, query: query as object })).status).toBe(
          400,
        );
      },
    );

    test("refuses everyone except admins", async () => {
      expect((await provider.call(adminListClicks, { as: mary })).status).toBe(403);
      expect((await provider.call(adminListClicks)).status).toBe(401);
    });
  });
});
