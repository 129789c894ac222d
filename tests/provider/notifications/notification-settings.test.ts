import { afterAll, beforeAll, expect, test } from "vitest";
import {
  changeNotificationSettings,
  getNotificationSettings,
  mayShowInBrowser,
  type NotificationSettingsChange,
  replaceNotificationSettings,
} from "#contract/notifications/notification-settings.ts";
import { alwaysInApp, settableTypes } from "#contract/notifications/notification-types.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { pushTexts } from "#provider/i18n/push-texts.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { notify } from "#provider/modules/notifications/notify.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("notification settings", (open) => {
  let provider: TestProvider;
  const now = new Date("2026-03-04T12:00:00Z");

  beforeAll(async () => void (provider = await startTestProvider({ open, clock: () => now })));
  afterAll(() => provider.close());

  const change = (as: TestUser, body: NotificationSettingsChange) =>
    provider.call(changeNotificationSettings, { as, body });
  const readList = async (as: TestUser) =>
    (await provider.call(listNotifications, { as, query: { page: 1, limit: 10 } })).data;
  const outbox = async ({ userId }: TestUser) =>
    (await provider.connection.database.select().from(mails)).filter((mail) => mail.userId === userId);

  test("by default every notification is shown in the app, in Vietnamese, at any hour", async () => {
    const member = await provider.signUp();
    const { data } = await provider.call(getNotificationSettings, { as: member });
    expect(data).toMatchObject({ language: "vi", quietHours: null, timeZone: null, digest: "off" });
    expect(Object.keys(data.channels).sort()).toEqual([...settableTypes].sort());
    const { weekly_summary, ...others } = data.channels;
    for (const choices of Object.values(others)) expect(choices.inApp).toBe(true);
    expect(weekly_summary).toEqual({ inApp: false, browser: false, email: false });
  });

  test("a change keeps the other settings and other members' settings", async () => {
    const [member, otherMember] = [await provider.signUp(), await provider.signUp()];
    await change(member, { channels: { cashback_earned: { email: false } }, digest: "daily" });
    const quietHours = { start: "22:00", end: "07:00" };
    const { data } = await change(member, { quietHours, timeZone: "Asia/Ho_Chi_Minh" });
    expect(data).toMatchObject({ digest: "daily", quietHours, timeZone: "Asia/Ho_Chi_Minh" });
    expect(data.channels.cashback_earned).toEqual({ inApp: true, browser: true, email: false });
    expect((await provider.call(getNotificationSettings, { as: member })).data).toEqual(data);
    expect((await provider.call(getNotificationSettings, { as: otherMember })).data.digest).toBe("off");
  });

  test("refuses the second of two windows' forms, and accepts it once it has shown the change", async () => {
    const member = await provider.signUp();
    const readSettings = async () => (await provider.call(getNotificationSettings, { as: member })).data;
    const save = (body: Awaited<ReturnType<typeof readSettings>>) =>
      provider.call(replaceNotificationSettings, { as: member, body });
    const form = await readSettings();
    const responses = await Promise.all([
      save({ ...form, digest: "daily" }),
      save({ ...form, digest: "daily" }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lateSave = await save({ ...form, digest: "weekly" });
    expect(lateSave.body.key).toBe("notification_settings_changed");
    expect((await readSettings()).digest).toBe("daily");
    const { version } = await readSettings();
    const saved = await save({ ...form, version, digest: "weekly" });
    expect(saved.data.digest).toBe("weekly");
    expect(saved.data.version).toEqual((await readSettings()).version);
    // A single setting isn't part of a form, so it applies without a version.
    expect((await change(member, { digest: "off" })).status).toBe(200);
  });

  test("twenty simultaneous toggles all apply", async () => {
    const member = await provider.signUp();
    const toggles: NotificationSettingsChange[] = settableTypes.flatMap((type) => [
      { channels: { [type]: { browser: false } } },
      { channels: { [type]: { email: false } } },
    ]);
    const responses = await Promise.all(toggles.map((toggle) => change(member, toggle)));
    expect(responses.map(({ status }) => status)).toEqual(toggles.map(() => 200));
    const { data } = await provider.call(getNotificationSettings, { as: member });
    for (const choices of Object.values(data.channels))
      expect(choices).toMatchObject({ browser: false, email: false });
  });

  test("accepts all toggles at once and refuses a part", async () => {
    const member = await provider.signUp();
    const { version, ...data } = (await provider.call(getNotificationSettings, { as: member })).data;
    const body = { ...data, language: "fr" as const, digest: "weekly" as const };
    const put = (await provider.call(replaceNotificationSettings, { as: member, body })).data;
    expect(put).toEqual({ ...body, version: expect.not.stringContaining(version!) as string });
    const part = { language: "fr" } as typeof body;
    expect((await provider.call(replaceNotificationSettings, { as: member, body: part })).status).toBe(400);
  });

  test.each(alwaysInApp)("0090 %s cannot be switched off in the app", async (type) => {
    const member = await provider.signUp();
    const off = { channels: { [type]: { inApp: false } } } as NotificationSettingsChange;
    const response = await change(member, off);
    expect(response.body).toMatchObject({ code: 400, key: "validation_failed" });
    expect(response.body.fields).toHaveProperty([`channels.${type}.inApp`]);
  });

  test("names an unknown time, zone or language in its refusal", async () => {
    const member = await provider.signUp();
    const invalidSettings: [string, object][] = [
      ["timeZone", { timeZone: "Mars/Olympus" }],
      ["timeZone", { timeZone: "+02:00" }],
      ["quietHours.start", { quietHours: { start: "24:00", end: "07:00" } }],
      ["quietHours.end", { quietHours: { start: "22:00", end: "22:00" } }],
      ["language", { language: "de" }],
      ["digest", { digest: "hourly" }],
    ];
    for (const [name, body] of invalidSettings) {
      const response = await change(member, body);
      expect(response.status).toBe(400);
      expect(Object.keys(response.body.fields as object)).toEqual([name]);
    }
  });

  test("requires a login to read and change settings", async () => {
    expect((await provider.call(getNotificationSettings)).status).toBe(401);
    expect((await provider.call(changeNotificationSettings, { body: {} })).status).toBe(401);
  });

  test("a type switched off in the app is neither stored nor pushed, but is still mailed", async () => {
    const member = await provider.signUp();
    await change(member, { channels: { cashback_earned: { inApp: false } } });
    await notifyUser(provider, member.userId);
    expect(await readList(member)).toEqual([]);
    expect(await outbox(member)).toHaveLength(1);
  });

  test("a type switched off for email is shown in the app only", async () => {
    const member = await provider.signUp();
    await change(member, { channels: { cashback_earned: { email: false } } });
    await notifyUser(provider, member.userId);
    expect(await readList(member)).toHaveLength(1);
    expect(await outbox(member)).toEqual([]);
  });

  test("the chosen language applies to the next notification", async () => {
    const member = await provider.signUp();
    const titles = {
      en: "You earned cash back",
      fr: "Vous avez reçu du cashback",
      ar: "حصلت على استرداد نقدي",
    };
    for (const [language, title] of Object.entries(titles)) {
      await change(member, { language: language as keyof typeof titles });
      await notifyUser(provider, member.userId);
      expect((await readList(member))[0]).toMatchObject({ title });
    }
  });

  test("M3 a cause that is rolled back sends no mail", async () => {
    const member = await provider.signUp();
    const values = { amount: 1n, currency: "USD", store: "Target" };
    const failing = inTransaction(provider.app.database, async (unit) => {
      await notify(unit, provider.app, { userId: member.userId, type: "cashback_earned", values });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await outbox(member)).toEqual([]);
  });

  test("the browser shows discreet texts in the member's language", async () => {
    const member = await provider.signUp();
    const readShow = async () =>
      (await provider.call(mayShowInBrowser, { as: member, query: { type: "withdrawal_paid" } })).data;
    expect(await readShow()).toEqual({ show: true });
    await change(member, { discreet: true, language: "fr" });
    expect(await readShow()).toEqual({ show: true, discreet: pushTexts.fr });
  });

  test("the browser shows types enabled for both app and browser, outside quiet hours", async () => {
    const member = await provider.signUp();
    const show = async (type: string) =>
      (await provider.call(mayShowInBrowser, { as: member, query: { type } })).data.show;
    expect(await show("cashback_earned")).toBe(true);
    await change(member, {
      channels: { cashback_earned: { browser: false }, offer_completed: { inApp: false } },
    });
    expect(await show("cashback_earned")).toBe(false);
    expect(await show("offer_completed")).toBe(false);
    expect(await show("withdrawal_paid")).toBe(true);
    expect(await show("of tomorrow")).toBe(false);
    // Noon in UTC is 1 p.m. in Paris.
    await change(member, { quietHours: { start: "12:30", end: "13:30" }, timeZone: "Europe/Paris" });
    expect(await show("withdrawal_paid")).toBe(false);
    await change(member, { timeZone: "Europe/London" });
    expect(await show("withdrawal_paid")).toBe(true);
  });
});
