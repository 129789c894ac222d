import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClick } from "#contract/clicks/clicks.ts";
import { adminListLeads } from "#contract/leads/admin-leads.ts";
import { connectNetwork, listConnectionRuns, testConnection } from "#contract/networks/admin-connections.ts";
import { decideOnNetworkCoupons, listNetworkCoupons } from "#contract/networks/admin-network-coupons.ts";
import { acceptProgramme, adminListProgrammes } from "#contract/networks/admin-programmes.ts";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { getStore } from "#contract/stores/stores.ts";
import { connectors } from "#provider/connectors/connectors.ts";
import { networkConnections } from "#provider/database/schema/connection-schema.ts";
import { pullDue } from "#provider/modules/connections/run.ts";
import { rotateSecret } from "#provider/modules/networks/repository.ts";
import { demoSecret, demoToken } from "#provider/modules/networks/secrecy.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { createNetwork } from "#provider/simulated-network/network.ts";
import { secrecy } from "../../../support/money/network-reports.ts";
import { addNetwork } from "../../../support/money/shops.ts";
import {
  startTestProvider,
  testVariables,
  type TestProvider,
  type TestUser,
} from "../../../support/programs/provider.ts";
import { listen } from "../../../support/proxies/sockets.ts";

const key = testVariables.PAYOUT_KEY;
/** What an operator enters for each network, and whether its API says that it has paid. */
const networks = [
  { network: "awin", credentials: { publisherId: "189069", token: demoToken(key, "awin") }, isPaid: true },
  {
    network: "cj",
    credentials: { companyId: "5512345", websiteId: "100234567", token: demoToken(key, "cj") },
    isPaid: true,
  },
  {
    network: "rakuten",
    credentials: { clientId: "cashlane", siteId: "678901", clientSecret: demoToken(key, "rakuten") },
    isPaid: false,
  },
] as const;

let provider: TestProvider;
let admin: TestUser;
let member: TestUser;
let simulated: Server;
let origin: string;

beforeAll(async () => {
  const settings = {
    HOST: "127.0.0.1",
    NETWORK_PORT: 0,
    PROVIDER_ORIGIN: "",
    CURRENCY: "USD",
    PAYOUT_KEY: key,
    NETWORK_APIS: "on" as const,
    CONFIRM_AFTER_MS: 60_000,
  };
  simulated = createNetwork(settings);
  simulated.listen(0, "127.0.0.1");
  await once(simulated, "listening");
  origin = `http://127.0.0.1:${(simulated.address() as AddressInfo).port}`;
  const addresses = Object.fromEntries(
    networks.map(({ network }) => [network, { api: `${origin}/${network}/api` }]),
  );
  provider = await startTestProvider({
    environment: { CONNECTOR_ORIGINS: JSON.stringify(addresses), PULL_SECONDS: "15" },
  });
  settings.PROVIDER_ORIGIN = await listen(provider);
  admin = await provider.signUp({ role: "admin" });
  member = await provider.signUp();
});
afterAll(async () => {
  simulated.closeAllConnections();
  simulated.close();
  await provider.close();
});

/** Adds a network from its preset, whose links lead to the simulated stores. */
async function add(network: (typeof networks)[number]["network"]) {
  const { mapping } = networkPresets[network];
  const trackingUrl = `${origin}/${network}/go?dialect=${network}&click={click}&to={site}`;
  const { database } = provider.app;
  await addNetwork(database, {
    key: network,
    preset: network,
    mapping,
    trackingUrl,
    authentication: "token",
  });
  const secret = demoSecret(key, network);
  const rotation = { network, overlap: 0, by: null, at: new Date(), secret };
  await database.transaction((tx) => rotateSecret(tx, secrecy, rotation));
}

/** Does what the provider's workers do once the next runs are due. */
async function waitForRuns(network: string) {
  const past = new Date(0);
  await provider.app.database
    .update(networkConnections)
    .set({ nextRunAt: past, sweepAt: past, changedThrough: null })
    .where(eq(networkConnections.network, network));
  await pullDue(provider.app, { connectors });
  await processDueEvents(provider.app);
}

