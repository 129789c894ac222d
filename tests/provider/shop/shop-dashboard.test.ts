import { expect, test } from "vitest";
import { adminListClicks } from "#contract/clicks/admin-clicks.ts";
import { adminListUsers } from "#contract/accounts/admin-users.ts";
import { getShopDashboard } from "#contract/shop/admin-shop-dashboard.ts";
import { decideOrder } from "#contract/shop/admin-shop-orders.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { creditMember } from "../../support/money/ledger.ts";
import { buyReward, stockedCard } from "../../support/money/rewards.ts";
import { addClick, addShop } from "../../support/money/shops.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";

describeOnBothDatabases("the shop's dashboard", (open) => {
  const { provider, admin } = twoAdmins(open);
  const load = async (query = {}) =>
    (await provider.call(getShopDashboard, { as: admin, query: { period: "30d", ...query } })).data;

  test("sums valid orders and lists best sellers and products running out", async () => {
    const before = await load();
    expect(before.figures).toMatchObject({ orders: 0, sales: 0, bonus: 0, margin: 0 });
    const { product, variant } = await stockedCard(provider, admin, { codes: 3 });
    const buyer = await provider.signUp();
    await creditMember(provider.app.database, buyer.userId, 100_000n);
    await buyReward(provider, buyer, { variant, quantity: 2, total: 9_500 });
    const { data: undone } = await buyReward(provider, buyer, { variant, total: 4_750 });
    await provider.call(decideOrder, {
      as: admin,
      params: { id: undone.id },
      body: { step: "refund", reason: "Bought twice" },
    });

    const after = await load();
    const sold = { orders: 1, sales: 9_500, bonus: 500, margin: 300 };
    expect(after.figures).toMatchObject({ ...sold, newMembers: before.figures.newMembers + 1 });
    expect(after.series.at(-1)).toMatchObject(sold);
    expect(after.series).toHaveLength(30);
    expect(after.products).toEqual([{ id: product.id, name: product.name, pieces: 2, sales: 9_500 }]);
    expect(after.stores).toEqual([{ ...product.store, pieces: 2, sales: 9_500 }]);
    expect(after.runningOut.map(({ id, stock }) => [id, stock])).toEqual([[product.id, 1]]);
    expect(after.latest.map(({ state }) => state)).toEqual(["refunded", "delivered"]);
    // The linked list has as many rows as the figure.
    const joined = await provider.call(adminListUsers, {
      as: admin,
      query: { role: "member", ...after.period },
    });
    expect(joined.meta).toMatchObject({ total: after.figures.newMembers });

    const past = await load({ period: undefined, from: "2020-01-01", to: "2020-03-31" });
    expect(past).toMatchObject({ unit: "week", figures: { orders: 0, newMembers: 0 }, latest: [] });
  });

  test("groups clicks by page type, matching the list of clicks", async () => {
    const { database } = provider.app;
    const { userId } = await provider.signUp();
    const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
    const { storeId, offerId } = await addShop(database, { rate });
    const pages = {
      store_page: ["https://a.test/en/stores/acme", "https://a.test/stores/acme/shop"],
      stores: ["https://a.test/ar/stores"],
      search: ["https://a.test/en/search"],
      home: ["https://a.test/en/dashboards/crm", "https://a.test/", "https://a.test/en"],
      elsewhere: ["https://a.test/en/storesque", "https://else.test/x/y"],
      unknown: [null],
    };
    for (const referrer of Object.values(pages).flat()) {
      const createdAt = new Date(provider.app.clock().getTime() - 60_000);
      await addClick(database, { userId, storeId, offerId: offerId!, createdAt, referrer });
    }
    const { sources, looked } = await load();
    expect(looked).toEqual({ clicks: 10, isAll: true });
    const clicksBySource = Object.fromEntries(sources.map(({ source, clicks: count }) => [source, count]));
    expect(clicksBySource).toEqual({
      store_page: 2,
      stores: 1,
      search: 1,
      home: 3,
      elsewhere: 2,
      unknown: 1,
    });
    for (const [source, found] of Object.entries(pages)) {
      const query = { source: source as keyof typeof pages };
      const { data } = await provider.call(adminListClicks, { as: admin, query });
      expect(data.map(({ referrer }) => referrer).toSorted()).toEqual(found.toSorted());
    }
  });
});
