import type { ServerResponse } from "node:http";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { getAccount } from "#contract/accounts/account.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { errorsAt, inputValue, readPage, memberWorld } from "../../support/money/member-world";
import { storingTransport } from "../../support/money/mails";
import { Browser } from "../../support/pages/browser";

const world = memberWorld();
beforeEach(() => world.front.broken.clear());

const create = { width: 30, height: 20, channels: 3, background: "#085" } as const;
const post = storingTransport();
const overview = "/en/apps/user/view";
const settings = "/en/pages/account-settings";
const signInMember = async (name = "Noor Haddad") => world.signIn(await world.provider.signUp({ name }));

test.each([
  ["en", "Member since", "Latest purchases", "About you", "Top stores"],
  ["fr", "Membre depuis", "Derniers achats", "À propos de vous", "Vos meilleures boutiques"],
  ["ar", "عضو منذ", "آخر المشتريات", "معلوماتك", "أهم متاجرك"],
])("in %s: shows identity, the year and editable fields", async (language, ...words) => {
  const { browser, user } = await signInMember();
  const [since, latest, about, favourites] = words as [string, string, string, string];
  const profile = await readPage(browser.request(`/${language}/apps/user/view`));
  const parts = ["Noor Haddad", since, latest, favourites, `href="/${language}/pages/pricing"`];
  for (const part of parts) expect(profile).toContain(part);
  expect(profile.replaceAll("<wbr/>", "")).toContain(user.email);
  const old = await browser.request(`/${language}/pages/user-profile`);
  expect(old.headers.get("location")).toBe(`/${language}/apps/user/view`);
  const form = await readPage(browser.request(`/${language}/pages/account-settings`));
  expect(form).toContain(about);
  expect(inputValue(form, "name")).toBe("Noor Haddad");
});

test("saves country, phone number and picture, returns invalid input, and clears them", async () => {
  const { browser, user } = await signInMember();
  const fields = { name: "Noor Haddad", language: "en", country: "FR", phone: "12" };
  const errorResponse = await browser.submit(settings, fields);
  const html = await readPage(errorResponse);
  expect(errorResponse.status).toBe(422);
  expect(errorsAt(html, "phone")).toBe(
    "This is no phone number we can read. Write it with + and the country’s code.",
  );
  expect(inputValue(html, "phone")).toBe("12");
  expect((await browser.submit(settings, { ...fields, phone: "0123456789" })).status).toBe(302);
  const readAccount = async () => (await world.provider.call(getAccount, { as: user })).data;
  expect(await readAccount()).toMatchObject({ country: "FR", phone: "+33123456789" });
  const body = new FormData();
  body.set("intent", "picture");
  body.set("picture", new File([await sharp({ create }).png().toBuffer()], "me.png"));
  expect((await browser.request(settings, { method: "POST", body })).status).toBe(302);
  const { avatar } = await readAccount();
  expect(await readPage(browser.request(settings))).toContain(`${avatar}"`);
  body.set("picture", new File(["<svg/>"], "me.png"));
  expect((await browser.request(settings, { method: "POST", body })).status).toBe(422);
  expect((await browser.submit(settings, { intent: "remove-picture" })).status).toBe(302);
  await browser.submit(settings, { ...fields, country: "", phone: "" });
  expect(await readAccount()).toMatchObject({ country: null, phone: null, avatar: null });
});

