import { createHash, createPublicKey, randomBytes, randomUUID, verify } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { changePassword, endSession, listSessions } from "#contract/accounts/auth.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import {
  createExtensionClick,
  createExtensionCode,
  createExtensionToken,
  endExtensionToken,
  getExtensionAccount,
  listExtensionCoupons,
} from "#contract/extension/extension-calls.ts";
import { extensionStores, getExtensionStores } from "#contract/extension/extension-stores.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { extensionCodes, extensionTokens } from "#provider/database/schema/session-schema.ts";
import { offers } from "#provider/database/schema/store-schema.ts";
import { changeStatus } from "#provider/modules/accounts/changes.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addShop } from "../../support/money/shops.ts";
import { connectExtension, testExtension } from "../../support/programs/extension.ts";
import { testProvider, type TestUser } from "../../support/programs/provider.ts";

const extension = testExtension;
const origin = `chrome-extension://${extension}`;
const random = () => randomBytes(32).toString("base64url");
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
const rate = { kind: "percent", minimum: 400, maximum: 800 } as const;

describeOnDatabase("browser extension", (open) => {
  let member: TestUser;
  let now = new Date("2026-03-01T10:00:00Z");
  const provider = testProvider({ open, clock: () => now, environment: { EXTENSION_IDS: extension } });
  beforeEach(async () => {
    now = new Date("2026-03-01T10:00:00Z");
    member = await provider.signUp();
  });

  async function allow(verifier: string) {
    const body = { extension, challenge: challengeOf(verifier) };
    return (await provider.call(createExtensionCode, { as: member, body })).data.code;
  }
  const exchange = (code: string, verifier: string, id = extension) =>
    provider.call(createExtensionToken, { body: { extension: id, code, verifier } });
  const connect = () => connectExtension(provider, member);
  const accountStatus = async (as: { accessToken: string }) =>
    (await provider.call(getExtensionAccount, { as })).status;

  test("a confirmed code gives a token that reads the balance", async () => {
    const as = await connect();
    const { data } = await provider.call(getExtensionAccount, { as });
    expect(data.wallet).toEqual({ currency: "USD", available: 0, pending: 0 });
  });

  test("only hashes of code and token are stored", async () => {
    const verifier = random();
    const code = await allow(verifier);
    const [row] = await provider.app.database.select().from(extensionCodes);
    expect(JSON.stringify(row)).not.toContain(code);
    const { data } = await exchange(code, verifier);
    const rows = await provider.app.database.select().from(extensionTokens);
    expect(JSON.stringify(rows)).not.toContain(data.token);
  });

  test("a code works once", async () => {
    const verifier = random();
    const code = await allow(verifier);
    expect((await exchange(code, verifier)).status).toBe(201);
    expect((await exchange(code, verifier)).body.key).toBe("extension_code_invalid");
  });

  test("a wrong verifier invalidates the code", async () => {
    const verifier = random();
    const code = await allow(verifier);
    expect((await exchange(code, random())).body.key).toBe("extension_code_invalid");
    expect((await exchange(code, verifier)).status).toBe(422);
  });

  test("a code made before the password was changed connects no extension", async () => {
    const verifier = random();
    const code = await allow(verifier);
    const body = { password: member.password, newPassword: "Fresh-meadow-9" };
    expect((await provider.call(changePassword, { as: member, body })).status).toBe(200);
    expect((await exchange(code, verifier)).body.key).toBe("extension_code_invalid");
  });

  test("a code expires after five minutes", async () => {
    const verifier = random();
    const code = await allow(verifier);
    now = new Date(now.getTime() + 300_000);
    expect((await exchange(code, verifier)).body.key).toBe("extension_code_invalid");
  });

  test("refuses extensions that aren't configured", async () => {
    const other = extension.replaceAll("a", "b");
    const body = { extension: other, challenge: challengeOf(random()) };
    const rejection = await provider.call(createExtensionCode, { as: member, body });
    expect(rejection.body.key).toBe("extension_unknown");
    const verifier = random();
    expect((await exchange(await allow(verifier), verifier, other)).status).toBe(422);
  });

  test("the token opens no other call", async () => {
    const as = await connect();
    expect((await provider.call(getCurrentUser, { as })).status).toBe(401);
    expect((await provider.call(listSessions, { as })).status).toBe(401);
    expect((await provider.call(getWallet, { as })).status).toBe(401);
  });

  test("a session's token opens no call of the extension", async () => {
    expect(await accountStatus(member)).toBe(401);
  });

  test("is listed among the devices, and ends there", async () => {
    const as = await connect();
    const { data } = await provider.call(listSessions, { as: member });
    const extensionSession = data.find((row) => row.isExtension)!;
    expect(extensionSession.isCurrent).toBe(false);
    await provider.call(endSession, { as: member, params: { id: extensionSession.id } });
    expect(await accountStatus(as)).toBe(401);
  });

  test("disconnecting ends the token", async () => {
    const as = await connect();
    expect((await provider.call(endExtensionToken, { as })).status).toBe(200);
    expect(await accountStatus(as)).toBe(401);
  });

  test("a suspension ends the extension", async () => {
    const as = await connect();
    await inTransaction(
      provider.app.database,
      (unit) => changeStatus(provider.app, unit, member.userId, { status: "suspended" }),
      () => undefined,
    );
    expect(await accountStatus(as)).toBe(403);
  });

  test("ends after 90 days without use and after a year", async () => {
    const as = await connect();
    const day = 24 * 3600 * 1000;
    for (let days = 0; days < 320; days += 80) {
      expect(await accountStatus(as)).toBe(200);
      now = new Date(now.getTime() + 80 * day);
    }
    expect(await accountStatus(as)).toBe(200);
    now = new Date(now.getTime() + 46 * day);
    expect(await accountStatus(as)).toBe(401);
  });

  test("connecting is recorded and the owner notified", async () => {
    await connect();
    const { data } = await provider.call(listSecurityEvents, { as: member, query: {} as never });
    expect(data[0]?.kind).toBe("extension_connected");
  });

  test("activating creates one click per key", async () => {
    await addShop(provider.app.database, { slug: "zenith", site: "https://zenith.test/", rate });
    const as = await connect();
    const activate = (key: string) =>
      provider.call(createExtensionClick, {
        as,
        body: { store: "zenith" },
        headers: { "idempotency-key": key },
      });
    const key = random();
    const { data } = await activate(key);
    expect(data.url).toMatch(/^https?:/);
    expect((await activate(key)).data.id).toBe(data.id);
    const { activations } = (await provider.call(getExtensionAccount, { as })).data;
    expect(activations.map(({ id }) => id)).toEqual([data.id]);
  });

  test("lists the coupons of a store", async () => {
    await addShop(provider.app.database, { slug: "bolt", site: "https://bolt.test/", rate, coupons: 2 });
    const as = await connect();
    const { data } = await provider.call(listExtensionCoupons, { as, params: { slug: "bolt" } });
    expect(data).toHaveLength(2);
    const missing = await provider.call(listExtensionCoupons, { as, params: { slug: "nowhere" } });
    expect(missing.status).toBe(404);
  });

  test("the list of stores is signed with the key handed over at connecting", async () => {
    const site = "https://www.acme.test/shop";
    await addShop(provider.app.database, { slug: "acme", name: "Acme", site, rate });
    await addShop(provider.app.database, { slug: "nosite", rate, site: null });
    await addShop(provider.app.database, { slug: "second", rate, site: "https://acme.test/second" });
    await addShop(provider.app.database, { slug: "registry", rate, site: "https://www.co.uk/" });
    await addShop(provider.app.database, { slug: "hoster", rate, site: "https://github.io/" });
    const { storesKey } = await connect();
    const { data } = await provider.call(getExtensionStores);
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: storesKey }, format: "jwk" });
    const signature = Buffer.from(data.signature, "base64url");
    expect(verify(null, Buffer.from(data.content), key, signature)).toBe(true);
    const list = extensionStores.parse(JSON.parse(data.content));
    const domains = list.stores.map(({ slug, domain }) => `${slug}: ${domain}`);
    expect(domains).toEqual(expect.arrayContaining(["acme: acme.test"]));
    expect(domains.join()).not.toMatch(/nosite|second|registry|hoster/);
  });

  test("the list has the rate that visitors see, with the end of a boost", async () => {
    const { database } = provider.app;
    const site = "https://boost.test/";
    const { storeId, offerId } = await addShop(database, { slug: "boost", site, rate });
    const [usual] = await database.select().from(offers).where(eq(offers.id, offerId!));
    const hour = 60 * 60 * 1000;
    const boostOf = (
      audience: "everybody" | "premium",
      rateMaximum: number,
      budget: bigint | null = null,
    ) => ({
      ...usual!,
      id: randomUUID(),
      storeId,
      audience,
      rateMaximum,
      budget,
      cap: 1_000n,
      commission: 2_000,
      startsAt: now,
      endsAt: new Date(now.getTime() + hour),
    });
    const findListedStore = async () => {
      now = new Date(now.getTime() + 60_000);
      const { data } = await provider.call(getExtensionStores);
      return extensionStores.parse(JSON.parse(data.content)).stores.find(({ slug }) => slug === "boost");
    };
    await database.insert(offers).values([boostOf("premium", 2_000), boostOf("everybody", 1_500, 1n)]);
    expect(await findListedStore()).toMatchObject({ rate });
    expect((await findListedStore())?.boost).toBeUndefined();
    await database.insert(offers).values(boostOf("everybody", 1_000));
    expect(await findListedStore()).toMatchObject({
      rate: { ...rate, maximum: 1_000 },
      boost: { usual: rate, endsAt: "2026-03-01T11:02:00.000Z" },
    });
    now = new Date(now.getTime() + hour);
    expect(await findListedStore()).toMatchObject({ rate });
  });

  test("an unchanged list answers 304 without a body", async () => {
    const first = await provider.call(getExtensionStores);
    const etag = String(first.headers.etag);
    expect(first.headers["cache-control"]).toBe("public, max-age=600");
    for (const known of [etag, `"other", W/${etag}`]) {
      const cachedResponse = await provider.app.inject({
        method: "GET",
        url: "/apis/v1/extension/stores",
        headers: { "if-none-match": known },
      });
      expect(cachedResponse.statusCode).toBe(304);
      expect(cachedResponse.body).toBe("");
    }
  });

  test("a preflight lets the extension disconnect", async () => {
    const response = await provider.app.inject({
      method: "OPTIONS",
      url: "/apis/v1/extension/tokens/current",
      headers: {
        origin,
        "access-control-request-method": "DELETE",
        "access-control-request-headers": "authorization",
      },
    });
    expect(response.headers["access-control-allow-methods"]).toContain("DELETE");
    expect(response.headers["access-control-allow-headers"]).toContain("authorization");
  });

  test.each([
    ["the extension's calls", "/apis/v1/extension/stores", origin, origin],
    ["no other call", "/apis/v1/stores", origin, undefined],
    [
      "not to another extension",
      "/apis/v1/extension/stores",
      `chrome-extension://${"b".repeat(32)}`,
      undefined,
    ],
    ["not to pages of the dashboard", "/apis/v1/extension/stores", "http://localhost:3000", undefined],
  ])("CORS opens to the extension %s", async (_, url, from, expected) => {
    const response = await provider.app.inject({ method: "GET", url, headers: { origin: from } });
    expect(response.headers["access-control-allow-origin"]).toBe(expected);
  });
});
