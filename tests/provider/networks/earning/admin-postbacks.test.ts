import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { compile } from "proxy-addr";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { tryMapping } from "#contract/networks/admin-networks.ts";
import {
  discardPostback,
  exportPostbacks,
  getPostback,
  listPostbacks,
  replayPostback,
} from "#contract/networks/admin-postbacks.ts";
import { networkAddress, trackingTemplate } from "#contract/networks/networks.ts";
import { networks, postbackEvents } from "#provider/database/schema/network-schema.ts";
import { trackingUrl } from "#provider/modules/networks/tracking-url.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import {
  createStoreFixture,
  type StoreFixture,
  postReport,
  processReport,
} from "../../../support/money/network-reports.ts";
import type { TestUser } from "../../../support/programs/provider.ts";
import { twoAdmins } from "../../../support/money/two-admins.ts";

describeOnDatabase("admins and reports", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  let store: StoreFixture;
  beforeAll(async () => {
    store = await createStoreFixture(provider);
  });

  const quarantineReport = async () => (await processReport(provider, store, { click_id: randomUUID() })).id;
  const discard = (id: string, reason: string, { as = admin, headers = {} }: Options = {}) =>
    provider.call(discardPostback, { as, params: { id }, body: { reason }, headers });
  interface Options {
    as?: TestUser;
    headers?: Record<string, string>;
  }

  test("discards a quarantined report for good with admin and reason; the same bytes again are a duplicate", async () => {
    const id = await quarantineReport();
    const headers = { "idempotency-key": randomUUID() };
    const { data } = await discard(id, "A test of theirs", { headers });
    expect(data).toMatchObject({
      id,
      state: "discarded",
      reason: "click_unknown",
      lead: null,
      discarded: { by: admin.email, reason: "A test of theirs" },
    });
    expect((await discard(id, "A test of theirs", { headers })).data).toEqual(data);
    const opened = await provider.call(getPostback, { as: second, params: { id } });
    expect(opened.data).toEqual(data);
    const lateDiscard = await discard(id, "Me too", { as: second });
    expect(lateDiscard).toMatchObject({ status: 409, body: { key: "postback_not_in_quarantine" } });
    const replayed = await provider.call(replayPostback, { as: second, params: { id } });
    expect(replayed.status).toBe(409);
    expect((await postReport(provider, store, data.payload)).statusCode).toBe(200);
    const reportResponse = await provider.call(getPostback, { as: admin, params: { id } });
    expect(reportResponse.data).toMatchObject({ state: "discarded", copies: 2 });
    const { data: log } = await provider.call(listActivityLogs, {
      as: admin,
      query: { limit: 1, action: "postback.discard" },
    });
    expect(log[0]).toMatchObject({ after: { state: "discarded", reason: "A test of theirs" } });
  });

  test("M5 only one of a simultaneous replay and discard succeeds", async () => {
    const id = await quarantineReport();
    const responses = await Promise.all([
      discard(id, "No purchase"),
      provider.call(replayPostback, { as: second, params: { id } }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("refuses to discard an unknown or applied report, and requires a reason", async () => {
    const click_id = await store.click((await provider.signUp()).userId);
    const { id } = await processReport(provider, store, { click_id });
    expect((await discard(id, "Too late")).status).toBe(409);
    expect((await discard(randomUUID(), "Nothing")).status).toBe(404);
    expect((await provider.call(getPostback, { as: admin, params: { id: "nothing" } })).status).toBe(404);
    const waiting = await quarantineReport();
    expect(await discard(waiting, "  ")).toMatchObject({
      status: 400,
      body: { fields: { reason: [expect.any(String)] } },
    });
  });

  test("exports the filtered reports unchanged", async () => {
    const id = await quarantineReport();
    const { payload } = (await provider.call(getPostback, { as: admin, params: { id } })).data;
    const response = await provider.app.inject({
      url: `/apis${exportPostbacks.path}?network=${store.network}&state=quarantined`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    const { meta } = await provider.call(listPostbacks, {
      as: admin,
      query: { network: store.network, state: "quarantined" as const },
    });
    expect(response.body.trim().split("\r\n")).toHaveLength(meta.total + 1);
    expect(response.body).toContain(payload.replaceAll('"', '""'));
  });

  test("tests a mapping on a sample without storing or logging it", async () => {
    const [row] = await provider.app.database.select().from(networks);
    const { mapping } = row!;
    const sampleQuery =
      "click_id=c-1&transaction_id=T-9&amount=49.90&commission=5&currency=usd&status=Approved";
    const time = "time=2026-01-02T03:04:05Z";
    const before = await provider.app.database.select().from(postbackEvents);
    const trySample = async (sample: string) =>
      (await provider.call(tryMapping, { as: admin, body: { mapping, sample } })).data;
    const expectedReport = {
      isRead: true,
      converted: null,
      isRateMissing: false,
      interpretation: {
        click: "c-1",
        transaction: "T-9",
        item: null,
        order: null,
        amount: 4990,
        commission: 500,
        currency: "USD",
        status: "confirmed",
        at: "2026-01-02T03:04:05.000Z",
      },
    };
    const json = JSON.stringify(Object.fromEntries(new URLSearchParams(`${sampleQuery}&${time}`)));
    for (const sample of [
      `${sampleQuery}&${time}`,
      `?${sampleQuery}&${time}`,
      `https://us.test/p?${sampleQuery}&${time}`,
      json,
    ])
      expect(await trySample(sample)).toEqual({ reports: [expectedReport] });
    expect((await trySample(sampleQuery)).reports).toMatchObject([{ isRead: false, reason: "time_invalid" }]);
    expect((await trySample(`${sampleQuery}&${time}&amount=1`)).reports).toMatchObject([
      { isRead: false, reason: "parameter_repeated", found: { amount: "49.90, 1" } },
    ]);
    expect(await provider.app.database.select().from(postbackEvents)).toEqual(before);
  });
});

describe("accepted network settings", () => {
  test("every accepted address can be compared with a client address", () => {
    const part = fc.integer({ min: 0, max: 255 });
    const address = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.tuple(fc.ipV4(), fc.integer({ min: 0, max: 33 })).map(([ip, bits]) => `${ip}/${bits}`),
      fc.tuple(fc.ipV6(), fc.integer({ min: 0, max: 129 })).map(([ip, bits]) => `${ip}/${bits}`),
      fc.tuple(part, part).map(([one, other]) => `10.${one}.${other}`),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(
      fc.property(address, (text) => {
        const parsed = networkAddress.safeParse(text);
        if (parsed.success) expect(() => compile([parsed.data])).not.toThrow();
      }),
    );
  });

  test("every accepted tracking URL gives each click an address of its own", () => {
    const piece = fc.constantFrom("{click}", "{site}", "/", "?", "#", "&", "a=", "go", "@", ":", "..", "%7B");
    const template = fc
      .tuple(
        fc.constantFrom("https://", "http://", "ftp://", "javascript:", "//", ""),
        fc.constantFrom("n.test", "{click}", "n.test:81"),
        fc.array(piece, { maxLength: 8 }),
      )
      .map(([scheme, host, rest]) => `${scheme}${host}${rest.join("")}`);
    const place = { site: "https://store.test/", programme: null, publisher: null };
    fc.assert(
      fc.property(template, fc.uuid(), fc.uuid(), (text, click, other) => {
        const parsed = trackingTemplate.safeParse(text);
        if (!parsed.success) return;
        const targetUrl = trackingUrl(parsed.data, { click, ...place });
        expect(targetUrl).toMatch(/^https?:\/\/n\.test/);
        if (click !== other) expect(trackingUrl(parsed.data, { click: other, ...place })).not.toBe(targetUrl);
      }),
    );
  });
});
