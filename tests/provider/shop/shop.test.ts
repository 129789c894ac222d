import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { adminListOrders, decideOrder, exportOrders, orderCounts } from "#contract/shop/admin-shop-orders.ts";
import {
  addCodes,
  adminGetProduct,
  adminListProducts,
  changeProduct,
  exportProducts,
  stepProduct,
  stepProducts,
} from "#contract/shop/admin-shop-products.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import {
  getShopOrder,
  getShopProduct,
  listShopCategories,
  listShopOrders,
  listShopProducts,
  priceBasket,
  showOrderCodes,
} from "#contract/shop/shop.ts";
import { listWalletEvents } from "#contract/wallet/wallet.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { shopCodes, shopVariants } from "#provider/database/schema/shop-schema.ts";
import { sessions } from "#provider/database/schema/session-schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { eq } from "drizzle-orm";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf, creditMember } from "../../support/money/ledger.ts";
import { storingTransport } from "../../support/money/mails.ts";
import { buyReward, newCode, stockedCard } from "../../support/money/rewards.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import type { TestUser } from "../../support/programs/provider.ts";

describeOnBothDatabases("the rewards shop", (open) => {
  const { provider, admin, second } = twoAdmins(open);

  async function createMember(available: bigint) {
    const buyer = await provider.signUp({ name: "Mary Major" });
    if (available > 0n) await creditMember(provider.app.database, buyer.userId, available);
    return buyer;
  }
  const available = async (buyer: TestUser) =>
    (await balancesOf(provider.app.database, buyer.userId)).available;
  const stockOf = async (variant: string) =>
    (await provider.app.database.select().from(shopVariants).where(eq(shopVariants.id, variant)))[0]!.stock;
  const show = (as: TestUser, id: string) => provider.call(showOrderCodes, { as, params: { id } });
  const decide = (as: TestUser, id: string, body: Parameters<typeof takeStep>[0]) => takeStep(body, as, id);
  const takeStep = (
    body: { step: "deliver" } | { step: "fail" | "refund"; reason: string },
    as: TestUser,
    id: string,
  ) => provider.call(decideOrder, { as, params: { id }, body });
  async function fileOf(path: string): Promise<string> {
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    const response = await provider.app.inject({ url: `/apis${path}`, headers });
    expect(response.statusCode).toBe(200);
    return response.body;
  }
  const reason = "The store closed its doors.";

  test("everyone sees published products, priced by basket and categories", async () => {
    const { product, variant } = await stockedCard(provider, admin, { codes: 3 });
    const q = product.name.en;
    const [listed] = (await provider.call(listShopProducts, { query: { q, stock: "in" } })).data;
    expect(listed).toMatchObject({ slug: product.slug, fromPrice: 4_750, saving: 500, inStock: true });
    const opened = await provider.call(getShopProduct, {
      params: { slug: product.slug },
      headers: { "accept-language": "fr" },
    });
    expect(opened.data).toMatchObject({
      name: { text: `Carte ${q}`, language: "fr" },
      variants: [{ faceValue: 5_000, price: 4_750, left: 3 }],
    });
    expect((await provider.call(listShopCategories, {})).data).toContainEqual(
      expect.objectContaining({ slug: product.category.slug, products: 1 }),
    );
    const lines = [
      { variant, quantity: 4 },
      { variant: randomUUID(), quantity: 1 },
    ];
    const basket = (await provider.call(priceBasket, { body: { lines } })).data;
    expect(basket).toMatchObject({ total: 19_000, faceTotal: 20_000, gone: [lines[1]!.variant] });
    expect(basket.lines[0]).toMatchObject({ problem: "too_few", left: 3 });
    await provider.call(stepProduct, { as: admin, params: { id: product.id, step: "deactivate" }, body: {} });
    expect((await provider.call(getShopProduct, { params: { slug: product.slug } })).status).toBe(404);
  });

  test("M12 a purchase pays the shop, gives the code to its buyer only, and notifies them", async () => {
    const buyer = await createMember(10_000n);
    const { variant, codes } = await stockedCard(provider, admin);
    const key = randomUUID();
    const bought = (await buyReward(provider, buyer, { variant, total: 4_750, key })).data;
    expect(bought).toMatchObject({ state: "delivered", total: 4_750, faceTotal: 5_000, shownAt: null });
    // M2: submitting the same form again returns the same order.
    expect((await buyReward(provider, buyer, { variant, total: 4_750, key })).data).toEqual(bought);
    expect(await available(buyer)).toBe(5_250n);
    expect(await stockOf(variant)).toBe(0);
    const [event] = (await provider.call(listWalletEvents, { as: buyer, query: {} })).data;
    expect(event).toMatchObject({
      kind: "shop_purchase",
      from: "available",
      to: null,
      amount: 4_750,
      subject: { type: "order", id: bought.id, label: bought.reference },
    });
    const [notice] = (await provider.call(listNotifications, { as: buyer, query: {} })).data;
    expect(notice).toMatchObject({ type: "order_delivered" });
    const sentMails = await provider.app.database.select().from(mails).where(eq(mails.userId, buyer.userId));
    expect(sentMails).toHaveLength(1);
    const post = storingTransport();
    await sendDueMails(provider.app, post.transport);
    const mail = post.sent.find(({ id }) => id === sentMails[0]!.id);
    expect(mail?.text).toContain(`/apps/orders/${bought.id}`);
    expect(mail?.text).not.toContain(codes[0]);

    const other = await createMember(0n);
    expect((await show(other, bought.id)).status).toBe(404);
    const params = { id: bought.id };
    expect((await provider.call(getShopOrder, { as: other, params })).status).toBe(404);
    expect((await show(buyer, bought.id)).data).toMatchObject([
      { codes, terms: { text: "Good for two years." } },
    ]);
    const orders = (await provider.call(listShopOrders, { as: buyer, query: {} })).data;
    expect(orders).toMatchObject([{ id: bought.id, shownAt: expect.any(String) }]);

    // The code is encrypted in the database, and is contained in no list, export or log.
    const [row] = await provider.app.database
      .select()
      .from(shopCodes)
      .where(eq(shopCodes.variantId, variant));
    const visibleData = [
      row,
      (await provider.call(adminListOrders, { as: admin, query: {} })).body,
      (await provider.call(listActivityLogs, { as: admin, query: {} })).body,
      await fileOf(exportOrders.path),
      await fileOf(exportProducts.path),
      sentMails,
      notice,
    ];
    const text = JSON.stringify(visibleData, (_, value: unknown) =>
      typeof value === "bigint" ? `${value}` : value,
    );
    expect(text).not.toContain(codes[0]);
  });

  test("refuses an impossible purchase and changes nothing", async () => {
    const buyer = await createMember(100_000n);
    const { variant } = await stockedCard(provider, admin, { codes: 2 });
    const large = await stockedCard(provider, admin, { codes: 1, faceValue: 210_000, price: 210_000 });
    const cases = [
      [{ variant, quantity: 3, total: 14_250 }, 409, "shop_sold_out"],
      [{ variant, total: 4_700 }, 409, "shop_price_changed"],
      [{ variant: randomUUID(), total: 100 }, 409, "shop_gone"],
      [{ variant: large.variant, total: 210_000, password: buyer.password }, 422, "amount_above_maximum"],
    ] as const;
    for (const [order, status, key] of cases) {
      const rejection = await buyReward(provider, buyer, { password: buyer.password, ...order });
      expect(rejection).toMatchObject({ status, body: { key } });
    }
    const short = await buyReward(provider, await createMember(4_749n), { variant, total: 4_750 });
    expect(short.status).toBe(422);
    expect(short.body).toMatchObject({ key: "shop_balance_too_low", details: { available: 4_749 } });
    const unverified = await provider.signUp({ isVerified: false });
    const rejected = await buyReward(provider, unverified, { variant, total: 4_750 });
    expect(rejected.body.key).toBe("email_unverified");
    expect(await stockOf(variant)).toBe(2);
    expect(await available(buyer)).toBe(100_000n);

    // Above the limit, the password is required again.
    const expensiveCard = await stockedCard(provider, admin, { codes: 1, faceValue: 20_000, price: 19_000 });
    const order = { variant: expensiveCard.variant, total: 19_000 };
    const wrongPassword = await buyReward(provider, buyer, { ...order, password: "not the password" });
    expect(wrongPassword.body.key).toBe("wrong_password");
    await provider.app.database
      .update(sessions)
      .set({ provenAt: new Date(0) })
      .where(eq(sessions.userId, buyer.userId));
    expect((await buyReward(provider, buyer, order)).body.key).toBe("step_up_required");
    const proven = await buyReward(provider, buyer, { ...order, password: buyer.password });
    expect(proven.data.state).toBe("delivered");
  });

  test("M11 a member's purchases above the daily limit wait and need two admins to deliver", async () => {
    const buyer = await createMember(200_000n);
    const { variant } = await stockedCard(provider, admin, { codes: 4, faceValue: 26_000, price: 26_000 });
    const { password } = buyer;
    const orders = [];
    for (let count = 0; count < 3; count++)
      orders.push((await buyReward(provider, buyer, { variant, total: 26_000, password })).data);
    expect(orders.map(({ state }) => state)).toEqual(["delivered", "placed", "placed"]);
    const [, toDeliver, toFail] = orders.map(({ id }) => id) as [string, string, string];
    expect((await show(buyer, toDeliver)).body.key).toBe("order_not_delivered");
    expect((await decide(admin, toDeliver, { step: "deliver" })).data.delivery?.given).toBe(1);
    const delivered = (await decide(second, toDeliver, { step: "deliver" })).data;
    expect(delivered).toMatchObject({ state: "delivered", decidedBy: second.name });
    expect((await show(buyer, toDeliver)).data[0]!.codes).toHaveLength(1);
    const failed = await decide(admin, toFail, { step: "fail", reason });
    expect(failed.data).toMatchObject({ state: "failed", reason });
    expect((await decide(second, toFail, { step: "deliver" })).body.key).toBe("order_already_decided");
    expect(await available(buyer)).toBe(148_000n);
    expect(await stockOf(variant)).toBe(2);
    const counts = (await provider.call(orderCounts, { as: admin })).data;
    expect(counts.failed).toEqual({ count: 1, isExact: true });
  });

  test("M6 an unseen code is refunded by one admin and sold again; a seen one needs two admins and is void", async () => {
    const buyer = await createMember(20_000n);
    const { variant } = await stockedCard(provider, admin, { codes: 2 });
    const unseen = (await buyReward(provider, buyer, { variant, total: 4_750 })).data;
    expect((await decide(admin, unseen.id, { step: "refund", reason })).data.state).toBe("refunded");
    expect((await show(buyer, unseen.id)).body.key).toBe("order_not_delivered");
    expect(await available(buyer)).toBe(20_000n);
    expect(await stockOf(variant)).toBe(2);

    const orderPage = (await buyReward(provider, buyer, { variant, total: 4_750 })).data;
    await show(buyer, orderPage.id);
    const first = await decide(admin, orderPage.id, { step: "refund", reason });
    expect(first.data).toMatchObject({ state: "delivered", refund: { given: 1, required: 2, mine: true } });
    const repeatedRefund = await decide(admin, orderPage.id, { step: "refund", reason });
    expect(repeatedRefund.body.key).toBe("approval_already_given");
    const agreed = await decide(second, orderPage.id, { step: "refund", reason });
    expect(agreed.data).toMatchObject({ state: "refunded", reason, refund: null });
    expect(await available(buyer)).toBe(20_000n);
    expect(await stockOf(variant)).toBe(1);
    const types = (await provider.call(listNotifications, { as: buyer, query: {} })).data.map(
      ({ type }) => type,
    );
    expect(types.filter((type) => type === "order_refunded")).toHaveLength(2);

    await creditMember(provider.app.database, admin.userId, 10_000n);
    const ownOrder = (await buyReward(provider, admin, { variant, total: 4_750 })).data;
    expect((await decide(admin, ownOrder.id, { step: "refund", reason })).body.key).toBe("own_order");
  });

  test("admins edit products: names invalid input, checks versions and steps, stores a code once", async () => {
    const { product, variant, codes } = await stockedCard(provider, admin, { codes: 1 });
    const params = { id: product.id };
    const {
      id: _,
      slug: __,
      createdAt: ___,
      currency: ____,
      stock: _____,
      fromPrice: ______,
      ...rest
    } = product;
    const body = { ...rest, store: product.store.slug, category: product.category.slug };
    const invalidProduct = {
      ...body,
      store: "nowhere",
      variants: [{ faceValue: 1_000, price: 1_100, cost: 900, active: true }],
    };
    const rejection = await provider.call(changeProduct, { as: admin, params, body: invalidProduct });
    expect(rejection.body).toMatchObject({
      fields: { store: expect.any(Array), "variants.0.price": expect.any(Array) },
    });
    const changed = await provider.call(changeProduct, {
      as: admin,
      params,
      body: { ...body, variants: [{ ...body.variants[0]!, price: 4_500 }] },
    });
    expect(changed.data).toMatchObject({ version: 2, variants: [{ price: 4_500 }] });
    expect((await provider.call(changeProduct, { as: second, params, body })).body.key).toBe(
      "product_changed",
    );

    const step = (name: "duplicate" | "remove" | "restore", version?: number) =>
      provider.call(stepProduct, { as: admin, params: { ...params, step: name }, body: { version } });
    expect((await step("duplicate")).data).toMatchObject({
      state: "draft",
      stock: 0,
      name: { en: `Copy of ${product.name.en}` },
    });
    expect((await step("remove", 1)).body.key).toBe("product_changed");
    const removal = { products: [{ id: product.id, version: 1 }], step: "remove" as const };
    const { data: several } = await provider.call(stepProducts, { as: admin, body: removal });
    expect(several).toMatchObject({ done: [], refused: [{ id: product.id, key: "product_changed" }] });
    await step("remove", 2);
    const readListed = async () =>
      (await provider.call(adminListProducts, { as: admin, query: { q: product.sku } })).data.map(
        ({ id }) => id,
      );
    expect(await readListed()).not.toContain(product.id);
    await step("restore");
    expect(await readListed()).toContain(product.id);

    const unusedCode = newCode();
    const added = await provider.call(addCodes, {
      as: admin,
      params: { id: variant },
      headers: { "idempotency-key": randomUUID() },
      body: { codes: [codes[0]!, unusedCode, unusedCode] },
    });
    expect(added.data).toEqual({ added: 1, known: 2, stock: 2 });
    expect((await provider.call(adminGetProduct, { as: admin, params })).data.variants[0]!.stock).toBe(2);
  });
});
