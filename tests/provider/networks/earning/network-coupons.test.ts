import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adminGetCoupon, adminListCoupons } from "#contract/coupons/admin-coupons.ts";
import { syncProgrammes } from "#contract/networks/admin-connections.ts";
import { decideOnNetworkCoupons, listNetworkCoupons } from "#contract/networks/admin-network-coupons.ts";
import type { NetworkCouponStep } from "#contract/networks/network-coupon-steps.ts";
import { acceptProgramme, adminListProgrammes } from "#contract/networks/admin-programmes.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { stores } from "#provider/database/schema/store-schema.ts";
import type { SimulatedCoupon, SimulatedProgramme } from "#provider/simulated-network/apis/api.ts";
import { createAwinApi } from "#provider/simulated-network/apis/awin.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import type { StoreFixture } from "../../../support/money/network-reports.ts";
import { createPulledStore } from "../../../support/money/pulled-network.ts";
import {
  day,
  hour,
  openPullWorld,
  pauseAll,
  runOf,
  worldStart,
  type PullWorld,
} from "../../../support/money/pulled-world.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const credentials = { publisherId: "189069", token: "awin-token-0123456789" };
const northwind: SimulatedProgramme = {
  id: 7052,
  name: "Northwind",
  domain: "northwind.example",
  percent: [4, 8],
  validationDays: 45,
};
const coupon: SimulatedCoupon = {
  id: 1,
  programme: northwind.id,
  title: "10% off everything",
  terms: "Once per customer.",
  code: "SAVE10",
  startsAt: new Date(worldStart.getTime() - day),
  endsAt: new Date(worldStart.getTime() + 20 * day),
};
/** Further coupons, so that a single missing coupon is less than half of all. */
const others: SimulatedCoupon[] = [2, 3, 4].map((id) => ({
  ...coupon,
  id,
  title: `Offer ${id}`,
  code: null,
}));
let coupons: SimulatedCoupon[];
let world: PullWorld;
beforeAll(async () => {
  world = await openPullWorld({
    preset: "awin",
    createApi: (parts) => createAwinApi({ ...parts, programmes: () => [northwind], coupons: () => coupons }),
    secret: credentials.token,
  });
});
afterAll(() => world.close());

