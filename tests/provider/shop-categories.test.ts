import sharp from "sharp";
import { expect, test } from "vitest";
import {
  adminListCategories,
  changeCategory,
  createCategory,
  removeCategory,
  setCategoryPicture,
} from "#contract/admin-shop-categories.ts";
import { adminGetProduct, adminListProducts } from "#contract/admin-shop-products.ts";
import { listShopCategories } from "#contract/shop.ts";
import { describeOnBothDatabases } from "../support/databases/databases.ts";
import { stockedCard } from "../support/money/rewards.ts";
import { twoAdmins } from "../support/money/two-admins.ts";

describeOnBothDatabases("the shop's categories", (open) => {
  const { provider, admin: as } = twoAdmins(open);
  const ask = (name: string, parent: string | null = null) =>
    provider.call(createCategory, { as, body: { name: { en: name }, parent } });
  const make = async (name: string, parent?: string) => (await ask(name, parent)).data;
  const keyOf = async (refused: Promise<{ body: Record<string, unknown> }>) => (await refused).body.key;
  const list = async () => (await provider.call(adminListCategories, { as })).data;

  test("stand one below the other, no deeper, and are found with what is below them", async () => {
    const top = await make("Travel");
    const below = await make("Air travel", top.slug);
    expect((await list()).map(({ slug, parent }) => [slug, parent])).toEqual([
      ["travel", null],
      ["air-travel", "travel"],
    ]);
    expect(await keyOf(ask("Too deep", below.slug))).toBe("category_parent_invalid");
    const turned = { as, params: { id: top.id }, body: { name: top.name, parent: below.slug, version: 1 } };
    expect(await keyOf(provider.call(changeCategory, turned))).toBe("category_parent_invalid");
    const named = {
      as,
      params: { id: below.id },
      body: { name: { en: "Flights" }, parent: top.slug, version: 1 },
    };
    expect((await provider.call(changeCategory, named)).data).toMatchObject({ version: 2, parent: "travel" });
    expect(await keyOf(provider.call(changeCategory, named))).toBe("category_changed");

    // Removing the one above leaves the one below.
    const removal = { as, params: { id: top.id }, body: { replacement: null } };
    expect((await provider.call(removeCategory, removal)).data).toEqual({ moved: 0 });
    expect((await list()).map(({ name, parent }) => [name.en, parent])).toEqual([["Flights", null]]);
  });

  test("with products are removed only to another one, which has them then", async () => {
    const { product } = await stockedCard(provider, as);
    const used = (await list()).find(({ slug }) => slug === product.category.slug);
    const other = await make("Everything else");
    const remove = (replacement: string | null) =>
      provider.call(removeCategory, { as, params: { id: used!.id }, body: { replacement } });
    expect(used).toMatchObject({ products: 1 });
    for (const wrong of [null, used!.slug, "nowhere"])
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

  test("have a picture that is drawn anew and shown to everybody", async () => {
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
    const answer = await provider.app.inject({ url: data.picture! });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(256);
  });
});
