import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offers } from "#provider/database/schema/store-schema.ts";
import { shareCardTexts, renderCard } from "#provider/modules/stores/share-card.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const rate = { kind: "percent", minimum: 200, maximum: 800 } as const;

describeOnDatabase("pictures of stores for messengers", (open) => {
  let provider: TestProvider;
  let offerId: string;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    const shop = await addShop(provider.app.database, { slug: "acme", name: "Acme & <Sons>", rate });
    offerId = shop.offerId!;
  });
  afterAll(() => provider.close());

  const fetchCard = (file: string, headers = {}) =>
    provider.app.inject({ url: `/apis/store-cards/acme/${file}`, headers });

  test.each(["en", "fr", "ar"])("are drawn in %s at the size that networks ask for", async (language) => {
    const response = await fetchCard(`${language}.png`);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("image/png");
    expect(response.headers["cache-control"]).toContain("public, max-age=3600");
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: "png",
    });
  });

  test("are answered with 304 until the rate changes", async () => {
    const { headers } = await fetchCard("en.png");
    const tagHeaders = { "if-none-match": `W/${String(headers.etag)}` };
    const same = await fetchCard("en.png", tagHeaders);
    expect(same.statusCode).toBe(304);
    expect(same.rawPayload).toHaveLength(0);
    await provider.app.database.update(offers).set({ rateMaximum: 900 }).where(eq(offers.id, offerId));
    expect((await fetchCard("en.png", tagHeaders)).statusCode).toBe(200);
  });

  test.each(["vi.png", "en.jpg", "en", "..%2Fen.png"])("don't exist as %s", async (file) => {
    expect((await fetchCard(file)).statusCode).toBe(404);
  });

  test("don't exist for an unknown store", async () => {
    expect((await provider.app.inject({ url: "/apis/store-cards/none/en.png" })).statusCode).toBe(404);
  });

  test("are drawn once for the same content", () => {
    const card = { language: "en", name: "Acme", offer: shareCardTexts.en.none, logo: null } as const;
    expect(renderCard(card)).toBe(renderCard({ ...card }));
  });

  test("show letters of the product's fonts, in Arabic too", async () => {
    const card = { language: "ar", name: "متجر", offer: shareCardTexts.ar.none, logo: null } as const;
    const { data, info } = await sharp(await renderCard(card))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The text begins at the right.
    const isInk = (x: number, y: number) => data[(y * info.width + x) * info.channels]! < 100;
    const columns = Array.from({ length: 1200 }, (_, x) => x).filter((x) =>
      Array.from({ length: 300 }, (_, y) => y + 150).some((y) => isInk(x, y)),
    );
    expect(columns.at(-1)).toBeGreaterThan(1050);
    expect(columns[0]).toBeGreaterThan(400);
  });

  test("are drawn without a logo if it is broken", async () => {
    const card = { language: "en", name: "Acme", offer: "8%", logo: Buffer.from("no picture") } as const;
    expect(await sharp(await renderCard(card)).metadata()).toMatchObject({ width: 1200 });
  });
});
