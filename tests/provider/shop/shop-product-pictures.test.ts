import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  adminGetProduct,
  adminListProducts,
  removeProductPicture,
  setProductPicture,
  stepProduct,
} from "#contract/shop/admin-shop-products.ts";
import { getShopProduct, listShopProducts } from "#contract/shop/shop.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { stockedCard } from "../../support/money/rewards.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("a product's picture", (open) => {
  let provider: TestProvider;
  let as: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    as = await provider.signUp({ role: "admin" });
  });
  afterAll(() => closeAndVerify(provider));

  const set = (id: string, file: Buffer) =>
    provider.call(setProductPicture, { as, params: { id }, body: { content: file.toString("base64") } });
  const drawing = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#0a0" } })
      .png()
      .toBuffer();
  const shownIn = async (slug: string) => {
    const listed = (await provider.call(listShopProducts, { query: {} })).data;
    const opened = (await provider.call(getShopProduct, { params: { slug } })).data;
    return [listed.find((one) => one.slug === slug)?.picture, opened.picture];
  };

  test("is redrawn uncropped and shown in the shop, the list and on its page", async () => {
    const { product } = await stockedCard(provider, as);
    expect(await shownIn(product.slug)).toEqual([null, null]);
    expect((await set(product.id, Buffer.from("<svg/>"))).body.key).toBe("avatar_type_unknown");
    const { data } = await set(product.id, await drawing(80, 50));
    expect(await shownIn(product.slug)).toEqual([data.picture, data.picture]);
    const { data: listed } = await provider.call(adminListProducts, { as, query: {} });
    expect(listed.find(({ id }) => id === product.id)?.picture).toBe(data.picture);
    const response = await provider.app.inject({ url: data.picture! });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("image/webp");
    expect(response.headers["content-security-policy"]).toContain("sandbox");
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 256, height: 256 });
    const corner = await sharp(response.rawPayload)
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner[0]).toBeGreaterThan(240);
  });

  test("a new picture has a new address, is copied with the product, and can be removed", async () => {
    const { product } = await stockedCard(provider, as);
    const first = (await set(product.id, await drawing(40, 40))).data.picture!;
    const second = (await set(product.id, await drawing(60, 40))).data.picture!;
    expect((await provider.app.inject({ url: first })).statusCode).toBe(404);
    const { data: copy } = await provider.call(stepProduct, {
      as,
      params: { id: product.id, step: "duplicate" },
      body: {},
    });
    expect((await provider.call(removeProductPicture, { as, params: { id: product.id } })).data.picture).toBe(
      null,
    );
    expect((await provider.app.inject({ url: second })).statusCode).toBe(404);
    const { data: kept } = await provider.call(adminGetProduct, { as, params: { id: copy.id } });
    expect((await provider.app.inject({ url: kept.picture! })).statusCode).toBe(200);
    expect((await set(crypto.randomUUID(), await drawing(9, 9))).status).toBe(404);
  });
});
