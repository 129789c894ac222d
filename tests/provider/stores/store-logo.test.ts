import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeStoreLogo, setStoreLogo } from "#contract/stores/admin-stores.ts";
import { getStore } from "#contract/stores/stores.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

describeOnDatabase("logos of stores", (open) => {
  let provider: TestProvider;
  const params = { slug: "acme" };
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    await addShop(provider.app.database, { slug: "acme", name: "Acme" });
  });
  afterAll(() => provider.close());

  test("redraws an uploaded picture uncropped and serves it with its own headers until removed", async () => {
    const [as, member] = [await provider.signUp({ role: "admin" }), await provider.signUp()];
    const wide = { create: { width: 600, height: 200, channels: 3, background: "#0a5446" } } as const;
    const picture = await sharp(wide).png().toBuffer();
    const body = { content: Buffer.concat([picture, Buffer.from("<script>")]).toString("base64") };
    expect((await provider.call(setStoreLogo, { as: member, params, body })).status).toBe(403);
    const { logo } = (await provider.call(setStoreLogo, { as, params, body })).data;
    expect((await provider.call(getStore, { params })).data.logo).toBe(logo);

    const logoResponse = await provider.app.inject({ url: logo! });
    expect(logoResponse.headers).toMatchObject({
      "content-type": "image/webp",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    expect(logoResponse.rawPayload.includes("<script>")).toBe(false);
    const { data, info } = await sharp(logoResponse.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 256, height: 256 });
    // The area above the wide logo is white: nothing was cropped.
    expect(data[0]).toBeGreaterThan(250);

    const svg = { content: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64") };
    expect((await provider.call(setStoreLogo, { as, params, body: svg })).body).toMatchObject({
      code: 422,
      key: "avatar_type_unknown",
    });
    expect((await provider.call(removeStoreLogo, { as, params })).data.logo).toBeNull();
    expect((await provider.app.inject({ url: logo! })).statusCode).toBe(404);
    expect((await provider.call(setStoreLogo, { as, params: { slug: "none" }, body })).status).toBe(404);
  });
});
