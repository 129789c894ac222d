import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { z } from "zod";
import { adminGetOffer, adminListOffers, createOffer, exportOffers } from "#contract/offers/admin-offers.ts";
import { createClick } from "#contract/clicks/clicks.ts";
import { getStore } from "#contract/stores/stores.ts";
import { describeOnBothDatabases } from "../../../support/databases/databases.ts";
import {
  leadOf,
  createStoreFixture,
  processReport,
  type StoreFixture,
} from "../../../support/money/network-reports.ts";
import { addShop } from "../../../support/money/shops.ts";
import { twoAdmins } from "../../../support/money/two-admins.ts";

type OfferInput = z.input<typeof createOffer.body>;

describeOnBothDatabases("rates with decimals", (open) => {
  const { provider, admin } = twoAdmins(open);
  let store: StoreFixture;
  let slug: string;

  beforeAll(async () => {
    store = await createStoreFixture(provider);
  });
  beforeEach(async () => {
    slug = `shop-${randomUUID().slice(0, 8)}`;
    await addShop(provider.app.database, { slug, name: `Shop ${slug}` });
  });

  const make = (more: Partial<OfferInput> = {}) =>
    provider.call(createOffer, {
      as: admin,
      body: {
        store: slug,
        network: store.network,
        rateKind: "percent",
        rate: 387.5,
        commission: 1_000,
        cap: null,
        tiers: [],
        terms: { en: "" },
        exclusions: { en: "" },
        startsAt: null,
        endsAt: null,
        ...more,
      },
    });
  const list = async (query: Parameters<typeof adminListOffers.query.parse>[0] & object = {}) =>
    provider.call(adminListOffers, { as: admin, query: { q: slug, ...query } });

  test("an offer keeps and shows a rate of 3.875 %", async () => {
    const { id } = (await make({ commission: 512.25 })).data;
    const { data } = await provider.call(adminGetOffer, { as: admin, params: { id } });
    expect(data.rate).toBe(387.5);
    expect(data.commission).toBe(512.25);
    expect(data.changes[0]!.rate).toBe(387.5);
  });

  test("a store shows a rate of 3.875 %", async () => {
    await make();
    const { data } = await provider.call(getStore, { params: { slug } });
    expect(data.offer?.rate).toBe(387.5);
    expect(data.cashBack).toEqual({ kind: "percent", minimum: 387.5, maximum: 387.5 });
  });

  test("a tier's cash back is rounded once, at the end", async () => {
    await make({ rate: 100, tiers: [{ code: "shoes", label: { en: "Shoes" }, rate: 387.5 }] });
    const member = await provider.signUp();
    const headers = { "idempotency-key": randomUUID() };
    const { data } = await provider.call(createClick, { as: member, headers, body: { store: slug } });
    const transaction_id = `T-${randomUUID()}`;
    const purchase = { click_id: data.id, amount: "8000.00", commission: "400.00", item: "SHOES" };
    await processReport(provider, store, { ...purchase, transaction_id });
    expect((await leadOf(provider, transaction_id))!.cashBack).toBe(31_000n);
  });

  test("sorts by rates with decimals across pages", async () => {
    const ids: string[] = [];
    for (const rate of [387.2, 387.1, 387.4, 387.3])
      ids.push((await make({ rate, acceptOverlap: true })).data.id);
    const sorted = [ids[2], ids[3], ids[0], ids[1]];
    const first = await list({ sort: "-rate", limit: 2 });
    const secondPage = await list({ sort: "-rate", cursor: first.meta.nextCursor! });
    expect([...first.data, ...secondPage.data].map(({ id }) => id)).toEqual(sorted);
  });

  test("an export shows all decimals of a rate", async () => {
    await make({ commission: 1_234.56 });
    const { body } = await provider.app.inject({
      url: `/apis${exportOffers.path}?q=${slug}`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    expect(body).toContain('"3.875"');
    expect(body).toContain('"12.3456"');
  });
});
