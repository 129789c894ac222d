import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ClaimStatus, SentClaim } from "#provider/connectors/connector.ts";
import { connectors } from "#provider/connectors/connectors.ts";
import { openConnectorApi, purchasesSince } from "../../../support/money/connector-api.ts";
import { pulledApis } from "../../../support/money/pulled-apis.ts";

const start = new Date("2026-03-01T12:00:00Z");
const day = 24 * 3_600_000;
const claim: SentClaim = {
  programme: "7052",
  click: "6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10",
  order: "ORDER-1",
  amount: "55.96",
  commission: "5.59",
  currency: "USD",
  purchasedAt: new Date(start.getTime() - 4 * day),
};
const networks = [
  { ...pulledApis.awin, longest: 31 },
  { ...pulledApis.tradedoubler, longest: 31 },
];

describe.each(networks)("claims to $preset", (known) => {
  const claims = connectors[known.preset]!.claims!;
  let network: Awaited<ReturnType<typeof openConnectorApi>>;
  beforeEach(async () => {
    network = await openConnectorApi(known, start);
    network.programmes = [
      { id: 7052, name: "Northwind", domain: "northwind.example", percent: [4, 8], validationDays: 45 },
    ];
  });
  afterEach(() => network.close());

  const send = (part: Partial<SentClaim> = {}) =>
    claims.send(network.client(), network.credentials, { ...claim, ...part });
  async function list(days = 1) {
    const found: ClaimStatus[] = [];
    const window = { from: new Date(network.now.getTime() - days * day), to: network.now };
    for await (const { items } of claims.list(network.client(), network.credentials, window))
      found.push(...items);
    return found;
  }

  test("get a number at the network", async () => {
    expect(await send()).toBe("810000001");
  });

  test("are listed with click, order and state", async () => {
    const id = await send();
    expect(await list()).toEqual([
      { id, click: claim.click, order: claim.order, state: "pending", reason: null },
    ]);
  });

  test("are listed as declined with the reason", async () => {
    network.decideClaim = () => ({ status: "declined", reason: "Returned" });
    await send();
    expect(await list()).toMatchObject([{ state: "declined", reason: "Returned" }]);
  });

  test("are approved after 75 days without an answer", async () => {
    await send();
    network.now = new Date(start.getTime() + 75 * day);
    const window = { from: start, to: new Date(start.getTime() + day) };
    const pages = [];
    for await (const page of claims.list(network.client(), network.credentials, window)) pages.push(page);
    expect(pages[0]!.items).toMatchObject([{ state: "approved" }]);
  });

  test("become transactions once they are approved", async () => {
    await send();
    network.decideClaim = () => ({ status: "approved" });
    const window = { from: new Date(start.getTime() - 10 * day), to: start, by: "purchase" as const };
    expect((await network.pages(window)).flat()).toHaveLength(1);
  });

  test.each([
    ["of a programme that hasn't accepted us", { programme: "99" }],
    ["without an amount", { amount: "0.00" }],
    ["of a purchase in the future", { purchasedAt: new Date(start.getTime() + 2 * day) }],
    ["of a purchase five years ago", { purchasedAt: new Date(start.getTime() - 5 * 365 * day) }],
  ])("%s are refused", async (_, part) => {
    await expect(send(part)).rejects.toMatchObject({ failure: "refused" });
  });

  test("of a tracked order are refused", async () => {
    network.histories = purchasesSince(new Date(start.getTime() - day), 1);
    await expect(send({ order: "9700000000" })).rejects.toMatchObject({ failure: "refused" });
  });

  test("of a claimed order are refused", async () => {
    await send();
    await expect(send()).rejects.toMatchObject({ failure: "refused" });
  });
});

test("claims to tradedoubler need their own token", async () => {
  const network = await openConnectorApi(pulledApis.tradedoubler, start);
  const credentials = { ...network.credentials, claimsToken: "" };
  const sending = connectors.tradedoubler!.claims!.send(network.client(), credentials, claim);
  await expect(sending).rejects.toMatchObject({ failure: "unauthorized" });
  network.close();
});
