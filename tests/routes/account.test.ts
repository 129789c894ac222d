import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getAccount } from "#contract/account.ts";
import {
  errorsAt,
  inputValue,
  type MemberWorld,
  readPage,
  startMemberWorld,
} from "../support/money/member-world";

let world: MemberWorld;
beforeAll(async () => void (world = await startMemberWorld()));
beforeEach(() => world.front.broken.clear());
afterAll(() => world.close());

const overview = "/en/apps/user/view";
const settings = "/en/pages/account-settings";
const member = async (name = "Noor Haddad") => world.signIn(await world.provider.signUp({ name }));

test.each([
  ["en", "Member since", "Latest movements", "About you"],
  ["fr", "Membre depuis", "Derniers mouvements", "À propos de vous"],
  ["ar", "عضو منذ", "آخر الحركات", "معلوماتك"],
])("in %s: who I am, what happened lately, and what I can change", async (language, ...words) => {
  const { browser, user } = await member();
  const [since, latest, about] = words as [string, string, string];
  const profile = await readPage(browser.request(`/${language}/apps/user/view`));
  for (const part of ["Noor Haddad", user.email, since, latest]) expect(profile).toContain(part);
  const form = await readPage(browser.request(`/${language}/pages/account-settings`));
  expect([form.includes(about), inputValue(form, "name")]).toEqual([true, "Noor Haddad"]);
});

test("the tabs lead from one screen of the account to the others, and mark this one", async () => {
  const { browser } = await member();
  for (const path of [overview, settings, "/en/apps/account-settings/notifications"]) {
    const tabs = /<nav aria-label="My account"[\s\S]*?<\/nav>/.exec(
      await readPage(browser.request(path)),
    )?.[0];
    expect(tabs?.match(/href="[^"]*"/g)?.length).toBeGreaterThanOrEqual(3);
    const current = tabs?.match(/<a[^>]*>/g)?.filter((link) => link.includes('aria-current="page"'));
    expect(current).toHaveLength(1);
    expect(current?.[0]).toContain(`href="${path}"`);
  }
});

test("a new name is saved, said, and shown in the top bar", async () => {
  const { browser, user } = await member();
  const answer = await browser.submit(settings, { name: "  Lina Karam " });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, settings]);
  const html = await (await browser.request(settings)).text();
  expect(html).toContain("Your account is saved.");
  expect(html).toContain("Profile menu: Lina Karam");
  expect((await world.provider.call(getAccount, { as: user })).data.name).toBe("Lina Karam");
});

test("a name that is none is refused at the field, and what was typed stays", async () => {
  const { browser, user } = await member();
  const answer = await browser.submit(settings, { name: "L" });
  expect(answer.status).toBe(400);
  const html = await readPage(answer);
  expect(errorsAt(html, "name")).toBe("Enter your name: 2 to 80 characters.");
  expect(inputValue(html, "name")).toBe("L");
  expect((await world.provider.call(getAccount, { as: user })).data.name).toBe("Noor Haddad");
});

test("while the provider is silent the form says so; the overview's other parts stand without one", async () => {
  const { browser } = await member();
  const cutOff = (_request: unknown, response: ServerResponse) => void response.destroy();
  world.front.broken.set("GET /v1/cash-back/claims", cutOff);
  const partly = await browser.request(overview);
  expect(partly.status).toBe(200);
  expect(await readPage(partly)).toContain("Member since");
  world.front.broken.set("GET /v1/users/me/account", cutOff);
  expect((await browser.request(settings)).status).toBe(503);
});
