import { afterAll, beforeAll, expect, test } from "vitest";
import {
  adminListReferrals,
  decideReferral,
  getReferralSummary,
  listReferrals,
} from "#contract/referrals/referrals.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { knownDevices } from "#provider/database/schema/device-schema.ts";
import { referrals } from "#provider/database/schema/referral-schema.ts";
import { eq } from "drizzle-orm";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { type StoreFixture, createStoreFixture, releaseLeads } from "../../support/money/network-reports.ts";
import { insertPayoutMethod } from "../../support/money/payout-methods.ts";
import { makePayablePurchase, confirmPurchase, joinByLink } from "../../support/money/referrals.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnBothDatabases("referrals", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let store: StoreFixture;
  const now = new Date();
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    store = await createStoreFixture(provider, { holdDays: 0 });
  });
  afterAll(() => closeAndVerify(provider));

  const summary = async (as: TestUser) => (await provider.call(getReferralSummary, { as })).data;
  const available = async (userId: string) => (await balancesOf(provider.app.database, userId)).available;
  const heldBonuses = async () =>
    (await provider.call(adminListReferrals, { as: admin, query: { state: "held" } })).data;

  const join = (code: string, email?: string) => joinByLink(provider, code, email);

  test("a friend joins by link and buys; both get the bonus once, when the purchase is payable", async () => {
    const mary = await provider.signUp({ name: "Mary Major" });
    const { code, bonus } = await summary(mary);
    expect((await summary(mary)).code).toBe(code);
    const friend = await join(code);
    expect(await join("00000000")).not.toBe(friend);
    for (let count = 0; count < 2; count++) await confirmPurchase(provider, store, friend);
    expect(await available(mary.userId)).toBe(0n);
    expect(await releaseLeads(provider)).toBe(2);
    expect(await available(mary.userId)).toBe(BigInt(bonus));
    expect(await available(friend)).toBeGreaterThan(BigInt(bonus));
    await makePayablePurchase(provider, store, friend);
    expect(await summary(mary)).toMatchObject({ joined: 1, paid: 1, earned: bonus });
    expect((await provider.call(listReferrals, { as: mary, query: {} })).data).toMatchObject([
      { friend: "Fay F.", state: "paid" },
    ]);
    const [notice] = (await provider.call(listNotifications, { as: mary, query: {} })).data;
    expect(notice).toMatchObject({ type: "referral_paid" });
  });

  test("suspected self-referrals wait for an admin, with the reason, who pays or refuses", async () => {
    const { database } = provider.app;
    const max = await provider.signUp({ name: "Max Minor", email: "max@example.test" });
    const { code, bonus } = await summary(max);
    const [samePerson, sameBrowser] = [await join(code, "max+2@example.test"), await join(code)];
    const device = { hash: "one-browser", firstSeenAt: now, lastSeenAt: now };
    for (const userId of [max.userId, sameBrowser])
      await database.insert(knownDevices).values({ userId, ...device });
    for (const friend of [samePerson, sameBrowser]) await makePayablePurchase(provider, store, friend);
    const waiting = await heldBonuses();
    const findBonus = (id: string) => waiting.find(({ friend }) => friend.id === id)!;
    expect(findBonus(samePerson).holds).toEqual(["same_mailbox"]);
    expect(findBonus(sameBrowser).holds).toEqual(["same_device"]);
    expect(await available(max.userId)).toBe(0n);

    const decide = (as: TestUser, id: string, step: "pay" | "refuse") =>
      provider.call(decideReferral, { as, params: { id }, body: { step, reason: "Looked into it." } });
    expect((await decide(admin, findBonus(samePerson).id, "refuse")).data).toMatchObject({
      state: "refused",
    });
    expect((await decide(admin, findBonus(sameBrowser).id, "pay")).data).toMatchObject({ state: "paid" });
    expect((await decide(admin, findBonus(sameBrowser).id, "pay")).body.key).toBe("referral_not_held");
    expect(await available(max.userId)).toBe(BigInt(bonus));
    // Only the cash back of 6 % was credited, without a bonus.
    expect(await available(samePerson)).toBe(600n);
  });

  test.each([
    ["dots", "anna.b@gmail.com", "a.n.n.a.b@gmail.com"],
    ["another name of the domain", "carla.b@gmail.com", "carlab@googlemail.com"],
  ])("holds the bonus when both use one Gmail mailbox, spelled with %s", async (_, email, other) => {
    const referrer = await provider.signUp({ email });
    const friend = await join((await summary(referrer)).code, other);
    await makePayablePurchase(provider, store, friend);
    const waiting = (await heldBonuses()).find(({ friend: { id } }) => id === friend);
    expect(waiting?.holds).toEqual(["same_mailbox"]);
    expect(await available(referrer.userId)).toBe(0n);
  });

  test.each([
    ["a tag", "paid@example.com", "paid+2@example.com"],
    ["Gmail dots", "paidto@gmail.com", "paid.to@googlemail.com"],
  ])("holds the bonus when both are paid to one PayPal mailbox, spelled with %s", async (_, email, other) => {
    const referrer = await provider.signUp();
    const friend = await join((await summary(referrer)).code);
    for (const [userId, target] of [
      [referrer.userId, email],
      [friend, other],
    ] as const)
      await insertPayoutMethod(provider.app.database, userId, { kind: "paypal", email: target });
    await makePayablePurchase(provider, store, friend);
    const waiting = (await heldBonuses()).find(({ friend: { id } }) => id === friend);
    expect(waiting?.holds).toEqual(["same_payout"]);
  });

  test("ten of twelve friends in a month are paid at once and two wait; admins can't decide on their own", async () => {
    const { code, bonus } = await summary(admin);
    const friends: string[] = [];
    for (let count = 0; count < 12; count++) friends.push(await join(code));
    for (const friend of friends) await confirmPurchase(provider, store, friend);
    await Promise.all(friends.map(() => releaseLeads(provider)));
    expect(await available(admin.userId)).toBe(BigInt(bonus) * 10n);
    const waiting = (await heldBonuses()).filter(({ referrer }) => referrer.id === admin.userId);
    expect(waiting.map(({ holds }) => holds)).toEqual([["month_full"], ["month_full"]]);
    const ownDecision = await provider.call(decideReferral, {
      as: admin,
      params: { id: waiting[0]!.id },
      body: { step: "pay", reason: "Mine." },
    });
    expect(ownDecision).toMatchObject({ status: 403, body: { key: "own_referral" } });
    const isOwn = eq(referrals.referrerId, admin.userId);
    await expect(
      provider.app.database.update(referrals).set({ decidedBy: admin.userId }).where(isOwn),
    ).rejects.toThrow();
  });
});
