import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getStore } from "#contract/stores/stores.ts";
import { coupons, offers, stores } from "#provider/database/schema/store-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";
import { addLeadRow, addNetwork, addShop } from "../../support/money/shops.ts";

const now = new Date("2026-03-15T12:00:00Z");
const day = 24 * 3600 * 1000;
const daysFromNow = (days: number) => new Date(now.getTime() + days * day);
const rate = { kind: "percent", minimum: 200, maximum: 700 } as const;

describeOnDatabase("a store's page", (open) => {
  let provider: TestProvider;
  let nike: string;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    const { database } = provider.app;
    await addNetwork(database, { key: "cj", holdDays: 60, tracksWithinHours: 24 });
    await addNetwork(database, { key: "resting", status: "paused" });
    const created = await addShop(database, {
      slug: "nike",
      name: "Nike",
      category: "sports",
      network: "cj",
      rate,
    });
    nike = created.storeId;
    await database
      .update(offers)
      .set({
        cap: 12_345n,
        endsAt: daysFromNow(3),
        exclusions: { en: "" },
        terms: { en: "New members only.", fr: "Réservé aux nouveaux membres." },
        tiers: [{ code: "shoes", label: { en: "Shoes", ar: "أحذية" }, rate: 700 }],
      })
      .where(eq(offers.id, created.offerId!));
    const runningCoupons = [
      { code: "LATE", title: { en: "Late", fr: "Tard" }, endsAt: daysFromNow(9) },
      { code: null, title: { en: "For ever" }, endsAt: null },
      {
        worthKind: "percent" as const,
        worth: 1000,
        code: "TEN",
        title: { en: "10% off" },
        endsAt: daysFromNow(12),
      },
      {
        worthKind: "amount" as const,
        worth: 4000,
        code: "FORTY",
        title: { en: "$40 off your first order" },
        endsAt: daysFromNow(11),
      },
      {
        worthKind: "percent" as const,
        worth: 900,
        code: "NINE",
        title: { en: "9% off" },
        endsAt: daysFromNow(10),
      },
      { code: "SOON", title: { en: "Soon" }, endsAt: daysFromNow(1) },
      { code: "OVER", title: { en: "Over" }, endsAt: now },
      { code: "NEXT", title: { en: "Next" }, endsAt: null, startsAt: daysFromNow(1) },
    ];
    for (const coupon of runningCoupons)
      await database
        .insert(coupons)
        .values({ id: randomUUID(), storeId: nike, startsAt: daysFromNow(-5), ...coupon });
    const { userId } = await provider.signUp();
    const others = ["Adidas", "Puma", "Reebok", "Asics", "Fila"];
    for (const [index, name] of others.entries()) {
      const { storeId } = await addShop(database, { name, category: "sports", rate });
      for (let count = 0; count < index; count += 1)
        await addLeadRow(database, { userId, storeId, occurredAt: daysFromNow(-1) });
    }
    await addShop(database, {
      slug: "resting",
      name: "Resting",
      category: "sports",
      network: "resting",
      rate,
    });
    await addShop(database, { slug: "quiet", name: "Quiet", category: "home" });
    await addShop(database, { slug: "homeless", name: "Homeless", category: "home", site: null, rate });
  });
  afterAll(() => provider.close());

  async function page(slug: string, language = "en") {
    const headers = { "accept-language": language };
    return (await provider.call(getStore, { params: { slug }, headers })).data;
  }

  test("shows the offer with all terms and the network's processing times", async () => {
    expect((await page("nike")).offer).toEqual({
      kind: "percent",
      currency: "USD",
      rate: 200,
      cap: 12_345,
      endsAt: daysFromNow(3).toISOString(),
      tiers: [{ label: { text: "Shoes", language: "en" }, rate: 700 }],
      terms: { text: "New members only.", language: "en" },
      exclusions: null,
      tracksWithinHours: 24,
      holdDays: 60,
    });
  });

  test.each([
    ["fr", "Réservé aux nouveaux membres.", "fr", "Shoes", "en"],
    ["ar", "New members only.", "en", "أحذية", "ar"],
    ["de", "New members only.", "en", "Shoes", "en"],
  ])("in %s uses each text's translation, else English", async (language, ...words) => {
    const { offer } = await page("nike", language);
    const { terms, tiers } = offer!;
    expect([terms?.text, terms?.language, tiers[0]?.label.text, tiers[0]?.label.language]).toEqual(words);
  });

  test("lists active coupons by discount, then by end date; a code is optional", async () => {
    const { runningCoupons, coupons: count } = await page("nike", "fr");
    expect(runningCoupons.slice(0, 3).map(({ code }) => code)).toEqual(["TEN", "NINE", "FORTY"]);
    expect(runningCoupons.slice(3)).toMatchObject([
      { code: "SOON", title: { text: "Soon", language: "en" }, endsAt: daysFromNow(1).toISOString() },
      { code: "LATE", title: { text: "Tard", language: "fr" } },
      { code: null, endsAt: null },
    ]);
    expect(count).toBe(6);
  });

  test("lists similar stores of its category with cash back, most ordered first, never itself", async () => {
    const { similar } = await page("nike");
    expect(similar.map(({ name }) => name)).toEqual(["Fila", "Asics", "Reebok", "Puma"]);
    expect((await page("quiet")).similar).toEqual([]);
  });

  test("omits similar stores with a lower rate if enough others pay as much", async () => {
    const { database } = provider.app;
    const [fila] = await database.select().from(stores).where(eq(stores.name, "Fila"));
    await database.update(offers).set({ rateMaximum: 200 }).where(eq(offers.storeId, fila!.id));
    expect((await page("nike")).similar.map(({ name }) => name)).not.toContain("Fila");
    expect((await page(fila!.slug)).similar.map(({ name }) => name)).toContain("Asics");
  });

  test.each([
    ["nike", "open"],
    ["resting", "paused"],
    ["homeless", "paused"],
    ["quiet", "no_offer"],
  ])("shopping at %s is %s, and only open stores show a rate", async (slug, shopping) => {
    const found = await page(slug);
    expect(found.shopping).toBe(shopping);
    expect([found.cashBack !== null, found.offer !== null]).toEqual(Array(2).fill(shopping === "open"));
  });
});
