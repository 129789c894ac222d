import { beforeEach, describe, expect, test } from "vitest";
import {
  changeNotificationSettings,
  channels as contractChannels,
  digests as contractDigests,
  getNotificationSettings,
  notificationLanguages,
} from "#contract/notifications/notification-settings.ts";
import { alwaysInApp, settableTypes } from "#contract/notifications/notification-types.ts";
import {
  channels,
  digests,
  isMandatory,
  languages,
} from "~/routes/$lang.apps.account-settings.notifications/choices";
import { errorsAt, inputValue, readPage, memberWorld } from "../../support/money/member-world";
import type { TestUser } from "../../support/programs/provider";
import { sendJson } from "../../support/contract/stand-in-provider";

const world = memberWorld();
beforeEach(() => world.front.broken.clear());

const page = "/en/apps/account-settings/notifications";
const settingsCall = "/v1/users/me/notification-settings";
const signInMember = async () => world.signIn(await world.provider.signUp());
const settingsOf = async (as: TestUser) => (await world.provider.call(getNotificationSettings, { as })).data;

type Field = [name: string, value: string];
const allFields: Field[] = [
  ["on", "withdrawal_paid.email"],
  ["on", "cashback_earned.inApp"],
  ["language", "fr"],
  ["digest", "weekly"],
  ["timeZone", "Asia/Ho_Chi_Minh"],
  ["quiet", "on"],
  ["quietStart", "22:30"],
  ["quietEnd", "06:15"],
  ["intent", "save"],
];
const fieldsWith = (...changes: Field[]) => [
  ...allFields.filter(([name]) => changes.every(([changed]) => changed !== name)),
  ...changes,
];
type SignedIn = Awaited<ReturnType<typeof signInMember>>;
const send = ({ browser }: SignedIn, fields: Field[], target = page) =>
  browser.request(target, { method: "POST", body: new URLSearchParams(fields) });

test("the page's lists match the contract's", () => {
  expect(channels).toEqual([...contractChannels]);
  expect(digests).toEqual([...contractDigests]);
  expect(languages).toEqual([...notificationLanguages]);
  expect(settableTypes.filter((type) => isMandatory(type, "inApp")).sort()).toEqual([...alwaysInApp].sort());
});

