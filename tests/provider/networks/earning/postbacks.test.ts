import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listPostbacks, replayPostback } from "#contract/networks/admin-postbacks.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { networks } from "#provider/database/schema/network-schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { rotateSecret } from "#provider/modules/networks/repository.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  postReport,
  processReport,
  networkSecretCipher as cipher,
  signedHeaders,
  reportBody,
  type StoreFixture,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const day = 24 * 3_600_000;
const start = new Date("2026-03-01T12:00:00Z");

describeOnDatabase("postbacks", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  let member: TestUser;
  let admin: TestUser;
  let now = start;
  beforeAll(async () => {
    provider = await startTestProvider({
      open,
      clock: () => now,
      environment: { POSTBACKS_PER_MINUTE: "0" },
    });
    member = await provider.signUp();
    admin = await provider.signUp({ role: "admin" });
  });
  beforeEach(async () => {
    now = start;
    store = await createStoreFixture(provider);
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });
  const list = async (query: object) => (await provider.call(listPostbacks, { as: admin, query })).data;
  const eventsOf = ({ network }: StoreFixture) => list({ network });

  test("stores a report unchanged, answers 200, and processes it afterwards", async () => {
    const payload = reportBody(provider, {
      click_id: await store.click(member.userId),
      transaction_id: "T-1",
    });
    const response = await postReport(provider, store, payload);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ code: 200, message: "OK", data: null });
    expect(await leadOf(provider, "T-1")).toBeUndefined();
    expect(await eventsOf(store)).toMatchObject([{ state: "received", payload, copies: 1, lead: null }]);
    expect(await processDueEvents(provider.app)).toBe(1);
    const lead = await leadOf(provider, "T-1");
    expect(lead).toMatchObject({
      state: "pending",
      orderAmount: 10_000n,
      cashBack: 600n,
      commission: 1_200n,
    });
    expect(await eventsOf(store)).toMatchObject([
      { state: "applied", lead: lead!.id, attempts: 1, signedAt: now.toISOString(), reason: null },
    ]);
  });

  test("verifies and reads a form, a GET query and a POST query alike", async () => {
    for (const [number, method] of (["POST", "GET", "POST"] as const).entries()) {
      const click_id = await store.click(member.userId);
      const fields: Record<string, string> = JSON.parse(
        reportBody(provider, { click_id, transaction_id: `${store.network}-${number}` }),
      );
      const content = new URLSearchParams(fields).toString();
      const isForm = number === 0;
      const response = await provider.app.inject({
        method,
        headers: signedHeaders(store.secret, content, now),
        url: `/apis/postbacks/${store.network}${isForm ? "" : `?${content}`}`,
        ...(isForm ? { payload: content } : {}),
      });
      expect(response.statusCode).toBe(200);
    }
    await processDueEvents(provider.app);
    expect((await eventsOf(store)).map(({ state }) => state)).toEqual(["applied", "applied", "applied"]);
  });

  test("rejects reports that can never be accepted with 4xx", async () => {
    const payload = reportBody(provider, { click_id: await store.click(member.userId) });
    const headers = signedHeaders(store.secret, payload, now);
    const send = (url: string, options: object = {}) =>
      provider.app.inject({ method: "POST", url, headers, payload, ...options });
    const url = `/apis/postbacks/${store.network}`;
    expect((await send("/apis/postbacks/nobody")).statusCode).toBe(404);
    expect((await send("/apis/postbacks/%00")).statusCode).toBe(404);
    const forged = await send(url, { payload: payload.replace("100.00", "900.00") });
    expect(forged.statusCode).toBe(401);
    expect(forged.json()).toMatchObject({ key: "signature_invalid" });
    const large = "x".repeat(16 * 1024 + 1);
    expect(
      (await send(url, { payload: large, headers: signedHeaders(store.secret, large, now) })).statusCode,
    ).toBe(413);
    const fits = "x".repeat(16 * 1024);
    expect(
      (await send(url, { payload: fits, headers: signedHeaders(store.secret, fits, now) })).statusCode,
    ).toBe(200);
    expect((await provider.app.inject({ method: "DELETE", url })).statusCode).toBe(404);
    expect(await eventsOf(store)).toMatchObject([{ payload: fits }]);
  });

  test("answers 429 to a network above its limit, without counting forged reports", async () => {
    const { connection } = provider;
    const environment = { POSTBACKS_PER_MINUTE: "50" };
    const narrow = await startTestProvider({ connection, clock: () => now, environment });
    const other = await createStoreFixture(provider);
    const send = (as: StoreFixture) => postReport(narrow, as, "a=1");
    for (let count = 0; count < 40; count += 1)
      expect((await send({ ...store, secret: other.secret })).statusCode).toBe(401);
    for (let count = 0; count < 50; count += 1) expect((await send(store)).statusCode).toBe(200);
    const rejection = await send(store);
    expect(rejection.statusCode).toBe(429);
    expect(Number(rejection.headers["retry-after"])).toBeGreaterThan(0);
    expect((await send(other)).statusCode).toBe(200);
    expect(await eventsOf(store)).toMatchObject([{ copies: 50 }]);
    await narrow.close();
  });

  test("P1 a replaced secret works until the overlap ends, and its sealed form can't be used elsewhere", async () => {
    const rotate = () =>
      provider.app.database.transaction((tx) =>
        rotateSecret(tx, cipher, { network: store.network, overlap: day, by: admin.userId, at: now }),
      );
    const [old, next] = [store, { ...store, secret: await rotate() }];
    const postWithBoth = async () => {
      const statuses = [old, next].map(async (as) => (await postReport(provider, as, "a=1")).statusCode);
      return Promise.all(statuses);
    };
    expect(await postWithBoth()).toEqual([200, 200]);
    now = new Date(start.getTime() + day + 1);
    expect(await postWithBoth()).toEqual([401, 200]);
    const owner = { id: "1", network: "awin" };
    const sealed = cipher.seal("secret", owner);
    expect(cipher.open(sealed, owner)).toBe("secret");
    expect(() => cipher.open(sealed, { ...owner, network: "cj" })).toThrow();
    const storedSecrets = await provider.app.database.execute(sql`select ciphertext from network_secrets`);
    expect(JSON.stringify(storedSecrets)).not.toContain(next.secret);
  });

  test("P1 the address token of a network that can't sign is stored nowhere", async () => {
    const quiet = await createStoreFixture(provider, { authentication: "token", addresses: ["127.0.0.1"] });
    const fields: Record<string, string> = JSON.parse(
      reportBody(provider, { click_id: await quiet.click(member.userId), transaction_id: "T-token" }),
    );
    const query = new URLSearchParams(fields).toString();
    const send = (token: string, remoteAddress = "127.0.0.1") =>
      provider.app.inject({
        url: `/apis/postbacks/${quiet.network}?token=${token}&${query}`,
        remoteAddress,
      });
    expect((await send(store.secret)).statusCode).toBe(401);
    expect((await send(quiet.secret, "127.0.0.2")).statusCode).toBe(401);
    expect((await send(quiet.secret)).statusCode).toBe(200);
    await processDueEvents(provider.app);
    expect(await eventsOf(quiet)).toMatchObject([{ state: "applied", payload: query, signedAt: null }]);
  });

  test(
    "P2 a thousand simultaneous copies, and more after 30 days, are credited once",
    { timeout: 300_000 },
    async () => {
      const buyer = await provider.signUp();
      const payload = reportBody(provider, { click_id: await store.click(buyer.userId) });
      for (const later of [0, 30 * day]) {
        now = new Date(start.getTime() + later);
        const responses = await Promise.all(
          Array.from({ length: 1_000 }, () => postReport(provider, store, payload)),
        );
        expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
        await Promise.all([processDueEvents(provider.app), processDueEvents(provider.app)]);
        expect(await balancesOf(provider.app.database, buyer.userId)).toMatchObject({ pending: 600n });
      }
      now = start;
      expect(await eventsOf(store)).toMatchObject([{ state: "applied", copies: 2_000 }]);
    },
  );

  test("P4 quarantines a report that can't be credited, with a reason", async () => {
    const buyer = await provider.signUp();
    const foreign = await createStoreFixture(provider);
    const click = await store.click(buyer.userId);
    const expired = await store.click(buyer.userId, new Date(start.getTime() - 31 * day));
    const cases = {
      click_unknown: { click_id: "00000000-0000-4000-8000-000000000000" },
      click_of_other_network: { click_id: await foreign.click(buyer.userId) },
      click_expired: { click_id: expired },
      purchase_before_click: {
        click_id: click,
        time: new Date(start.getTime() - 2 * 3_600_000).toISOString(),
      },
      rate_missing: { click_id: click, currency: "EUR" },
      status_unknown: { click_id: click, status: "perhaps" },
    };
    for (const [reason, fields] of Object.entries(cases))
      expect(await processReport(provider, store, fields), reason).toMatchObject({
        state: "quarantined",
        reason,
      });
    expect(await processReport(provider, store, { click_id: "no id at all" })).toMatchObject({
      reason: "click_unknown",
    });
    expect(await balancesOf(provider.app.database, buyer.userId)).toMatchObject({
      pending: 0n,
      available: 0n,
    });
    expect(await list({ network: store.network, state: "quarantined" })).toHaveLength(7);
    expect(await list({ network: store.network, state: "applied" })).toEqual([]);
  });

  test("an empty migrated mapping quarantines reports; replaying them with a complete one credits them", async () => {
    const oldStore = await createStoreFixture(provider);
    const { database } = provider.app;
    const [{ mapping } = { mapping: null }] = await database.select().from(networks).limit(1);
    await database.execute(sql`update networks set mapping = '{}' where key = ${oldStore.network}`);
    const click_id = await oldStore.click(member.userId);
    const event = await processReport(provider, oldStore, { click_id, transaction_id: "T-old" });
    expect(event).toMatchObject({ state: "quarantined", reason: "mapping_incomplete", interpretation: null });
    await database.execute(
      sql`update networks set mapping = ${JSON.stringify(mapping)} where key = ${oldStore.network}`,
    );
    const call = { as: admin, params: { id: event.id }, headers: { "idempotency-key": "replay-0123456789" } };
    const { data } = await provider.call(replayPostback, call);
    expect(data).toMatchObject({ id: event.id, state: "received", reason: null });
    await processDueEvents(provider.app);
    expect(await leadOf(provider, "T-old")).toMatchObject({ state: "pending", userId: member.userId });
    expect((await provider.call(replayPostback, call)).data).toEqual(data);
    const secondReplay = await provider.call(replayPostback, { as: admin, params: { id: event.id } });
    expect(secondReplay).toMatchObject({ status: 409, body: { key: "postback_not_in_quarantine" } });
    const { data: log } = await provider.call(listActivityLogs, {
      as: admin,
      query: { action: "postback.replay" },
    });
    expect(log).toHaveLength(1);
    const unknown = await provider.call(replayPostback, { as: admin, params: { id: "nothing" } });
    expect(unknown.status).toBe(404);
  });

  test("pages through the list without gaps or repeats", async () => {
    for (let count = 0; count < 5; count += 1) await postReport(provider, store, `n=${count}`);
    const payloads: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { network: store.network, limit: 2, ...(cursor ? { cursor } : {}) };
      const { data, meta } = await provider.call(listPostbacks, { as: admin, query });
      expect(meta.total).toBe(5);
      payloads.push(...data.map(({ payload }) => payload));
      cursor = meta.nextCursor ?? undefined;
    } while (cursor);
    expect(payloads).toEqual(["n=4", "n=3", "n=2", "n=1", "n=0"]);
    expect((await provider.call(listPostbacks, { as: admin, query: { cursor: "nonsense" } })).status).toBe(
      400,
    );
    await processDueEvents(provider.app);
  });

  test("retries a report whose processing fails, then quarantines it without partial effects", async () => {
    const { database } = provider.app;
    const buyer = await provider.signUp();
    const transaction_id = `T-${store.network}`;
    await database.execute(
      sql`alter table lead_changes add constraint broken check (at < '2000-01-01') not valid`,
    );
    const event = await processReport(provider, store, {
      click_id: await store.click(buyer.userId),
      transaction_id,
    });
    expect(event).toMatchObject({ state: "received", attempts: 1 });
    expect(event.dueAt.getTime()).toBe(now.getTime() + 1_000);
    expect(await leadOf(provider, transaction_id)).toBeUndefined();
    expect(await processDueEvents(provider.app)).toBe(0);
    for (let hours = 1; hours <= 40; hours += 1) {
      now = new Date(start.getTime() + hours * 3_600_000);
      await processDueEvents(provider.app);
    }
    now = start;
    expect(await eventsOf(store)).toMatchObject([{ state: "quarantined", reason: "failed", attempts: 20 }]);
    expect(await balancesOf(database, buyer.userId)).toMatchObject({ pending: 0n });
    await database.execute(sql`alter table lead_changes drop constraint broken`);
    await provider.call(replayPostback, { as: admin, params: { id: event.id } });
    await processDueEvents(provider.app);
    expect(await balancesOf(database, buyer.userId)).toMatchObject({ pending: 600n });
  });
});
