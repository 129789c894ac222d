import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  getReferralSummary,
  inviteFriends,
  listInvitations,
  listReferrals,
} from "#contract/referrals/referrals.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { referralInvitations } from "#provider/database/schema/referral-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { nameToShow } from "#provider/i18n/invitation.ts";
import { pruneInvitations } from "#provider/modules/referrals/invite.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { createStoreFixture, releaseLeads } from "../../support/money/network-reports.ts";
import { confirmPurchase, joinByLink } from "../../support/money/referrals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("invitations", (open) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
  });
  afterAll(() => provider.close());

  const address = () => `${randomUUID()}@example.test`;
  const invite = (as: TestUser, emails: string[], key = randomUUID()) =>
    provider.call(inviteFriends, { as, headers: { "idempotency-key": key }, body: { emails } });
  const openInvitations = async (as: TestUser) => (await provider.call(listInvitations, { as })).data;
  const summary = async (as: TestUser) => (await provider.call(getReferralSummary, { as })).data;
  const mailsTo = (email: string) =>
    provider.app.database
      .select({ kind: mails.kind, title: mailItems.title, path: mailItems.path })
      .from(mails)
      .innerJoin(mailItems, eq(mailItems.mailId, mails.id))
      .where(eq(mails.toAddress, email));

  test("sends each invitation once; a friend who joins gets no more, and a purchase pays the bonus", async () => {
    const mary = await provider.signUp({ name: "Mary Major" });
    const [one, other, key] = [address(), address(), randomUUID()];
    for (let time = 0; time < 2; time++)
      expect((await invite(mary, [one.toUpperCase(), other, one], key)).data).toEqual({ sent: 2 });
    expect((await invite(mary, [one])).data).toEqual({ sent: 0 });
    const { code, invited } = await summary(mary);
    expect(invited).toBe(2);
    expect(await mailsTo(one)).toEqual([
      { kind: "invitation", title: "Mary M. invites you to Cashlane", path: `/register?ref=${code}` },
    ]);
    const friend = await joinByLink(provider, code, one);
    expect((await openInvitations(mary)).map(({ email }) => email)).toEqual([other]);
    const progress = async () => (await provider.call(listReferrals, { as: mary, query: {} })).data[0];
    expect(await progress()).toMatchObject({ state: "joined", bought: false });
    const store = await createStoreFixture(provider, { holdDays: 0 });
    await confirmPurchase(provider, store, friend);
    expect(await progress()).toMatchObject({ state: "joined", bought: true });
    const { onTheWay, bonus } = await summary(mary);
    expect(onTheWay).toBe(bonus);
    await releaseLeads(provider);
    expect(await progress()).toMatchObject({ state: "paid", bought: false });
    expect(await summary(mary)).toMatchObject({ onTheWay: 0, earned: bonus, invited: 1 });
  });

  test("limits invitations to ten at once and a day, also across simultaneous forms", async () => {
    const max = await provider.signUp({ name: "Max Minor" });
    const many = Array.from({ length: 11 }, address);
    expect((await invite(max, many)).status).toBe(400);
    const responses = await Promise.all([many.slice(0, 6), many.slice(5)].map((part) => invite(max, part)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 429]);
    expect(responses.find(({ status }) => status === 429)?.body.key).toBe("invitation_limit");
  });

  test("sends no invitation to existing accounts, to the sender, or to anyone a third time in a week", async () => {
    const [known, newAddress] = [await provider.signUp(), address()];
    const asking = await Promise.all(Array.from({ length: 3 }, () => provider.signUp()));
    for (const member of asking) {
      const [row] = await provider.app.database.select().from(users).where(eq(users.id, known.userId));
      expect((await invite(member, [row!.email, newAddress])).data).toEqual({ sent: 2 });
      expect(await mailsTo(row!.email)).toEqual([]);
    }
    expect(await mailsTo(newAddress)).toHaveLength(2);
    const [own] = await provider.app.database.select().from(users).where(eq(users.id, known.userId));
    expect((await invite(known, [own!.email])).body.key).toBe("invitation_own");
    expect((await invite(known, ["nobody"])).status).toBe(400);
  });

  test("requires a confirmed address and deletes old invitations", async () => {
    const nina = await provider.signUp();
    await invite(nina, [address()]);
    await provider.app.database.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, nina.userId));
    expect((await invite(nina, [address()])).body.key).toBe("email_unverified");
    await pruneInvitations(provider.app.database, new Date(Date.now() + 1_000));
    expect(await provider.app.database.$count(referralInvitations)).toBe(0);
  });

  test("contains the sender's name but no advertising text", () => {
    expect(
      ["Mary Major", "Zoë", "محمد علي", "Buy at evil.example", "<b>", "http://x.y z"].map(nameToShow),
    ).toEqual(["Mary M.", "Zoë", "محمد ع.", "Buy a.", "", ""]);
  });
});
