import { beforeEach, expect, test } from "vitest";
import { knownDevices } from "#provider/database/schema/device-schema.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { storingTransport } from "../../support/money/mails";
import { memberWorld } from "../../support/money/member-world";
import { lockOut } from "../../support/programs/lock-out";
import { Browser } from "../../support/pages/browser";

const world = memberWorld({ TRUST_PROXY: "true" });
const post = storingTransport();
beforeEach(async () => {
  await world.provider.app.database.delete(mails);
  await world.provider.app.database.delete(mailLinks);
});

const database = () => world.provider.app.database;

/** Submits a form without scripts from a visitor's IP address. */
async function send(browser: Browser, path: string, fields: Record<string, string>, address: string) {
  const body = new URLSearchParams(fields);
  const headers = { "x-forwarded-for": address };
  const response = await browser.request(path, { method: "POST", body, headers });
  return { status: response.status, location: response.headers.get("location"), html: await response.text() };
}

/** Returns the path of the link in the only mail sent. */
async function mailedPath(): Promise<string> {
  await expect.poll(async () => (await database().select().from(mails)).length).toBe(1);
  await sendDueMails(world.provider.app, post.transport);
  return /https?:\/\/[^/]+(\/\S+\/known-browser\?token=[\w-]{43})\s/.exec(post.sent.at(-1)!.text)![1]!;
}

test("a locked-out member requests, opens and uses a mailed link, then logs in with the password", async () => {
  const { email, password } = await world.provider.signUp();
  await lockOut(world.provider, email);
  const owner = new Browser(world.dashboard);
  const address = "198.51.100.99";
  const login = "/en/login?returnTo=%2Fen%2Fapps%2Fnotifications";
  const locked = await send(owner, login, { email, password }, address);
  expect(locked.status).toBe(429);
  expect(locked.html).toContain('action="/en/known-browser?returnTo=%2Fen%2Fapps%2Fnotifications"');
  expect(locked.html).toContain("Send me a link");

  const response = await send(owner, "/en/known-browser", { email }, address);
  expect(response).toMatchObject({ status: 302, location: "/en/known-browser?sent" });
  expect(await (await owner.request("/en/known-browser?sent")).text()).toContain("a link is on its way");

  const path = await mailedPath();
  // Opening the link, as mail scanners do, doesn't use it up.
  for (let look = 0; look < 3; look += 1) {
    const page = await new Browser(world.dashboard).request(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("Continue to log in");
    // The link to the login doesn't contain the token.
    expect(/href="(\/en\/login[^"]*)"/.exec(html)![1]).toBe("/en/login");
  }
  expect(await database().select().from(knownDevices)).toEqual([]);
  const used = await send(owner, path, {}, address);
  expect(used).toMatchObject({ status: 302, location: "/en/login?known" });
  expect([...owner.cookies.keys()]).toContain("cashlane-device");
  expect(await (await owner.request("/en/login?known")).text()).toContain("This browser can log in now");
  expect((await send(owner, "/en/login", { email, password: "Guess-1" }, address)).status).toBe(400);
  expect((await send(owner, "/en/login", { email, password }, address)).status).toBe(302);

  const repeatedResponse = await send(new Browser(world.dashboard), path, {}, address);
  expect(repeatedResponse.status).toBe(410);
  expect(repeatedResponse.html).toContain("This link has already been used");
  expect(world.dashboard.output()).not.toContain(path.split("token=")[1]!);
});

test("for a used, mangled or missing token the page explains the next step, offers another link and sets no cookie", async () => {
  for (const [language, text] of [
    ["en", "Open it from the email"],
    ["fr", "Ouvrez-le depuis l’e-mail"],
    ["ar", "افتحه من الرسالة"],
  ] as const)
    for (const token of ["", "abc", "A".repeat(43), "A".repeat(3_000)]) {
      const browser = new Browser(world.dashboard);
      const response = await send(browser, `/${language}/known-browser?token=${token}`, {}, "198.51.100.1");
      expect(response.status).toBe(404);
      expect(response.html).toContain(text);
      expect(response.html).toContain(`action="/${language}/known-browser"`);
      expect([...browser.cookies.keys()]).not.toContain("cashlane-device");
    }
});

test("requesting a link shows the same page for every address, an error on the field, and a limit after the third", async () => {
  const { email } = await world.provider.signUp();
  const browser = new Browser(world.dashboard);
  for (const one of [email, "nobody@example.test"]) {
    const response = await send(browser, "/en/known-browser", { email: one }, "198.51.100.2");
    expect(response).toMatchObject({ status: 302, location: "/en/known-browser?sent" });
  }
  const errorResponse = await send(browser, "/en/known-browser", { email: "mara" }, "198.51.100.2");
  expect(errorResponse.status).toBe(400);
  for (const text of ["Enter a valid email address.", 'value="mara"'])
    expect(errorResponse.html).toContain(text);
  for (let time = 0; time < 2; time += 1) await send(browser, "/en/known-browser", { email }, "198.51.100.2");
  const limited = await send(browser, "/en/known-browser", { email }, "198.51.100.2");
  expect(limited.status).toBe(429);
  expect(limited.html).toContain("Too many attempts");
});