test("the tabs link the account's screens and mark the current one", async () => {
  const { browser } = await signInMember();
  for (const path of [overview, settings, "/en/apps/account-settings/notifications"]) {
    const tabs = /<nav aria-label="My account"[\s\S]*?<\/nav>/.exec(
      await readPage(browser.request(path)),
    )?.[0];
    expect(tabs?.match(/href="[^"]*"/g)?.length).toBeGreaterThanOrEqual(3);
    const currentTabs = tabs?.match(/<a[^>]*>/g)?.filter((link) => link.includes('aria-current="page"'));
    expect(currentTabs).toHaveLength(1);
    expect(currentTabs?.[0]).toContain(`href="${path}"`);
  }
});

test("a new name is saved, confirmed, and shown in the top bar", async () => {
  const { browser, user } = await signInMember();
  const response = await browser.submit(settings, { name: "  Lina Karam " });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toEqual(settings);
  const html = await (await browser.request(settings)).text();
  expect(html).toContain("Your account is saved.");
  expect(html).toContain("Profile menu: Lina Karam");
  expect((await world.provider.call(getAccount, { as: user })).data.name).toBe("Lina Karam");
});

test("doesn't silently overwrite a change made in another window", async () => {
  const { browser, user } = await signInMember();
  const version = inputValue(await readPage(browser.request(settings)), "version")!;
  expect((await browser.submit(settings, { name: "First Window", version })).status).toBe(302);
  const conflict = await browser.submit(settings, { name: "Second Window", version });
  const html = await readPage(conflict);
  expect(conflict.status).toBe(409);
  expect(inputValue(html, "name")).toBe("Second Window");
  expect(html).toContain("changed in another window");
  expect((await world.provider.call(getAccount, { as: user })).data.name).toBe("First Window");
  const currentVersion = inputValue(html, "version")!;
  expect((await browser.submit(settings, { name: "Second Window", version: currentVersion })).status).toBe(
    302,
  );
});

test("refuses an invalid name with an error on its field and keeps the input", async () => {
  const { browser, user } = await signInMember();
  const response = await browser.submit(settings, { name: "L" });
  expect(response.status).toBe(400);
  const html = await readPage(response);
  expect(errorsAt(html, "name")).toBe(
    "Enter your name: 2 to 80 characters. It needs a letter and takes no web or email addresses.",
  );
  expect(inputValue(html, "name")).toBe("L");
  expect((await world.provider.call(getAccount, { as: user })).data.name).toBe("Noor Haddad");
});

test("without an answer of the provider the form answers 503, and the overview shows its other parts", async () => {
  const { browser } = await signInMember();
  const cutOff = (_request: unknown, response: ServerResponse) => void response.destroy();
  world.front.broken.set("GET /v1/cash-back/claims", cutOff);
  const partialResponse = await browser.request(overview);
  expect(partialResponse.status).toBe(200);
  expect(await readPage(partialResponse)).toContain("Member since");
  world.front.broken.set("GET /v1/users/me/account", cutOff);
  expect((await browser.request(settings)).status).toBe(503);
});

test("another email address needs the password; the new mail's link confirms it, the old mail's undoes it", async () => {
  const { browser, user } = await signInMember();
  const email = `${crypto.randomUUID()}@example.test`;
  const form = { intent: "email", email, password: "Wrong-horse-7" };
  const rejection = await browser.submit(settings, form);
  const html = await rejection.text();
  expect(rejection.status).toBe(422);
  expect(errorsAt(html, "password")).toContain("The password is wrong.");
  expect(inputValue(html, "email")).toEqual(email);
  expect(html).not.toContain("Wrong-horse-7");
  const response = await browser.submit(settings, { ...form, password: user.password });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toEqual(settings);

  await sendDueMails(world.provider.app, post.transport);
  const linkTo = (address: string) =>
    /https?:\/\/[^/\s]+(\/\S+\?token=\S+)/.exec(
      post.sent.find(({ to }) => to.address === address)!.text,
    )![1]!;
  const confirmed = await browser.submit(linkTo(email), {});
  expect(confirmed.status).toBe(302);
  expect(confirmed.headers.get("location")).toBe("/en/verify-email?done");
  expect(await readPage(browser.request(settings))).toContain(email);

  const visitor = new Browser(world.dashboard);
  const undo = linkTo(user.email);
  expect(await readPage(visitor.request(undo))).toContain("Keep my address");
  const undone = await visitor.submit(undo, {});
  expect(undone.status).toBe(302);
  expect(undone.headers.get("location")).toBe("/en/undo-email?done");
  expect(await readPage(visitor.request("/en/undo-email?done"))).toContain("Your address is back.");
  const repeatedResponse = await visitor.submit(undo, {});
  expect(repeatedResponse.status).toBe(410);
  expect(await repeatedResponse.text()).toContain("This link has already been used.");
});
