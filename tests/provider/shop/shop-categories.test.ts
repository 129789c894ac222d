import { parse } from "csv-parse/sync";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  adminListCategories,
  changeCategory,
  copyCategory,
  createCategory,
  exportCategories,
  removeCategory,
  setCategoryPicture,
} from "#contract/shop/admin-shop-categories.ts";
import {
  adminGetProduct,
  adminListProducts,
  adminProductChoices,
} from "#contract/shop/admin-shop-products.ts";
import { listShopCategories, listShopProducts, priceBasket } from "#contract/shop/shop.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { creditMember } from "../../support/money/ledger.ts";
import { buyReward, stockedCard } from "../../support/money/rewards.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";

describeOnBothDatabases("the shop's categories", (open) => {
  const { provider, admin: as } = twoAdmins(open);
  const create = (name: string, parent: string | null = null) =>
    provider.call(createCategory, { as, body: { name: { en: name }, parent } });
  const make = async (name: string, parent?: string) => (await create(name, parent)).data;
  const keyOf = async (response: Promise<{ body: Record<string, unknown> }>) => (await response).body.key;
  const list = async () => (await provider.call(adminListCategories, { as })).data;

  test("nest one level deep and include subcategories when filtering", async () => {
    const top = await make("Travel");
    const below = await make("Air travel", top.slug);
    expect((await list()).map(({ slug, parent }) => [slug, parent])).toEqual([
      ["travel", null],
      ["air-travel", "travel"],
    ]);
    expect(await keyOf(create("Too deep", below.slug))).toBe("category_parent_invalid");
    const turned = { as, params: { id: top.id }, body: { name: top.name, parent: below.slug, version: 1 } };
    expect(await keyOf(provider.call(changeCategory, turned))).toBe("category_parent_invalid");
    const renaming = {
      as,
      params: { id: below.id },
      body: { name: { en: "Flights" }, parent: top.slug, version: 1 },
    };
    expect((await provider.call(changeCategory, renaming)).data).toMatchObject({
      version: 2,
      parent: "travel",
    });
    expect(await keyOf(provider.call(changeCategory, renaming))).toBe("category_changed");

    // Removing a parent category keeps its children.
    const removal = { as, params: { id: top.id }, body: { replacement: null } };
    expect((await provider.call(removeCategory, removal)).data).toEqual({ moved: 0 });
    expect((await list()).map(({ name, parent }) => [name.en, parent])).toEqual([["Flights", null]]);
  });

  test("are found by part of a name in any language, without accents, in the list and its export", async () => {
    const names = { en: "Jewels and watches", fr: "Bijoux précieux", ar: "مجوهرات" };
    await provider.call(createCategory, { as, body: { name: names, parent: null } });
    await make("Garden");
    for (const [q, found] of [
      ["WATCH", ["Jewels and watches"]],
      ["precieux", ["Jewels and watches"]],
      ["مجوهرات", ["Jewels and watches"]],
      // Neither language codes nor wildcards match.
      ["fr", []],
      ["%", []],
    ] as const) {
      const { data } = await provider.call(adminListCategories, { as, query: { q } });
      expect(
        data.map(({ name }) => name.en),
        q,
      ).toEqual(found);
      const file = await provider.app.inject({
        url: `/apis${exportCategories.path}?q=${encodeURIComponent(q)}`,
        headers: { authorization: `Bearer ${as.accessToken}` },
      });
      expect(parse(file.body, { bom: true })).toHaveLength(1 + found.length);
    }
  });

  test("deleting one with products moves them to another", async () => {
    const { product } = await stockedCard(provider, as);
    const usedCategory = (await list()).find(({ slug }) => slug === product.category.slug);
    const other = await make("Everything else");
    const remove = (replacement: string | null) =>
      provider.call(removeCategory, { as, params: { id: usedCategory!.id }, body: { replacement } });
    expect(usedCategory).toMatchObject({ products: 1 });
    for (const wrong of [null, usedCategory!.slug, "nowhere"])
      expect(await keyOf(remove(wrong))).toBe("category_replacement_needed");
    expect((await remove(other.slug)).data).toEqual({ moved: 1 });
    const moved = await provider.call(adminGetProduct, { as, params: { id: product.id } });
    expect(moved.data.category.slug).toBe(other.slug);
    const top = await make("All of it");
    const body = { name: other.name, parent: top.slug, version: 1 };
    await provider.call(changeCategory, { as, params: { id: other.id }, body });
    const found = await provider.call(adminListProducts, { as, query: { category: top.slug } });
    expect(found.data.map(({ id }) => id)).toEqual([product.id]);
  });

  test("an unpublished category or parent hides its products from the shop", async () => {
    const { product, variant } = await stockedCard(provider, as);
    const top = await make("Everything for home");
    const ownSlug = product.category.slug;
    const find = async (slug: string) => (await list()).find((row) => row.slug === slug)!;
    async function change(slug: string, changed: Record<string, unknown>) {
      const { id, name, parent, version } = await find(slug);
      const body = { name, parent, version, ...changed };
      return provider.call(changeCategory, { as, params: { id }, body });
    }
    async function isSold() {
      const found = await provider.call(listShopProducts, { query: { q: product.name.en } });
      const { data: basket } = await provider.call(priceBasket, {
        body: { lines: [{ variant, quantity: 1 }] },
      });
      expect(basket.gone).toEqual(found.data.length === 1 ? [] : [variant]);
      const { data: choices } = await provider.call(adminProductChoices, { as });
      const choice = choices.categories.find(({ slug }) => slug === ownSlug);
      expect(choice?.isShown).toBe(found.data.length === 1);
      return found.data.length === 1;
    }
    expect((await find(ownSlug)).state).toBe("published");
    expect(await isSold()).toBe(true);
    await change(ownSlug, { state: "inactive" });
    // A change without a state keeps it.
    await change(ownSlug, { parent: top.slug });
    expect((await find(ownSlug)).state).toBe("inactive");
    expect(await isSold()).toBe(false);
    await change(ownSlug, { state: "published" });
    expect(await isSold()).toBe(true);
    await change(top.slug, { state: "inactive" });
    expect(await isSold()).toBe(false);

    expect(await keyOf(change(top.slug, { state: "scheduled" }))).toBe("product_schedule_invalid");
    const publishAt = new Date(provider.app.clock().getTime() + 60_000).toISOString();
    await change(top.slug, { state: "scheduled", publishAt });
    expect(await find(top.slug)).toEqual(expect.objectContaining({ state: "scheduled", publishAt }));
    expect(await isSold()).toBe(false);
    await change(top.slug, { state: "scheduled", publishAt: provider.app.clock().toISOString() });
    expect((await find(top.slug)).state).toBe("published");
    expect(await isSold()).toBe(true);
  });

  test("show their sales of a period, also in the export", async () => {
    const { product, variant } = await stockedCard(provider, as);
    const buyer = await provider.signUp();
    await creditMember(provider.app.database, buyer.userId, 10_000n);
    await buyReward(provider, buyer, { variant, total: 4_750 });
    const salesIn = async (query: { from: string; to: string }) => {
      const { data, meta } = await provider.call(adminListCategories, { as, query });
      expect(meta.period).toEqual(query);
      return data.find(({ slug }) => slug === product.category.slug)?.sales;
    };
    const today = provider.app.clock().toISOString().slice(0, 10);
    expect(await salesIn({ from: today, to: today })).toBe(4_750);
    expect(await salesIn({ from: "2020-01-01", to: "2020-01-31" })).toBe(0);
    const file = await provider.app.inject({
      url: `/apis${exportCategories.path}?period=7d`,
      headers: { authorization: `Bearer ${as.accessToken}` },
    });
    const rows = parse(file.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.find(({ Category }) => Category === product.category.slug)).toMatchObject({
      State: "published",
      Sales: "47.50",
      Until: today,
    });
  });

  test("copies are inactive and have no products; the same key creates one copy", async () => {
    const { product } = await stockedCard(provider, as);
    const { id, slug } = (await list()).find((row) => row.slug === product.category.slug)!;
    const copy = (headers: Record<string, string> = {}) =>
      provider.call(copyCategory, { as, headers, params: { id } });
    const key = { "idempotency-key": "a-copy-of-a-category" };
    const { data: first } = await copy(key);
    expect(first).toMatchObject({ state: "inactive", products: 0, version: 1 });
    expect(first.name.en.startsWith("Copy of ")).toBe(true);
    expect(first.slug === slug).toBe(false);
    expect((await copy(key)).data.id).toBe(first.id);
    expect((await copy()).data.id).not.toBe(first.id);
  });

  test("have a redrawn public picture", async () => {
    const { product } = await stockedCard(provider, as);
    const { id } = (await list()).find(({ slug }) => slug === product.category.slug)!;
    const set = (file: Buffer) =>
      provider.call(setCategoryPicture, { as, params: { id }, body: { content: file.toString("base64") } });
    expect(await keyOf(set(Buffer.from("<svg/>")))).toBe("avatar_type_unknown");
    const file = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#0a0" } })
      .png()
      .toBuffer();
    const { data } = await set(file);
    const { data: shown } = await provider.call(listShopCategories, {});
    expect(shown.find(({ slug }) => slug === product.category.slug)?.picture).toBe(data.picture);
    const response = await provider.app.inject({ url: data.picture! });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("image/webp");
    expect((await sharp(response.rawPayload).metadata()).width).toBe(256);
  });
});
