import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  changeNetwork,
  createNetwork,
  getNetwork,
  listNetworks,
  type NetworkChanges,
  rotateNetworkSecret,
} from "#contract/networks/admin-networks.ts";
import { rejectLead } from "#contract/leads/admin-leads.ts";
import type { NetworkSettings } from "#contract/networks/networks.ts";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { describeOnBothDatabases } from "../../../support/databases/databases.ts";
import {
  leadOf,
  createStoreFixture,
  postReport,
  processReport,
  reportBody,
} from "../../../support/money/network-reports.ts";
import type { TestUser } from "../../../support/programs/provider.ts";
import { twoAdmins } from "../../../support/money/two-admins.ts";

const settings: NetworkSettings = {
  name: "Example Net",
  status: "paused",
  authentication: "hmac",
  addresses: [],
  trackingUrl: "https://example.test/go?sub={click}&to={site}",
  publisher: null,
  clickFormat: "uuid",
  clickLength: null,
  signature: null,
  needsConfirmation: false,
  payableRule: "days",
  holdDays: 30,
  usualDaysFrom: null,
  usualDaysTo: null,
  clickDays: 14,
  tracksWithinHours: 24,
};
const mapping: PostbackMapping = {
  parameters: {
    click: "sub",
    transaction: "id",
    amount: "sale",
    commission: "fee",
    status: "st",
  },
  statuses: { open: "pending", ok: "confirmed" },
  amounts: "major",
  times: "iso",
};

