import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { acceptClaim } from "#contract/claims/admin-claims.ts";
import { confirmLead, holdLead, resumeLead } from "#contract/leads/admin-leads.ts";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import { getNetwork, rotateNetworkSecret } from "#contract/networks/admin-networks.ts";
import { approveWithdrawal, markWithdrawalPaid } from "#contract/withdrawals/admin-withdrawals.ts";
import { adminListReferrals, decideReferral, getReferralSummary } from "#contract/referrals/referrals.ts";
import { knownDevices } from "#provider/database/schema/device-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { sendTestClaim } from "../../support/money/claims.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import {
  leadOf,
  createStoreFixture,
  processReport,
  type StoreFixture,
} from "../../support/money/network-reports.ts";
import { makePayablePurchase, joinByLink } from "../../support/money/referrals.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee, type Payee } from "../../support/money/withdrawals.ts";
import type { TestUser } from "../../support/programs/provider.ts";

const day = 24 * 60 * 60 * 1000;

describeOnDatabase("M11 an admin involved in a member's money can't pay it out alone", (open) => {
  const { provider, admin: other } = twoAdmins(open);
  let store: StoreFixture;
  let rogue: TestUser;
  let accomplice: Payee;
  beforeAll(async () => {
    store = await createStoreFixture(provider, { holdDays: 0 });
  });

  /** Creates a purchase that its network hasn't confirmed. */
  async function trackPurchase(): Promise<string> {
    const transaction_id = `T-${randomUUID()}`;
    await processReport(provider, store, { click_id: await store.click(accomplice.userId), transaction_id });
    return (await leadOf(provider, transaction_id))!.id;
  }

  async function acceptOwnClaim() {
    const click = await store.click(accomplice.userId, new Date(Date.now() - 60 * day));
    const orderedOn = new Date(Date.now() - 59 * day).toISOString().slice(0, 10);
    const { data } = await sendTestClaim(provider, accomplice, {
      clickId: click,
      orderedOn,
      orderAmount: 10_000,
    });
    return provider.call(acceptClaim, { as: rogue, params: { id: data.id } });
  }

  async function confirmByHand() {
    return provider.call(confirmLead, { as: rogue, params: { id: await trackPurchase() } });
  }

  async function resumeByHand() {
    const params = { id: await trackPurchase() };
    await provider.call(holdLead, { as: other, params, body: { reason: "under_review" } });
    return provider.call(resumeLead, { as: rogue, params });
  }

  async function payHeldBonus() {
    const { code } = (await provider.call(getReferralSummary, { as: accomplice })).data;
    const friend = await joinByLink(provider, code);
    const at = new Date();
    const device = { hash: randomUUID(), firstSeenAt: at, lastSeenAt: at };
    for (const userId of [accomplice.userId, friend])
      await provider.app.database.insert(knownDevices).values({ userId, ...device });
    await makePayablePurchase(provider, store, friend);
    const { data } = await provider.call(adminListReferrals, { as: rogue, query: { state: "held" } });
    const id = data.find((one) => one.friend.id === friend)!.id;
    const body = { step: "pay", reason: "Two people" } as const;
    return provider.call(decideReferral, { as: rogue, params: { id }, body });
  }

  async function replaceSecret(store: StoreFixture, as: TestUser) {
    const params = { key: store.network };
    const { secrets } = (await provider.call(getNetwork, { as, params })).data;
    const body = { overlapHours: 0, replaces: secrets[0]?.id ?? null } as const;
    return provider.call(rotateNetworkSecret, { as, params, body });
  }

  async function reportWithOwnSecret() {
    const ownStore = await createStoreFixture(provider);
    const response = await replaceSecret(ownStore, rogue);
    const signing = { ...ownStore, secret: response.data.secret! };
    await processReport(provider, signing, { click_id: await ownStore.click(accomplice.userId) });
    return response;
  }

  test.each([
    ["accepted a claim", acceptOwnClaim],
    ["confirmed a purchase in the network's stead", confirmByHand],
    ["resumed a purchase somebody held", resumeByHand],
    ["paid a bonus that was held", payHeldBonus],
    ["replaced the secret a purchase was reported with", reportWithOwnSecret],
  ])("an admin who %s neither approves nor pays alone", async (_, involve) => {
    rogue = await provider.signUp({ role: "admin" });
    accomplice = await signUpPayee(provider, 100_000n);
    const [early, late] = [
      (await submitWithdrawal(provider, accomplice, 1_000)).data,
      (await submitWithdrawal(provider, accomplice, 1_000)).data,
    ];
    const approve = (as: TestUser, id: string) => provider.call(approveWithdrawal, { as, params: { id } });
    expect((await approve(rogue, early.id)).data.state).toBe("approved");
    expect((await involve()).status).toBeLessThan(300);

    const body = { paymentReference: "SEPA-1" };
    const paid = await provider.call(markWithdrawalPaid, { as: rogue, params: { id: early.id }, body });
    expect(paid.body.key).toBe("payout_needs_other_admin");
    expect((await approve(rogue, late.id)).data).toMatchObject({ state: "requested", needsOtherAdmin: true });
    expect((await approve(other, late.id)).data.state).toBe("approved");
    const overview = await provider.call(getAdminOverview, { as: other, query: { period: "7d" } });
    expect(overview.data.queue.unusualAdmins.map(({ id }) => id)).toContain(rogue.userId);
  });

  async function demoteOthers() {
    const { database } = provider.app;
    await database.update(users).set({ role: "support" }).where(eq(users.role, "admin"));
    await database.update(users).set({ role: "admin" }).where(eq(users.id, rogue.userId));
  }

  test("an admin who chose the secret can't approve even as the last one", async () => {
    rogue = await provider.signUp({ role: "admin" });
    accomplice = await signUpPayee(provider, 100_000n);
    expect((await reportWithOwnSecret()).status).toBe(200);
    const { id } = (await submitWithdrawal(provider, accomplice, 1_000)).data;
    await demoteOthers();
    const response = await provider.call(approveWithdrawal, { as: rogue, params: { id } });
    expect(response.data).toMatchObject({ state: "requested", needsOtherAdmin: true });
  });

  test("a founder without colleagues who chose a network's secret can approve", async () => {
    rogue = await provider.signUp({ role: "admin" });
    accomplice = await signUpPayee(provider, 100_000n);
    expect((await reportWithOwnSecret()).status).toBe(200);
    const { id } = (await submitWithdrawal(provider, accomplice, 1_000)).data;
    await demoteOthers();
    await provider.app.database.update(users).set({ approverSince: null });
    const response = await provider.call(approveWithdrawal, { as: rogue, params: { id } });
    expect(response.data.state).toBe("approved");
  });
});
