import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createClick } from "#contract/clicks/clicks.ts";
import { changeOffer, createOffer, type OfferRequest } from "#contract/offers/admin-offers.ts";
import { boostAudiences, type BoostAudience } from "#contract/offers/boost-audiences.ts";
import { getOwnOffer, getStore, listStores } from "#contract/stores/stores.ts";
import { clicks } from "#provider/database/schema/earning-schema.ts";
import { offers, stores } from "#provider/database/schema/store-schema.ts";
import { chooseOffer } from "#provider/modules/stores/choose-offer.ts";
import { findOffer } from "#provider/modules/stores/in-force.ts";
import { findBySlug } from "#provider/modules/stores/frequent-queries.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { boostOf, usual } from "../../support/money/boosts.ts";
import { addLeadRow, addNetwork, addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const minute = 60 * 1000;

describeOnDatabase("boosted rates", (open) => {
  let now = new Date("2026-03-15T12:00:00Z");
  let provider: TestProvider;
  let admin: TestUser;
  let shops = 0;

  async function start() {
    provider ??= await startTestProvider({ open, clock: () => now });
    admin ??= await provider.signUp({ role: "admin" });
    const slug = `boosted-${++shops}`;
    await addShop(provider.app.database, { slug, name: slug, rate: usual });
    return slug;
  }
  function create(store: string, changes: Partial<OfferRequest> = {}) {
    const body = { ...boostOf(new Date(now.getTime() + minute), changes), store };
    return provider.call(createOffer, { as: admin, body });
  }
  const readStore = async (slug: string) => (await provider.call(getStore, { params: { slug } })).data;
  const readOwnStore = async (as: TestUser, slug: string) =>
    (await provider.call(getOwnOffer, { as, params: { slug } })).data;
  const click = (as: TestUser, store: string) =>
    provider.call(createClick, { as, body: { store }, headers: { "idempotency-key": randomUUID() } });

  test("show the usual rate beside theirs, and end at their last millisecond", async () => {
    const slug = await start();
    expect((await create(slug)).status).toBe(201);
    const { cashBack, boost } = await readStore(slug);
    expect(cashBack?.maximum).toBe(800);
    expect(boost?.usual?.maximum).toBe(500);
    const begin = now;
    now = new Date(begin.getTime() + minute - 1);
    expect((await readStore(slug)).cashBack?.maximum).toBe(800);
    now = new Date(begin.getTime() + minute);
    expect((await readStore(slug)).cashBack?.maximum).toBe(500);
    expect((await readStore(slug)).boost).toBeNull();
  });

  test("a click made before the end keeps the boosted terms", async () => {
    const slug = await start();
    const { data: boost } = await create(slug);
    const member = await provider.signUp();
    now = new Date(now.getTime() + minute - 1);
    const { data } = await click(member, slug);
    now = new Date(now.getTime() + 1);
    expect(data.offer.rate).toBe(800);
    const [row] = await provider.app.database.select().from(clicks).where(eq(clicks.id, data.id));
    expect(row?.offerId).toBe(boost.id);
    expect((await click(member, slug)).data.offer.rate).toBe(500);
  });

  test("boosts for newcomers are shown only to members without a purchase", async () => {
    const slug = await start();
    await create(slug, { boost: { audience: "newcomers", budget: null } });
    const [newcomer, shopper] = [await provider.signUp(), await provider.signUp()];
    const { database } = provider.app;
    const { id: storeId } = (await readStore(slug)) as { id: string };
    await addLeadRow(database, { userId: shopper.userId, storeId, occurredAt: now });
    expect((await readOwnStore(newcomer, slug)).cashBack?.maximum).toBe(800);
    expect((await readOwnStore(shopper, slug)).cashBack?.maximum).toBe(500);
    expect((await readStore(slug)).cashBack?.maximum).toBe(500);
    expect((await click(shopper, slug)).data.offer.rate).toBe(500);
  });

  test.each([
    [{ endsAt: null }, "endsAt"],
    [{ rate: 1_001 }, "rate"],
    [{ cap: null, boost: { audience: "everybody", budget: 5_000 } }, "cap"],
    [{ boost: { audience: "everybody", budget: 999 } }, "boost.budget"],
  ] as [Partial<OfferRequest>, string][])("refuses %j with an error on its field", async (changes, field) => {
    const response = await create(await start(), changes);
    expect(Object.keys((response.body as { fields: object }).fields)).toEqual([field]);
  });

  test("run beside usual offers without a confirmation, but not beside other boosts", async () => {
    const slug = await start();
    expect((await create(slug)).status).toBe(201);
    expect(await create(slug)).toMatchObject({ body: { key: "offer_overlaps" } });
  });

  test("a change without the boost's fields keeps them", async () => {
    const slug = await start();
    const { data: created } = await create(slug);
    const { boost: _, ...body } = boostOf(new Date(created.endsAt!), {
      rate: 900,
      startsAt: created.startsAt,
    });
    const params = { id: created.id };
    const { data } = await provider.call(changeOffer, { as: admin, params, body: { ...body, version: 1 } });
    expect(data.rate).toBe(900);
    expect(data.boost).toEqual({ audience: "everybody", budget: null });
  });

  const candidate = fc.record({
    audience: fc.constantFrom<BoostAudience | null>(null, null, ...boostAudiences),
    kind: fc.constantFrom("percent" as const, "flat" as const),
    rate: fc.integer({ min: 1, max: 6 }).map((hundreds) => hundreds * 100),
    start: fc.integer({ min: -3, max: 2 }),
    length: fc.integer({ min: 1, max: 4 }),
    left: fc.constantFrom<bigint | null>(null, 0n, 99n, 100n),
    network: fc.constantFrom("awin", "paused"),
  });

  test("of any offers, the store shows and clicks use the best boost that isn't below the usual rate", async () => {
    await start();
    const { database } = provider.app;
    await addNetwork(database);
    await addNetwork(database, { key: "paused", status: "paused" });
    const otherAudiences = fc.array(fc.constantFrom(...boostAudiences), { maxLength: 3 });
    const rule = fc.asyncProperty(
      fc.array(candidate, { maxLength: 6 }),
      otherAudiences,
      async (candidates, more) => {
        const storeId = randomUUID();
        const slug = `rule-${storeId}`;
        await database
          .insert(stores)
          .values({ id: storeId, slug, name: slug, category: "home", site: "https://rule.test/" });
        const rows = candidates.map(({ audience, kind, rate, start, length, left, network }, index) => {
          const startsAt = new Date(now.getTime() + start * minute + index);
          const hasBudget = audience !== null && left !== null;
          return {
            id: randomUUID(),
            storeId,
            network,
            audience,
            rateKind: kind,
            rate,
            rateMinimum: rate,
            rateMaximum: rate,
            commission: 1_000,
            cap: 100n,
            budget: hasBudget ? 1_000n : null,
            promised: hasBudget ? 1_000n - left : 0n,
            startsAt,
            endsAt: new Date(startsAt.getTime() + length * minute),
          };
        });
        if (rows.length > 0) await database.insert(offers).values(rows);
        const audiences: BoostAudience[] = ["everybody", ...more];
        const open = rows.filter(
          ({ startsAt, endsAt, network }) => network === "awin" && startsAt <= now && now < endsAt,
        );
        const usuals = open.filter(({ audience }) => audience === null);
        const [usualRate] = usuals.toSorted(
          (one, other) => other.startsAt.getTime() - one.startsAt.getTime(),
        );
        const better = (all: readonly BoostAudience[]) =>
          open.filter(
            ({ audience, budget, promised, rateKind, rate }) =>
              audience !== null &&
              all.includes(audience) &&
              (budget === null || promised + 100n <= budget) &&
              !(usualRate && usualRate.rateKind === rateKind && usualRate.rate >= rate),
          );
        const offer = await findOffer(database, storeId, now, audiences);
        const chosenOffer = offer && offer.network.status === "active" ? offer.offer : undefined;
        const candidatesFor = better(audiences);
        if (candidatesFor.length === 0) expect(chosenOffer?.id).toBe(usualRate?.id);
        else {
          expect(candidatesFor.map(({ id }) => id)).toContain(chosenOffer?.id);
          const sameKind = candidatesFor.filter(({ rateKind }) => rateKind === chosenOffer?.rateKind);
          expect(Math.max(...sameKind.map(({ rate }) => rate))).toBe(chosenOffer?.rateMaximum);
        }
        const listed = await findBySlug(database, slug, now);
        const publicly = await findOffer(database, storeId, now);
        const isActive = publicly?.network.status === "active";
        expect(listed?.rate?.rateMaximum ?? null).toBe(isActive ? publicly.offer.rateMaximum : null);
        expect(listed?.usual?.rateMaximum ?? null).toBe(usualRate?.rate ?? null);
      },
    );
    await fc.assert(rule, { numRuns: 60 });
  });

  test("a boost of shares is chosen before one of amounts", () => {
    const offer = (rateKind: "percent" | "flat", rateMaximum: number) => ({
      offer: { id: rateKind, audience: "everybody" as const, rateKind, rateMaximum, startsAt: now },
    });
    expect(chooseOffer([offer("flat", 900), offer("percent", 100)])?.chosen.offer.id).toBe("percent");
  });

  test("are in the list of stores", async () => {
    const slug = await start();
    await create(slug);
    const { data } = await provider.call(listStores, { query: { q: slug } });
    expect(data[0]?.boost?.usual).toEqual(usual);
    await provider.close();
  });
});
