import { expect, test } from "vitest";
import { register } from "#contract/accounts/auth.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { errorsAt, readPage, memberWorld } from "../../support/money/member-world";
import { storingTransport } from "../../support/money/mails";
import { Browser } from "../../support/pages/browser";

const world = memberWorld();

const password = "Right-horse-7";
const post = storingTransport();

/** Registers a member, signs them in, and returns the link's path and the code from the mail. */
async function newMember() {
  const email = `${crypto.randomUUID()}@example.test`;
  await world.provider.call(register, { body: { name: "Noor", email, password, language: "en" } });
  const browser = new Browser(world.dashboard);
  await browser.submit("/en/login", { email, password });
  await sendDueMails(world.provider.app, post.transport);
  const { text } = post.sent.find(({ to }) => to.address === email)!;
  const address = /https?:\/\/[^/\s]+(\/\S*\/verify-email\?token=\S+)/.exec(text)![1]!;
  return { email, browser, address, code: /the code (\d{6}) to/.exec(text)![1]! };
}

const notice = "to withdraw and to add payout methods";

test("home, profile and withdrawals mention an unconfirmed address until its code is entered", async () => {
  const { browser, email, code } = await newMember();
  for (const path of [
    "dashboards/crm",
    "apps/user/view",
    "pages/account-settings",
    "apps/my-cash-back/withdraw",
  ]) {
    const html = await readPage(browser.request(`/en/${path}`));
    for (const part of [notice, email, 'value="resend"']) expect(html, path).toContain(part);
  }
  expect(await readPage(browser.request("/en/apps/my-cash-back/withdraw"))).not.toContain(
    "add=bank_transfer",
  );

  const short = await browser.submit("/en/verify-email", { intent: "code", code: "12 34" });
  expect(short.status).toBe(400);
  expect(errorsAt(await short.text(), "code")).toContain("Enter the six digits from the email.");
  const confirmation = await browser.submit("/en/verify-email", { intent: "code", code });
  expect(confirmation.status).toBe(302);
  expect(confirmation.headers.get("location")).toBe("/en/verify-email?done");
  expect(await readPage(browser.request("/en/verify-email"))).toContain("Your email address is confirmed");
  expect(await readPage(browser.request("/en/dashboards/crm"))).not.toContain(notice);
});

test("a link survives any number of views by mail scanners, confirms once, and explains when invalid", async () => {
  const { address } = await newMember();
  const visitor = new Browser(world.dashboard);
  for (let look = 0; look < 2; look += 1)
    expect(await readPage(visitor.request(address))).toContain("Confirm</");
  const confirmation = await visitor.submit(address, {});
  expect(confirmation.status).toBe(302);
  expect(confirmation.headers.get("location")).toBe("/en/verify-email?done");
  expect(await readPage(visitor.request("/en/verify-email?done"))).toContain("/en/login");
  for (const [link, status, text] of [
    [address, 410, "This link has already been used."],
    [`${address}x`, 404, "This link isn’t complete or not ours."],
  ] as const) {
    const response = await visitor.submit(link, {});
    const html = await response.text();
    expect(response.status).toBe(status);
    for (const part of [text, "Log in, and we send you another link", "/en/login"])
      expect(html).toContain(part);
  }
});

test("sends another mail on request, three times; a signed-out visitor is sent to the login", async () => {
  const { browser } = await newMember();
  const resend = () => browser.submit("/en/verify-email", { intent: "resend" });
  const responses = [await resend(), await resend(), await resend(), await resend()];
  expect(responses.map(({ status }) => status)).toEqual([302, 302, 302, 429]);
  expect(await readPage(browser.request("/en/verify-email?sent"))).toContain("New email sent.");
  const visitor = await readPage(new Browser(world.dashboard).request("/en/verify-email"));
  expect(visitor).toContain("/en/login?returnTo=%2Fen%2Fverify-email");
});

test("offers a passkey once the address is confirmed", async () => {
  const { browser, code } = await newMember();
  await browser.submit("/en/verify-email", { intent: "code", code });
  expect(await readPage(browser.request("/en/verify-email?done"))).toContain("Add a passkey");
  // The button opens the page that creates the passkey.
  const begun = await browser.submit("/en/apps/user/view/security/passkeys", { intent: "begin" });
  expect(await begun.text()).toContain("Create your passkey");
});

test("a browser without a session is offered a passkey after its login", async () => {
  const { address } = await newMember();
  const visitor = new Browser(world.dashboard);
  await visitor.submit(address, {});
  const html = await readPage(visitor.request("/en/verify-email?done"));
  expect(html).toContain("/en/login?returnTo=%2Fen%2Fverify-email%3Fdone");
  expect(html).not.toContain("Add a passkey");
});
