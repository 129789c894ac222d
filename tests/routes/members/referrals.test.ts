import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { getReferralStats } from "#contract/referrals/referrals.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { referrals } from "#provider/database/schema/referral-schema.ts";
import { adminFixtures } from "../../support/money/admin-fixtures";
import type { TestUser } from "../../support/programs/provider";

const fixtures = adminFixtures();

const page = "/en/apps/referrals";
const csvFile = "/en/csv/apps/referrals";
const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";

test("without scripts friends are invited by mail once, and an invalid address keeps the input", async () => {
  const { provider, signIn } = fixtures;
  const { browser } = await signIn(await provider.signUp());
  const open = async () => (await browser.request(page)).text();
  const key = keyIn(await open());
  const invite = (emails: string) => browser.submit(page, { key, emails });

  const errorResponse = await invite("ann@friends.test, nobody");
  expect(errorResponse.status).toBe(400);
  const text = await errorResponse.text();
  expect(text).toContain("nobody isn’t an email address.");
  expect(text).toContain("ann@friends.test, nobody</textarea>");
  expect((await invite(" ")).status).toBe(400);
  const eleven = Array.from({ length: 11 }, (_, index) => `friend${index}@friends.test`).join("\n");
  expect(await (await invite(eleven)).text()).toContain("Invite up to ten friends at once.");

  for (let time = 0; time < 2; time++)
    expect((await invite("ann@friends.test; bob@friends.test\nann@friends.test")).status).toBe(302);
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

test("a member exports their own referred friends only", async () => {
  const { provider, signIn } = fixtures;
  const [member, friend, other] = [
    await provider.signUp(),
    await provider.signUp({ name: "Fay Friend" }),
    await provider.signUp(),
  ];
  const row = {
    id: randomUUID(),
    state: "joined" as const,
    bonus: 1_000n,
    currency: "USD",
    joinedAt: new Date("2026-11-01T10:00:00Z"),
  };
  await provider.app.database
    .insert(referrals)
    .values({ ...row, referrerId: member.userId, friendId: friend.userId });
  const fileOf = async (user: TestUser, search = "") =>
    (await (await signIn(user)).browser.request(csvFile + search)).text();
  expect(await (await (await signIn(member)).browser.request(page)).text()).toContain(`href="${csvFile}`);
  const file = await fileOf(member);
  for (const part of ["Fay F.", "joined", "10.00"]) expect(file).toContain(part);
  expect(file).not.toContain("Friend");
  expect(await fileOf(member, "?f.state=paid")).not.toContain("Fay F.");
  expect(await fileOf(other)).not.toContain("Fay F.");

  // Admins see each figure next to its list.
  const html = await (await fixtures.ada.browser.request("/en/apps/ecommerce/referrals")).text();
  const { data } = await provider.call(getReferralStats, { as: fixtures.ada.user });
  expect(data).toMatchObject({ joined: 1, paid: 0, held: 0, cost: 0 });
  await provider.app.database
    .update(referrals)
    .set({ state: "paid", paidAt: new Date("2026-11-02T10:00:00Z") })
    .where(eq(referrals.id, row.id));
  const { data: later } = await provider.call(getReferralStats, { as: fixtures.ada.user });
  expect(later).toMatchObject({ joined: 1, paid: 1, held: 0, cost: 2_000 });
  for (const link of ["f.state=paid", "f.state=held"]) expect(html).toContain(`referrals?${link}"`);
});
