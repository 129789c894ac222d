import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import { connectors } from "#provider/connectors/connectors.ts";
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
const { credentials } = pulledApis.partnerize;
const purchases = { from: new Date(start.getTime() - day), to: start, by: "purchase" } as const;
const changes = { ...purchases, by: "change" } as const;

let network: Awaited<ReturnType<typeof openConnectorApi>>;
beforeEach(async () => {
  network = await openConnectorApi(pulledApis.partnerize, start);
});
afterEach(() => network.close());

function createPageApi(next_page: string | null) {
  const conversion_data = JSON.parse(networkPresets.partnerize.sample.text) as object;
  const page = { count: 1, conversions: [{ conversion_data }], hypermedia: { pagination: { next_page } } };
  return createStubApi(JSON.stringify(page));
}

describe("the connector of Partnerize", () => {
  test("yields the documented record unchanged", async () => {
    const pages = await pagesOf(connectors.partnerize!, createPageApi(null), credentials, purchases);
    expect(pages).toEqual([[JSON.parse(networkPresets.partnerize.sample.text)]]);
  });

  test("follows the cursor in pages of 300", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - day / 2), 700);
    const pages = await network.pages(purchases);
    expect(pages.map((page) => page.length)).toEqual([300, 300, 100]);
    expect(new Set(pages.flat().map((conversion) => conversion.conversion_id)).size).toBe(700);
  });

  test("refuses a cursor that doesn't advance", async () => {
    const api = createPageApi("https://elsewhere.test/?cursor_id=7");
    const reading = pagesOf(connectors.partnerize!, api, credentials, purchases);
    await expect(reading).rejects.toMatchObject({ failure: "unreadable" });
  });

  test("reads a change of a purchase that was made before the window", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - 20 * day), 2);
    const { versions } = network.histories[0]!;
    versions.push(nextVersion(versions[0]!, "approve", new Date(start.getTime() - 60_000))!);
    expect((await network.pages(changes)).flat()).toEqual([
      expect.objectContaining({ conversion_id: "1111l700000000" }),
    ]);
  });

  test("waits as long as the network's own header demands", async () => {
    for (let request = 0; request < 61; request += 1) await network.test();
    expect(network.now.getTime() - start.getTime()).toBe(60_000);
  });

  test("reports missing rights, which the network signals with 404", async () => {
    network.credentials = { ...network.credentials, publisherId: "another" };
    await expect(network.test()).rejects.toMatchObject({ failure: "forbidden" });
  });

  test("reports a wrong key as wrong credentials", async () => {
    network.credentials = { ...network.credentials, userApiKey: "wrong" };
    await expect(network.test()).rejects.toMatchObject({ failure: "unauthorized" });
  });
});
