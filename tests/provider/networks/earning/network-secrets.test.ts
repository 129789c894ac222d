import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { getNetwork, rotateNetworkSecret } from "#contract/networks/admin-networks.ts";
import type { NetworkSignature } from "#contract/networks/networks.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { openMemoryDatabase } from "../../../support/databases/databases.ts";
import { leadOf, createStoreFixture, type StoreFixture } from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const chosenSecret = "secret-of-the-network-42";
const signature: NetworkSignature = {
  header: "x-signature",
  parameter: "sig",
  encoding: "hex",
  prefix: "",
  content: "query",
  timeHeader: "x-time",
  separator: ".",
};

describe("P1 a network that chooses its secret and signs in the query", () => {
  let provider: TestProvider;
  let admin: TestUser;
  let store: StoreFixture;
  let click: string;
  beforeAll(async () => {
    provider = await startTestProvider({ open: openMemoryDatabase });
    admin = await provider.signUp({ role: "admin" });
    store = await createStoreFixture(provider, { authentication: "signature", signature });
    click = await store.click((await provider.signUp()).userId);
    expect((await choose(chosenSecret)).status).toBe(200);
  });
  afterAll(() => provider.close());

  async function choose(secret: string) {
    const params = { key: store.network };
    const { data } = await provider.call(getNetwork, { as: admin, params });
    const replaces = data.secrets.find(({ endsAt }) => endsAt === null)?.id ?? null;
    const body = { overlapHours: 0, replaces, secret } as const;
    return provider.call(rotateNetworkSecret, { as: admin, params, body });
  }
  const queryOf = (transaction: string) =>
    new URLSearchParams({
      click_id: click,
      transaction_id: transaction,
      amount: "100.00",
      commission: "12.00",
      currency: "USD",
      status: "pending",
      time: new Date().toISOString(),
    }).toString();
  const sign = (query: string, secret = chosenSecret) =>
    createHmac("sha256", secret).update(query).digest("hex");
  const get = (query: string) =>
    provider.app.inject({ method: "GET", url: `/apis/postbacks/${store.network}?${query}` });

  test("reads the signed query, not a body that anyone could add to its address", async () => {
    const query = queryOf("T-signed");
    const forged = {
      method: "POST",
      url: `/apis/postbacks/${store.network}?${query}&sig=${sign(query)}`,
    } as const;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const response = await provider.app.inject({ ...forged, headers, payload: queryOf("T-forged") });
    expect(response.statusCode).toBe(200);
    await processDueEvents(provider.app);
    expect(await leadOf(provider, "T-forged")).toBeUndefined();
    expect((await leadOf(provider, "T-signed"))?.state).toBe("pending");
  });

  test.each([
    ["at the end", (query: string) => `${query}&sig=${sign(query)}`],
    ["at the beginning", (query: string) => `sig=${sign(query)}&${query}`],
  ])("is accepted with the signature %s and credited", async (place, signed) => {
    expect((await get(signed(queryOf(place)))).statusCode).toBe(200);
    await processDueEvents(provider.app);
    expect(await leadOf(provider, place)).toMatchObject({ cashBack: 600n });
  });

  test("is refused with another secret, for another query, and without a signature", async () => {
    const query = queryOf("forged");
    expect((await get(`${query}&sig=${sign(query, "the-secret-of-another-network")}`)).statusCode).toBe(401);
    expect((await get(`${query}&amount=1&sig=${sign(query)}`)).statusCode).toBe(401);
    expect((await get(query)).statusCode).toBe(401);
  });

  test("is refused with the signature in the header", async () => {
    const query = queryOf("header");
    const response = await provider.app.inject({
      method: "GET",
      url: `/apis/postbacks/${store.network}?${query}`,
      headers: { "x-signature": sign(query) },
    });
    expect(response.statusCode).toBe(401);
  });

  test("is stored without the signature, so that a report signed again is a duplicate", async () => {
    const query = queryOf("copy");
    await get(`${query}&sig=${sign(query)}`);
    await get(`sig=${sign(query)}&${query}`);
    const rows = await provider.app.database.select().from(postbackEvents);
    const storedReports = rows.filter(({ payload }) => payload.includes("copy"));
    expect(storedReports.map(({ payload }) => payload)).toEqual([query]);
  });

  test("accepts an unencoded plus of base64", async () => {
    const base64 = await createStoreFixture(provider, {
      authentication: "signature",
      signature: { ...signature, encoding: "base64" },
    });
    let query = "";
    let code = "";
    for (let tries = 0; !code.includes("+"); tries += 1) {
      query = `click_id=c-${tries}`;
      code = createHmac("sha256", base64.secret).update(query).digest("base64");
    }
    const url = `/apis/postbacks/${base64.network}?${query}&sig=${code}`;
    expect((await provider.app.inject({ method: "GET", url })).statusCode).toBe(200);
  });

  test.each([
    ["short", "too-short"],
    ["with a space", "secret of the network 42"],
    ["of Standard Webhooks with a short key", "whsec_c2hvcnQ="],
  ])("a secret %s is refused", async (_, secret) => {
    expect((await choose(secret)).status).toBe(400);
  });

  test("the log contains that the network chose the secret, but not the secret", async () => {
    const query = { action: "network.rotate-secret" as const };
    const { data } = await provider.call(listActivityLogs, { as: admin, query });
    expect(data[0]?.after).toMatchObject({ chosenBy: "network" });
    expect(JSON.stringify(data)).not.toContain(chosenSecret);
  });
});
