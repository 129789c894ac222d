import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  adminGetOffer,
  adminListOffers,
  changeOffer,
  createOffer,
  decideOffers,
  endOffer,
  type OfferDetails,
} from "#contract/offers/admin-offers.ts";
import { getStore } from "#contract/stores/stores.ts";
import { describeOnBothDatabases } from "../../../support/databases/databases.ts";
import { createStoreFixture, type StoreFixture } from "../../../support/money/network-reports.ts";
import type { TestUser } from "../../../support/programs/provider.ts";
import { addShop } from "../../../support/money/shops.ts";
import { twoAdmins } from "../../../support/money/two-admins.ts";

const terms = {
  rateKind: "percent" as const,
  rate: 500,
  commission: 1000,
  cap: null,
  tiers: [],
  terms: { en: "Terms" },
  exclusions: { en: "" },
  startsAt: null,
  endsAt: null,
};
const soon = () => new Date(Date.now() + 86_400_000).toISOString();

describeOnBothDatabases("several offers at once", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  let storeFixture: StoreFixture;
  beforeAll(async () => {
    storeFixture = await createStoreFixture(provider);
  });

  /** Creates an offer with its own store. */
  async function make(startsAt: string | null = null): Promise<OfferDetails> {
    const slug = `shop-${randomUUID().slice(0, 8)}`;
    await addShop(provider.app.database, { slug, name: `Shop ${slug}` });
    const body = { ...terms, startsAt, store: slug, network: storeFixture.network };
    return (await provider.call(createOffer, { as: admin, body })).data;
  }
  type OfferVersion = Pick<OfferDetails, "id" | "version">;
  function send(offers: OfferVersion[], { key, as = admin }: { key?: string; as?: TestUser } = {}) {
    const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
    const versions = offers.map(({ id, version }) => ({ id, version }));
    return provider.call(decideOffers, {
      as,
      headers,
      body: { offers: versions, decision: { step: "end" } },
    });
  }
  const load = async (id: string) => (await provider.call(adminGetOffer, { as: admin, params: { id } })).data;
  const logOf = async ({ store }: OfferDetails) =>
    (await provider.call(listActivityLogs, { as: admin, query: { q: store.name } })).data;

  test("ends running offers and cancels scheduled ones, with a version and a log entry each", async () => {
    const offers = [await make(), await make(), await make(soon())];
    const { data } = await send(offers);
    expect(data.done.map(({ id, state }) => [id, state])).toEqual(offers.map(({ id }) => [id, "ended"]));
    expect(data.refused).toEqual([]);
    for (const offer of offers) {
      const { version, changes } = await load(offer.id);
      expect(version).toBe(2);
      expect(changes.map(({ by }) => by?.name)).toEqual(["Ada Admin", "Ada Admin"]);
      expect(await logOf(offer)).toMatchObject([{ action: "offer.end" }, { action: "offer.create" }]);
      const { data: store } = await provider.call(getStore, { params: { slug: offer.store.slug } });
      expect(store.offer).toBeNull();
    }
  });

  test("names an offer ended or changed since it was shown, and ends the others", async () => {
    const [first, over, changed, last] = [await make(), await make(), await make(), await make()];
    const params = { id: over.id };
    const body = { version: over.version, at: null };
    const ended = (await provider.call(endOffer, { as: admin, params, body })).data;
    const more = { ...terms, rate: 600, version: changed.version };
    await provider.call(changeOffer, { as: second, params: { id: changed.id }, body: more });
    const unknownOffer = { id: randomUUID(), version: 1 };
    const { data } = await send([first, ended, changed, unknownOffer, last]);
    expect(data.done.map(({ id }) => id)).toEqual([first.id, last.id]);
    expect(data.refused).toMatchObject([
      { id: over.id, label: over.store.name, key: "offer_ended" },
      { id: changed.id, label: changed.store.name, key: "offer_changed" },
      { id: unknownOffer.id, label: null, key: "not_found" },
    ]);
    expect(data.refused[1]!.message).toContain("Otto Auditor");
    expect(await load(changed.id)).toMatchObject({ state: "running", rate: 600, version: 2 });
  });

  test("M2 the same form again, also simultaneously, gets the same answer and ends nothing twice", async () => {
    const offers = [await make(), await make()];
    const offersAndUnknown = [...offers, { id: randomUUID(), version: 1 }];
    const key = randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => send(offersAndUnknown, { key })));
    responses.push(await send(offersAndUnknown, { key }));
    for (const { body } of responses) expect(body).toEqual(responses[0]!.body);
    expect(responses[0]!.data.done).toHaveLength(2);
    expect(responses[0]!.data.refused).toHaveLength(1);
    for (const offer of offers) {
      expect((await load(offer.id)).version).toBe(2);
      expect(await logOf(offer)).toHaveLength(2);
    }
  });

  test("M5 two admins end the same offers at once: each offer ends once, and the other is refused", async () => {
    const offers = [await make(), await make()];
    const responses = await Promise.all([send(offers), send(offers.toReversed(), { as: second })]);
    const doneIds = responses.flatMap(({ data }) => data.done.map(({ id }) => id));
    const rejections = responses.flatMap(({ data }) => data.refused.map(({ id, key }) => [id, key]));
    expect(doneIds.toSorted()).toEqual(offers.map(({ id }) => id).toSorted());
    expect(rejections.toSorted()).toEqual(offers.map(({ id }) => [id, "offer_changed"]).toSorted());
  });

  test("accepts 1 to 100 offers from admins only, and lists only the selected", async () => {
    const [offer, other] = [await make(), await make()];
    const member = await provider.signUp();
    expect((await send([offer], { as: member })).status).toBe(403);
    expect((await send([])).status).toBe(400);
    const many = Array.from({ length: 101 }, () => ({ id: randomUUID(), version: 1 }));
    expect((await send(many)).status).toBe(400);
    expect((await load(offer.id)).state).toBe("running");
    const query = { ids: [offer.id, other.id, "x"] };
    const { data } = await provider.call(adminListOffers, { as: admin, query });
    expect(data.map(({ id }) => id)).toEqual([other.id, offer.id]);
  });
});
