import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { connectors } from "#provider/connectors/connectors.ts";
import { nextSlice } from "#provider/modules/connections/schedule.ts";
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
const purchases = { from: new Date(start.getTime() - day), to: start, by: "purchase" } as const;
const changes = { ...purchases, by: "change" } as const;

let network: Awaited<ReturnType<typeof openConnectorApi>>;
beforeEach(async () => {
  network = await openConnectorApi(pulledApis.rakuten, start);
});
afterEach(() => network.close());

describe("the connector of Rakuten Advertising", () => {
  test("yields the documented record unchanged", async () => {
    const { text } = networkPresets.rakuten.sample;
    const api = { ...createStubApi(`[${text}]`), now: () => start };
    const pages = await pagesOf(connectors.rakuten!, api, pulledApis.rakuten.credentials, purchases);
    expect(pages).toEqual([[JSON.parse(text)]]);
  });

  test("reads every row in pages of 1,000", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - day / 2), 1_200);
    const pages = await network.pages(purchases);
    expect(pages.map((page) => page.length)).toEqual([1_000, 200]);
  });

  test("reads a return of a purchase that was made before the window", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - 20 * day), 2);
    const { versions } = network.histories[0]!;
    versions.push(nextVersion(versions[0]!, "lower", new Date(start.getTime() - 60_000))!);
    expect(await network.pages(changes)).toEqual([
      [expect.objectContaining({ order_id: "9700000000", sale_amount: -50 })],
    ]);
  });

  test("requests no date that the network rejects", async () => {
    const doneThrough = new Date(start.getTime() - 33 * day);
    const { limits } = connectors.rakuten!;
    const slice = nextSlice({ doneThrough, windowTo: start }, 33 * day, { limits, now: start })!;
    await network.pages({ ...slice, by: "change" });
    expect(network.requests.at(-1)!.status).toBe(200);
  });

  test("requests nothing before the start of the network's history", () => {
    const doneThrough = new Date(start.getTime() - 60 * day);
    const windowTo = new Date(start.getTime() - 40 * day);
    const { limits } = connectors.rakuten!;
    expect(nextSlice({ doneThrough, windowTo }, day, { limits, now: start })).toBeUndefined();
  });

  test("waits when the network answers 403 to too many requests", async () => {
    for (let request = 0; request < 31; request += 1) await network.test();
    expect(network.requests.map(({ status }) => status)).toContain(403);
    expect(network.requests.at(-1)!.status).toBe(200);
  });

  test("reports a wrong secret as wrong credentials", async () => {
    network.credentials = { ...network.credentials, clientSecret: "wrong" };
    await expect(network.test()).rejects.toMatchObject({ failure: "unauthorized" });
  });
});
