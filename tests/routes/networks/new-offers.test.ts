import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { offers, stores } from "#provider/database/schema/store-schema.ts";
import { errors as errorTexts } from "#provider/locales/en/errors.ts";
import { texts as english } from "~/locales/en/offers";
import {
  errorsAt,
  hasControl,
  inputValue,
  normalizeSpaces,
  readPage,
} from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { addNetwork, addShop } from "../../support/money/shops";

const path = "/en/apps/details/cash-offers";
const fixtures = adminFixtures();
let slugs = 0;
beforeAll(async () => {
  const { database } = fixtures.provider.app;
  const trackingUrl = "https://network.test/?m={programme}&c={click}";
  await addNetwork(database, { key: "programmes", trackingUrl });
  await addNetwork(database, { key: "plain" });
});

const page = async (search: string) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(path + search)));

async function openStore(): Promise<string> {
  const slug = `store-${(slugs += 1)}`;
  await addShop(fixtures.provider.app.database, { slug, name: `Store ${slugs}` });
  return slug;
}

/** Submits the form of a new offer, at the given store or else at a new one. */
async function send(typed: Record<string, string>) {
  const key = inputValue(await page("?step=new"), "key") ?? "";
  const store = typed.store ?? (await openStore());
  const fixed = { intent: "save", key, store, rateKind: "percent", commission: "10", rate: "5.5" };
  return fixtures.post(fixtures.ada, `${path}?step=new`, Object.entries({ ...fixed, ...typed }));
}

/** Returns the form fields that check the boxes of these stores. */
const otherStoreFields = (...slugs: string[]) =>
  Object.fromEntries(slugs.map((slug) => [`other-store-${slug}`, "on"]));

const offersOf = async (slug: string) =>
  (
    await fixtures.provider.app.database
      .select({ offer: offers })
      .from(offers)
      .innerJoin(stores, eq(stores.id, offers.storeId))
      .where(eq(stores.slug, slug))
  ).map(({ offer }) => offer);

describe("the programme", () => {
  const network = "programmes";

  test("is required if the network needs it, and the input is kept", async () => {
    const rejection = await send({ network });
    expect(rejection.status).toBe(422);
    const html = normalizeSpaces(await readPage(rejection));
    expect(errorsAt(html, "programme")).toBe(errorTexts.programme_missing);
    expect(inputValue(html, "rate")).toBe("5.5");
  });

  test("is saved and shown", async () => {
    const saved = await send({ network, programme: "7052" });
    const view = /view=([\w-]+)/.exec(saved.headers.get("location") ?? "")?.[1];
    expect(await page(`?view=${view}`)).toContain("7052");
    expect(inputValue(await page(`?view=${view}&step=edit`), "programme")).toBe("7052");
  });

  test("of each other store is that of its last offer; a store without one is refused", async () => {
    const [known, unknown] = [await openStore(), await openStore()];
    await send({ network, programme: "7052", store: known });
    const rejection = await send({ network, programme: "1", ...otherStoreFields(unknown, known) });
    expect(rejection.status).toBe(422);
    const html = normalizeSpaces(await readPage(rejection));
    expect(errorsAt(html, `other-store-${unknown}`)).toBe(errorTexts.offer_programme_unknown);
    expect(errorsAt(html, `other-store-${known}`)).toBeUndefined();
    const saveResponse = await send({
      network,
      programme: "1",
      ...otherStoreFields(known),
      acceptOverlap: "on",
    });
    expect(saveResponse.status).toBe(302);
    expect((await offersOf(known)).map(({ programme }) => programme)).toEqual(["7052", "7052"]);
  });
});

describe("a boost", () => {
  const boost = {
    network: "plain",
    cap: "25",
    "boost-audience": "newcomers",
    "boost-budget": "500",
    endsAt: "2090-01-01T00:00",
  };

  test("is created with its audience and budget, and shown with them", async () => {
    const store = await openStore();
    const saved = await send({ ...boost, store });
    expect(saved.status).toBe(302);
    const [row] = await offersOf(store);
    expect(row?.audience).toBe("newcomers");
    expect(row?.budget).toBe(50_000n);
    const offerHtml = await page(`?view=${row?.id}`);
    expect(offerHtml).toContain(english.boost_newcomers);
    expect(offerHtml).toContain("$0.00 promised of $500.00");
  });

  test.each<[Record<string, string>, string, string]>([
    [{ endsAt: "" }, "endsAt", errorTexts.boost_end_missing],
    [{ cap: "" }, "cap", errorTexts.boost_cap_missing],
    [{ "boost-budget": "24.99" }, "boost-budget", errorTexts.boost_budget_below_cap],
    [{ "boost-budget": "a lot" }, "boost-budget", "Enter an amount"],
  ])("%j: shows the error at its field, keeps the input and creates nothing", async (typed, field, words) => {
    const [store, other] = [await openStore(), await openStore()];
    const rejection = await send({ ...boost, store, ...otherStoreFields(other), ...typed });
    expect([400, 422]).toContain(rejection.status);
    const html = normalizeSpaces(await readPage(rejection));
    expect(errorsAt(html, field)).toContain(words);
    expect(html).toContain('<option value="newcomers" selected');
    expect(inputValue(html, "boost-budget")).toBe(typed["boost-budget"] ?? "500");
    expect(hasControl(html, { name: `other-store-${other}`, checked: "" })).toBe(true);
    expect(await offersOf(store)).toEqual([]);
    expect(await offersOf(other)).toEqual([]);
  });

  test("of several stores is one of each, with the same terms and a budget of its own", async () => {
    const [store, second, third] = [await openStore(), await openStore(), await openStore()];
    const saved = await send({ ...boost, store, ...otherStoreFields(second, third) });
    expect(saved.status).toBe(302);
    expect(await page("")).toContain("3 offers saved, one for each store");
    for (const slug of [store, second, third]) {
      const rows = await offersOf(slug);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.rate).toBe(550);
      expect(rows[0]?.audience).toBe("newcomers");
      expect(rows[0]?.budget).toBe(50_000n);
    }
  });

  test("is created nowhere until an overlap in one of the stores is confirmed", async () => {
    const [store, other] = [await openStore(), await openStore()];
    await send({ ...boost, store: other });
    const bothStores = { ...boost, store, ...otherStoreFields(other) };
    const warning = await send(bothStores);
    expect(warning.status).toBe(409);
    expect(normalizeSpaces(await readPage(warning))).toContain(
      `Another offer of Store ${slugs} runs in this time`,
    );
    expect(await offersOf(store)).toEqual([]);
    expect((await send({ ...bothStores, acceptOverlap: "on" })).status).toBe(302);
    expect(await offersOf(other)).toHaveLength(2);
  });

  test("at an unknown store is refused", async () => {
    const store = await openStore();
    const rejection = await send({ ...boost, store, ...otherStoreFields("nowhere") });
    expect(rejection.status).toBe(422);
    expect(await offersOf(store)).toEqual([]);
  });
});
