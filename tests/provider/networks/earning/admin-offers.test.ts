import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { z } from "zod";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  adminGetOffer,
  adminListOffers,
  changeOffer,
  createOffer,
  endOffer,
  type OfferDetails,
} from "#contract/offers/admin-offers.ts";
import { rejectLead } from "#contract/leads/admin-leads.ts";
import { createClick } from "#contract/clicks/clicks.ts";
import { getStore } from "#contract/stores/stores.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { offerVersions } from "#provider/database/schema/store-schema.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import {
  leadOf,
  createStoreFixture,
  processReport,
  type StoreFixture,
} from "../../../support/money/network-reports.ts";
import type { TestUser } from "../../../support/programs/provider.ts";
import { addShop } from "../../../support/money/shops.ts";
import { twoAdmins } from "../../../support/money/two-admins.ts";

type OfferInput = z.input<typeof createOffer.body>;
const day = 24 * 3600 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

describeOnDatabase("admins and offers", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  let member: TestUser;
  let store: StoreFixture;
  let slug: string;

  beforeAll(async () => {
    member = await provider.signUp({ name: "Mary Major" });
    store = await createStoreFixture(provider);
  });
  beforeEach(async () => {
    slug = `shop-${randomUUID().slice(0, 8)}`;
    await addShop(provider.app.database, { slug, name: `Shop ${slug}` });
  });

  const offer = (more: Partial<OfferInput> = {}): OfferInput => ({
    store: slug,
    network: store.network,
    rateKind: "percent",
    rate: 500,
    commission: 1000,
    cap: 2000,
    tiers: [{ code: "shoes", label: { en: "Shoes", fr: "Chaussures" }, rate: 800 }],
    terms: { en: "Terms" },
    exclusions: { en: "" },
    startsAt: null,
    endsAt: null,
    ...more,
  });
  const make = (more: Partial<OfferInput> = {}, as = admin, headers = {}) =>
    provider.call(createOffer, { as, headers, body: offer(more) });
  const change = (
    { id, version }: Pick<OfferDetails, "id" | "version">,
    more: Partial<OfferInput> = {},
    as = admin,
  ) => {
    const { store: _, network: __, ...body } = offer(more);
    return provider.call(changeOffer, { as, params: { id }, body: { ...body, version } });
  };
  const end = ({ id, version }: OfferDetails, at: string | null = null, as = admin) =>
    provider.call(endOffer, { as, params: { id }, body: { version, at } });
  const load = async (id: string) => (await provider.call(adminGetOffer, { as: admin, params: { id } })).data;
  const list = async (query: object) =>
    (await provider.call(adminListOffers, { as: admin, query: { q: slug, ...query } })).data;
  const rateShown = async () => (await provider.call(getStore, { params: { slug } })).data.offer?.rate;
  const versionsOf = (id: string) =>
    provider.app.database.select().from(offerVersions).where(eq(offerVersions.offerId, id));
  async function click(): Promise<string> {
    const headers = { "idempotency-key": randomUUID() };
    return (await provider.call(createClick, { as: member, headers, body: { store: slug } })).data.id;
  }
  async function cashBackOf(clickId: string): Promise<bigint> {
    const transaction_id = `T-${randomUUID()}`;
    await processReport(provider, store, { click_id: clickId, transaction_id });
    return (await leadOf(provider, transaction_id))!.cashBack;
  }

  test("creating, changing and ending an offer updates stores, versions and the log", async () => {
    const created = await make();
    expect(created.status).toBe(201);
    expect(created.data).toMatchObject({ state: "running", version: 1, rate: 500, cap: 2000, overlaps: [] });
    expect(await rateShown()).toBe(500);
    const changed = (await change(created.data, { rate: 600 }, second)).data;
    expect(await rateShown()).toBe(600);
    const ended = (await end(changed)).data;
    expect(ended.state).toBe("ended");
    expect(await rateShown()).toBeUndefined();
    expect(ended.changes.map(({ version, rate, endsAt, by }) => [version, rate, endsAt, by?.name])).toEqual([
      [3, 600, ended.endsAt, "Ada Admin"],
      [2, 600, null, "Otto Auditor"],
      [1, 500, null, "Ada Admin"],
    ]);
    const { data: log } = await provider.call(listActivityLogs, { as: admin, query: { limit: 3 } });
    expect(log.map(({ action }) => action)).toEqual(["offer.end", "offer.change", "offer.create"]);
    expect(log[1]).toMatchObject({
      object: { type: "offer", id: created.data.id, label: `Shop ${slug}` },
      before: { rate: 500, version: 1 },
      after: { rate: 600, version: 2 },
    });
  });

  test("a purchase earns by the version its click was promised", async () => {
    const created = (await make({ tiers: [], cap: null })).data;
    const before = await click();
    const changed = (await change(created, { tiers: [], cap: null, rate: 900 })).data;
    const after = await click();
    expect(await cashBackOf(before)).toBe(500n);
    expect(await cashBackOf(after)).toBe(900n);
    await end(changed);
    expect(await cashBackOf(before)).toBe(500n);
  });

  test("counts clicks and earnings per click of the last 30 days, without rejected purchases", async () => {
    const created = (await make()).data;
    const clicks = [await click(), await click(), await click()];
    await cashBackOf(clicks[0]!);
    await cashBackOf(clicks[1]!);
    // Two commissions of 12.00 across three clicks.
    expect(await load(created.id)).toMatchObject({ clicks: 3, earned: 2400, earnedPerClick: 800 });
    const [lead] = await provider.app.database.select().from(leads).where(eq(leads.clickId, clicks[1]!));
    const rejection = { params: { id: lead!.id }, body: { reason: "order_canceled" as const } };
    expect((await provider.call(rejectLead, { as: admin, ...rejection })).status).toBe(200);
    expect((await list({}))[0]).toMatchObject({ clicks: 3, earned: 1200, earnedPerClick: 400 });
  });

  test.each<[Partial<OfferInput>, string, string]>([
    [{ rate: 1001 }, "rate", "rate_above_commission"],
    [{ rate: 0, tiers: [] }, "rate", "amount_not_positive"],
    [{ commission: 10_001 }, "commission", "share_above_whole"],
    [{ tiers: [{ code: "a", label: { en: "A" }, rate: 1001 }] }, "tiers.0.rate", "rate_above_commission"],
    [{ tiers: [{ code: "a", label: { en: " " }, rate: 1 }] }, "tiers.0.label.en", "text_missing"],
    [
      { tiers: [1, 2].map((rate) => ({ code: "a", label: { en: "A" }, rate })) },
      "tiers.1.code",
      "tier_code_taken",
    ],
    [
      { tiers: ["a", " A "].map((code) => ({ code, label: { en: "A" }, rate: 1 })) },
      "tiers.1.code",
      "tier_code_taken",
    ],
    [{ startsAt: inDays(-1) }, "startsAt", "offer_start_past"],
    [{ startsAt: inDays(2), endsAt: inDays(2) }, "endsAt", "offer_end_before_start"],
    [{ endsAt: inDays(-1) }, "endsAt", "offer_end_before_start"],
    [{ store: "no-such-store" }, "store", "offer_store_unknown"],
    [{ network: "nobody" }, "network", "offer_network_unknown"],
  ])("refuses %j at %s", async (more, field) => {
    const response = await make(more);
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.fields as object)).toEqual([field]);
    expect(await list({})).toEqual([]);
  });

  test.each([
    { rate: -1 },
    { cap: 0 },
    { rate: 2 ** 31 },
    { rate: 387.555 },
    { rateKind: "flat" as const, rate: 387.5 },
    { rateKind: "flat" as const, tiers: [{ code: "a", label: { en: "A" }, rate: 0.5 }] },
    { tiers: [{ code: "", label: { en: "" }, rate: 1 }] },
  ])("refuses %j, which doesn't fit the contract, with 400", async (more) =>
    expect((await make(more)).status).toBe(400),
  );

  test("a scheduled offer is hidden until it starts, and its start may move until then", async () => {
    const created = (await make({ startsAt: inDays(2), endsAt: inDays(4) })).data;
    expect(created.state).toBe("scheduled");
    expect(await rateShown()).toBeUndefined();
    const moved = (await change(created, { startsAt: inDays(3), endsAt: inDays(4) })).data;
    const startedAt = (await change(moved)).data;
    expect(startedAt.state).toBe("running");
    expect(startedAt.endsAt).toBeNull();
    expect(await rateShown()).toBe(500);
    const changeResponse = await change(startedAt, { startsAt: inDays(1) });
    expect(changeResponse).toMatchObject({ status: 422, body: { fields: { startsAt: expect.any(Array) } } });
  });

  test("accepts a future end, refuses an end before the start, and cancels an unstarted offer", async () => {
    const created = (await make({ startsAt: inDays(2) })).data;
    expect((await end(created, inDays(1))).body).toMatchObject({ fields: { at: expect.any(Array) } });
    const later = (await end(created, inDays(5))).data;
    expect(later).toMatchObject({ state: "scheduled", version: 2 });
    const off = (await end(later)).data;
    expect(off.state).toBe("ended");
    expect(off.startsAt < off.endsAt!).toBe(true);
    expect((await end(off)).body).toMatchObject({ code: 409, key: "offer_ended" });
    expect((await change(off)).body).toMatchObject({ code: 409, key: "offer_ended" });
  });

  test("warns of an overlap once, and accepts it when confirmed", async () => {
    const first = (await make()).data;
    const overlapping = await make({ rate: 700, startsAt: inDays(1), endsAt: inDays(2) });
    expect(overlapping.body).toMatchObject({
      code: 409,
      key: "offer_overlaps",
      details: { offer: first.id },
    });
    expect(await list({})).toHaveLength(1);
    const accepted = { rate: 700, startsAt: inDays(1), endsAt: inDays(2), acceptOverlap: true };
    const created = (await make(accepted)).data;
    expect(created.overlaps.map(({ id }) => id)).toEqual([first.id]);
    expect((await change(first, { rate: 400 })).status).toBe(200);
    // An offer that starts when another ends needs no confirmation.
    expect((await make({ store: slug, startsAt: inDays(2), endsAt: inDays(3) })).status).toBe(409);
    await end(await load(first.id), created.startsAt);
    expect((await make({ startsAt: created.endsAt, endsAt: inDays(9) })).status).toBe(201);
  });

  test("M5 one of two simultaneous changes is refused and names who made the other", async () => {
    const created = (await make()).data;
    const responses = await Promise.all([
      change(created, { rate: 600 }, admin),
      change(created, { rate: 700 }, second),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const conflict = responses.find(({ status }) => status === 409)!;
    const { name } = (await load(created.id)).changes[0]!.by!;
    expect(conflict.body).toMatchObject({ key: "offer_changed", details: { name } });
    expect(conflict.body.message).toContain(name);
    expect(await versionsOf(created.id)).toHaveLength(2);
  });

  test("the second of two simultaneous new offers for a store gets a warning about the first", async () => {
    const responses = await Promise.all([make({}, admin), make({ rate: 700 }, second)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test("M2 the same form twice is one offer; an unchanged form writes nothing", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const [one, two] = [await make({}, admin, headers), await make({}, admin, headers)];
    expect(two.data).toEqual(one.data);
    expect((await change(one.data, { startsAt: one.data.startsAt })).data.version).toBe(1);
    expect(await versionsOf(one.data.id)).toHaveLength(1);
  });

  test("finds offers by state, network, store and text, sorted and paged", async () => {
    const running = (await make({ rate: 300, tiers: [] })).data;
    const coming = (await make({ startsAt: inDays(3), tiers: [], acceptOverlap: true })).data;
    const third = (
      await make({ rateKind: "flat", rate: 900, tiers: [], startsAt: inDays(1), acceptOverlap: true })
    ).data;
    const over = (await end((await make({ acceptOverlap: true, rate: 100, tiers: [] })).data)).data;
    const ids = async (query: object) => (await list(query)).map(({ id }) => id);
    expect(await ids({})).toEqual([over.id, third.id, coming.id, running.id]);
    expect(await ids({ state: "running" })).toEqual([running.id]);
    expect(await ids({ state: "scheduled", sort: "start" })).toEqual([third.id, coming.id]);
    expect(await ids({ state: "ended", network: store.network, store: slug })).toEqual([over.id]);
    expect(await ids({ network: "other" })).toEqual([]);
    expect(await ids({ sort: "-rate" })).toEqual([coming.id, running.id, over.id, third.id]);
    const query = { q: slug, sort: "rate", limit: 3 } as const;
    const page = await provider.call(adminListOffers, { as: admin, query });
    expect(page.meta).toMatchObject({ total: 4, totalIsExact: true });
    const cursor = page.meta.nextCursor!;
    expect(await ids({ ...query, cursor })).toEqual([coming.id]);
    const broken = await provider.call(adminListOffers, { as: admin, query: { cursor: "x" } });
    expect(broken.status).toBe(400);
  });

  test("is for admins only and answers 404 to an unknown id", async () => {
    const created = (await make()).data;
    expect((await make({}, member)).status).toBe(403);
    expect((await change(created, {}, member)).status).toBe(403);
    expect((await end(created, null, member)).status).toBe(403);
    const params = { id: randomUUID() };
    expect((await provider.call(adminGetOffer, { as: admin, params })).status).toBe(404);
    expect((await change({ id: "x", version: 1 })).status).toBe(404);
  });
});
