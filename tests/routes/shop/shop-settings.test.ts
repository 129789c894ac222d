import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getNotificationTexts, settingsCalls } from "#contract/settings/admin-settings.ts";
import { getWithdrawalLimits } from "#contract/withdrawals/withdrawals.ts";
import { type Desk, adminFixtures } from "../../support/money/admin-fixtures";

const path = "/en/apps/ecommerce/settings";

const fixtures = adminFixtures();

/** Submits an area's form from its page, with these fields changed. */
async function send(desk: Desk, target: string, changed: Record<string, string>) {
  const html = await (await desk.browser.request(target)).text();
  const fields = new Map<string, string>([["key", randomUUID()]]);
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1] ?? "";
    if (!/^(version|minimum|maximum|secondAdminAbove|methods-.*|bonus|monthly|email|phone)$/.test(name))
      continue;
    if (input.includes('type="checkbox"') && !/\schecked/.test(input)) continue;
    fields.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? "on");
  }
  for (const [name, value] of Object.entries(changed)) fields.set(name, value);
  return fixtures.post(desk, target, [["intent", "save"], ...fields]);
}

test("one admin requests a fee change, another approves it, and members see the new fee", async () => {
  const { ada, otto, provider } = fixtures;
  const response = await send(ada, path, { "methods-bank_transfer-flat": "2.50" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toEqual(path);
  const requesterHtml = await (await ada.browser.request(path)).text();
  for (const part of [
    "A change waits for a second admin",
    "Bank transfer: Fee for each withdrawal",
    "$1.00",
    "$2.50",
  ])
    expect(requesterHtml).toContain(part);
  expect(requesterHtml).toContain('value="refuse"');
  expect(requesterHtml).not.toContain('value="approve"');

  const { proposal } = (await provider.call(settingsCalls.payouts.read, { as: otto.user })).data;
  const fields: [string, string][] = [
    ["key", randomUUID()],
    ["proposal", proposal!.id],
  ];
  expect((await fixtures.post(ada, path, [["intent", "approve"], ...fields])).status).toBe(403);
  expect((await fixtures.post(otto, path, [["intent", "approve"], ...fields])).status).toBe(302);
  const member = await provider.signUp();
  const { fees } = (await provider.call(getWithdrawalLimits, { as: member })).data;
  expect(fees.bank_transfer.flat).toBe(250);
  const history = await (await otto.browser.request(path)).text();
  expect(history).toContain("Ada Admin changed the settings");
  expect(history).toContain("Reviewed by Otto Auditor");
});

test.each([
  ["minimum", "twelve", "Enter an amount like 10.50."],
  ["minimum", "6000", "The smallest withdrawal is above the largest."],
  ["methods-paypal-basisPoints", "21", "Enter a percentage from 0 to 20."],
])("refuses %s of %s with an error on its field and keeps the input", async (name, value, text) => {
  const rejection = await send(fixtures.ada, path, { [name]: value });
  expect([400, 422]).toContain(rejection.status);
  const html = await rejection.text();
  expect(html).toContain(text);
  expect(html).toMatch(
    new RegExp(`<input[^>]*name="${name}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${name}"`),
  );
  expect(html).toContain(`value="${value}"`);
});

test("without scripts a notification's text is written, previewed, saved, and reset to the default when emptied", async () => {
  const { ada, provider } = fixtures;
  const list = `${path}/notifications`;
  const target = `${list}?type=order_delivered`;
  const load = async (address: string) => (await ada.browser.request(address)).text();
  const wordings = async () => (await provider.call(settingsCalls.notifications.read, { as: ada.user })).data;
  const texts = (await provider.call(getNotificationTexts, { as: ada.user })).data;
  const builtIn = texts.find(({ type }) => type === "order_delivered")!.texts;
  async function submitWording(intent: string, changed: Record<string, string>) {
    const fields: [string, string][] = Object.entries(builtIn).flatMap(([language, text]) => [
      [`order_delivered-${language}-title`, text.title],
      [`order_delivered-${language}-description`, text.description],
    ]);
    const { version } = await wordings();
    const typed = { key: randomUUID(), version: String(version), ...Object.fromEntries(fields), ...changed };
    return fixtures.post(ada, target, [["intent", intent], ...Object.entries(typed)]);
  }
  const title = "order_delivered-fr-title";

  expect(await load(list)).toContain("Order ready");
  expect(await load(target)).toContain(`value="${builtIn.fr.title}"`);
  const errorResponse = await submitWording("save", { [title]: "Prête {store}" });
  expect(errorResponse.status).toBe(422);
  expect(await errorResponse.text()).toEqual(expect.stringContaining("the listed names"));
  const previewHtml = await (await submitWording("preview", { [title]: "Prête : {reference}" })).text();
  expect(previewHtml).toContain("Prête : OR-4TQ8ZB2N");
  expect((await wordings()).version).toBe(0);

  expect((await submitWording("save", { [title]: "Prête : {reference}" })).headers.get("location")).toBe(
    target,
  );
  const customTexts = {
    fr: { title: "Prête : {reference}", description: "" },
    en: { title: "", description: "" },
  };
  expect((await wordings()).value).toMatchObject({ order_delivered: customTexts });
  expect(await load(list)).toContain("Own text: French");
  expect((await submitWording("save", { [title]: "" })).status).toBe(302);
  expect((await wordings()).value).toMatchObject({ order_delivered: { fr: { title: "" } } });
  expect((await ada.browser.request(`${list}?type=nothing`)).status).toBe(404);
});

test("shows another admin's change beside the input and doesn't overwrite it", async () => {
  const { ada, otto, provider } = fixtures;
  const target = `${path}/contact`;
  const stale = await (await ada.browser.request(target)).text();
  const version = /name="version" value="(\d+)"/.exec(stale)![1]!;
  expect((await send(otto, target, { email: "otto@example.test" })).status).toBe(302);
  const conflict = await send(ada, target, { version, email: "ada@example.test" });
  expect(conflict.status).toBe(409);
  const html = await conflict.text();
  for (const part of [
    "Someone else changed these settings at the same time",
    "otto@example.test",
    "ada@example.test",
  ])
    expect(html).toContain(part);
  const { data } = await provider.call(settingsCalls.contact.read, { as: ada.user });
  expect(data).toMatchObject({ value: { email: "otto@example.test" } });
  expect(await (await ada.browser.request("/en/contact")).text()).toContain(
    'href="mailto:otto@example.test"',
  );
});
