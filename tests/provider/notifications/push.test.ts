import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { logout } from "#contract/accounts/auth.ts";
import { listNotifications, markAllNotificationsRead } from "#contract/notifications/notifications.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { pushDevices, pushMessages } from "#provider/database/schema/push-schema.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { changeSettings } from "#provider/modules/notification-settings/repository.ts";
import { notify } from "#provider/modules/notifications/notify.ts";
import { sendDuePushes } from "#provider/modules/push/deliver.ts";
import { takeDueMessage } from "#provider/modules/push/repository.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { addDevice, deviceIds } from "../../support/notifications/push-member.ts";
import { simulatePushService } from "../../support/notifications/push-service.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const minute = 60_000;
const hour = 60 * minute;

describeOnDatabase("push messages", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let service: ReturnType<typeof simulatePushService>;
  const start = new Date("2026-03-04T12:00:00Z");
  let now = start;

  beforeAll(async () => {
    connection = await open();
    const environment = { PUBLIC_ORIGIN: "https://cash.example" };
    provider = await startTestProvider({ connection, clock: () => now, environment });
    service = simulatePushService();
  });
  afterEach(async () => {
    now = start;
    service.requests.length = 0;
    service.respondWith(201);
    await connection.database.delete(pushMessages);
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const send = () => sendDuePushes(provider.app, service.transport);
  const advanceClock = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));
  const outbox = () => connection.database.select().from(pushMessages);
  const saveSettings = ({ userId }: TestUser, change: Parameters<typeof changeSettings>[2]) =>
    changeSettings(connection.database, userId, change, now);
  async function createMemberWithDevice(language: "en" | "fr" | "ar" = "en") {
    const member = await provider.signUp();
    return { member, device: await addDevice({ provider, service }, member, language) };
  }

  test("a notification is sent to the member's device, encrypted", async () => {
    const { member } = await createMemberWithDevice();
    await saveSettings(member, { language: "en" });
    await notifyUser(provider, member.userId, "Sephora");
    await send();
    expect(service.payloads()).toMatchObject([{ title: "You earned cash back", lang: "en", dir: "ltr" }]);
    expect(service.requests[0]!.body.toString("latin1")).not.toContain("Sephora");
  });

  test("a message is sent once", async () => {
    const { member } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(service.requests).toHaveLength(1);
  });

  test("a member without a device gets none", async () => {
    const member = await provider.signUp();
    await notifyUser(provider, member.userId);
    expect(await outbox()).toEqual([]);
  });

  test("every device of the member gets the message", async () => {
    const { member } = await createMemberWithDevice();
    await addDevice({ provider, service }, member);
    await notifyUser(provider, member.userId);
    await send();
    expect(new Set(service.requests.map(({ url }) => url)).size).toBe(2);
  });

  test("an event that is rolled back sends nothing", async () => {
    const { member } = await createMemberWithDevice();
    const values = { amount: 650n, currency: "USD", store: "Target" };
    const failed = inTransaction(connection.database, async (unit) => {
      await notify(unit, provider.app, { userId: member.userId, type: "cashback_earned", values });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    expect(await outbox()).toEqual([]);
  });

  test.each([
    ["vi", "fr", "/fr/apps/notifications?view_id="],
    ["ar", "en", "/ar/apps/notifications?view_id="],
  ] as const)("a message in %s on a device with pages in %s opens %s…", async (language, pages, path) => {
    const { member } = await createMemberWithDevice(pages);
    await saveSettings(member, { language });
    await notifyUser(provider, member.userId);
    await send();
    const [notification] = (
      await provider.call(listNotifications, { as: member, query: { page: 1, limit: 10 } })
    ).data;
    expect(service.payloads()[0]!.path).toBe(path + notification!.id);
  });

  test("an Arabic message is written from right to left", async () => {
    const { member } = await createMemberWithDevice();
    await saveSettings(member, { language: "ar" });
    await notifyUser(provider, member.userId);
    await send();
    expect(service.payloads()[0]!.dir).toBe("rtl");
  });

  test("a discreet message contains neither amount nor store", async () => {
    const { member } = await createMemberWithDevice();
    await saveSettings(member, { language: "en", discreet: true });
    await notifyUser(provider, member.userId, "Sephora");
    await send();
    const { title, body } = service.payloads()[0]!;
    expect(`${title} ${body}`).not.toMatch(/\d|Sephora|cash back/);
  });

  test.each([
    ["for push", { cashback_earned: { browser: false } }],
    ["in the app", { cashback_earned: { inApp: false } }],
  ])("a type that is switched off %s isn't pushed", async (_, channels) => {
    const { member } = await createMemberWithDevice();
    await saveSettings(member, { channels });
    await notifyUser(provider, member.userId);
    expect(await send()).toBe(0);
  });

  test("a type that is switched off before its message is sent isn't pushed", async () => {
    const { member } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    await saveSettings(member, { channels: { cashback_earned: { browser: false } } });
    await send();
    expect(service.requests).toEqual([]);
  });

  test("a notification that was read in the meantime isn't pushed", async () => {
    const { member } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    await provider.call(markAllNotificationsRead, { as: member });
    await send();
    expect(service.requests).toEqual([]);
  });

  test("quiet hours postpone a message to their end", async () => {
    const { member } = await createMemberWithDevice();
    await saveSettings(member, { quietHours: { start: "11:00", end: "14:30" }, timeZone: "Europe/London" });
    await notifyUser(provider, member.userId);
    await send();
    expect(service.requests).toEqual([]);
    advanceClock(2.5 * hour);
    await send();
    expect(service.requests).toHaveLength(1);
  });

  test("a device of a session that was ended gets nothing", async () => {
    const { member } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    await provider.call(logout, { as: member });
    await send();
    expect(service.requests).toEqual([]);
  });

  test("nothing is queued for a session that has ended", async () => {
    const { member } = await createMemberWithDevice();
    await provider.call(logout, { as: member });
    await notifyUser(provider, member.userId);
    expect(await outbox()).toEqual([]);
  });

  test.each([404, 410, 403])("a subscription that is refused with %d is removed", async (status) => {
    const { member } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    service.respondWith(status);
    await send();
    expect(await deviceIds({ provider }, member)).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test("a message is retried after a failure of the push service", async () => {
    const { member, device } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    service.respondWith(503);
    await send();
    service.respondWith(201);
    expect(await send()).toBe(0);
    advanceClock(13_000);
    expect(await send()).toBe(1);
    expect(await outbox()).toEqual([]);
    expect(await deviceIds({ provider }, member)).toEqual([device.id]);
  });

  test("after a failure, the device's other messages wait for the next attempt", async () => {
    const { member } = await createMemberWithDevice();
    for (let count = 0; count < 3; count++) await notifyUser(provider, member.userId);
    service.respondWith(503);
    await send();
    expect(service.requests).toHaveLength(1);
    service.respondWith(201);
    advanceClock(13_000);
    expect(await send()).toBe(3);
  });

  test("a device gets one message at a time, so that a slow service doesn't delay those of others", async () => {
    const { member } = await createMemberWithDevice();
    for (let count = 0; count < 2; count++) await notifyUser(provider, member.userId);
    const take = () => takeDueMessage(connection.database, now, new Date(now.getTime() + minute));
    expect(await take()).toBeDefined();
    expect(await take()).toBeUndefined();
    const other = await createMemberWithDevice();
    await notifyUser(provider, other.member.userId);
    expect((await take())?.deviceId).toBe(other.device.id);
  });

  test("a push service decides when the message is retried", async () => {
    const { member } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    service.respondWith(429, "3600");
    await send();
    advanceClock(hour - 1);
    expect(await send()).toBe(0);
    advanceClock(1);
    expect(await send()).toBe(1);
  });

  test("a message is given up after a day without success, and the device stays", async () => {
    const { member, device } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    service.respondWith(500);
    for (let waiting = await outbox(); waiting[0]; waiting = await outbox()) {
      now = waiting[0].dueAt;
      await send();
    }
    expect(service.requests).toHaveLength(8);
    expect(now.getTime() - start.getTime()).toBeGreaterThan(18 * hour);
    // Back at this time, the member's access token is still valid.
    now = start;
    expect(await deviceIds({ provider }, member)).toEqual([device.id]);
  });

  test("a message the service can't read is dropped", async () => {
    const { member } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    service.respondWith(413);
    await send();
    expect(await outbox()).toEqual([]);
  });

  test("the message of a process that crashed is sent when its lease has ended", async () => {
    const { member } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    await takeDueMessage(connection.database, now, new Date(now.getTime() + minute));
    expect(await send()).toBe(0);
    advanceClock(minute + 1);
    expect(await send()).toBe(1);
  });

  test("eight processes at the same time never take one message twice", async () => {
    const { member } = await createMemberWithDevice();
    for (let round = 0; round < 50; round++) {
      await notifyUser(provider, member.userId);
      const end = new Date(now.getTime() + minute);
      const takes = Array.from({ length: 8 }, () => takeDueMessage(connection.database, now, end));
      expect((await Promise.all(takes)).filter((message) => message !== undefined)).toHaveLength(1);
      await connection.database.delete(pushMessages);
    }
  });

  test("four processes send ten messages once each", async () => {
    const { member } = await createMemberWithDevice();
    for (let count = 0; count < 10; count++) await notifyUser(provider, member.userId);
    await Promise.all([send(), send(), send(), send()]);
    expect(service.payloads().map(({ tag }) => tag)).toHaveLength(10);
    expect(new Set(service.payloads().map(({ tag }) => tag)).size).toBe(10);
  });

  test("a device with unusable keys is removed", async () => {
    const { member } = await createMemberWithDevice();
    await notifyUser(provider, member.userId);
    await connection.database.update(pushDevices).set({ auth: "short" });
    await send();
    expect(await deviceIds({ provider }, member)).toEqual([]);
  });
});