describeOnBothDatabases("admins and networks", (open) => {
  const { provider, admin, second } = twoAdmins(open);

  const newKey = () => `net-${randomUUID().slice(0, 8)}`;
  const create = async (values: object = {}) => {
    const body = Object.assign({ ...settings, key: newKey() }, values);
    return provider.call(createNetwork, { as: admin, body });
  };
  const load = async (key: string) => (await provider.call(getNetwork, { as: admin, params: { key } })).data;
  const change = (key: string, body: NetworkChanges, as = admin) =>
    provider.call(changeNetwork, { as, params: { key }, body });
  const rotate = (
    key: string,
    body: { overlapHours: 0 | 24 | 168; replaces: string | null },
    { as = admin, headers = {} }: { as?: TestUser; headers?: Record<string, string> } = {},
  ) => provider.call(rotateNetworkSecret, { as, params: { key }, body, headers });
  const lastLog = async () =>
    (await provider.call(listActivityLogs, { as: admin, query: { limit: 1 } })).data[0]!;

  test("a new network is logged and has neither secret nor mapping", async () => {
    const { data, status } = await create({ key: "fresh-1" });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...settings,
      key: "fresh-1",
      mapping: null,
      secrets: [],
      version: 1,
      quarantined: 0,
      decided: 0,
      lastReportAt: null,
      postbackUrl: "http://localhost:4000/apis/postbacks/fresh-1",
    });
    expect(await lastLog()).toMatchObject({
      action: "network.create",
      object: { type: "network", id: "fresh-1" },
      after: { name: "Example Net", holdDays: 30 },
    });
    expect(await create({ key: "fresh-1" })).toMatchObject({
      status: 409,
      body: { key: "network_key_taken", fields: { key: [expect.any(String)] } },
    });
  });

  test.each<[string, object, string]>([
    ["a name in addresses with capitals", { key: "Net" }, "key"],
    ["a tracking URL without a click", { trackingUrl: "https://example.test/go" }, "trackingUrl"],
    ["a script for a tracking URL", { trackingUrl: "javascript:alert('{click}')" }, "trackingUrl"],
    [
      "a line break in the address",
      { trackingUrl: "https://example.test/\r\nX: 1?c={click}" },
      "trackingUrl",
    ],
    ["a tab in the address", { trackingUrl: "https://example.test/\t?c={click}" }, "trackingUrl"],
    ["a click in the host", { trackingUrl: "https://{click}.example.test/" }, "trackingUrl"],
    ["a store in the host", { trackingUrl: "https://{site}/?c={click}" }, "trackingUrl"],
    ["a click only behind #", { trackingUrl: "https://example.test/#{click}" }, "trackingUrl"],
    ["a login in the address", { trackingUrl: "https://a:b@example.test/{click}" }, "trackingUrl"],
    ["no name", { name: "  " }, "name"],
    ["a negative hold", { holdDays: -1 }, "holdDays"],
    ["half a day", { clickDays: 1.5 }, "clickDays"],
    ["a host for an address", { addresses: ["192.0.2.1", "example.test"] }, "addresses.1"],
    ["a block that is too wide", { addresses: ["0.0.0.0/0"] }, "addresses.0"],
    ["a signature that isn't described", { authentication: "signature" }, "signature.header"],
  ])("refuses %s with an error on its field and writes nothing", async (_, values, field) => {
    const key = newKey();
    const response = await create({ key, ...values });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields as object)).toEqual([field]);
    expect((await provider.call(getNetwork, { as: admin, params: { key } })).status).toBe(404);
  });

  test("a change applies to the version shown; the second of two is refused and loses nothing", async () => {
    const { key } = (await create()).data;
    const changed = await change(key, { version: 1, status: "active", holdDays: 45, name: "Example Net" });
    expect(changed.data).toMatchObject({ status: "active", holdDays: 45, version: 2, clickDays: 14 });
    // Unchanged fields aren't logged.
    expect(await lastLog()).toMatchObject({
      action: "network.change",
      before: { status: "paused", holdDays: 30 },
      after: { status: "active", holdDays: 45 },
    });
    const lateChange = await change(key, { version: 1, holdDays: 1 }, second);
    expect(lateChange).toMatchObject({ status: 409, body: { key: "network_changed" } });
    expect((await load(key)).holdDays).toBe(45);
    const same = await change(key, { version: 2, holdDays: 45 });
    expect(same.data.version).toBe(2);
    // Validated together with the stored settings.
    expect(await change(key, { version: 2, authentication: "signature" })).toMatchObject({
      status: 400,
      body: { fields: { "signature.header": [expect.any(String)] } },
    });
    const listed = await change(key, { version: 2, authentication: "token", addresses: ["192.0.2.0/24"] });
    expect(listed.data).toMatchObject({ authentication: "token", addresses: ["192.0.2.0/24"], version: 3 });
  });

  test("M5 one of two simultaneous changes is refused", async () => {
    const { key } = (await create()).data;
    const responses = await Promise.all([
      change(key, { version: 1, holdDays: 1 }),
      change(key, { version: 1, holdDays: 2 }, second),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await load(key)).version).toBe(2);
  });

  test("rejects a mapping without statuses or with upper-case or padded ones, and stores a valid one unchanged", async () => {
    const { key } = (await create()).data;
    const invalidStatuses: PostbackMapping["statuses"][] = [{}, { OK: "confirmed" }, { " ok": "confirmed" }];
    for (const statuses of invalidStatuses) {
      const response = await change(key, { version: 1, mapping: { ...mapping, statuses } });
      expect(response).toMatchObject({
        status: 400,
        body: { fields: { "mapping.statuses": [expect.any(String)] } },
      });
    }
    expect((await change(key, { version: 1, mapping })).data.mapping).toEqual(mapping);
  });

  test("shows a secret once: not in the network, the log, a saved answer or the same form again", async () => {
    const { key } = (await create()).data;
    const headers = { "idempotency-key": randomUUID() };
    const body = { overlapHours: 24, replaces: null } as const;
    const first = await rotate(key, body, { headers });
    const { secret, network } = first.data;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9]{32}$/);
    expect(network.secrets).toMatchObject([{ endsAt: null, createdBy: { name: "Ada Admin" } }]);
    const repeatedResponse = await rotate(key, body, { headers });
    expect(repeatedResponse.data).toEqual({ network, secret: null });
    const storedSecrets = await provider.app.database.execute(
      `select answer::text from idempotency_keys union all select coalesce("after"::text, '') from activity_logs`,
    );
    expect(JSON.stringify([storedSecrets, await load(key)])).not.toContain(secret);
    expect(await lastLog()).toMatchObject({
      action: "network.rotate-secret",
      before: { secretId: null },
      after: { secretId: network.secrets[0]!.id, overlapHours: 24 },
    });
  });

  test("M5 one of two simultaneous rotations is refused and names who made the other", async () => {
    const { key } = (await create()).data;
    const body = { overlapHours: 168, replaces: null } as const;
    const responses = await Promise.all([rotate(key, body), rotate(key, body, { as: second })]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rejection = responses.find(({ status }) => status === 409)!;
    expect(rejection.body).toMatchObject({ key: "secret_already_rotated" });
    expect(rejection.body.message).toMatch(/already replaced by (Ada Admin|Otto Auditor)/);
    expect((await load(key)).secrets).toHaveLength(1);
  });

  test("P1 accepts both secrets during the overlap, and only the new one without an overlap", async () => {
    const store = await createStoreFixture(provider);
    const { network: key } = store;
    const sendReport = async (secret: string) => {
      const payload = reportBody(provider, { click_id: randomUUID() });
      return (await postReport(provider, { ...store, secret }, payload)).statusCode;
    };
    const current = async () => (await load(key)).secrets[0]!.id;
    const next = (await rotate(key, { overlapHours: 24, replaces: await current() })).data.secret!;
    expect(await sendReport(store.secret)).toBe(200);
    expect(await sendReport(next)).toBe(200);
    expect((await load(key)).secrets.map(({ endsAt }) => endsAt !== null)).toEqual([false, true]);
    const last = (await rotate(key, { overlapHours: 0, replaces: await current() })).data.secret!;
    expect(await sendReport(store.secret)).toBe(401);
    expect(await sendReport(next)).toBe(401);
    expect(await sendReport(last)).toBe(200);
    expect((await load(key)).secrets).toHaveLength(1);
  });

  test("lists networks by name with their health, filtered and paged", async () => {
    const store = await createStoreFixture(provider, { name: "Zeta Figures" });
    const member = await provider.signUp();
    const ids = ["Z-1", "Z-2", "Z-3"];
    for (const transaction_id of ids)
      await processReport(provider, store, {
        click_id: await store.click(member.userId),
        transaction_id,
        status: "approved",
      });
    const rejected = (await leadOf(provider, "Z-1"))!.id;
    const body = { reason: "terms_not_met" } as const;
    await provider.call(rejectLead, { as: admin, params: { id: rejected }, body });
    await processReport(provider, store, { click_id: "nobody" });
    const list = async (query: object) => provider.call(listNetworks, { as: admin, query });
    const [row] = (await list({ q: "zeta fig" })).data;
    expect(row).toMatchObject({ name: "Zeta Figures", decided: 3, refused: 1, quarantined: 1 });
    expect(Date.parse(row!.lastReportAt!)).toBeGreaterThan(Date.now() - 60_000);
    expect(row).not.toHaveProperty("mapping");
    const every = (await list({ limit: 100 })).data;
    expect(every.map(({ status }) => status)).toContain("paused");
    const active = (await list({ limit: 100, status: "active" })).data;
    expect(new Set(active.map(({ status }) => status))).toEqual(new Set(["active"]));
    const listedKeys: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 3, ...(cursor ? { cursor } : {}) });
      expect(page.meta.total).toBe(every.length);
      listedKeys.push(...page.data.map(({ key }) => key));
      cursor = page.meta.nextCursor ?? undefined;
    } while (cursor);
    expect(listedKeys).toEqual(every.map(({ key }) => key));
  });
});
