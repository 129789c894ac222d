import { afterAll, beforeAll, expect, test } from "vitest";
import { getPurchase, listEarnedStores, listPurchases } from "#contract/cash-back/cash-back.ts";
import { leadStates } from "#contract/leads/leads.ts";
import { leadChanges } from "#provider/database/schema/earning-schema.ts";
import { offers, offerVersions } from "#provider/database/schema/store-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { addClick, addLeadRow, addShop } from "../../support/money/shops.ts";

const day = 24 * 3600 * 1000;
const now = new Date("2026-03-15T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

describeOnDatabase("a member's purchases", (open) => {
  let provider: TestProvider;
  let member: TestUser;
  let other: TestUser;
  let cafe: string;
  let offerId: string;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    [member, other] = [await provider.signUp(), await provider.signUp()];
    const rate = { kind: "percent", minimum: 150, maximum: 700 } as const;
    const shop = await addShop(provider.connection.database, { slug: "cafe-ole", name: "Café Olé", rate });
    [cafe, offerId] = [shop.storeId, shop.offerId!];
    const { storeId: zoo } = await addShop(provider.connection.database, { slug: "zoo", name: "Zoo" });
    for (const [index, state] of leadStates.entries())
      await addLeadRow(provider.connection.database, {
        userId: member.userId,
        storeId: cafe,
        occurredAt: daysAgo(10 + index),
        state,
        heldFrom: state === "on_hold" ? "pending" : null,
        reason: ["rejected", "reversed", "on_hold"].includes(state) ? "order_canceled" : null,
        orderNumber: `A-${index}_%`,
      });
    await addLeadRow(provider.connection.database, {
      userId: member.userId,
      storeId: zoo,
      occurredAt: daysAgo(1),
    });
    await addLeadRow(provider.connection.database, {
      userId: other.userId,
      storeId: zoo,
      occurredAt: daysAgo(2),
    });
  });
  afterAll(() => provider.close());

  const list = (query: object = {}) => provider.call(listPurchases, { as: member, query });
  const statesOf = async (query: object) => (await list(query)).data.map(({ state }) => state);

  test("lists own purchases newest first, with a count of each state and the stores", async () => {
    const { data, meta } = await list();
    expect(data.map(({ state }) => state)).toEqual(["pending", ...leadStates]);
    expect(meta).toMatchObject({
      total: 7,
      counts: { pending: 2, confirmed: 1, payable: 1, on_hold: 1, rejected: 1, reversed: 1 },
      stores: [
        { slug: "cafe-ole", name: "Café Olé" },
        { slug: "zoo", name: "Zoo" },
      ],
    });
    expect(data[1]).toMatchObject({
      store: { slug: "cafe-ole", name: "Café Olé", category: "department" },
      orderNumber: "A-0_%",
      orderAmount: 10_000,
      cashBack: 600,
      currency: "USD",
    });
  });

  test.each([
    [{ state: "payable" }, ["payable"]],
    [{ store: "zoo" }, ["pending"]],
    [{ q: "cafe", state: "on_hold" }, ["on_hold"]],
    [{ q: "a-3_%" }, ["rejected"]],
    [{ q: "_" }, leadStates],
    [{ from: "2026-03-04", to: "2026-03-05" }, ["pending", "confirmed"]],
    [{ store: "nowhere" }, []],
  ])("filters by %j", async (query, states) => {
    expect(await statesOf(query)).toEqual(states);
  });

  test("lists the most frequent stores with their cash back, without rejected or reversed purchases", async () => {
    const findPurchases = async (query: object) =>
      (await provider.call(listEarnedStores, { as: member, query })).data;
    const one = (await list()).data[0]!.cashBack;
    expect(
      (await findPurchases({})).map(({ store, purchases, earned }) => [store.slug, purchases, earned]),
    ).toEqual([
      ["cafe-ole", 4, 4 * one],
      ["zoo", 1, one],
    ]);
    const since = daysAgo(3).toISOString().slice(0, 10);
    expect((await findPurchases({ since })).map(({ store }) => store.slug)).toEqual(["zoo"]);
    expect((await findPurchases({ limit: 1 })).map(({ latestAt }) => latestAt)).toEqual([
      daysAgo(10).toISOString(),
    ]);
  });

  test("the count of each state follows every filter except the state's own", async () => {
    const { meta } = await list({ q: "café", state: "payable" });
    expect(meta?.total).toBe(1);
    expect(meta?.counts.pending).toBe(1);
  });

  test("pages by cursor without gaps or repeats", async () => {
    const listedIds: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, meta } = await list({ limit: 2, ...(cursor && { cursor }) });
      listedIds.push(...data.map(({ id }) => id));
      cursor = meta?.nextCursor ?? undefined;
    } while (cursor);
    expect(listedIds).toHaveLength(7);
    expect(new Set(listedIds).size).toBe(7);
    expect((await list({ cursor: "broken" })).status).toBe(400);
  });

  test("shows a purchase with its click, history and the terms of that time, whatever happened to the offer", async () => {
    const { database } = provider.connection;
    const clickId = await addClick(database, {
      userId: member.userId,
      storeId: cafe,
      offerId,
      createdAt: daysAgo(5),
    });
    const id = await addLeadRow(database, {
      userId: member.userId,
      storeId: cafe,
      occurredAt: daysAgo(5),
      clickId,
      state: "confirmed",
      reasonNote: "Checked by hand.",
    });
    const change = { leadId: id, cashBackBefore: 0n, cashBackAfter: 600n };
    await database.insert(leadChanges).values([
      { ...change, at: daysAgo(4), event: "track", toState: "pending" },
      { ...change, at: daysAgo(3), event: "confirm", fromState: "pending", toState: "confirmed" },
    ]);
    const terms = { rateKind: "percent" as const, rate: 1, tiers: [], cap: null };
    const texts = { terms: { en: "New" }, exclusions: { en: "" } };
    await database.insert(offerVersions).values({ offerId, version: 2, terms: { ...terms, ...texts } });
    await database.update(offers).set({ version: 2, rate: 1, rateMinimum: 1, rateMaximum: 1 });
    const { data } = await provider.call(getPurchase, { as: member, params: { id } });
    expect(data).toMatchObject({
      network: "awin",
      reasonNote: "Checked by hand.",
      state: "confirmed",
      click: { id: clickId, at: daysAgo(5).toISOString() },
      steps: [
        { event: "track", at: daysAgo(4).toISOString(), cashBack: 600 },
        { event: "confirm", at: daysAgo(3).toISOString(), cashBack: 600 },
      ],
      terms: {
        kind: "percent",
        rate: 150,
        cap: null,
        terms: null,
        exclusions: null,
        tiers: [{ label: { text: "Selected", language: "en" }, rate: 700 }],
      },
    });
  });

  test("an offer's texts come in the requested language, or in English where not translated", async () => {
    const { database } = provider.connection;
    await database.insert(offerVersions).values({
      offerId,
      version: 3,
      terms: {
        rateKind: "flat",
        rate: 500,
        tiers: [],
        cap: 900,
        terms: { en: "Terms", fr: "Conditions" },
        exclusions: { en: "Nothing", ar: "" },
      },
    });
    const click = { userId: member.userId, storeId: cafe, offerId, offerVersion: 3, createdAt: daysAgo(5) };
    const clickId = await addClick(database, click);
    const id = await addLeadRow(database, { ...click, occurredAt: daysAgo(5), clickId });
    const readTerms = async (language: string) => {
      const headers = { "accept-language": language };
      return (await provider.call(getPurchase, { as: member, params: { id }, headers })).data.terms;
    };
    const common = {
      kind: "flat",
      currency: "USD",
      rate: 500,
      tiers: [],
      cap: 900,
      exclusions: { text: "Nothing", language: "en" },
    };
    expect(await readTerms("fr")).toEqual({ ...common, terms: { text: "Conditions", language: "fr" } });
    expect(await readTerms("ar")).toEqual({ ...common, terms: { text: "Terms", language: "en" } });
  });

  test("S7 answers another member's purchase like an unknown one", async () => {
    const [{ id } = { id: "" }] = (await list({ store: "zoo" })).data;
    for (const params of [{ id }, { id: crypto.randomUUID() }, { id: "x" }]) {
      const as = params.id === id ? other : member;
      expect((await provider.call(getPurchase, { as, params })).status).toBe(404);
    }
  });
});
