import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  networkConnections,
  networkCredentials,
  networkRuns,
} from "#provider/database/schema/connection-schema.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { notifications } from "#provider/database/schema/schema.ts";
import { notifyOfStaleData } from "#provider/modules/connections/alerts.ts";
import { insertRun, replaceCredentials } from "#provider/modules/connections/repository.ts";
import { pullDue } from "#provider/modules/connections/run.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { createAwinApi } from "#provider/simulated-network/apis/awin.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import type { StoreFixture } from "../../../support/money/network-reports.ts";
import { leadsOf } from "../../../support/money/network-stories.ts";
import { credentialsCipher, createPulledStore } from "../../../support/money/pulled-network.ts";
import {
  connectionOf,
  day,
  hour,
  minute,
  failingAfter,
  openPullWorld,
  pauseAll,
  deliverPostbackFirst,
  runOf,
  runsOf,
  worldStart,
  type PullWorld,
} from "../../../support/money/pulled-world.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const credentials = { publisherId: "189069", token: "awin-token-0123456789" };
let world: PullWorld;
beforeAll(async () => {
  world = await openPullWorld({ preset: "awin", createApi: createAwinApi, secret: credentials.token });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describeOnDatabase("networks that are pulled", (open) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => world.now, environment: world.environment });
  });
  afterEach(() => pauseAll(provider));
  afterAll(() => provider.close());

  async function leadOfOnly(store: StoreFixture) {
    const rows = await leadsOf(provider.app, store.network);
    expect(rows).toHaveLength(1);
    return rows[0]!;
  }

  /** Returns how many notifications of a type an admin has. */
  async function countAlerts({ userId }: TestUser, type: string): Promise<number> {
    const isOwn = and(eq(notifications.userId, userId), eq(notifications.type, type));
    return provider.app.database.$count(notifications, isOwn);
  }

  test("admins are notified once if three runs in a row fail", async () => {
    const admin = await provider.signUp({ role: "admin" });
    await createPulledStore(provider, "awin", credentials);
    world.fault = () => ({ status: 401, body: "" });
    for (const failures of [1, 2]) {
      await world.pullAfter(provider, hour);
      expect(await countAlerts(admin, "connection_failing"), `${failures} failures`).toBe(0);
    }
    await world.pullAfter(provider, hour);
    expect(await countAlerts(admin, "connection_failing")).toBe(1);
    await world.pullAfter(provider, hour);
    expect(await countAlerts(admin, "connection_failing")).toBe(1);
  });

  test("admins are notified once of data that is older than a day, and again after a recovery", async () => {
    const admin = await provider.signUp({ role: "admin" });
    await createPulledStore(provider, "awin", credentials);
    const passDay = async (milliseconds = day) => {
      await world.pullAfter(provider, milliseconds);
      await notifyOfStaleData(provider.app);
    };
    await passDay(0);
    world.fault = () => ({ status: 401, body: "" });
    await passDay(day - minute);
    expect(await countAlerts(admin, "connection_stale")).toBe(0);
    await passDay(2 * minute);
    await passDay();
    expect(await countAlerts(admin, "connection_stale")).toBe(1);
    world.fault = () => undefined;
    await passDay();
    expect(await countAlerts(admin, "connection_stale")).toBe(1);
    world.fault = () => ({ status: 401, body: "" });
    await passDay(2 * day);
    expect(await countAlerts(admin, "connection_stale")).toBe(2);
  });

  test("a purchase arrives, is approved and is marked as paid by pulls alone", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    const bought = await world.buy(provider, store);
    await world.pullAfter(provider, 0);
    expect(await leadOfOnly(store)).toMatchObject({ state: "pending", cashBack: 600n, source: "pull" });
    bought.step("approve");
    await world.pullAfter(provider, 10 * minute);
    expect((await leadOfOnly(store)).state).toBe("confirmed");
    await world.pullAfter(provider, 2 * hour);
    bought.step("pay");
    await world.pullAfter(provider, 10 * minute);
    expect((await leadOfOnly(store)).networkPaidAt).toBeNull();
    // Awin doesn't list payments by their date of change, so only the nightly sweep finds them.
    await world.pullAfter(provider, day);
    expect((await leadOfOnly(store)).networkPaidAt).not.toBeNull();
  });

  test("an amended amount corrects the cash back", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    const bought = await world.buy(provider, store);
    await world.pullAfter(provider, 0);
    bought.step("lower");
    await world.pullAfter(provider, 10 * minute);
    expect(await leadOfOnly(store)).toMatchObject({ state: "pending", cashBack: 300n });
  });

  test("a run records how many purchases it read", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    const bought = await world.buy(provider, store);
    await world.buy(provider, store);
    await world.pullAfter(provider, 0);
    const first = await runOf(provider, store, "change");
    expect(first).toMatchObject({
      kind: "change",
      state: "done",
      pages: 3,
      records: 2,
      added: 2,
      changed: 0,
    });
    expect(first.statuses).toEqual({ 200: 3 });
    expect(await runOf(provider, store, "sweep")).toMatchObject({
      state: "done",
      pages: 4,
      records: 2,
      unchanged: 2,
    });
    bought.step("approve");
    await world.pullAfter(provider, 10 * minute);
    expect(await runOf(provider, store, "change")).toMatchObject({ state: "done", added: 0, changed: 1 });
  });

  test("records that the mapping can't read are stored and reported as refused", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    await world.buy(provider, store);
    world.fault = () => ({ status: 200, body: JSON.stringify([{ id: 1, clickRefs: null }]) });
    await world.pullAfter(provider, 0);
    const run = await runOf(provider, store, "change");
    expect(run).toMatchObject({ records: 3, refused: 3, added: 0 });
    const events = await provider.app.database
      .select()
      .from(postbackEvents)
      .where(eq(postbackEvents.network, store.network));
    expect(events.map(({ reason }) => reason)).toEqual(["click_missing"]);
  });

  test("a purchase that is both pushed and pulled is credited once", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    const bought = await world.buy(provider, store);
    await deliverPostbackFirst(provider, store, "awin", bought);
    await processDueEvents(provider.app);
    await world.pullAfter(provider, 0);
    expect(await leadOfOnly(store)).toMatchObject({ cashBack: 600n, source: "postback" });
    const run = await runOf(provider, store, "change");
    expect(run).toMatchObject({ added: 0, changed: 1 });
  });

  test("the same window pulled again changes nothing", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    await world.buy(provider, store);
    await world.pullAfter(provider, 0);
    const before = await leadsOf(provider.app, store.network);
    const { network } = store;
    const window = {
      windowFrom: new Date(world.now.getTime() - day),
      windowTo: world.now,
      createdAt: world.now,
    };
    await insertRun(provider.app.database, { network, kind: "manual", by: "purchase", ...window });
    await world.pullAfter(provider, 10 * minute);
    expect(await runOf(provider, store, "manual")).toMatchObject({ state: "done", records: 1, unchanged: 1 });
    expect(await leadsOf(provider.app, store.network)).toEqual(before);
  });

  test("40 days without a provider are found as a gap and filled in slices that the network allows", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    await world.pullAfter(provider, 0);
    world.requests.length = 0;
    await world.buy(provider, store, new Date(world.now.getTime() + day));
    await world.pullAfter(provider, 40 * day);
    const gap = await runOf(provider, store, "gap");
    expect(gap).toMatchObject({ state: "done", pages: 6, added: 1 });
    expect(gap.windowFrom.getTime()).toBeLessThanOrEqual(worldStart.getTime() - 20 * minute);
    expect(world.requests.every(({ status }) => status === 200)).toBe(true);
  });

  test("the next run begins where the last complete one ended", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    await world.pullAfter(provider, 0);
    const { changedThrough } = await connectionOf(provider, store);
    await world.buy(provider, store, new Date(world.now.getTime() + 5 * minute));
    let isFailing = true;
    world.fault = (path) =>
      isFailing && path.includes("validation") ? { status: 500, body: "" } : undefined;
    await world.pullAfter(provider, 10 * minute);
    const failed = await connectionOf(provider, store);
    expect(failed).toMatchObject({ failures: 1, changedThrough });
    expect((await runsOf(provider, store))[0]).toMatchObject({ state: "failed", failure: "server_error" });
    isFailing = false;
    await world.pullAfter(provider, 2 * minute);
    expect((await connectionOf(provider, store)).failures).toBe(0);
    expect(await leadsOf(provider.app, store.network)).toHaveLength(1);
  });

  test("a network that refuses for an hour isn't called for an hour", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    world.fault = () => ({ status: 429, headers: { "retry-after": "3600" }, body: "" });
    await world.pullAfter(provider, 0);
    expect(world.requests).toHaveLength(1);
    expect((await connectionOf(provider, store)).nextRunAt).toEqual(new Date(worldStart.getTime() + hour));
    world.fault = () => undefined;
    await world.pullAfter(provider, 59 * minute);
    expect(world.requests).toHaveLength(1);
    await world.pullAfter(provider, 2 * minute);
    expect(world.requests.length).toBeGreaterThan(1);
  });

  test("a window with too many results is read in smaller ones", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    await world.buy(provider, store);
    const long = "x".repeat(17 * 1024 * 1024);
    world.fault = (path) => {
      const query = new URLSearchParams(path.split("?")[1]);
      const length = Date.parse(query.get("endDate")!) - Date.parse(query.get("startDate")!);
      return length > 10 * day ? { status: 200, body: long } : undefined;
    };
    await world.pullAfter(provider, 0);
    expect(await runOf(provider, store, "change")).toMatchObject({ state: "done", added: 1 });
    expect(await leadsOf(provider.app, store.network)).toHaveLength(1);
  });

  test("previous credentials are used while the network refuses new ones, until they expire", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    await world.buy(provider, store);
    const { network } = store;
    const rotation = { network, credentials: { ...credentials, token: "not yet active" }, overlap: day };
    await provider.app.database.transaction((tx) =>
      replaceCredentials(tx, credentialsCipher, { ...rotation, by: null, at: world.now }),
    );
    await world.pullAfter(provider, 0);
    expect(await leadsOf(provider.app, network)).toHaveLength(1);
    await world.pullAfter(provider, 2 * day);
    expect((await runsOf(provider, store))[0]).toMatchObject({ state: "failed", failure: "unauthorized" });
  });

  test("credentials are sealed, and only in their own table", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    await world.pullAfter(provider, 0);
    const { database } = provider.app;
    const tables = [networkCredentials, networkConnections, networkRuns, postbackEvents];
    const rows = await Promise.all(tables.map((table) => database.select().from(table)));
    expect(
      JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? "" : value)),
    ).not.toContain(credentials.token);
    const [sealed] = await database
      .select()
      .from(networkCredentials)
      .where(eq(networkCredentials.network, store.network));
    expect(credentialsCipher.open(sealed!.ciphertext, sealed!)).toEqual(credentials);
    expect(() => credentialsCipher.open(sealed!.ciphertext, { ...sealed!, network: "other" })).toThrow();
  });

  test("the next process finishes a killed process's run after its lease", async () => {
    const store = await createPulledStore(provider, "awin", credentials);
    await world.buy(provider, store);
    let lives = 0;
    for (let uses = 1; ; uses += 1) {
      const finished = await pullDue(failingAfter(provider.app, uses), world.parts).catch(() => undefined);
      if (finished !== undefined && finished > 0) break;
      lives += 1;
      await pullDue(provider.app, world.parts);
      world.now = new Date(world.now.getTime() + 6 * minute);
    }
    expect(lives).toBeGreaterThan(10);
    await world.pullAfter(provider, 10 * minute);
    expect(await leadsOf(provider.app, store.network)).toHaveLength(1);
    const runs = await runsOf(provider, store);
    expect(runs.filter(({ state }) => state === "running" || state === "waiting")).toEqual([]);
  });
});
