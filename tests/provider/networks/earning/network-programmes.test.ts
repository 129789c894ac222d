import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getConnection, syncProgrammes } from "#contract/networks/admin-connections.ts";
import {
  acceptProgramme,
  adminListProgrammes,
  confirmMissing,
  ignoreProgramme,
  reviewProgramme,
} from "#contract/networks/admin-programmes.ts";
import { adminGetOffer } from "#contract/offers/admin-offers.ts";
import { notifications } from "#provider/database/schema/schema.ts";
import { networkProgrammes } from "#provider/database/schema/programme-schema.ts";
import { offers, stores } from "#provider/database/schema/store-schema.ts";
import type { SimulatedProgramme } from "#provider/simulated-network/apis/api.ts";
import { createAwinApi } from "#provider/simulated-network/apis/awin.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import type { StoreFixture } from "../../../support/money/network-reports.ts";
import { createPulledStore } from "../../../support/money/pulled-network.ts";
import { hour, openPullWorld, pauseAll, type PullWorld } from "../../../support/money/pulled-world.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const credentials = { publisherId: "189069", token: "awin-token-0123456789" };
const northwind: SimulatedProgramme = {
  id: 7052,
  name: "Northwind",
  domain: "northwind.example",
  percent: [4, 8],
  validationDays: 45,
};
/** Further programmes, so that a single missing programme is less than half of all. */
const others: SimulatedProgramme[] = [1, 2].map((number) => ({
  ...northwind,
  id: 8_000 + number,
  name: `Other ${number}`,
}));
let programmes: SimulatedProgramme[];
let world: PullWorld;
beforeAll(async () => {
  world = await openPullWorld({
    preset: "awin",
    createApi: (parts) => createAwinApi({ ...parts, programmes: () => programmes }),
    secret: credentials.token,
  });
});
afterAll(() => world.close());

