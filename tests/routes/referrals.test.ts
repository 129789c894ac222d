import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#provider/database/mail-schema.ts";
import { adminFixtures } from "../support/money/admin-fixtures";

const fixtures = adminFixtures();

const page = "/en/apps/referrals";
const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";

test("without scripts: friends are asked by mail once, a wrong address keeps what was typed", async () => {
  const { provider, signIn } = fixtures;
  const { browser } = await signIn(await provider.signUp());
  const open = async () => (await browser.request(page)).text();
  const key = keyIn(await open());
  const ask = (emails: string) => browser.submit(page, { key, emails });

  const wrong = await ask("ann@friends.test, nobody");
  expect(wrong.status).toBe(400);
  const text = await wrong.text();
  expect(text).toContain("nobody is not an e-mail address.");
  expect(text).toContain("ann@friends.test, nobody</textarea>");
  expect((await ask(" ")).status).toBe(400);
  const eleven = Array.from({ length: 11 }, (_, index) => `friend${index}@friends.test`).join("\n");
  expect(await (await ask(eleven)).text()).toContain("Invite up to ten friends at once.");

  for (let time = 0; time < 2; time++)
    expect((await ask("ann@friends.test; bob@friends.test\nann@friends.test")).status).toBe(302);
  const html = await open();
  expect(html).toContain("2 invitations sent");
  expect(html.match(/>(?:ann|bob)@friends\.test</g)).toHaveLength(2);
  const { database } = provider.app;
  expect(await database.$count(mails, eq(mails.toAddress, "ann@friends.test"))).toBe(1);

  const nine = Array.from({ length: 9 }, (_, index) => `more${index}@friends.test`).join(",");
  const many = await browser.submit(page, { key: keyIn(html), emails: nine });
  expect(many.status).toBe(429);
  expect(await many.text()).toContain("You have invited many friends.");
});
