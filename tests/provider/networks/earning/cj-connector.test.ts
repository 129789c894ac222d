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
const purchases = { from: new Date(start.getTime() - day), to: start, by: "purchase" } as const;
const changes = { ...purchases, by: "change" } as const;
const soon = new Date(start.getTime() - 60_000);

let network: Awaited<ReturnType<typeof openConnectorApi>>;
beforeEach(async () => {
  network = await openConnectorApi(pulledApis.cj, start);
});
afterEach(() => network.close());

function createListApi(list: object) {
  return createStubApi(JSON.stringify({ data: { publisherCommissions: list } }));
}

describe("the connector of CJ", () => {
  test("yields the documented record unchanged", async () => {
    const record = JSON.parse(networkPresets.cj.sample.text) as object;
    const api = createListApi({ payloadComplete: true, maxCommissionId: "2718281828", records: [record] });
    const pages = await pagesOf(connectors.cj!, api, pulledApis.cj.credentials, purchases);
    expect(pages).toEqual([[record]]);
  });

  test("continues lists that are cut off", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - day / 2), 100);
    const pages = await network.pages(purchases);
    expect(pages.map((page) => page.length)).toEqual([40, 40, 20]);
    expect(new Set(pages.flat().map(({ commissionId }) => commissionId)).size).toBe(100);
  });

  test("refuses a list whose cursor doesn't advance", async () => {
    const api = createListApi({ payloadComplete: false, maxCommissionId: "1", records: [] });
    const reading = pagesOf(connectors.cj!, api, pulledApis.cj.credentials, purchases);
    await expect(reading).rejects.toMatchObject({ failure: "unreadable" });
  });

  test("reads a correction of a purchase made before the window", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - 20 * day), 2);
    const { versions } = network.histories[0]!;
    versions.push(nextVersion(versions[0]!, "lower", soon)!);
    expect((await network.pages(changes)).flat()).toEqual([
      expect.objectContaining({ original: false, saleAmountPubCurrency: "-50.00" }),
    ]);
  });

  test("reads purchases that were locked without being posted again", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - 20 * day), 2);
    const { versions } = network.histories[0]!;
    versions.push(nextVersion(versions[0]!, "approve", soon)!);
    expect((await network.pages(changes)).flat()).toEqual([
      expect.objectContaining({ actionStatus: "locked" }),
    ]);
  });

  test("reports an error of GraphQL as a refusal", async () => {
    network.credentials = { ...network.credentials, companyId: "1" };
    await expect(network.test()).rejects.toMatchObject({ failure: "refused" });
  });

  test("reports a wrong token as wrong credentials", async () => {
    network.credentials = { ...network.credentials, token: "wrong" };
    await expect(network.test()).rejects.toMatchObject({ failure: "unauthorized" });
  });
});
