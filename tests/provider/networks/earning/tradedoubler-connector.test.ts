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
const { credentials } = pulledApis.tradedoubler;
const purchases = { from: new Date(start.getTime() - day), to: start, by: "purchase" } as const;
const changes = { ...purchases, by: "change" } as const;

let network: Awaited<ReturnType<typeof openConnectorApi>>;
beforeEach(async () => {
  network = await openConnectorApi(pulledApis.tradedoubler, start);
});
afterEach(() => network.close());

/** The record from the network's documentation, with a click's id added. */
const documented = {
  transactionId: 99999888901,
  programId: 123456,
  programName: "Program 1",
  sourceName: "Source 1",
  sourceId: 1233456,
  eventId: 123456,
  eventName: "A Sale Event",
  eventTypeId: 5,
  timeOfLastClick: "2019-02-18 19:07:59.0",
  timeOfCreate: "2019-02-27 00:38:28.0",
  timeOfTransaction: "2019-02-26 23:17:56.0",
  timeOfLastModified: null,
  epi: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
  epi2: null,
  leadNumber: null,
  orderNumber: "order123",
  orderValue: 100.0,
  commission: 10.0,
  paid: false,
  status: "A",
  voucherCode: null,
  crossDevice: null,
  pendingRule: null,
  paymentId: 1234567,
};

describe("the connector of Tradedoubler", () => {
  test("yields the documented record unchanged", async () => {
    const response = { limit: 100, offset: 0, reportCurrencyCode: "USD", items: [documented] };
    const api = createStubApi(JSON.stringify(response));
    const pages = await pagesOf(connectors.tradedoubler!, api, credentials, purchases);
    expect(pages).toEqual([[documented]]);
  });

  test("has a preset that reads the documented record", () => {
    const report = {
      payload: JSON.stringify(documented),
      contentType: "application/json",
      receivedAt: start,
    };
    const { mapping } = networkPresets.tradedoubler;
    expect(interpret(report, mapping, { currency: "USD", maximum: 10n ** 12n })).toMatchObject({
      ok: true,
      interpretation: {
        click: documented.epi,
        transaction: "99999888901",
        order: "order123",
        status: "confirmed",
        amount: 10_000,
        commission: 1_000,
        at: "2019-02-26T23:17:56.000Z",
      },
    });
  });

  test("refuses amounts in another currency", async () => {
    const response = { limit: 100, offset: 0, reportCurrencyCode: "EUR", items: [documented] };
    const api = createStubApi(JSON.stringify(response));
    const reading = pagesOf(connectors.tradedoubler!, api, credentials, purchases);
    await expect(reading).rejects.toMatchObject({ failure: "unreadable" });
  });

  test("refuses a page that is repeated", async () => {
    const items = Array.from({ length: 100 }, () => documented);
    const api = createStubApi(JSON.stringify({ limit: 100, offset: 0, reportCurrencyCode: "USD", items }));
    const reading = pagesOf(connectors.tradedoubler!, api, credentials, purchases);
    await expect(reading).rejects.toMatchObject({ failure: "unreadable" });
  });

  test("reads every purchase in pages of 100", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - day / 2), 250);
    const pages = await network.pages(purchases);
    expect(pages.map((page) => page.length)).toEqual([100, 100, 50]);
    expect(new Set(pages.flat().map(({ transactionId }) => transactionId)).size).toBe(250);
  });

  test("reads a change of a purchase that was made before the window", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - 20 * day), 2);
    const { versions } = network.histories[0]!;
    versions.push(nextVersion(versions[0]!, "approve", new Date(start.getTime() - 60_000))!);
    const [[found]] = (await network.pages(changes)).filter((page) => page.length > 0) as [[object]];
    expect(found).toMatchObject({ transactionId: "700000000", status: "A" });
  });

  test("reuses a token until shortly before it expires", async () => {
    await network.test();
    await network.pages(changes);
    network.now = new Date(start.getTime() + 838_000);
    await network.test();
    const tokens = () => network.requests.filter(({ path }) => path === "/uaa/oauth/token");
    expect(tokens()).toHaveLength(1);
    network.now = new Date(start.getTime() + 840_000);
    await network.test();
    expect(tokens()).toHaveLength(2);
    expect(network.requests.every(({ status }) => status === 200)).toBe(true);
  });

  test("a connection test returns the name of the source", async () => {
    expect(await network.test()).toEqual({ account: "Cashlane" });
  });

  test.each(["clientSecret", "password"])("reports a wrong %s as wrong credentials", async (name) => {
    network.credentials = { ...network.credentials, [name]: "wrong" };
    await expect(network.test()).rejects.toMatchObject({ failure: "unauthorized" });
  });
});