/** Shops through a click's link. Returns a function for what happens to the purchase at the network. */
async function shop(network: string, url: string) {
  const click = new URL(url).searchParams.get("click")!;
  expect((await fetch(url)).status).toBe(200);
  const send = async (path: string, fields: Record<string, string>) =>
    (
      await fetch(`${origin}/${network}/${path}`, { method: "POST", body: new URLSearchParams(fields) })
    ).text();
  const receipt = await send("buy", { click, dialect: network, "by-hand": "1" });
  const order = /name="order" value="(\d+)"/.exec(receipt)?.[1] ?? "";
  return (step: string) => send("step", { order, step });
}

describe.each(networks)(
  "$network, from its credentials to its payment",
  ({ network, credentials, isPaid }) => {
    const query = { network };
    const find = async () => (await provider.call(adminListLeads, { as: admin, query })).data[0];
    /** Waits for runs until the purchase is as expected, as networks tell changes apart by the second. */
    const becomes = (expected: object) =>
      expect
        .poll(() => waitForRuns(network).then(find), { timeout: 20_000, interval: 500 })
        .toMatchObject(expected);
    let step: (step: string) => Promise<string>;
    let store: string;

    test("an admin connects it", async () => {
      await add(network);
      const body = { credentials, overlapHours: 0 as const };
      const answer = await provider.call(connectNetwork, { as: admin, params: { key: network }, body });
      expect(answer.status).toBe(200);
    });

    test("the connection's test succeeds", async () => {
      const { data } = await provider.call(testConnection, { as: admin, params: { key: network } });
      expect(data.failure).toBeNull();
    });

    test("its programmes and coupons are read", async () => {
      await waitForRuns(network);
      const runs = (await provider.call(listConnectionRuns, { as: admin, query })).data;
      expect(runs.map(({ kind, state }) => `${kind} ${state}`)).toEqual(
        expect.arrayContaining(["catalogue done", "coupons done"]),
      );
    });

    test("an admin makes an offer of a programme", async () => {
      const [programme] = (await provider.call(adminListProgrammes, { as: admin, query })).data;
      // Rakuten's API lists no commission.
      const commission = programme!.commission ? null : { kind: "percent" as const, rate: 500 };
      const body = { store: null, category: "travel" as const, rate: 150, commission };
      const params = { id: programme!.id };
      const { data } = await provider.call(acceptProgramme, { as: admin, params, body });
      expect(data.state).toBe("accepted");
      store = data.store!.slug;
    });

    test("an admin accepts the programme's coupons at once", async () => {
      const found = (await provider.call(listNetworkCoupons, { as: admin, query })).data;
      const ids = found.filter((coupon) => coupon.store?.slug === store).map(({ id }) => id);
      const body = { step: "accept" as const, ids };
      const { data } = await provider.call(decideOnNetworkCoupons, { as: admin, body });
      expect(data.refused).toEqual([]);
      const { coupons } = (await provider.call(getStore, { as: member, params: { slug: store } })).data;
      expect(coupons).toHaveLength(ids.length);
      expect(ids.length).toBeGreaterThan(0);
    });

    test("a member's purchase at the store arrives", async () => {
      const headers = { "idempotency-key": randomUUID() };
      const clicked = await provider.call(createClick, { as: member, headers, body: { store } });
      step = await shop(network, clicked.data.url);
      await becomes({ state: "pending", orderAmount: 4_990 });
    });

    test("the purchase is corrected and approved by pull", async () => {
      await step("lower");
      await step("approve");
      await becomes({ state: "confirmed", orderAmount: 2_495 });
    });

    test.runIf(isPaid)("the purchase is marked as paid to us by pull", async () => {
      await step("pay");
      await becomes({ networkPaidAt: expect.any(String) as string });
    });
  },
);