describeOnDatabase("a network's coupons", (open) => {
  let provider: TestProvider;
  /** Signs in again after time has passed. */
  let caller: TestUser;
  let storeFixture: StoreFixture;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => world.now, environment: world.environment });
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    world.reset();
    coupons = [coupon, ...others];
    await pauseAll(provider);
    caller = await provider.signUp({ role: "admin" });
    storeFixture = await createPulledStore(provider, "awin", credentials);
    await world.pullAfter(provider, 0);
  });

  async function list(query: { q?: string; state?: "new" } = { q: "10% off" }) {
    return (
      await provider.call(listNetworkCoupons, {
        as: caller,
        query: { network: storeFixture.network, ...query },
      })
    ).data;
  }
  async function find() {
    return (await list())[0]!;
  }
  async function sync(milliseconds = 2 * hour) {
    world.now = new Date(world.now.getTime() + milliseconds);
    caller = await provider.signUp({ role: "admin" });
    await provider.call(syncProgrammes, { as: caller, params: { key: storeFixture.network } });
    await world.pullAfter(provider, 0);
  }
  async function acceptProgrammeOfStore() {
    const query = { network: storeFixture.network };
    const [programme] = (await provider.call(adminListProgrammes, { as: caller, query })).data;
    const body = { store: null, category: "sports" as const, rate: 280 };
    await provider.call(acceptProgramme, { as: caller, params: { id: programme!.id }, body });
  }
  const decide = (step: NetworkCouponStep, ids: string[]) =>
    provider.call(decideOnNetworkCoupons, { as: caller, body: { step, ids } });
  async function accept() {
    await acceptProgrammeOfStore();
    const found = await find();
    return (await decide("accept", [found.id])).data;
  }
  async function findCreatedCoupon() {
    const { made: coupon } = await find();
    return (await provider.call(adminGetCoupon, { as: caller, params: { id: coupon!.id } })).data;
  }

  test("are proposals at first", async () => {
    expect(await find()).toMatchObject({ coupon: "1", programme: "7052", code: "SAVE10", state: "new" });
  });

  test("are counted in a run of their own", async () => {
    expect(await runOf(provider, storeFixture, "coupons")).toMatchObject({
      state: "done",
      records: 4,
      added: 4,
    });
  });

  test("can't be accepted before their programme has an offer", async () => {
    const { data } = await decide("accept", [(await find()).id]);
    expect(data.refused).toMatchObject([{ key: "network_coupon_store_missing", label: coupon.title }]);
  });

  test("become coupons of their programme's store, with code, terms and end", async () => {
    expect((await accept()).refused).toEqual([]);
    expect(await findCreatedCoupon()).toMatchObject({
      store: { name: "Northwind" },
      code: "SAVE10",
      terms: { en: "Once per customer." },
      endsAt: coupon.endsAt.toISOString(),
      state: "running",
    });
  });

  test("name their network as the source", async () => {
    await accept();
    expect((await findCreatedCoupon()).source).toEqual({
      key: storeFixture.network,
      name: expect.any(String) as string,
    });
  });

  test("are accepted in bulk", async () => {
    await acceptProgrammeOfStore();
    const ids = (await list({ state: "new" })).map(({ id }) => id);
    expect((await decide("accept", ids)).data.done).toHaveLength(4);
    const query = { store: (await findCreatedCoupon()).store.slug };
    expect((await provider.call(adminListCoupons, { as: caller, query })).data).toHaveLength(4);
  });

  test("lead to the store's page if they have no code", async () => {
    await acceptProgrammeOfStore();
    await decide("accept", [(await list({ q: "Offer 2" }))[0]!.id]);
    const [found] = await list({ q: "Offer 2" });
    expect(found!.made).toMatchObject({ code: null, link: "https://www.northwind.example/offers/2" });
  });

  test("don't lead to another site than the store's", async () => {
    await acceptProgrammeOfStore();
    const site = "https://other.example/";
    const { store } = (await list({ q: "Offer 2" }))[0]!;
    await provider.app.database.update(stores).set({ site }).where(eq(stores.slug, store!.slug));
    await decide("accept", [(await list({ q: "Offer 2" }))[0]!.id]);
    expect((await list({ q: "Offer 2" }))[0]!.made).toMatchObject({ link: null });
  });

  test("are accepted once", async () => {
    await accept();
    const { data } = await decide("accept", [(await find()).id]);
    expect(data.refused).toMatchObject([{ key: "network_coupon_decided" }]);
  });

  test("can't be accepted if the store has the same code", async () => {
    await accept();
    coupons = [...coupons, { ...coupon, id: 9, title: "The same code" }];
    await sync();
    const { data } = await decide("accept", [(await list({ q: "The same code" }))[0]!.id]);
    expect(data.refused).toHaveLength(1);
    expect((await list({ q: "The same code" }))[0]!.state).toBe("new");
  });

  test("show their changes until these are applied", async () => {
    await accept();
    const endsAt = new Date(worldStart.getTime() + 5 * day);
    coupons = [{ ...coupon, endsAt }, ...others];
    await sync();
    expect(await find()).toMatchObject({
      state: "changed",
      endsAt: endsAt.toISOString(),
      made: { endsAt: coupon.endsAt.toISOString() },
    });
    await decide("accept", [(await find()).id]);
    expect(await findCreatedCoupon()).toMatchObject({ endsAt: endsAt.toISOString(), version: 2 });
  });

  test("keep the coupon made from them if an admin only reviews a change", async () => {
    await accept();
    coupons = [{ ...coupon, title: "10% off nearly everything" }, ...others];
    await sync();
    await decide("review", [(await find()).id]);
    expect(await find()).toMatchObject({ state: "accepted", made: { title: coupon.title } });
  });

  test("change nothing when they are read again", async () => {
    await accept();
    await sync();
    expect(await runOf(provider, storeFixture, "coupons")).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 4,
    });
    expect(await find()).toMatchObject({ state: "accepted" });
  });

  test("end together with the coupon made from them, once two lists no longer contain them", async () => {
    await accept();
    coupons = others;
    await sync();
    expect(await find()).toMatchObject({ state: "accepted", missingSince: expect.any(String) as string });
    await sync();
    expect(await find()).toMatchObject({ state: "ended", made: { isEnded: true } });
  });

  test("log the end of a coupon as the network's", async () => {
    await accept();
    coupons = others;
    await sync();
    await sync();
    const query = { action: "coupon.end" };
    const [activity] = (await provider.call(listActivityLogs, { as: caller, query })).data;
    expect(activity).toMatchObject({ object: { id: (await find()).made!.id } });
  });

  test("don't end within three days if a list lacks most of them", async () => {
    await accept();
    coupons = [];
    await sync();
    await sync();
    expect(await find()).toMatchObject({ state: "accepted" });
    await sync(3 * day);
    expect(await find()).toMatchObject({ state: "ended", made: { isEnded: true } });
  });

  test("end when they expire", async () => {
    await accept();
    await sync(21 * day);
    expect(await find()).toMatchObject({ state: "ended", made: { isEnded: true } });
  });

  test("can be ignored, and stay ignored when they change", async () => {
    await decide("ignore", [(await find()).id]);
    coupons = [{ ...coupon, title: "10% off shoes" }, ...others];
    await sync();
    expect(await find()).toMatchObject({ state: "ignored", title: "10% off shoes" });
    await decide("restore", [(await find()).id]);
    expect(await find()).toMatchObject({ state: "new" });
  });

  test("don't affect the other runs if the network refuses them", async () => {
    world.fault = (path) => (path.includes("promotions") ? { status: 403, body: "{}" } : undefined);
    await sync();
    expect(await runOf(provider, storeFixture, "coupons")).toMatchObject({
      state: "failed",
      failure: "forbidden",
    });
    expect(await runOf(provider, storeFixture, "catalogue")).toMatchObject({ state: "done" });
  });

  test("are left out if they lack a title or have an unreadable code", async () => {
    coupons = [...coupons, { ...coupon, id: 7, title: "" }, { ...coupon, id: 8, code: "X".repeat(41) }];
    await sync();
    expect(await runOf(provider, storeFixture, "coupons")).toMatchObject({ refused: 2, added: 0 });
  });
});