describeOnDatabase("a network's programmes", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  /** Signs in again after time has passed. */
  let caller: TestUser;
  let store: StoreFixture;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => world.now, environment: world.environment });
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    world.reset();
    programmes = [northwind, ...others];
    await pauseAll(provider);
    admin = await provider.signUp({ role: "admin" });
    caller = admin;
    store = await createPulledStore(provider, "awin", credentials);
    await world.pullAfter(provider, 0);
  });

  async function list() {
    const query = { network: store.network, q: northwind.name };
    return (await provider.call(adminListProgrammes, { as: caller, query })).data;
  }
  async function sync(milliseconds = 2 * hour) {
    world.now = new Date(world.now.getTime() + milliseconds);
    caller = await provider.signUp({ role: "admin" });
    await provider.call(syncProgrammes, { as: caller, params: { key: store.network } });
    await world.pullAfter(provider, 0);
  }
  const body = { store: null, category: "sports" as const, rate: 280 };
  async function accept(rate = body.rate) {
    const [found] = await list();
    const params = { id: found!.id };
    return provider.call(acceptProgramme, { as: caller, params, body: { ...body, rate } });
  }
  async function offerOf() {
    const [found] = await list();
    return (await provider.call(adminGetOffer, { as: caller, params: { id: found!.offer! } })).data;
  }
  const params = () => ({ key: store.network });
  const connection = async () =>
    (await provider.call(getConnection, { as: caller, params: params() })).data.connection;
  const confirm = (missing: number) =>
    provider.call(confirmMissing, { as: caller, params: params(), body: { missing } });
  const storeOf = (slug: string) => ({
    id: randomUUID(),
    slug,
    name: "Northwind",
    category: "sports" as const,
  });
  const countAlerts = (type: string) =>
    provider.app.database
      .select()
      .from(notifications)
      .where(eq(notifications.userId, admin.userId))
      .then((rows) => rows.filter((row) => row.type === type).length);

  test("are proposals at first", async () => {
    expect(await list()).toMatchObject([
      { programme: "7052", state: "new", commission: { kind: "percent", minimum: 400, maximum: 800 } },
    ]);
  });

  test("become offers of new stores, with the programme's id", async () => {
    expect((await accept()).status).toBe(200);
    expect(await list()).toMatchObject([{ state: "accepted", store: { name: "Northwind" } }]);
    expect(await offerOf()).toMatchObject({
      programme: "7052",
      rate: 280,
      commission: 400,
      state: "running",
    });
  });

  test("can't become new stores if their site is a public suffix", async () => {
    programmes = [{ ...northwind, domain: "co.uk" }, ...others];
    await sync();
    const rejection = await accept();
    expect(rejection).toMatchObject({ status: 422, body: { key: "programme_site_shared" } });
    expect(rejection.body.message).toContain("co.uk");
  });

  test("can't become offers above their lowest commission", async () => {
    const rejection = await accept(401);
    expect(rejection).toMatchObject({ status: 422 });
    expect(await list()).toMatchObject([{ state: "new" }]);
  });

  test("are accepted once", async () => {
    await accept();
    expect(await accept()).toMatchObject({ status: 409, body: { key: "programme_decided" } });
  });

  test("lower their offer if their commission falls, and notify admins", async () => {
    await accept();
    programmes = [...others, { ...northwind, percent: [1, 2] }];
    await sync();
    expect(await offerOf()).toMatchObject({ rate: 100, commission: 100, state: "running" });
    expect(await list()).toMatchObject([{ state: "changed" }]);
    expect(await countAlerts("commission_lowered")).toBe(1);
  });

  test("return to accepted once their changes are reviewed", async () => {
    await accept();
    programmes = [...others, { ...northwind, percent: [5, 9] }];
    await sync();
    const [found] = await list();
    await provider.call(reviewProgramme, { as: caller, params: { id: found!.id } });
    expect(await list()).toMatchObject([{ state: "accepted" }]);
  });

  test("don't end because one list lacks them", async () => {
    await accept();
    programmes = others;
    await sync();
    expect(await list()).toMatchObject([{ state: "accepted" }]);
    programmes = [northwind, ...others];
    await sync();
    programmes = others;
    await sync();
    expect(await offerOf()).toMatchObject({ state: "running" });
  });

  test("don't end because requests fail", async () => {
    await accept();
    world.fault = (path) => (path.includes("programme") ? { status: 200, body: '[{"id":7' } : undefined);
    await sync();
    await sync();
    expect(await list()).toMatchObject([{ state: "accepted" }]);
  });

  test("end with their offer after two lists without them, and notify admins", async () => {
    await accept();
    programmes = others;
    await sync();
    await sync();
    expect(await list()).toMatchObject([{ state: "ended" }]);
    expect(await offerOf()).toMatchObject({ state: "ended" });
    expect(await countAlerts("programme_ended")).toBe(1);
  });

  test("don't end if most of them are missing, and notify admins once", async () => {
    await accept();
    programmes = [];
    await sync();
    await sync();
    expect(await offerOf()).toMatchObject({ state: "running" });
    expect((await connection())!.missingProgrammes).toMatchObject({ missing: 3, known: 3 });
    expect(await countAlerts("programmes_missing")).toBe(1);
  });

  test("end once an admin confirms that most of them ended", async () => {
    await accept();
    programmes = [];
    await sync();
    expect((await confirm(3)).data).toEqual({ ended: 3 });
    expect(await list()).toMatchObject([{ state: "ended" }]);
    expect(await offerOf()).toMatchObject({ state: "ended" });
    expect((await connection())!.missingProgrammes).toBeNull();
  });

  test("don't end if an admin confirms another number", async () => {
    programmes = [];
    await sync();
    expect(await confirm(2)).toMatchObject({ status: 409, body: { key: "missing_programmes_changed" } });
    expect(await list()).toMatchObject([{ state: "new" }]);
  });

  test("need no confirmation once most of them are listed again", async () => {
    programmes = [];
    await sync();
    programmes = [northwind, ...others];
    await sync();
    expect((await connection())!.missingProgrammes).toBeNull();
    expect((await confirm(3)).status).toBe(404);
  });

  test("end their offer if their lowest commission is zero", async () => {
    await accept();
    programmes = [...others, { ...northwind, percent: [0, 9] }];
    await sync();
    expect(await offerOf()).toMatchObject({ state: "ended" });
  });

  test("can't become offers without a commission for every purchase", async () => {
    programmes = [...others, { ...northwind, percent: [0, 9] }];
    await sync();
    const rejection = await accept();
    expect(rejection).toMatchObject({ status: 409, body: { key: "programme_commission_unknown" } });
  });

  test("limit the rates of tiers to the highest commission", async () => {
    await accept();
    const [{ offer } = { offer: null }] = await list();
    const tiers = [{ code: "shoes", label: { en: "Shoes" }, rate: 750 }];
    const change = { tiers, rate: 280, rateMaximum: 750, commission: 800 };
    await provider.app.database.update(offers).set(change).where(eq(offers.id, offer!));
    programmes = [...others, { ...northwind, percent: [2, 6] }];
    await sync();
    expect(await offerOf()).toMatchObject({ rate: 200, commission: 600, tiers: [{ rate: 600 }] });
  });

  test("become offers at the commission that an admin enters, if their network lists none", async () => {
    const unlisted = {
      rateKind: null,
      commissionMinimum: null,
      commissionMaximum: null,
      trackingId: "own-7052",
    };
    const { id } = (await list())[0]!;
    await provider.app.database.update(networkProgrammes).set(unlisted).where(eq(networkProgrammes.id, id));
    expect(await accept()).toMatchObject({ status: 409, body: { key: "programme_commission_unknown" } });
    const entered = { ...body, commission: { kind: "percent" as const, rate: 500 } };
    await provider.call(acceptProgramme, { as: caller, params: { id }, body: entered });
    expect(await offerOf()).toMatchObject({ rate: 280, commission: 500, programme: "own-7052" });
  });

  test("can become several stores with different addresses", async () => {
    const at = world.now;
    const takenSlugs = ["northwind", ...Array.from({ length: 19 }, (_, index) => `northwind-${index + 2}`)];
    await provider.app.database
      .insert(stores)
      .values(takenSlugs.map((slug) => ({ ...storeOf(slug), createdAt: at })))
      .onConflictDoNothing();
    await accept();
    expect((await list())[0]!.store!.slug).toMatch(/^northwind-[0-9a-f]{8}$/);
  });

  test("can be accepted again once they are listed again", async () => {
    await accept();
    programmes = others;
    await sync();
    await sync();
    programmes = [northwind, ...others];
    await sync();
    expect(await list()).toMatchObject([{ state: "changed" }]);
    const [found] = await list();
    const withStore = { ...body, store: found!.store!.slug };
    const params = { id: found!.id };
    expect((await provider.call(acceptProgramme, { as: caller, params, body: withStore })).status).toBe(200);
  });

  test("stay ignored if they change", async () => {
    const [found] = await list();
    await provider.call(ignoreProgramme, { as: caller, params: { id: found!.id } });
    programmes = [...others, { ...northwind, name: "Northwind Outdoor" }];
    await sync();
    expect(await list()).toMatchObject([{ state: "ignored", name: "Northwind Outdoor" }]);
  });
});
