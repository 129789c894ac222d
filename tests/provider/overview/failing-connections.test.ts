import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import { networkConnections } from "#provider/database/schema/connection-schema.ts";
import type { StoreFixture } from "../../support/money/network-reports.ts";
import { createPulledStore } from "../../support/money/pulled-network.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

let provider: TestProvider;
let admin: TestUser;
let store: StoreFixture;
beforeAll(async () => {
  provider = await startTestProvider();
  admin = await provider.signUp({ role: "admin" });
  store = await createPulledStore(provider, "awin", {
    publisherId: "189069",
    token: "awin-token-0123456789",
  });
});
beforeEach(() => change({ failures: 0, changedThrough: new Date(), isPaused: false }));
afterAll(() => provider.close());

async function change(values: Partial<typeof networkConnections.$inferInsert>): Promise<void> {
  const isOwn = eq(networkConnections.network, store.network);
  await provider.app.database.update(networkConnections).set(values).where(isOwn);
}

async function readListed(): Promise<string[]> {
  const { data } = await provider.call(getAdminOverview, { as: admin, query: { period: "7d" } });
  return data.queue.failingConnections.map(({ key }) => key);
}

test("lists a connection whose last three runs failed", async () => {
  await change({ failures: 2 });
  expect(await readListed()).toEqual([]);
  await change({ failures: 3 });
  expect(await readListed()).toEqual([store.network]);
});

test("lists a connection that wasn't read completely for a day", async () => {
  await change({ changedThrough: new Date(Date.now() - 23 * 3_600_000) });
  expect(await readListed()).toEqual([]);
  await change({ changedThrough: new Date(Date.now() - 25 * 3_600_000) });
  expect(await readListed()).toEqual([store.network]);
});

test("leaves out a paused connection", async () => {
  await change({ failures: 3, isPaused: true });
  expect(await readListed()).toEqual([]);
});
