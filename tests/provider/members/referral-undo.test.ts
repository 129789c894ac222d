import { afterAll, beforeAll, expect, test } from "vitest";
import { adjustBalance } from "#contract/accounts/admin-users.ts";
import {
  adminListReferrals,
  decideReferral,
  getReferralSummary,
  listReferrals,
} from "#contract/referrals/referrals.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { knownDevices } from "#provider/database/schema/device-schema.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import {
  leadOf,
  type StoreFixture,
  createStoreFixture,
  processReport,
} from "../../support/money/network-reports.ts";
import { makePayablePurchase, joinByLink, takeBack } from "../../support/money/referrals.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnBothDatabases("a bonus whose purchase is taken back", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let store: StoreFixture;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    store = await createStoreFixture(provider, { holdDays: 0 });
  });
  afterAll(() => closeAndVerify(provider));

  const available = async (userId: string) => (await balancesOf(provider.app.database, userId)).available;
  const statesOf = async (as: TestUser) =>
    (await provider.call(listReferrals, { as, query: {} })).data.map(({ state }) => state);

  /** Creates a member and a friend who signed up with their link. */
  async function referFriend() {
    const member = await provider.signUp({ name: "Mary Major" });
    const { code, bonus } = (await provider.call(getReferralSummary, { as: member })).data;
    return { member, friend: await joinByLink(provider, code), bonus: BigInt(bonus) };
  }

  test("is reversed once for both members, even if spent, and not granted again", async () => {
    const { member, friend, bonus } = await referFriend();
    const bought = await makePayablePurchase(provider, store, friend);
    expect(await available(member.userId)).toEqual(bonus);
    expect(await available(friend)).toEqual(600n + bonus);
    const spend = { amount: -Number(bonus), reason: "Stands for what was spent." };
    await provider.call(adjustBalance, { as: admin, params: { id: member.userId }, body: spend });
    for (let time = 0; time < 3; time++) await takeBack(provider, store, bought);
    expect(await available(member.userId)).toEqual(-bonus);
    expect(await available(friend)).toBe(0n);
    expect(await statesOf(member)).toEqual(["undone"]);
    const { earned, paid } = (await provider.call(getReferralSummary, { as: member })).data;
    expect(earned).toBe(0);
    expect(paid).toBe(0);
    const [notice] = (await provider.call(listNotifications, { as: member, query: {} })).data;
    expect(notice).toMatchObject({ type: "referral_undone" });

    await makePayablePurchase(provider, store, friend);
    expect(await available(member.userId)).toEqual(-bonus);
    expect(await available(friend)).toBe(600n);
  });

  test("stays while another purchase of the friend qualifies, whichever is reversed first", async () => {
    const { member, friend, bonus } = await referFriend();
    const [first, second] = [
      await makePayablePurchase(provider, store, friend),
      await makePayablePurchase(provider, store, friend),
    ];
    await takeBack(provider, store, first);
    expect(await available(member.userId)).toEqual(bonus);
    expect(await statesOf(member)).toEqual(["paid"]);
    await takeBack(provider, store, second);
    expect(await available(member.userId)).toBe(0n);
    expect(await statesOf(member)).toEqual(["undone"]);
  });

  test("is reversed once when two purchases are reversed simultaneously", async () => {
    const { member, friend } = await referFriend();
    const bought = [
      await makePayablePurchase(provider, store, friend),
      await makePayablePurchase(provider, store, friend),
    ];
    await Promise.all(bought.map((one) => takeBack(provider, store, one)));
    expect(await available(member.userId)).toBe(0n);
    expect(await available(friend)).toBe(0n);
    expect(await statesOf(member)).toEqual(["undone"]);
  });

  test("is reversed when the purchase is corrected to zero", async () => {
    const { member, friend } = await referFriend();
    const bought = await makePayablePurchase(provider, store, friend);
    const later = new Date(Date.now() + 60_000).toISOString();
    const nothing = { amount: "0.00", commission: "0.00", status: "approved", time: later };
    await processReport(provider, store, { ...bought, ...nothing });
    expect((await leadOf(provider, bought.transaction_id))?.cashBack).toBe(0n);
    expect(await available(member.userId)).toBe(0n);
    expect(await available(friend)).toBe(0n);
  });

  test("a bonus pending review then waits for the next purchase", async () => {
    const { member, friend, bonus } = await referFriend();
    const device = { hash: "one-browser", firstSeenAt: new Date(), lastSeenAt: new Date() };
    for (const userId of [member.userId, friend])
      await provider.app.database.insert(knownDevices).values({ userId, ...device });
    const bought = await makePayablePurchase(provider, store, friend);
    const listed = await provider.call(adminListReferrals, { as: admin, query: { state: "held" } });
    const { id } = listed.data[0]!;
    await takeBack(provider, store, bought);
    expect(await statesOf(member)).toEqual(["joined"]);
    const pay = () =>
      provider.call(decideReferral, {
        as: admin,
        params: { id },
        body: { step: "pay", reason: "A couple with one laptop." },
      });
    expect((await pay()).body.key).toBe("referral_not_held");
    await makePayablePurchase(provider, store, friend);
    expect((await pay()).data).toMatchObject({ state: "paid" });
    expect(await available(member.userId)).toBe(bonus);
  });
});
