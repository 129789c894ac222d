import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { decideOrder } from "#contract/shop/admin-shop-orders.ts";
import { adjustBalance } from "#contract/accounts/admin-users.ts";
import { requestDeletion, getDeletion } from "#contract/accounts/personal-data.ts";
import { ledgerAccounts, users } from "#provider/database/schema/schema.ts";
import { deleteDueAccounts } from "#provider/modules/personal-data/deletion.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { sendTestClaim } from "../../support/money/claims.ts";
import { balancesOf, creditMember } from "../../support/money/ledger.ts";
import { leadOf, createStoreFixture, processReport } from "../../support/money/network-reports.ts";
import { buyReward, stockedCard } from "../../support/money/rewards.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import type { TestUser } from "../../support/programs/provider.ts";

const day = 24 * 60 * 60 * 1000;

describeOnBothDatabases("a member who is deleted", (open) => {
  const { provider, admin, second } = twoAdmins(open);

  async function createMember(available: bigint): Promise<TestUser> {
    const buyer = await provider.signUp();
    if (available > 0n) await creditMember(provider.app.database, buyer.userId, available);
    return buyer;
  }
  const obstaclesOf = async (as: TestUser) => (await provider.call(getDeletion, { as })).data.obstacles;
  async function deleteNow(as: TestUser): Promise<void> {
    expect((await provider.call(requestDeletion, { as })).status).toBe(200);
    await provider.app.database
      .update(users)
      .set({ deletionDueAt: new Date(0) })
      .where(eq(users.id, as.userId));
    await deleteDueAccounts(provider.app);
  }
  async function isDeleted({ userId }: TestUser): Promise<boolean> {
    const [row] = await provider.app.database.select().from(users).where(eq(users.id, userId));
    return row!.deletedAt !== null;
  }

  test("M31 a waiting order prevents deletion until it is decided", async () => {
    const buyer = await createMember(52_800n);
    const { variant } = await stockedCard(provider, admin, { codes: 11, faceValue: 5_000, price: 4_800 });
    await buyReward(provider, buyer, { variant, quantity: 10, total: 48_000 });
    const { id } = (await buyReward(provider, buyer, { variant, total: 4_800 })).data;
    expect((await balancesOf(provider.app.database, buyer.userId)).available).toBe(0n);
    expect(await obstaclesOf(buyer)).toEqual(["order"]);
    expect((await provider.call(requestDeletion, { as: buyer })).body.key).toBe("deletion_order");
    for (const as of [admin, second])
      await provider.call(decideOrder, { as, params: { id }, body: { step: "deliver" } });
    expect(await obstaclesOf(buyer)).toEqual([]);
  });

  test("M31 an open claim prevents deletion", async () => {
    const store = await createStoreFixture(provider);
    const claimant = await createMember(0n);
    const orderedAt = new Date(Date.now() - 10 * day);
    const clickId = await store.click(claimant.userId, orderedAt);
    await sendTestClaim(provider, claimant, { clickId, orderedOn: orderedAt.toISOString().slice(0, 10) });
    expect(await obstaclesOf(claimant)).toEqual(["claim"]);
    expect((await provider.call(requestDeletion, { as: claimant })).body.key).toBe("deletion_claim");
  });

  test("M31 a late report waits for an admin and isn't credited", async () => {
    const store = await createStoreFixture(provider);
    const deletedMember = await createMember(0n);
    const click_id = await store.click(deletedMember.userId);
    await deleteNow(deletedMember);
    expect(await isDeleted(deletedMember)).toBe(true);
    const transaction_id = `T-${randomUUID()}`;
    const event = await processReport(provider, store, { click_id, transaction_id });
    expect(event).toMatchObject({ state: "quarantined", reason: "member_deleted" });
    expect(await leadOf(provider, transaction_id)).toBeUndefined();
  });

  test("M31 refuses to refund an order, which stays delivered", async () => {
    const deletedMember = await createMember(4_800n);
    const { variant } = await stockedCard(provider, admin, { faceValue: 5_000, price: 4_800 });
    const { id } = (await buyReward(provider, deletedMember, { variant, total: 4_800 })).data;
    await deleteNow(deletedMember);
    const refund = { step: "refund" as const, reason: "The store closed its doors." };
    const response = await provider.call(decideOrder, { as: admin, params: { id }, body: refund });
    expect(response.status).toBe(409);
    expect(response.body.key).toBe("account_closed");
    expect((await balancesOf(provider.app.database, deletedMember.userId)).available).toBe(0n);
  });

  test("M31 refuses an adjustment, also for a member without bookings", async () => {
    const deletedMember = await createMember(0n);
    await deleteNow(deletedMember);
    const body = { amount: 1_000, reason: "A correction" };
    const response = await provider.call(adjustBalance, {
      as: admin,
      params: { id: deletedMember.userId },
      body,
    });
    expect(response.body.key).toBe("account_closed");
  });

  test("M31 the database refuses money on a closed account", async () => {
    const deletedMember = await createMember(4_800n);
    const { variant } = await stockedCard(provider, admin, { faceValue: 5_000, price: 4_800 });
    await buyReward(provider, deletedMember, { variant, total: 4_800 });
    await deleteNow(deletedMember);
    const isTheirs = eq(ledgerAccounts.userId, deletedMember.userId);
    const update = provider.app.database.update(ledgerAccounts).set({ balance: 1n }).where(isTheirs);
    await expect(update).rejects.toMatchObject({
      cause: { message: expect.stringContaining("ledger_accounts_closed") },
    });
  });
});
