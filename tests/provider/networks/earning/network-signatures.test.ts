import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminGetLead } from "#contract/leads/admin-leads.ts";
import { getNetwork } from "#contract/networks/admin-networks.ts";
import { getPostback, listPostbacks, replayPostback } from "#contract/networks/admin-postbacks.ts";
import type { NetworkSignature } from "#contract/networks/networks.ts";
import { toRequestLine } from "#provider/plugins/request-line.ts";
import { authenticate } from "#provider/modules/postbacks/authenticate.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import {
  importLine,
  leadOf,
  type StoreFixture,
  createStoreFixture,
  processReport,
  reportBody,
} from "../../../support/money/network-reports.ts";
import { closeAndVerify } from "../../../support/money/two-admins.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const now = new Date("2026-03-01T12:00:00Z");
const seconds = String(now.getTime() / 1000);
const content = Buffer.from('{"click_id":"c1"}');
const query = Buffer.from("click_id=c1&amount=5");

const base: NetworkSignature = {
  header: "x-signature",
  encoding: "hex",
  prefix: "",
  content: "body",
  timeHeader: "x-time",
  separator: ".",
};
const hmac = (secret: string, text: string | Buffer) => createHmac("sha256", secret).update(text).digest();

function accepts(
  settings: Partial<NetworkSignature>,
  headers: Record<string, string>,
  { secrets = ["new", "old"], bytes = content, at = now } = {},
) {
  const network = {
    authentication: "signature" as const,
    addresses: [],
    signature: { ...base, ...settings },
  };
  const arrival = { headers, content: bytes, query, token: undefined, address: "192.0.2.9" };
  return authenticate(network, secrets, arrival, at) !== undefined;
}

describe("P1 a signature in a network's own format", () => {
  const validSignature = hmac("new", content);

  test.each(["hex", "base64", "base64url"] as const)("in %s is accepted", (encoding) => {
    expect(accepts({ encoding }, { "x-signature": validSignature.toString(encoding) })).toBe(true);
  });

  test.each([
    ["hex", "base64"],
    ["base64", "hex"],
    ["base64url", "hex"],
    ["hex", "base64url"],
  ] as const)("is refused in a format other than expected: %s expected, %s sent", (encoding, other) => {
    expect(accepts({ encoding }, { "x-signature": validSignature.toString(other) })).toBe(false);
  });

  test("is accepted only after its prefix", () => {
    const headers = { "x-signature": `sha256=${validSignature.toString("hex")}` };
    expect(accepts({ prefix: "sha256=" }, headers)).toBe(true);
    expect(accepts({ prefix: "" }, headers)).toBe(false);
    expect(accepts({ prefix: "sha256=" }, { "x-signature": validSignature.toString("hex") })).toBe(false);
  });

  test("is accepted with the old secret while both are valid", () => {
    const headers = { "x-signature": hmac("old", content).toString("hex") };
    expect(accepts({}, headers)).toBe(true);
    expect(accepts({}, headers, { secrets: ["new"] })).toBe(false);
  });

  test("is refused when it is forged, cut, missing or in another header", () => {
    const text = validSignature.toString("hex");
    expect(accepts({}, { "x-signature": hmac("wrong", content).toString("hex") })).toBe(false);
    expect(accepts({}, { "x-signature": text.slice(2) })).toBe(false);
    expect(accepts({}, {})).toBe(false);
    expect(accepts({ header: "x-other" }, { "x-signature": text })).toBe(false);
  });

  test("is refused for other content", () => {
    const headers = { "x-signature": validSignature.toString("hex") };
    expect(accepts({}, headers, { bytes: Buffer.from('{"click_id":"c2"}') })).toBe(false);
  });

  test("over time and body is refused if replayed later or with another time", () => {
    const signedHeaders = (time: string) => ({
      "x-signature": hmac("new", `${seconds}:${content.toString()}`).toString("hex"),
      "x-time": time,
    });
    const settings = { content: "time_and_body" as const, separator: ":" };
    expect(accepts(settings, signedHeaders(seconds))).toBe(true);
    expect(accepts(settings, signedHeaders(seconds), { at: new Date(now.getTime() + 301_000) })).toBe(false);
    expect(accepts(settings, signedHeaders(String(Number(seconds) + 1)))).toBe(false);
    expect(accepts({ ...settings, separator: "." }, signedHeaders(seconds))).toBe(false);
  });

  test("over the query is accepted", () => {
    expect(accepts({ content: "query" }, { "x-signature": hmac("new", query).toString("hex") })).toBe(true);
    expect(accepts({ content: "query" }, { "x-signature": validSignature.toString("hex") })).toBe(false);
  });

  test("is refused until its format is described", () => {
    const network = { authentication: "signature" as const, addresses: [], signature: null };
    const arrival = { headers: {}, content, query, token: "new", address: "192.0.2.9" };
    expect(authenticate(network, ["new"], arrival, now)).toBeUndefined();
  });
});

