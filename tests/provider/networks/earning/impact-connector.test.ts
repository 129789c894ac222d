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
const { credentials } = pulledApis.impact;
const purchases = { from: new Date(start.getTime() - day), to: start, by: "purchase" } as const;
const changes = { ...purchases, by: "change" } as const;
const soon = new Date(start.getTime() - 60_000);

let network: Awaited<ReturnType<typeof openConnectorApi>>;
beforeEach(async () => {
  network = await openConnectorApi(pulledApis.impact, start);
});
afterEach(() => network.close());

/** The record from the network's documentation, with a click's id added. */
const documented = {
  Id: "1000.4636.158133",
  CampaignId: "1000",
  CampaignName: "Acme Campaign",
  ActionTrackerId: "2240",
  ActionTrackerName: "Sale",
  State: "PENDING",
  AdId: "506720",
  Payout: "0.88",
  DeltaPayout: "0.88",
  IntendedPayout: "0.88",
  Amount: "21.99",
  DeltaAmount: "21.99",
  IntendedAmount: "21.99",
  Currency: "USD",
  ReferringDate: "2024-09-10T09:45:07-07:00",
  EventDate: "2024-09-10T10:42:38-07:00",
  CreationDate: "2024-09-10T10:51:23-07:00",
  LockingDate: "2024-09-26T00:00:00-07:00",
  ClearedDate: "",
  ReferringType: "CLICK_COOKIE",
  PromoCode: "SUMMERSALE2024",
  Oid: "9217374917472",
  SubId1: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
};

function read(record: object) {
  const report = { payload: JSON.stringify(record), contentType: "application/json", receivedAt: start };
  return interpret(report, networkPresets.impact.mapping, { currency: "USD", maximum: 10n ** 12n });
}

describe("the connector of impact.com", () => {
  test("yields the documented record unchanged", async () => {
    const api = createStubApi(JSON.stringify({ "@page": "1", "@numpages": "1", Actions: [documented] }));
    const pages = await pagesOf(connectors.impact!, api, credentials, purchases);
    expect(pages).toEqual([[documented]]);
  });

  test("has a preset that reads the documented record", () => {
    expect(read(documented)).toEqual({
      ok: true,
      interpretation: {
        click: documented.SubId1,
        transaction: "1000.4636.158133",
        item: null,
        order: "9217374917472",
        status: "pending",
        amount: 2_199,
        commission: 88,
        currency: "USD",
        at: "2024-09-10T17:42:38.000Z",
        lockedAt: "2024-09-26T07:00:00.000Z",
      },
    });
  });

  test("has a preset that reads a payment", () => {
    const cleared = { ...documented, State: "APPROVED", ClearedDate: "2024-10-20T00:00:00-07:00" };
    const paid = { at: "2024-10-20T07:00:00.000Z", paymentId: null };
    expect(read(cleared)).toMatchObject({ interpretation: { status: "confirmed", paid } });
  });

  test("reads every page", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - day / 2), 5_200);
    const pages = await network.pages(purchases);
    expect(pages.map((page) => page.length)).toEqual([5_000, 200]);
  });

  test("refuses a page that is repeated", async () => {
    const api = createStubApi(JSON.stringify({ "@page": "1", "@numpages": "2", Actions: [documented] }));
    const reading = pagesOf(connectors.impact!, api, credentials, purchases);
    await expect(reading).rejects.toMatchObject({ failure: "unreadable" });
  });

  test("reports a window with more than ten pages as too large", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - 0.9 * day), 50_001);
    await expect(network.pages(purchases)).rejects.toMatchObject({ failure: "too_large" });
  });

  test("reads an approval by its locking date, since it isn't an update", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - 20 * day), 2);
    const { versions } = network.histories[0]!;
    versions.push(nextVersion(versions[0]!, "approve", soon)!);
    const [updates, locked] = await network.pages(changes);
    expect(updates).toEqual([]);
    expect(locked).toEqual([expect.objectContaining({ State: "APPROVED" })]);
  });

  test("waits as long as the network demands", async () => {
    for (let request = 0; request < 18; request += 1) await network.test();
    expect(network.requests.map(({ status }) => status)).toContain(429);
    expect(network.now.getTime() - start.getTime()).toBe(60_000);
  });

  test("reports a wrong token as wrong credentials", async () => {
    network.credentials = { ...network.credentials, authToken: "wrong" };
    await expect(network.test()).rejects.toMatchObject({ failure: "unauthorized" });
  });
});
