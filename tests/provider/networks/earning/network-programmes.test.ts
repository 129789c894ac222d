import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { syncProgrammes } from "#contract/networks/admin-connections.ts";
import {
  acceptProgramme,
  adminListProgrammes,
  ignoreProgramme,
  reviewProgramme,
} from "#contract/networks/admin-programmes.ts";
import { adminGetOffer } from "#contract/offers/admin-offers.ts";
import { connectors } from "#provider/connectors/connectors.ts";
import { notifications } from "#provider/database/schema/schema.ts";
import type { SimulatedProgramme } from "#provider/simulated-network/apis/api.ts";
import { createAwinApi } from "#provider/simulated-network/apis/awin.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import { apiAnswering } from "../../../support/money/connector-api.ts";
import type { OpenShop } from "../../../support/money/network-reports.ts";
import { openPulledShop } from "../../../support/money/pulled-network.ts";
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

test("Awin's connector reads a programme as the network documents it", async () => {
  const api = apiAnswering("");
  const answers = [
    [
      {
        id: 7052,
        name: "Shop",
        displayUrl: "https://shop.example/",
        clickThroughUrl: "https://www.awin1.com/cread.php?awinmid=7052",
        deeplinkEnabled: true,
        logoUrl: "https://ui.awin.com/logo.png",
        currencyCode: "GBP",
        primaryRegion: { name: "United Kingdom", countryCode: "GB" },
        validDomains: [{ domain: "shop.example" }],
      },
    ],
    {
      programmeInfo: {},
      kpi: { averagePaymentTime: 62, validationDays: 45 },
      commissionRange: [
        { min: 2.5, max: 8, type: "percentage" },
        { min: 1, max: 1, type: "amount" },
      ],
    },
  ];
  const documented = { ...api, json: () => Promise.resolve(answers.shift()) };
  const pages = [];
  for await (const { items } of connectors.awin!.programmes!(documented, credentials)) pages.push(items);
  expect(pages).toEqual([
    [
      {
        id: "7052",
        name: "Shop",
        site: "https://shop.example/",
        domains: ["shop.example"],
        logo: "https://ui.awin.com/logo.png",
        commission: { kind: "percent", minimum: 250, maximum: 800 },
        validationDays: 45,
        hasDeepLinks: true,
      },
    ],
  ]);
});

describeOnDatabase("a network's programmes", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  /** Signs in again after time has passed. */
  let caller: TestUser;
  let shop: OpenShop;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => world.now, environment: world.environment });
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    world.reset();
    programmes = [northwind];
    await pauseAll(provider);
    admin = await provider.signUp({ role: "admin" });
    caller = admin;
    shop = await openPulledShop(provider, "awin", credentials);
    await world.pullAfter(provider, 0);
  });

  async function list() {
    return (await provider.call(adminListProgrammes, { as: caller, query: { network: shop.network } })).data;
  }
  async function sync(milliseconds = 2 * hour) {
    world.now = new Date(world.now.getTime() + milliseconds);
    caller = await provider.signUp({ role: "admin" });
    await provider.call(syncProgrammes, { as: caller, params: { key: shop.network } });
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

  test("don't become offers above their lowest commission", async () => {
    const refused = await accept(401);
    expect(refused).toMatchObject({ status: 422 });
    expect(await list()).toMatchObject([{ state: "new" }]);
  });

  test("are accepted once", async () => {
    await accept();
    expect(await accept()).toMatchObject({ status: 409, body: { key: "programme_decided" } });
  });

  test("lower their offer with their commission, and notify admins", async () => {
    await accept();
    programmes = [{ ...northwind, percent: [1, 2] }];
    await sync();
    expect(await offerOf()).toMatchObject({ rate: 200, commission: 200, state: "running" });
    expect(await list()).toMatchObject([{ state: "changed" }]);
    expect(await countAlerts("commission_lowered")).toBe(1);
  });

  test("are accepted again once their changes were reviewed", async () => {
    await accept();
    programmes = [{ ...northwind, percent: [5, 9] }];
    await sync();
    const [found] = await list();
    await provider.call(reviewProgramme, { as: caller, params: { id: found!.id } });
    expect(await list()).toMatchObject([{ state: "accepted" }]);
  });

  test("don't end by one list without them", async () => {
    await accept();
    programmes = [];
    await sync();
    expect(await list()).toMatchObject([{ state: "accepted" }]);
    programmes = [northwind];
    await sync();
    programmes = [];
    await sync();
    expect(await offerOf()).toMatchObject({ state: "running" });
  });

  test("don't end by answers that fail", async () => {
    await accept();
    world.fault = (path) => (path.includes("programme") ? { status: 200, body: '[{"id":7' } : undefined);
    await sync();
    await sync();
    expect(await list()).toMatchObject([{ state: "accepted" }]);
  });

  test("end with their offer after two lists without them, and notify admins", async () => {
    await accept();
    programmes = [];
    await sync();
    await sync();
    expect(await list()).toMatchObject([{ state: "ended" }]);
    expect(await offerOf()).toMatchObject({ state: "ended" });
    expect(await countAlerts("programme_ended")).toBe(1);
  });

  test("can be accepted again when they are back", async () => {
    await accept();
    programmes = [];
    await sync();
    await sync();
    programmes = [northwind];
    await sync();
    expect(await list()).toMatchObject([{ state: "changed" }]);
    const [found] = await list();
    const again = { ...body, store: found!.store!.slug };
    const params = { id: found!.id };
    expect((await provider.call(acceptProgramme, { as: caller, params, body: again })).status).toBe(200);
  });

  test("stay set aside when they change", async () => {
    const [found] = await list();
    await provider.call(ignoreProgramme, { as: caller, params: { id: found!.id } });
    programmes = [{ ...northwind, name: "Northwind Outdoor" }];
    await sync();
    expect(await list()).toMatchObject([{ state: "ignored", name: "Northwind Outdoor" }]);
  });
});
