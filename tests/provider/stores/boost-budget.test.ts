import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createClick } from "#contract/clicks/clicks.ts";
import { createOffer, type OfferRequest } from "#contract/offers/admin-offers.ts";
import { createSharedLink, followSharedLink } from "#contract/shared-links/shared-links.ts";
import { getOwnOffer, getStore } from "#contract/stores/stores.ts";
import { clicks } from "#provider/database/schema/earning-schema.ts";
import { offers, stores } from "#provider/database/schema/store-schema.ts";
import { makeClick } from "#provider/modules/clicks/service.ts";
import { recountPromises } from "#provider/modules/stores/boost-budget.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { boostOf, usual } from "../../support/money/boosts.ts";
import { insertUser } from "../../support/money/ledger.ts";
import { addLeadRow, addShop } from "../../support/money/shops.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

describeOnDatabase("the reservations of a boost's budget", (open) => {
  const now = new Date("2026-03-15T12:00:00Z");
  let provider: TestProvider;
  let admin: TestUser;
  let shops = 0;

  async function start() {
    provider ??= await startTestProvider({ open, clock: () => now });
    admin ??= await provider.signUp({ role: "admin" });
    const slug = `budget-${++shops}`;
    await addShop(provider.app.database, { slug, name: slug, rate: usual });
    return slug;
  }
  function create(store: string, changes: Partial<OfferRequest> = {}) {
    const body = { ...boostOf(new Date(now.getTime() + minute), changes), store };
    return provider.call(createOffer, { as: admin, body });
  }
  const readStore = async (slug: string) => (await provider.call(getStore, { params: { slug } })).data;
  const click = (as: TestUser, store: string) =>
    provider.call(createClick, { as, body: { store }, headers: { "idempotency-key": randomUUID() } });

  test("release the cap of an expired click, and count the cash back of a purchase instead", async () => {
    const slug = await start();
    const end = new Date(now.getTime() + 100 * day).toISOString();
    const budget = { audience: "everybody" as const, budget: 2_000 };
    const { data: boost } = await create(slug, { endsAt: end, boost: budget });
    const member = await provider.signUp();
    const { database } = provider.app;
    const first = (await click(member, slug)).data;
    await click(await provider.signUp(), slug);
    expect((await readStore(slug)).cashBack?.maximum).toBe(500);
    const { id: storeId } = await readStore(slug);
    const purchase = { userId: member.userId, storeId, occurredAt: now, clickId: first.id, cashBack: 300n };
    await addLeadRow(database, purchase);
    await recountPromises(database, new Date(now.getTime() + 31 * day));
    const [row] = await database.select().from(offers).where(eq(offers.id, boost.id));
    expect(row?.promised).toBe(300n);
    expect((await readStore(slug)).cashBack?.maximum).toBe(800);
  });

  test("a member's clicks reserve at most a tenth of the budget", async () => {
    const slug = await start();
    const budget = { audience: "everybody" as const, budget: 60_000 };
    const { data: boost } = await create(slug, { boost: budget });
    const member = await provider.signUp();
    const rates = [];
    for (let count = 0; count < 8; count++) rates.push((await click(member, slug)).data.offer.rate);
    expect(rates).toEqual([800, 800, 800, 800, 800, 800, 500, 500]);
    const [row] = await provider.app.database.select().from(offers).where(eq(offers.id, boost.id));
    expect(row?.promised).toBe(6_000n);
    expect((await click(await provider.signUp(), slug)).data.offer.rate).toBe(800);
  });

  test("a member's clicks may reserve five caps of a small budget", async () => {
    const slug = await start();
    await create(slug, { boost: { audience: "everybody", budget: 20_000 } });
    const member = await provider.signUp();
    const rates = [];
    for (let count = 0; count < 6; count++) rates.push((await click(member, slug)).data.offer.rate);
    expect(rates).toEqual([800, 800, 800, 800, 800, 500]);
  });

  test("concurrent clicks of a member reserve no more than the share", async () => {
    const slug = await start();
    await create(slug, { boost: { audience: "everybody", budget: 20_000 } });
    const member = await provider.signUp();
    const made = await Promise.all(Array.from({ length: 12 }, () => click(member, slug)));
    expect(made.filter(({ data }) => data.offer.rate === 800)).toHaveLength(5);
  });

  test("a member without a share left sees the rate of the next click", async () => {
    const slug = await start();
    await create(slug, { boost: { audience: "everybody", budget: 20_000 } });
    const member = await provider.signUp();
    const ownCashBack = async () =>
      (await provider.call(getOwnOffer, { as: member, params: { slug } })).data.cashBack;
    for (let count = 0; count < 4; count++) await click(member, slug);
    expect((await ownCashBack())?.maximum).toBe(800);
    await click(member, slug);
    expect((await ownCashBack())?.maximum).toBe(500);
    expect((await readStore(slug)).cashBack?.maximum).toBe(800);
  });

  test("a click after a reported purchase reserves the cap again", async () => {
    const slug = await start();
    const budget = { audience: "everybody" as const, budget: 5_000 };
    const { data: boost } = await create(slug, { boost: budget });
    const member = await provider.signUp();
    const { database } = provider.app;
    const { id: clickId } = (await click(member, slug)).data;
    const { id: storeId } = await readStore(slug);
    await addLeadRow(database, { userId: member.userId, storeId, occurredAt: now, clickId, cashBack: 300n });
    await database.update(clicks).set({ trackedAt: now }).where(eq(clicks.id, clickId));
    await click(member, slug);
    await recountPromises(database, now);
    const [row] = await database.select().from(offers).where(eq(offers.id, boost.id));
    expect(row?.promised).toBe(1_300n);
  });

  test("visits to a member's links reserve at most a tenth of the budget", async () => {
    const slug = await start();
    const budget = { audience: "everybody" as const, budget: 60_000 };
    const { data: boost } = await create(slug, { boost: budget });
    const { database } = provider.app;
    const site = `https://www.${slug}.test/`;
    const [store] = await database
      .update(stores)
      .set({ site, takesLinks: true })
      .where(eq(stores.slug, slug))
      .returning();
    const sharer = await provider.signUp();
    const { data: link } = await provider.call(createSharedLink, {
      as: sharer,
      body: { address: `${site}shoes` },
    });
    for (let count = 0; count < 8; count++)
      await provider.call(followSharedLink, {
        params: { code: link.code },
        headers: { "idempotency-key": randomUUID() },
      });
    const [row] = await database.select().from(offers).where(eq(offers.id, boost.id));
    expect(row?.promised).toBe(6_000n);
    expect(await database.$count(clicks, eq(clicks.offerId, boost.id))).toBe(6);
    expect(await database.$count(clicks, eq(clicks.storeId, store!.id))).toBe(8);
  });
});