test("the log omits the secret in a postback's path", () => {
  const request = { method: "GET", originalUrl: "/apis/postbacks/awin/whsec_abc?x=1", host: "h", ip: "i" };
  expect(toRequestLine(request as Parameters<typeof toRequestLine>[0]).url).toBe("/apis/postbacks/awin/…");
});

test("the log omits the token of an unsubscribe link", () => {
  const originalUrl = "/apis/v1/mails/subscriptions/c463fcea.sxVpsoNw/end";
  const request = { method: "POST", originalUrl, host: "h", ip: "i" };
  expect(toRequestLine(request as Parameters<typeof toRequestLine>[0]).url).toBe(
    "/apis/v1/mails/subscriptions/…",
  );
});

describeOnDatabase("reports with a secret in the address", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let member: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    member = await provider.signUp();
  });
  afterAll(() => closeAndVerify(provider));

  const openToken = (values: object = {}) =>
    createStoreFixture(provider, { authentication: "token", addresses: [], ...values });
  async function send(
    store: StoreFixture,
    purchase: { click_id: string; transaction_id: string; status?: string },
  ) {
    const response = await provider.app.inject({
      method: "POST",
      url: `/apis/postbacks/${store.network}/${store.secret}`,
      headers: { "content-type": "application/json" },
      payload: reportBody(provider, purchase),
    });
    await processDueEvents(provider.app);
    return response.statusCode;
  }
  const purchaseOf = async (store: StoreFixture) => ({
    click_id: await store.click(member.userId),
    transaction_id: `T-${randomUUID()}`,
  });

  test("are accepted with the secret in the path from any address", async () => {
    const store = await openToken();
    const purchase = await purchaseOf(store);
    expect(await send(store, purchase)).toBe(200);
    expect((await leadOf(provider, purchase.transaction_id))?.state).toBe("pending");
  });

  test("show on their purchases that the network's reports aren't signed", async () => {
    const store = await openToken();
    const purchase = await purchaseOf(store);
    await send(store, purchase);
    const { id } = (await leadOf(provider, purchase.transaction_id))!;
    const { data } = await provider.call(adminGetLead, { as: admin, params: { id } });
    expect(data.trust).toBe("open");
  });

  test("are refused with another secret in the path", async () => {
    const store = await openToken();
    expect(await send({ ...store, secret: "wrong" }, await purchaseOf(store))).toBe(401);
  });

  test.each([
    [{}, "open"],
    [{ addresses: ["192.0.2.0/24"] }, "listed"],
    [{ authentication: "hmac" as const }, "signed"],
  ])("a network with %j has the trust level %s", async (values, trust) => {
    const { network: key } = await openToken(values);
    expect((await provider.call(getNetwork, { as: admin, params: { key } })).data.trust).toBe(trust);
  });

  describe("if they need a confirmation", () => {
    test("stay in quarantine, whatever copies follow", async () => {
      const store = await openToken({ needsConfirmation: true });
      const purchase = { ...(await purchaseOf(store)), time: provider.app.clock().toISOString() };
      await send(store, purchase);
      await send(store, purchase);
      expect(await leadOf(provider, purchase.transaction_id)).toBeUndefined();
    });

    test("are applied once a second report of the purchase arrives", async () => {
      const store = await openToken({ needsConfirmation: true });
      const purchase = await purchaseOf(store);
      await send(store, purchase);
      await send(store, { ...purchase, status: "approved" });
      await processDueEvents(provider.app);
      expect((await leadOf(provider, purchase.transaction_id))?.state).toBe("confirmed");
    });

    test("aren't confirmed by a report of a different purchase", async () => {
      const store = await openToken({ needsConfirmation: true });
      const purchase = await purchaseOf(store);
      await send(store, purchase);
      await send(store, await purchaseOf(store));
      expect(await leadOf(provider, purchase.transaction_id)).toBeUndefined();
    });

    test("are applied once a file contains the purchase", async () => {
      const store = await openToken({ needsConfirmation: true });
      const purchase = await purchaseOf(store);
      await send(store, purchase);
      await importLine(provider, store, purchase);
      await processDueEvents(provider.app);
      await processDueEvents(provider.app);
      expect((await leadOf(provider, purchase.transaction_id))?.state).toBe("pending");
    });

    test("are applied once an admin requeues them", async () => {
      const store = await openToken({ needsConfirmation: true });
      const purchase = await purchaseOf(store);
      await send(store, purchase);
      const query = { network: store.network };
      const [waiting] = (await provider.call(listPostbacks, { as: admin, query })).data;
      const params = { id: waiting!.id };
      const { data } = await provider.call(getPostback, { as: admin, params });
      expect(data.reason).toBe("confirmation_missing");
      await provider.call(replayPostback, { as: admin, params });
      await processDueEvents(provider.app);
      expect((await leadOf(provider, purchase.transaction_id))?.state).toBe("pending");
    });

    test("signed reports need none", async () => {
      const store = await createStoreFixture(provider, { needsConfirmation: true });
      const purchase = await purchaseOf(store);
      expect((await processReport(provider, store, purchase)).state).toBe("applied");
    });
  });
});
