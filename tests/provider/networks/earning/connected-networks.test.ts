import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClick } from "#contract/clicks/clicks.ts";
import { adminListLeads } from "#contract/leads/admin-leads.ts";
import { connectNetwork, listConnectionRuns, testConnection } from "#contract/networks/admin-connections.ts";
import { createNetwork } from "#contract/networks/admin-networks.ts";
import { decideOnNetworkCoupons, listNetworkCoupons } from "#contract/networks/admin-network-coupons.ts";
import { acceptProgramme, adminListProgrammes } from "#contract/networks/admin-programmes.ts";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { getStore } from "#contract/stores/stores.ts";
import type { PurchaseHistory } from "#provider/simulated-network/apis/api.ts";
import { firstVersion, nextVersion, type PurchaseStep } from "#provider/simulated-network/purchase.ts";
import { pulledApis, type PulledApi } from "../../../support/money/pulled-apis.ts";
import { day, minute, openPullWorld, type PullWorld } from "../../../support/money/pulled-world.ts";
import { startTestProvider, type TestProvider } from "../../../support/programs/provider.ts";

interface ConnectedNetwork extends PulledApi {
  /** Our id in the network's tracking links. */
  publisher: string;
  /** The commission that an admin enters if the network's API lists none; `null` if the API lists it. */
  commission: { kind: "percent"; rate: number } | null;
}

const networks: ConnectedNetwork[] = [
  { ...pulledApis.awin, publisher: "189069", commission: null },
  { ...pulledApis.cj, publisher: "100234567", commission: null },
  { ...pulledApis.rakuten, publisher: "aB3dE5", commission: { kind: "percent", rate: 500 } },
];

describe.each(networks)("$preset, from its credentials to its payment", (network) => {
  const key = network.preset;
  const params = { key };
  const query = { network: key };
  let world: PullWorld;
  let provider: TestProvider;
  let programme: string;
  let store: string;
  let purchase: PurchaseHistory;
  beforeAll(async () => {
    world = await openPullWorld(network);
    provider = await startTestProvider({ clock: () => world.now, environment: world.environment });
  });
  afterAll(async () => {
    await provider.close();
    world.close();
  });

  /** Signs up a new admin each time, because sessions expire as the clock advances between the tests. */
  const admin = () => provider.signUp({ role: "admin" });
  const findLead = async () =>
    (await provider.call(adminListLeads, { as: await admin(), query })).data.find(
      ({ click }) => click === purchase.purchase.click,
    );
  const apply = (step: PurchaseStep) =>
    purchase.versions.push(nextVersion(purchase.versions.at(-1)!, step, world.now)!);

  test("an admin adds it from its preset", async () => {
    const { name, trackingUrl, clickFormat, clickLength, authentication } = networkPresets[key];
    const body = {
      key,
      name,
      preset: key,
      trackingUrl,
      clickFormat,
      clickLength,
      authentication,
      publisher: network.publisher,
      status: "active" as const,
      addresses: [],
      holdDays: 45,
      clickDays: 30,
      tracksWithinHours: 72,
    };
    expect((await provider.call(createNetwork, { as: await admin(), body })).status).toBe(201);
  });

  test("an admin connects its API", async () => {
    const body = { credentials: network.credentials, overlapHours: 0 as const };
    expect((await provider.call(connectNetwork, { as: await admin(), params, body })).status).toBe(200);
  });

  test("the connection's test names the account", async () => {
    const { data } = await provider.call(testConnection, { as: await admin(), params });
    expect(data.account).not.toBeNull();
  });

  test("its programmes and coupons are read", async () => {
    await world.pullAfter(provider, 0);
    const runs = (await provider.call(listConnectionRuns, { as: await admin(), query })).data;
    expect(runs.map(({ kind, state }) => `${kind} ${state}`)).toEqual(
      expect.arrayContaining(["catalogue done", "coupons done"]),
    );
  });

  test("an admin makes an offer of a programme", async () => {
    const as = await admin();
    const [found] = (await provider.call(adminListProgrammes, { as, query })).data;
    const body = { store: null, category: "travel" as const, rate: 150, commission: network.commission };
    const accepted = await provider.call(acceptProgramme, { as, params: { id: found!.id }, body });
    expect(accepted.data.state).toBe("accepted");
    programme = found!.programme;
    store = accepted.data.store!.slug;
  });

  test("an admin accepts the programme's coupons at once", async () => {
    const as = await admin();
    const found = (await provider.call(listNetworkCoupons, { as, query })).data;
    const ids = found.filter((coupon) => coupon.store?.slug === store).map(({ id }) => id);
    await provider.call(decideOnNetworkCoupons, { as, body: { step: "accept", ids } });
    const { runningCoupons } = (await provider.call(getStore, { as, params: { slug: store } })).data;
    expect(runningCoupons.length).toBeGreaterThan(0);
    expect(runningCoupons).toHaveLength(ids.length);
  });

  test("imports a member's purchase at the store", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const as = await provider.signUp();
    const { id, url } = (await provider.call(createClick, { as, headers, body: { store } })).data;
    const [click] = new RegExp(id).exec(url) ?? [];
    const purchasedAt = new Date(world.now.getTime() + minute);
    const order = { transaction: "259630312", order: "111222333444", programme, currency: "USD" };
    const items = [{ id: "1", code: "", amount: 10_000, commission: 500 }];
    purchase = {
      purchase: { click: click!, purchasedAt, ...order },
      versions: [firstVersion(purchasedAt, items)],
    };
    world.histories.push(purchase);
    await world.pullAfter(provider, 10 * minute);
    expect(await findLead()).toMatchObject({ state: "pending", orderAmount: 10_000, cashBack: 150 });
  });

  test("a returned half is taken off by pull", async () => {
    apply("lower");
    await world.pullAfter(provider, 10 * minute);
    expect(await findLead()).toMatchObject({ state: "pending", orderAmount: 5_000, cashBack: 75 });
  });

  test("the purchase is confirmed by pull", async () => {
    apply("approve");
    await world.pullAfter(provider, 10 * minute);
    expect((await findLead())!.state).toBe("confirmed");
  });

  test("the purchase is marked as paid to us by pull", async () => {
    apply("pay");
    await world.pullAfter(provider, day);
    expect((await findLead())!.networkPaidAt).not.toBeNull();
  });
});