describeOnDatabase("the budget of a boost", (open) => {
  test("of 1,000 concurrent clicks, as many as the budget allows get the boost, and the others the usual rate", async () => {
    const { provider, admin } = await startWithTwoAdmins(open);
    const { database, environment } = provider.app;
    await addShop(database, { slug: "race", name: "Race", rate: usual });
    const boost = { audience: "everybody" as const, budget: 100_500 };
    const body = { ...boostOf(new Date(Date.now() + minute), { boost }), store: "race" };
    const { data: offer } = await provider.call(createOffer, { as: admin, body });
    const at = new Date();
    const visit = {
      slug: "race",
      ip: "203.0.113.7",
      userAgent: null,
      referrer: null,
      country: null,
      language: "en" as const,
      currency: environment.CURRENCY,
    };
    const members = await database.transaction(async (tx) => {
      const ids = [];
      for (let count = 0; count < 1_000; count++) ids.push(await insertUser(tx));
      return ids;
    });
    // Makes more clicks at a time than there are database connections, so that some have to wait for one.
    const made = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const clicksOfOne = [];
        for (let count = 0; count < 40; count++)
          clicksOfOne.push(
            await makeClick(
              database,
              { ...visit, userId: members.pop()! },
              { idempotencyKey: randomUUID(), at, count: async () => undefined },
            ),
          );
        return clicksOfOne;
      }),
    );
    const rates = made.flat().map(({ offer: { rate } }) => rate);
    expect(rates.filter((rate) => rate === 800)).toHaveLength(100);
    expect(rates.filter((rate) => rate === 500)).toHaveLength(900);
    expect(await database.$count(clicks, eq(clicks.offerId, offer.id))).toBe(100);
    const [row] = await database.select().from(offers).where(eq(offers.id, offer.id));
    expect(row?.promised).toBe(100_000n);
    await recountPromises(database, at);
    const [counted] = await database.select().from(offers).where(eq(offers.id, offer.id));
    expect(counted?.promised).toBe(100_000n);
    await closeAndVerify(provider);
  });
});
