import { describe, expect, test } from "vitest";
import { login } from "#contract/accounts/auth.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { errorsAt, hasControl, inputValue, readPage, memberWorld } from "../../support/money/member-world";
import { storingTransport } from "../../support/money/mails";
import { Browser } from "../../support/pages/browser";

const world = memberWorld();

const security = "/en/apps/user/view/security";
const newPassword = "Fresh-meadow-9";
const post = storingTransport();
const newVisitor = () => new Browser(world.dashboard);
const canLogIn = async (email: string, password: string) =>
  (await world.provider.call(login, { body: { email, password } })).status === 200;

/** Requests a link as a visitor and returns the mailed URL without its origin. */
async function mailedAddress(email: string): Promise<string> {
  const response = await newVisitor().submit("/en/forgot-password", { email });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/en/forgot-password?sent");
  const { database } = world.provider.app;
  await expect.poll(async () => (await database.select().from(mailLinks)).length).toBeGreaterThan(0);
  await sendDueMails(world.provider.app, post.transport);
  return /https?:\/\/[^/\s]+(\/\S*\/reset-password\?token=\S+)/.exec(post.sent.at(-1)!.text)![1]!;
}

test.each([
  ["en", "Forgot your password?", "Set a new password", "This link isn’t complete."],
  ["fr", "Mot de passe oublié\u00a0?", "Choisir un nouveau mot de passe", "Ce lien est incomplet."],
  ["ar", "هل نسيت كلمة المرور؟", "تعيين كلمة مرور جديدة", "هذا الرابط غير كامل."],
])(
  "in %s: the login links to the form, and a link without its token explains what to do",
  async (language, ...words) => {
    const [title, reset, broken] = words as [string, string, string];
    expect(await (await newVisitor().request(`/${language}/login`)).text()).toContain(
      `/${language}/forgot-password`,
    );
    expect(await readPage(newVisitor().request(`/${language}/forgot-password`))).toContain(title);
    const html = await readPage(newVisitor().request(`/${language}/reset-password`));
    for (const part of [reset, broken]) expect(html).toContain(part);
    expect(html).not.toContain('name="newPassword"');
  },
);

test("sets a forgotten password with the mail's link, once", async () => {
  const user = await world.provider.signUp();
  const address = await mailedAddress(user.email);
  const browser = newVisitor();
  const html = await readPage(browser.request(address));
  expect(html).toContain('name="newPassword"');
  const [account] = /<input[^>]*autoComplete="username"[^>]*>/i.exec(html) ?? [];
  expect(account).toContain(user.email);
  // The link to request another one doesn't contain this token.
  expect(html).not.toContain("forgot-password?token");
  const short = await browser.submit(address, { newPassword: "nine-char" });
  expect(short.status).toBe(400);
  expect(errorsAt(await readPage(short), "newPassword")).toBe("Use 10 to 200 characters.");
  const common = await readPage(browser.submit(address, { newPassword: "password123" }));
  expect(errorsAt(common, "newPassword")).toContain("Many people use this password");
  const response = await browser.submit(address, { newPassword });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/en/login");
  expect(await readPage(browser.request("/en/login"))).toContain("Your new password is set.");
  expect(await canLogIn(user.email, newPassword)).toBe(true);
  const repeatedResponse = await browser.submit(address, { newPassword: "Another-meadow-9" });
  expect(repeatedResponse.status).toBe(410);
  expect(await canLogIn(user.email, newPassword)).toBe(true);
});

describe("230 pasted characters", () => {
  const pasted = "Long-horse-".padEnd(230, "é");
  const rule = "Use 10 to 200 characters.";

  test("as a new password by mail are refused with the rule", async () => {
    const user = await world.provider.signUp();
    const address = await mailedAddress(user.email);
    const response = await newVisitor().submit(address, { newPassword: pasted });
    expect(response.status).toBe(400);
    expect(errorsAt(await readPage(response), "newPassword")).toBe(rule);
    for (const password of [pasted, pasted.slice(0, 200)])
      expect(await canLogIn(user.email, password)).toBe(false);
  });

  test("as a changed password are refused with the rule", async () => {
    const { browser, user } = await world.signIn(await world.provider.signUp());
    const form = { intent: "password", password: user.password, newPassword: pasted };
    const response = await browser.submit(security, form);
    expect(response.status).toBe(400);
    expect(errorsAt(await readPage(response), "newPassword")).toBe(rule);
    expect(await canLogIn(user.email, user.password)).toBe(true);
  });

  test.each([230, 300])(
    "as the current password are reported as wrong, with %i characters too",
    async (length) => {
      const { browser, user } = await world.signIn(await world.provider.signUp());
      const form = { intent: "password", password: user.password.padEnd(length, "x"), newPassword };
      const response = await browser.submit(security, form);
      expect(response.status).toBe(422);
      expect(errorsAt(await readPage(response), "password")).toBe("The password is wrong.");
    },
  );

  test.each([230, 300])("at the login are refused with a message, with %i characters too", async (length) => {
    const { email, password } = await world.provider.signUp();
    const response = await newVisitor().submit("/en/login", {
      email,
      password: password.padEnd(length, "x"),
    });
    expect(response.status).toBe(400);
    expect(await readPage(response)).toContain("The email address or the password is wrong.");
  });
});

test("password fields have no maximum length, which would truncate pasted text", async () => {
  const user = await world.provider.signUp();
  const { browser } = await world.signIn(user);
  const pages = [
    await readPage(newVisitor().request(await mailedAddress(user.email))),
    await readPage(browser.request(security)),
  ];
  for (const html of pages) {
    const fields = html.match(/<input[^>]*type="password"[^>]*>/g) ?? [];
    expect(fields).not.toEqual([]);
    for (const field of fields) expect(field).not.toMatch(/maxlength/i);
  }
});

test("an address without an account leads to the same page", async () => {
  const response = await newVisitor().submit("/en/forgot-password", { email: "nobody@example.test" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/en/forgot-password?sent");
  const errorResponse = await newVisitor().submit("/en/forgot-password", { email: "nobody" });
  const html = await readPage(errorResponse);
  expect(errorResponse.status).toBe(400);
  expect(errorsAt(html, "email")).toBe("Enter a valid email address.");
  expect(inputValue(html, "email")).toBe("nobody");
});

test("Security changes the password with the current one and keeps this browser signed in", async () => {
  const { browser, user } = await world.signIn(await world.provider.signUp());
  const form = { intent: "password", password: user.password, newPassword };
  expect(hasControl(await readPage(browser.request(security)), { name: "intent", value: "password" })).toBe(
    true,
  );
  const errorResponse = await browser.submit(security, { ...form, password: "Wrong-horse-7" });
  const html = await readPage(errorResponse);
  expect(errorResponse.status).toBe(422);
  expect(errorsAt(html, "password")).toBe("The password is wrong.");
  expect(html).not.toContain(newPassword);
  const response = await browser.submit(security, form);
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toEqual(security);
  const after = await readPage(browser.request(security));
  for (const part of ["Your password is changed.", "Password changed"]) expect(after).toContain(part);
  expect(await canLogIn(user.email, newPassword)).toBe(true);
});
