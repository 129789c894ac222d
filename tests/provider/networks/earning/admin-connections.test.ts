import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  connectNetwork,
  getConnection,
  listConnectionRuns,
  pauseConnection,
  pullNetwork,
  testConnection,
} from "#contract/networks/admin-connections.ts";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { activityLogs } from "#provider/database/schema/activity-log-schema.ts";
import { networkCredentials } from "#provider/database/schema/connection-schema.ts";
import { createAwinApi } from "#provider/simulated-network/apis/awin.ts";
import { leadsOf } from "../../../support/money/network-stories.ts";
import { createStoreFixture, type StoreFixture } from "../../../support/money/network-reports.ts";
import { day, minute, openPullWorld, pauseAll, type PullWorld } from "../../../support/money/pulled-world.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const credentials = { publisherId: "189069", token: "awin-token-0123456789" };
let world: PullWorld;
let provider: TestProvider;
let admin: TestUser;
let store: StoreFixture;

beforeAll(async () => {
  world = await openPullWorld({ preset: "awin", createApi: createAwinApi, secret: credentials.token });
  provider = await startTestProvider({ clock: () => world.now, environment: world.environment });
});
afterAll(async () => {
  await provider.close();
  world.close();
});
beforeEach(async () => {
  world.reset();
  await pauseAll(provider);
  admin = await provider.signUp({ role: "admin" });
  const { mapping, authentication } = networkPresets.awin;
  store = await createStoreFixture(provider, { preset: "awin", mapping, authentication });
});

const callInput = () => ({ params: { key: store.network }, as: admin });
const runsOf = async () =>
  (await provider.call(listConnectionRuns, { query: { network: store.network }, as: admin })).data;
const connect = (given: Record<string, string> = credentials, overlapHours: 0 | 24 | 168 = 0) =>
  provider.call(connectNetwork, { ...callInput(), body: { credentials: given, overlapHours } });

describe("the connection of a network", () => {
  test("lists the required credentials before a connection exists", async () => {
    const { data } = await provider.call(getConnection, callInput());
    expect(data.connection).toBeNull();
    expect(data.fields).toEqual([
      { name: "publisherId", isSecret: false, isRequired: true },
      { name: "token", isSecret: true, isRequired: true },
    ]);
  });

  test("is pulled once its credentials are entered", async () => {
    await world.buy(provider, store);
    expect((await connect()).status).toBe(200);
    await world.pullAfter(provider, 0);
    expect((await runsOf()).map(({ kind }) => kind).toSorted()).toEqual([
      "catalogue",
      "change",
      "coupons",
      "sweep",
    ]);
    const { data } = await provider.call(getConnection, callInput());
    expect(data.recentRuns).toHaveLength(1);
    expect(await leadsOf(provider.app, store.network)).toHaveLength(1);
  });

  test("returns and logs no credential", async () => {
    const { body } = await connect();
    const logged = await provider.app.database.select().from(activityLogs).orderBy(desc(activityLogs.at));
    const text = JSON.stringify([body, logged], (_, value: unknown) => String(value));
    expect(
      logged.some(({ action, objectId }) => action === "network.connect" && objectId === store.network),
    ).toBe(true);
    expect(text).not.toContain(credentials.token);
  });

  test("refuses an invalid credential with an error on its field", async () => {
    const { status, body } = await connect({ ...credentials, publisherId: "my account" });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("credentials.publisherId");
  });

  test("keeps replaced credentials until their overlap ends", async () => {
    await connect();
    await connect({ ...credentials, token: "another-token-0123" }, 24);
    const rows = await provider.app.database
      .select()
      .from(networkCredentials)
      .where(eq(networkCredentials.network, store.network));
    const ends = rows.map(({ endsAt }) => endsAt?.getTime() ?? null).toSorted();
    expect(ends).toEqual([world.now.getTime() + day, null]);
  });

  test("is refused for a network without a connector", async () => {
    store = await createStoreFixture(provider, {});
    expect((await connect()).status).toBe(404);
  });

  test("is closed to members", async () => {
    admin = await provider.signUp();
    expect((await provider.call(getConnection, callInput())).status).toBe(403);
  });
});

describe("testing a connection", () => {
  test("shows the account at the network", async () => {
    await connect();
    const { data } = await provider.call(testConnection, callInput());
    expect(data).toEqual({ account: "Cashlane", failure: null, status: null });
  });

  test("shows the network's refusal", async () => {
    await connect({ ...credentials, token: "wrong-token-0123456" });
    const { data } = await provider.call(testConnection, callInput());
    expect(data).toEqual({ account: null, failure: "unauthorized", status: 401 });
  });

  test("reports an account that isn't the user's", async () => {
    await connect({ ...credentials, publisherId: "42" });
    const { data } = await provider.call(testConnection, callInput());
    expect(data.failure).toBe("forbidden");
  });
});

test("pulls a window on demand, once per idempotency key", async () => {
  await connect();
  await world.pullAfter(provider, 0);
  const from = new Date(world.now.getTime() - 2 * day).toISOString();
  const to = new Date(world.now.getTime() - day).toISOString();
  const headers = { "idempotency-key": "pull-form-0123456789" };
  const pull = { ...callInput(), headers, body: { from, to, by: "purchase" } } as const;
  expect((await provider.call(pullNetwork, pull)).status).toBe(200);
  expect((await provider.call(pullNetwork, pull)).status).toBe(200);
  await world.pullAfter(provider, 0);
  const manual = (await runsOf()).filter(({ kind }) => kind === "manual");
  expect(manual).toMatchObject([{ from, to, state: "done" }]);
});

test("lists the connection's runs in pages, newest first", async () => {
  await connect();
  for (let round = 0; round < 3; round += 1) await world.pullAfter(provider, 10 * minute);
  admin = await provider.signUp({ role: "admin" });
  const all = await runsOf();
  const page = (cursor?: string) =>
    provider.call(listConnectionRuns, { query: { network: store.network, limit: 2, cursor }, as: admin });
  const first = await page();
  expect(first.data.map(({ id }) => id)).toEqual(all.slice(0, 2).map(({ id }) => id));
  const second = await page((first.body.meta as { nextCursor: string }).nextCursor);
  expect(second.data.map(({ id }) => id)).toEqual(all.slice(2, 4).map(({ id }) => id));
});

test("refuses a window that ends before it begins", async () => {
  await connect();
  const at = world.now.toISOString();
  const body = { from: at, to: at, by: "purchase" } as const;
  expect((await provider.call(pullNetwork, { ...callInput(), body })).status).toBe(400);
});

test("a paused connection isn't pulled until it is resumed", async () => {
  await connect();
  await provider.call(pauseConnection, { ...callInput(), body: { isPaused: true } });
  await world.pullAfter(provider, 10 * minute);
  expect(world.requests).toEqual([]);
  const { data } = await provider.call(pauseConnection, { ...callInput(), body: { isPaused: false } });
  expect(data.connection!.isPaused).toBe(false);
  await world.pullAfter(provider, 0);
  expect(world.requests.length).toBeGreaterThan(0);
});