describe("the settings page", () => {
  test.each([
    ["en", "Notification settings", "Withdrawal paid: Email", "Quiet hours"],
    ["fr", "Réglages des notifications", "Retrait versé\u00a0: E-mail", "Heures calmes"],
    ["ar", "إعدادات الإشعارات", "تم دفع السحب: البريد", "ساعات الهدوء"],
  ])(
    "in %s: shows a box for every type and channel with its saved state",
    async (language, title, box, quiet) => {
      const { browser, user } = await signInMember();
      const off = { channels: { cashback_earned: { email: false } } };
      await world.provider.call(changeNotificationSettings, { as: user, body: off });
      const response = await browser.request(`/${language}/apps/account-settings/notifications`);
      const html = await readPage(response);
      for (const text of [`<title>${title} · Cashlane</title>`, `aria-label="${box}"`, quiet])
        expect(html).toContain(text);
      const boxes = html.match(/<input type="checkbox"[^>]*name="on"[^>]*>/g) ?? [];
      expect(boxes).toHaveLength(settableTypes.length * channels.length - alwaysInApp.length);
      const isOn = (cell: string) =>
        boxes.find((found) => found.includes(`value="${cell}"`))!.includes('checked=""');
      expect(isOn("cashback_earned.email")).toBe(false);
      expect(isOn("cashback_earned.browser")).toBe(true);
    },
  );

  test("without scripts the whole form is saved and confirmed", async () => {
    const visit = await signInMember();
    const response = await send(visit, allFields);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(page);
    expect(await readPage(visit.browser.request(page))).toContain("Your settings are saved.");
    const settings = await settingsOf(visit.user);
    expect(settings).toMatchObject({
      language: "fr",
      digest: "weekly",
      timeZone: "Asia/Ho_Chi_Minh",
      quietHours: { start: "22:30", end: "06:15" },
    });
    expect(settings.channels).toMatchObject({
      withdrawal_paid: { inApp: true, browser: false, email: true },
      cashback_earned: { inApp: true, browser: false, email: false },
      offer_completed: { inApp: false, browser: false, email: false },
    });
    await send(
      visit,
      allFields.filter(([name]) => name !== "quiet"),
    );
    expect((await settingsOf(visit.user)).quietHours).toBeNull();
  });

  test("names invalid fields, saves nothing, and keeps the input", async () => {
    const visit = await signInMember();
    const before = await settingsOf(visit.user);
    const invalidFields: [Field, name: string, text: string][] = [
      [["quietEnd", "22:30"], "quietEnd", "Choose different start and end times."],
      [["quietStart", "late"], "quietStart", "Enter a time such as 22:30."],
    ];
    for (const [field, name, text] of invalidFields) {
      const response = await send(visit, fieldsWith(field));
      const html = await readPage(response);
      expect(response.status).toBe(400);
      expect(errorsAt(html, name)).toEqual(text);
      expect(html).toContain('<option value="weekly" selected="">');
      expect(html.match(/name="on"[^>]*checked=""|checked=""[^>]*name="on"/g)).toHaveLength(2);
    }
    for (const [name, text] of [
      ["language", "Choose one of the languages."],
      ["digest", "Choose how often."],
      ["timeZone", "Choose a time zone of the list."],
    ] as const) {
      const response = await send(visit, fieldsWith([name, "Mars"]));
      expect(response.status).toBe(400);
      expect(await readPage(response)).toContain(text);
    }
    expect(await settingsOf(visit.user)).toEqual(before);
  });

  test("doesn't silently overwrite a change made in another window", async () => {
    const visit = await signInMember();
    const version = async (html: Promise<string>) => inputValue(await html, "version")!;
    const seenVersion = await version(readPage(visit.browser.request(page)));
    expect((await send(visit, [...allFields, ["version", seenVersion]])).status).toBe(302);
    const conflict = await send(visit, [...fieldsWith(["digest", "off"]), ["version", seenVersion]]);
    const html = await readPage(conflict);
    expect(conflict.status).toBe(409);
    expect(html).toContain("changed in another window");
    expect(html).toContain('<option value="off" selected="">');
    expect((await settingsOf(visit.user)).digest).toBe("weekly");
    const now = inputValue(html, "version")!;
    expect((await send(visit, [...fieldsWith(["digest", "off"]), ["version", now]])).status).toBe(302);
    expect((await settingsOf(visit.user)).digest).toBe("off");
  });

  test("ignores quiet hours' times while they are off", async () => {
    const visit = await signInMember();
    const fields = fieldsWith(["quietEnd", ""]).filter(([name]) => name !== "quiet");
    expect((await send(visit, fields)).status).toBe(302);
  });

  test("a toggle changes one cell; required types can't be switched off", async () => {
    const visit = await signInMember();
    const toggle = (cell: string, on: string) =>
      send(visit, [
        ["intent", "toggle"],
        ["cell", cell],
        ["on", on],
      ]);
    expect((await toggle("offer_completed.email", "true")).status).toBe(200);
    const { channels: stored } = await settingsOf(visit.user);
    expect(stored.offer_completed).toEqual({ inApp: true, browser: true, email: true });
    expect(stored.cashback_earned.email).toBe(true);
    for (const wrong of ["withdrawal_paid.inApp", "nothing.email", "offer_completed.fax"])
      expect((await toggle(wrong, "false")).status).toBe(400);
    expect((await settingsOf(visit.user)).channels).toEqual(stored);
  });

  test("shows a failing provider's message above the form and keeps the input", async () => {
    const visit = await signInMember();
    world.front.broken.set(`PUT ${settingsCall}`, (_, response) =>
      sendJson(response, 503, { code: 503, message: "Not now, please." }),
    );
    const response = await send(visit, allFields);
    const html = await readPage(response);
    expect(response.status).toBe(503);
    expect(html).toContain("Not now, please.");
    expect(html).toContain('value="22:30"');
  });

  test("shows an error with Retry inside the shell if loading fails", async () => {
    const visit = await signInMember();
    world.front.broken.set(`GET ${settingsCall}`, (_, response) => sendJson(response, 500, { code: 500 }));
    const response = await visit.browser.request(page);
    const html = await response.text();
    expect(response.status).toBe(500);
    for (const text of ["Retry", "<h1", 'id="site-nav"']) expect(html).toContain(text);
  });

  test("S6 refuses a form from another site", async () => {
    const visit = await signInMember();
    const response = await visit.browser.request(page, {
      method: "POST",
      body: new URLSearchParams(allFields),
      headers: { origin: "https://evil.example" },
    });
    expect(response.status).toBe(403);
    expect((await settingsOf(visit.user)).language).toBe("vi");
  });
});

describe("whether the browser may show a notification now", () => {
  test("follows the member's own settings", async () => {
    const { browser, user } = await signInMember();
    const show = async (type: string) => {
      const response = await browser.request(`/notifications/browser?type=${type}`);
      return [response.status, await response.json(), response.headers.get("cache-control")];
    };
    expect(await show("cashback_earned")).toEqual([200, { show: true }, "no-store"]);
    const body = { channels: { cashback_earned: { browser: false } } };
    await world.provider.call(changeNotificationSettings, { as: user, body });
    expect(await show("cashback_earned")).toEqual([200, { show: false }, "no-store"]);
    expect((await browser.request("/notifications/browser")).status).toBe(400);
    expect((await world.dashboard.request("/notifications/browser?type=x")).status).toBe(401);
  });
});

describe("without a saved language", () => {
  const list = "/fr/apps/notifications";
  const readOffered = async ({ browser }: SignedIn) =>
    (await readPage(browser.request(list))).includes("Les rédiger en français");

  test.each([
    ["takes the interface's language and the device's zone", "own", "fr", "Europe/Paris"],
    ["keeps what there is", "kept", "vi", null],
  ])("offers a language on the notifications' page once, and %s", async (_, choice, language, timeZone) => {
    const someone = await signInMember();
    expect(await readOffered(someone)).toBe(true);
    const rejection = await send(
      someone,
      [
        ["intent", "language"],
        ["language", choice],
        ["timeZone", "Nowhere/Land"],
      ],
      list,
    );
    expect(rejection.status).toBe(400);
    expect(await readOffered(someone)).toBe(true);

    const zone: Field[] = timeZone === null ? [] : [["timeZone", timeZone]];
    const response = await send(someone, [["intent", "language"], ["language", choice], ...zone], list);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(list);
    expect(await settingsOf(someone.user)).toMatchObject({ language, timeZone });
    expect(await readOffered(someone)).toBe(false);
  });

  test("shows the notifications without an offer while the settings can't be read", async () => {
    const someone = await signInMember();
    world.front.broken.set(`GET ${settingsCall}`, (_, response) => void sendJson(response, 503, {}));
    expect(await readOffered(someone)).toBe(false);
  });
});
