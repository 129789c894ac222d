import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { reverseLead } from "#contract/leads/admin-leads.ts";
import { adminGetUser } from "#contract/accounts/admin-users.ts";
import {
  adminGetWithdrawal,
  approveWithdrawal,
  decideWithdrawals,
  markWithdrawalPaid,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import {
  leadOf,
  createStoreFixture,
  releaseLeads,
  processReport,
  type StoreFixture,
} from "../../support/money/network-reports.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

describeOnBothDatabases("paying what may be owed back", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  let store: StoreFixture;
  beforeAll(async () => {
    store = await createStoreFixture(provider, { holdDays: 0 });
  });

  /**
   * Creates a member with the balance `kept` and 6.00 of payable cash back, and an approved withdrawal of
   * `amount`.
   */
  async function createApprovedAfterPurchase({ kept, amount }: { kept: bigint; amount: number }) {
    const payee = await signUpPayee(provider, kept);
    const transaction_id = `T-${randomUUID()}`;
    await processReport(provider, store, {
      click_id: await store.click(payee.userId),
      transaction_id,
      status: "approved",
    });
    await releaseLeads(provider);
    const { id } = (await submitWithdrawal(provider, payee, amount)).data;
    await provider.call(approveWithdrawal, { as: admin, params: { id } });
    return { id, leadId: (await leadOf(provider, transaction_id))!.id };
  }

  const load = async (id: string) =>
    (await provider.call(adminGetWithdrawal, { as: admin, params: { id } })).data;
  const reverse = (id: string) =>
    provider.call(reverseLead, { as: admin, params: { id }, body: { reason: "order_returned" } });

  test.each([
    ["a purchase reversed since the request", { kept: 20_000n, amount: 10_000 }, ["reversed_since"]],
    ["a balance below zero", { kept: 10_000n, amount: 10_600 }, ["reversed_since", "below_zero"]],
  ])("%s causes a warning, which must be confirmed before payment", async (_, money, warnings) => {
    const { id, leadId } = await createApprovedAfterPurchase(money);
    expect(await load(id)).toMatchObject({ warnings: [] });
    await reverse(leadId);
    expect(await load(id)).toMatchObject({ warnings });

    const paymentReference = "SEPA-2026-9";
    const pay = (despiteWarnings?: boolean) =>
      provider.call(markWithdrawalPaid, {
        as: second,
        params: { id },
        body: { paymentReference, despiteWarnings },
      });
    for (const rejection of [await pay(), await pay(false)])
      expect(rejection).toMatchObject({ status: 409, body: { key: "reversed_since" } });
    // A bulk decision confirms only the warnings of the listed withdrawals.
    for (const despiteWarnings of [undefined, [], [randomUUID()]]) {
      const decision = { action: "mark-paid" as const, paymentReference, despiteWarnings };
      const bulk = await provider.call(decideWithdrawals, { as: second, body: { ids: [id], decision } });
      expect(bulk.data).toMatchObject({ done: [], refused: [{ id, key: "reversed_since" }] });
    }
    expect(await load(id)).toMatchObject({ state: "approved" });

    expect((await pay(true)).data).toMatchObject({ state: "paid", warnings: [] });
    const { data } = await provider.call(listActivityLogs, { as: admin, query: {} });
    expect(data[0]).toMatchObject({
      action: "withdrawal.mark-paid",
      after: { paymentReference, despiteWarnings: true },
    });
  });

  test("doesn't warn of earlier reversals or other members' reversals", async () => {
    const payee = await signUpPayee(provider, 20_000n);
    const transaction_id = `T-${randomUUID()}`;
    await processReport(provider, store, { click_id: await store.click(payee.userId), transaction_id });
    await reverse((await leadOf(provider, transaction_id))!.id);
    const { id } = (await submitWithdrawal(provider, payee, 10_000)).data;
    const { leadId } = await createApprovedAfterPurchase({ kept: 20_000n, amount: 10_000 });
    await reverse(leadId);
    expect(await load(id)).toMatchObject({ warnings: [] });
  });

  test("a withdrawal carries the risk flags of its member's account", async () => {
    const payee = await signUpPayee(provider, 20_000n);
    const { id } = (await submitWithdrawal(provider, payee, 10_000)).data;
    expect((await load(id)).risks).toContain("early_withdrawal");
    const { risks } = (await provider.call(adminGetUser, { as: admin, params: { id: payee.userId } })).data;
    expect((await load(id)).risks).toEqual(risks);
  });
});
