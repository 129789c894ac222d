import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { connectors } from "#provider/connectors/connectors.ts";
import { networkConnections } from "#provider/database/schema/connection-schema.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { connectSimulatedNetworks } from "#provider/demo/connections.ts";
import { pullDue } from "#provider/modules/connections/run.ts";
import { rotateSecret } from "#provider/modules/networks/repository.ts";
import { demoSecret } from "#provider/modules/networks/cipher.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { createNetwork } from "#provider/simulated-network/network.ts";
import { insertUser } from "../../../support/money/ledger.ts";
import {
  createStoreFixture,
  networkSecretCipher,
  type StoreFixture,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, testVariables, type TestProvider } from "../../../support/programs/provider.ts";
import { listen } from "../../../support/proxies/sockets.ts";

type Key = "awin" | "cj" | "rakuten";
const keys: Key[] = ["awin", "cj", "rakuten"];
let provider: TestProvider;
let network: Server;
let origin: string;
const stores = new Map<Key, StoreFixture>();

beforeAll(async () => {
  const settings = {
    HOST: "127.0.0.1",
    NETWORK_PORT: 0,
    PROVIDER_ORIGIN: "",
    CURRENCY: "USD",
    PAYOUT_KEY: testVariables.PAYOUT_KEY,
    NETWORK_APIS: "on" as const,
    CONFIRM_AFTER_MS: 60_000,
  };
  network = createNetwork(settings);
  network.listen(0, "127.0.0.1");
  await once(network, "listening");
  origin = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
  const addresses = Object.fromEntries(keys.map((key) => [key, { api: `${origin}/${key}/api` }]));
  provider = await startTestProvider({
    environment: { CONNECTOR_ORIGINS: JSON.stringify(addresses), PULL_SECONDS: "15" },
  });
  settings.PROVIDER_ORIGIN = await listen(provider);
  for (const key of keys) {
    const { mapping } = networkPresets[key];
    const trackingUrl = `${origin}/${key}/go?dialect=${key}&click={click}&to={site}`;
    stores.set(key, await createStoreFixture(provider, { key, mapping, preset: key, trackingUrl }));
    const secret = demoSecret(testVariables.PAYOUT_KEY, key);
    const rotation = { network: key, overlap: 0, by: null, at: new Date(), secret };
    await provider.app.database.transaction((tx) => rotateSecret(tx, networkSecretCipher, rotation));
  }
  await connect();
});
afterAll(async () => {
  network.closeAllConnections();
  network.close();
  await provider.close();
});

const connect = (environment = provider.environment) =>
  provider.app.database.transaction((tx) => connectSimulatedNetworks(tx, environment, new Date()));

/** Reads what a network lists by change and by purchase. */
async function pull(key: Key): Promise<void> {
  const { database } = provider.app;
  const [past, future] = [new Date(0), new Date("2100-01-01")];
  await database.update(networkConnections).set({ nextRunAt: future });
  await database
    .update(networkConnections)
    .set({ nextRunAt: past, sweepAt: past, catalogueAt: future, couponsAt: future, changedThrough: null })
    .where(eq(networkConnections.network, key));
  await pullDue(provider.app, { connectors });
  await processDueEvents(provider.app);
}

async function leadOf(clickId: string) {
  const [lead] = await provider.app.database.select().from(leads).where(eq(leads.clickId, clickId));
  return lead;
}

async function buy(key: Key) {
  const click = await stores.get(key)!.click(await insertUser(provider.app.database));
  const send = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    return (await fetch(`${origin}/${key}/${path}`, { method: "POST", body })).text();
  };
  const receipt = await send("buy", { click, dialect: key, "by-hand": "1" });
  const order = /name="order" value="(\d+)"/.exec(receipt)?.[1] ?? "";
  return { click, step: (step: string) => send("step", { order, step }) };
}

test("a purchase at the simulated CJ arrives only through its API, is corrected and approved", async () => {
  const { click, step } = await buy("cj");
  await processDueEvents(provider.app);
  expect(await leadOf(click)).toBeUndefined();
  await pull("cj");
  expect(await leadOf(click)).toMatchObject({ state: "pending", source: "pull", orderAmount: 4_990n });
  await step("lower");
  await step("approve");
  await pull("cj");
  expect(await leadOf(click)).toMatchObject({ state: "confirmed", orderAmount: 2_495n });
});

test("a purchase at the simulated Rakuten arrives by its API only, and its return takes it back", async () => {
  const { click, step } = await buy("rakuten");
  await processDueEvents(provider.app);
  expect(await leadOf(click)).toBeUndefined();
  await pull("rakuten");
  expect(await leadOf(click)).toMatchObject({ state: "pending", source: "pull", orderAmount: 4_990n });
  await step("approve");
  await step("reverse");
  const stateAfterPull = async () => {
    await pull("rakuten");
    return (await leadOf(click))?.state;
  };
  // The network dates the return at least two seconds after the purchase.
  await expect.poll(stateAfterPull, { timeout: 10_000, interval: 500 }).toBe("reversed");
});

test("a purchase that the simulated Awin has sent is approved and paid by its API", async () => {
  const { click, step } = await buy("awin");
  await processDueEvents(provider.app);
  expect(await leadOf(click)).toMatchObject({ state: "pending", source: "postback" });
  await step("approve");
  await step("pay");
  await processDueEvents(provider.app);
  expect((await leadOf(click))?.state).toBe("pending");
  await pull("awin");
  const lead = await leadOf(click);
  expect(lead?.state).toBe("confirmed");
  expect(lead?.networkPaidAt).not.toBeNull();
});

test("a connection paused by an admin stays paused at the next start", async () => {
  const { database } = provider.app;
  const isCj = eq(networkConnections.network, "cj");
  const pausedBy = await insertUser(database);
  await database.update(networkConnections).set({ isPaused: true, pausedBy }).where(isCj);
  await connect();
  const [paused] = await database.select().from(networkConnections).where(isCj);
  await database.update(networkConnections).set({ isPaused: false, pausedBy: null }).where(isCj);
  expect(paused!.isPaused).toBe(true);
});

test("without the simulated addresses the connections are paused, as they would reach the real networks", async () => {
  const pausedOf = async () =>
    (await provider.app.database.select().from(networkConnections)).map(({ isPaused }) => isPaused);
  await connect({ ...provider.environment, CONNECTOR_ORIGINS: {} });
  expect(await pausedOf()).toEqual([true, true, true]);
  await connect();
  expect(await pausedOf()).toEqual([false, false, false]);
});
