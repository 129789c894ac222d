import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { connectors } from "#provider/connectors/connectors.ts";
import { interpret } from "#provider/modules/postbacks/interpret.ts";
import { nextVersion } from "#provider/simulated-network/purchase.ts";
import {
  createStubApi,
  openConnectorApi,
  pagesOf,
  purchasesSince,
} from "../../../support/money/connector-api.ts";
import { pulledApis } from "../../../support/money/pulled-apis.ts";

const start = new Date("2026-03-01T12:00:00Z");
const day = 24 * 3_600_000;
const { credentials } = pulledApis.admitad;
const purchases = { from: new Date(start.getTime() - day), to: start, by: "purchase" } as const;
const changes = { ...purchases, by: "change" } as const;

let network: Awaited<ReturnType<typeof openConnectorApi>>;
beforeEach(async () => {
  network = await openConnectorApi(pulledApis.admitad, start);
});
afterEach(() => network.close());

/** A record with the documented fields. */
const documented = {
  action_id: 123456789,
  advcampaign_id: 7052,
  advcampaign_name: "Shop",
  website_name: "Cashlane",
  status: "approved_but_stalled",
  comment: null,
  action_date: "2026-02-21 01:04:00",
  click_date: "2026-02-21 00:58:00",
  closing_date: "2026-04-22",
  status_updated: "2026-02-28 12:00:00",
  action_type: "sale",
  action: "Paid order",
  tariff_id: 1,
  order_id: "111222333444",
  cart: 55.96,
  payment: 5.59,
  currency: "USD",
  conversion_time: 360,
  subid: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
  processed: 1,
  paid: 0,
};

function read(record: object) {
  const report = { payload: JSON.stringify(record), contentType: "application/json", receivedAt: start };
  return interpret(report, networkPresets.admitad.mapping, { currency: "USD", maximum: 10n ** 12n });
}

function createResultsApi(results: object[], meta: { count: number; offset: number }) {
  return createStubApi(JSON.stringify({ results, _meta: { limit: 500, ...meta } }));
}

describe("the connector of Admitad", () => {
  test("yields the documented record unchanged", async () => {
    const api = createResultsApi([documented], { count: 1, offset: 0 });
    const pages = await pagesOf(connectors.admitad!, api, credentials, purchases);
    expect(pages).toEqual([[documented]]);
  });

  test("has a preset that reads the documented record", () => {
    expect(read(documented)).toEqual({
      ok: true,
      interpretation: {
        click: documented.subid,
        transaction: "123456789",
        item: null,
        order: "111222333444",
        status: "pending",
        amount: 5_596,
        commission: 559,
        currency: "USD",
        at: "2026-02-20T22:04:00.000Z",
        changedAt: "2026-02-28T09:00:00.000Z",
      },
    });
  });

  test("has a preset that reads a payment record", () => {
    const paid = { at: null, paymentId: null };
    const record = { ...documented, status: "approved", paid: 1 };
    expect(read(record)).toMatchObject({ interpretation: { status: "confirmed", paid } });
  });

  test("reads every purchase in pages of 500", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - day / 2), 1_200);
    const pages = await network.pages(purchases);
    expect(pages.map((page) => page.length)).toEqual([500, 500, 200]);
    expect(new Set(pages.flat().map((action) => action.action_id)).size).toBe(1_200);
  });

  test("refuses a page that is repeated", async () => {
    const api = createResultsApi([documented], { count: 2, offset: 0 });
    const reading = pagesOf(connectors.admitad!, api, credentials, purchases);
    await expect(reading).rejects.toMatchObject({ failure: "unreadable" });
  });

  test("reads a decision on a purchase that was made before the window", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - 20 * day), 2);
    const { versions } = network.histories[0]!;
    versions.push(nextVersion(versions[0]!, "approve", new Date(start.getTime() - 60_000))!);
    expect((await network.pages(changes)).flat()).toEqual([
      expect.objectContaining({ action_id: 700_000_000, status: "approved" }),
    ]);
  });

  test("sends days and times in the network's format", async () => {
    await network.pages(changes);
    expect(network.requests.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test("reports a wrong secret as wrong credentials", async () => {
    network.credentials = { ...network.credentials, clientSecret: "wrong" };
    await expect(network.test()).rejects.toMatchObject({ failure: "unauthorized" });
  });
});
