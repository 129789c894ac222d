import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { networkConnections } from "#provider/database/schema/connection-schema.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import type { StoreFixture } from "../../../support/money/network-reports.ts";
import { leadsOf } from "../../../support/money/network-stories.ts";
import { pulledApis } from "../../../support/money/pulled-apis.ts";
import { createPulledStore } from "../../../support/money/pulled-network.ts";
import {
  day,
  hour,
  minute,
  openPullWorld,
  pauseAll,
  runOf,
  type PullWorld,
} from "../../../support/money/pulled-world.ts";
import { startTestProvider, type TestProvider } from "../../../support/programs/provider.ts";

const { credentials } = pulledApis.rakuten;
const reports = "/advancedreports/1.0";
let world: PullWorld;
beforeAll(async () => {
  world = await openPullWorld(pulledApis.rakuten);
});
afterAll(() => world.close());

describeOnDatabase("payments that a network lists apart from its transactions", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => world.now, environment: world.environment });
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    world.reset();
    await pauseAll(provider);
    store = await createPulledStore(provider, "rakuten", credentials);
  });

  const find = async () => (await leadsOf(provider.app, store.network))[0]!;
  /** Buys something that is approved, and lets the provider read it. */
  async function buyApproved() {
    const purchase = await world.buy(provider, store);
    await world.pullAfter(provider, 0);
    purchase.step("approve");
    await world.pullAfter(provider, 10 * minute);
    world.requests.length = 0;
    return purchase;
  }
  const countReports = () => world.requests.filter(({ path }) => path === reports).length;

  test("mark their purchases as paid to us, on the payment's day", async () => {
    const purchase = await buyApproved();
    purchase.step("pay");
    await world.pullAfter(provider, day);
    expect((await find()).networkPaidAt).toEqual(new Date("2026-03-01T00:00:00Z"));
  });

  test("name the payment for the reconciliation with the bank", async () => {
    const purchase = await buyApproved();
    purchase.step("pay");
    await world.pullAfter(provider, day);
    expect((await find()).networkPaymentId).toMatch(/^\d{6}$/);
  });

  test("don't mark purchases that they don't cover", async () => {
    const paid = await buyApproved();
    await world.buy(provider, store);
    paid.step("pay");
    await world.pullAfter(provider, day);
    const rows = await leadsOf(provider.app, store.network);
    expect(rows.filter(({ networkPaidAt }) => networkPaidAt !== null)).toHaveLength(1);
  });

  test("are read in a run of their own", async () => {
    const purchase = await buyApproved();
    purchase.step("pay");
    await world.pullAfter(provider, day);
    expect(await runOf(provider, store, "payments")).toMatchObject({ state: "done", records: 1, changed: 1 });
  });

  test("change nothing if they are read again", async () => {
    const purchase = await buyApproved();
    purchase.step("pay");
    await world.pullAfter(provider, day);
    const before = await find();
    await world.pullAfter(provider, day);
    expect(await find()).toEqual(before);
  });

  test("keep the mark if another item is returned later", async () => {
    const purchase = await buyApproved();
    purchase.step("pay");
    await world.pullAfter(provider, day);
    const { versions } = purchase;
    const item = { ...versions.at(-1)!.items[0]!, amount: 5_000, commission: 1_000 };
    versions.push({ ...versions.at(-1)!, changedAt: world.now, items: [item] });
    await world.pullAfter(provider, 10 * minute);
    expect(await find()).toMatchObject({ orderAmount: 5_000n, networkPaidAt: new Date("2026-03-01") });
  });

  test("aren't read again a week later", async () => {
    const purchase = await buyApproved();
    purchase.step("pay");
    await world.pullAfter(provider, day);
    await world.pullAfter(provider, 8 * day);
    world.requests.length = 0;
    await world.pullAfter(provider, day);
    expect(countReports()).toBe(1);
  });

  test("that can't be read are tried again within an hour, while purchases are read as usual", async () => {
    const purchase = await buyApproved();
    purchase.step("pay");
    world.fault = (path) => (path.startsWith(reports) ? { status: 401, body: "" } : undefined);
    await world.pullAfter(provider, day);
    expect(await runOf(provider, store, "payments")).toMatchObject({ failure: "unauthorized" });
    world.fault = () => undefined;
    await world.pullAfter(provider, hour + minute);
    expect((await find()).networkPaidAt).not.toBeNull();
  });

  test("that can't be read aren't a failure of the connection", async () => {
    world.fault = (path) => (path.startsWith(reports) ? { status: 401, body: "" } : undefined);
    await world.pullAfter(provider, day);
    const isOwn = eq(networkConnections.network, store.network);
    const [row] = await provider.app.database.select().from(networkConnections).where(isOwn);
    expect(row!.failures).toBe(0);
  });

  test("aren't read without the reports' token", async () => {
    const other = await createPulledStore(provider, "rakuten", { ...credentials, reportsToken: "" });
    await world.pullAfter(provider, 0);
    world.requests.length = 0;
    await provider.app.database
      .update(networkConnections)
      .set({ isPaused: true })
      .where(eq(networkConnections.network, store.network));
    await world.pullAfter(provider, day);
    expect(countReports()).toBe(0);
    expect(await runOf(provider, other, "payments")).toMatchObject({ state: "done", records: 0 });
  });

  test("release cash back that waits for them", async () => {
    const purchase = await buyApproved();
    await provider.app.database
      .update(leads)
      .set({ payableRule: "paid" })
      .where(eq(leads.network, store.network));
    purchase.step("pay");
    await world.pullAfter(provider, day);
    expect((await find()).releasableAt).toEqual(new Date("2026-03-01T00:00:00Z"));
  });
});
