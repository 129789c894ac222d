import { afterAll, beforeAll, expect, test } from "vitest";
import { mayShowInBrowser } from "#contract/notifications/notification-settings.ts";
import {
  addPushDevice,
  listPushDevices,
  maxPushDevices,
  removePushDevice,
} from "#contract/notifications/push-devices.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { pushKeys, pushMessages } from "#provider/database/schema/push-schema.ts";
import { pushOverHttps, sendDuePushes } from "#provider/modules/push/deliver.ts";
import { findPushKeys } from "#provider/modules/push/keys.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { addDevice, deviceIds } from "../../support/notifications/push-member.ts";
import { pushOrigin, readSignature, simulatePushService } from "../../support/notifications/push-service.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const operatorsKey = "tUxbf-cZcuOHkdM4M1AB3SEUjnDPz5DTzB6fCW1tyzM";

describeOnDatabase("devices with push notifications", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let now = new Date("2026-03-04T12:00:00Z");
  const service = simulatePushService();

  beforeAll(async () => {
    connection = await open();
    const environment = { PUBLIC_ORIGIN: "https://cash.example" };
    provider = await startTestProvider({ connection, clock: () => now, environment });
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });
  const parts = () => ({ provider, service });

  test("are listed for their member only", async () => {
    const [member, otherMember] = [await provider.signUp(), await provider.signUp()];
    const { id } = await addDevice(parts(), member);
    expect(await deviceIds(parts(), member)).toEqual([id]);
    expect(await deviceIds(parts(), otherMember)).toEqual([]);
  });

  test("can be removed", async () => {
    const member = await provider.signUp();
    const { id } = await addDevice(parts(), member);
    expect((await provider.call(removePushDevice, { as: member, params: { id } })).status).toBe(200);
    expect(await deviceIds(parts(), member)).toEqual([]);
  });

  test("can't be removed by another member", async () => {
    const [member, otherMember] = [await provider.signUp(), await provider.signUp()];
    const { id } = await addDevice(parts(), member);
    expect((await provider.call(removePushDevice, { as: otherMember, params: { id } })).status).toBe(404);
    expect(await deviceIds(parts(), member)).toEqual([id]);
  });

  test("a browser that is added twice is one device", async () => {
    const member = await provider.signUp();
    const body = { ...service.subscribe(), language: "en" } as const;
    await provider.call(addPushDevice, { as: member, body });
    await provider.call(addPushDevice, { as: member, body });
    expect(await deviceIds(parts(), member)).toHaveLength(1);
  });

  test("a browser belongs to the member who used it last", async () => {
    const [member, next] = [await provider.signUp(), await provider.signUp()];
    const body = { ...service.subscribe(), language: "en" } as const;
    await provider.call(addPushDevice, { as: member, body });
    await notifyUser(provider, member.userId);
    await provider.call(addPushDevice, { as: next, body });
    expect(await deviceIds(parts(), member)).toEqual([]);
    expect(await deviceIds(parts(), next)).toHaveLength(1);
    expect(await connection.database.select().from(pushMessages)).toEqual([]);
  });

  test("a device above the limit replaces the oldest one", async () => {
    const member = await provider.signUp();
    const first = await addDevice(parts(), member);
    for (let count = 0; count < maxPushDevices; count++) {
      now = new Date(now.getTime() + 1_000);
      await addDevice(parts(), member);
    }
    const ids = await deviceIds(parts(), member);
    expect(ids).toHaveLength(maxPushDevices);
    expect(ids).not.toContain(first.id);
  });

  test.each([
    "http://push.example/a",
    "https://localhost/a",
    "https://127.0.0.1/a",
    "https://2130706433/a",
    "https://[::1]/a",
    "https://10.0.0.8/a",
    "https://user:password@push.example/a",
  ])("the address %s is refused", async (endpoint) => {
    const member = await provider.signUp();
    const body = { ...service.subscribe(), endpoint, language: "en" as const };
    expect((await provider.call(addPushDevice, { as: member, body })).status).toBe(400);
  });

  test.each(["http://push.example/a", "https://127.0.0.1/a", "https://[fd00::1]/a"])(
    "nothing is sent to %s",
    async (url) => {
      const result = await pushOverHttps({ url, headers: {}, body: Buffer.from("x") });
      expect(result.failure).toBe("private_address");
    },
  );

  test("a browser that gets push messages shows no second notification", async () => {
    const member = await provider.signUp();
    const { hash: device } = await addDevice(parts(), member);
    const query = { type: "cashback_earned", device };
    expect((await provider.call(mayShowInBrowser, { as: member, query })).data.show).toBe(false);
  });

  test("a browser whose device was removed shows its own notifications again", async () => {
    const member = await provider.signUp();
    const { id, hash: device } = await addDevice(parts(), member);
    await provider.call(removePushDevice, { as: member, params: { id } });
    const query = { type: "cashback_earned", device };
    expect((await provider.call(mayShowInBrowser, { as: member, query })).data.show).toBe(true);
  });

  test("messages are signed with the key that browsers subscribe with", async () => {
    const member = await provider.signUp();
    await addDevice(parts(), member);
    await notifyUser(provider, member.userId);
    await sendDuePushes(provider.app, service.transport);
    const signature = await readSignature(service.requests.at(-1)!);
    const { publicKey } = (await provider.call(listPushDevices, { as: member })).meta;
    expect(signature.publicKey).toBe(publicKey);
    expect(signature.aud).toBe(pushOrigin);
    expect(signature.sub).toBe("https://cash.example");
  });

  test("processes that start at once agree on one key", async () => {
    await connection.database.delete(pushKeys);
    const found = await Promise.all(Array.from({ length: 4 }, () => findPushKeys(newProcess())));
    expect(new Set(found.map(({ publicKey }) => publicKey)).size).toBe(1);
  });

  test("the private key is stored encrypted", async () => {
    const { privateKey } = await findPushKeys(newProcess());
    const [stored] = await connection.database.select().from(pushKeys);
    expect(stored!.ciphertext).not.toContain(privateKey);
  });

  test("a stored key can't be opened with another payout key", async () => {
    await findPushKeys(newProcess());
    const other = newProcess({ PAYOUT_KEY: "another-payout-key-0123456789abcdefg" });
    await expect(findPushKeys(other)).rejects.toThrow();
  });

  test("the operator's own key replaces the stored one", async () => {
    const { publicKey, privateKey } = await findPushKeys(newProcess({ VAPID_PRIVATE_KEY: operatorsKey }));
    expect(privateKey).toBe(operatorsKey);
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
  });

  /** Returns the parts of the provider as a freshly started process has them, with no key cached. */
  function newProcess(changed: { PAYOUT_KEY?: string; VAPID_PRIVATE_KEY?: string } = {}) {
    const { clock, environment } = provider.app;
    const database = Object.create(connection.database) as Connection["database"];
    return { clock, database, environment: { ...environment, ...changed } };
  }
});
