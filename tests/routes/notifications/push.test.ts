import { describe, expect, test } from "vitest";
import { getNotificationSettings } from "#contract/notifications/notification-settings.ts";
import { addPushDevice, listPushDevices } from "#contract/notifications/push-devices.ts";
import { readPage, memberWorld } from "../../support/money/member-world";
import { simulatePushService } from "../../support/notifications/push-service";
import type { TestUser } from "../../support/programs/provider";

const world = memberWorld();
const service = simulatePushService();
const page = "/en/apps/account-settings/notifications";
const signInMember = async () => world.signIn(await world.provider.signUp());
type SignedIn = Awaited<ReturnType<typeof signInMember>>;

const devicesOf = async (as: TestUser) => (await world.provider.call(listPushDevices, { as })).data;
const addDevice = async (as: TestUser) =>
  (await world.provider.call(addPushDevice, { as, body: { ...service.subscribe(), language: "en" } })).data;
const post = ({ browser }: SignedIn, fields: Record<string, string>, origin = world.dashboard.origin) =>
  browser.request("/notifications/push", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin },
  });
const newSubscription = () => JSON.stringify({ ...service.subscribe(), expirationTime: null });

describe("a browser's subscription", () => {
  test("is stored for the member", async () => {
    const visit = await signInMember();
    const response = await post(visit, { subscription: newSubscription(), language: "fr" });
    expect(response.status).toBe(200);
    expect(await devicesOf(visit.user)).toHaveLength(1);
  });

  test("needs the key that the dashboard gives", async () => {
    const { browser, user } = await signInMember();
    const response = await browser.request("/notifications/push");
    const { publicKey } = (await world.provider.call(listPushDevices, { as: user })).meta;
    expect(await response.json()).toEqual({ publicKey });
  });

  test("is refused from another site", async () => {
    const visit = await signInMember();
    const fields = { subscription: newSubscription(), language: "fr" };
    expect((await post(visit, fields, "https://elsewhere.example")).status).toBe(403);
    expect(await devicesOf(visit.user)).toEqual([]);
  });

  test.each(["", "{", "[]", '{"endpoint":"http://push.example/a"}'])("is refused as %j", async (text) => {
    const visit = await signInMember();
    expect((await post(visit, { subscription: text, language: "fr" })).status).toBe(400);
  });

  test("isn't accepted from visitors", async () => {
    expect((await world.dashboard.request("/notifications/push")).status).toBe(401);
  });
});

describe("the settings page", () => {
  test.each([
    ["en", "Push notifications"],
    ["fr", "Notifications push"],
    ["ar", "الإشعارات الفورية"],
  ])("in %s lists the devices", async (language, title) => {
    const { browser, user } = await signInMember();
    const { id } = await addDevice(user);
    const html = await readPage(browser.request(`/${language}/apps/account-settings/notifications`));
    expect(html).toContain(title);
    expect(html).toContain(`name="device" value="${id}"`);
  });

  test("removes a device without scripts", async () => {
    const { browser, user } = await signInMember();
    const { id: device } = await addDevice(user);
    const response = await browser.submit(page, { intent: "removeDevice", device });
    expect(response.headers.get("location")).toBe(page);
    expect(await devicesOf(user)).toEqual([]);
    expect(await readPage(browser.request(page))).toContain("Push notifications are off on that device.");
  });

  test("confirms the removal of a device that is gone already", async () => {
    const { browser } = await signInMember();
    const device = crypto.randomUUID();
    expect((await browser.submit(page, { intent: "removeDevice", device })).status).toBe(302);
  });

  test("saves discreet push messages", async () => {
    const { browser, user } = await signInMember();
    const fields = { language: "en", digest: "off", timeZone: "", quietStart: "22:00", quietEnd: "07:00" };
    await browser.submit(page, { ...fields, discreet: "on", intent: "save" });
    const { data } = await world.provider.call(getNotificationSettings, { as: user });
    expect(data.discreet).toBe(true);
    expect(await readPage(browser.request(page))).toMatch(/<input[^>]*name="discreet"[^>]*checked/);
  });
});
