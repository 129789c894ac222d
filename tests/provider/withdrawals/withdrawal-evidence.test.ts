import { afterAll, beforeAll, expect, test } from "vitest";
import { rejectWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { addPayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { getWithdrawalEvidence } from "#contract/withdrawals/withdrawal-evidence.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { addLeadRow, addShop } from "../../support/money/shops.ts";
import { submitWithdrawal, openWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnBothDatabases("the evidence for a withdrawal", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(() => provider.close());

  const evidenceOf = async (id: string) =>
    (await provider.call(getWithdrawalEvidence, { as: admin, params: { id } })).data;

  test("a holder with the member's name is recognized without revealing the details", async () => {
    const { id } = await openWithdrawal(provider);
    const evidence = await evidenceOf(id);
    expect(evidence.method.hasMembersName).toBe(true);
    expect(JSON.stringify(evidence)).not.toContain("DE89");
  });

  test("a holder with another name is reported", async () => {
    const payee = await signUpPayee(provider, 100_000n);
    const details = { kind: "bank_transfer", holder: "Otto Other", iban: "GB29NWBK60161331926819" } as const;
    const body = { details, password: payee.password };
    const { data: method } = await provider.call(addPayoutMethod, { as: payee, body });
    const { data } = await submitWithdrawal(provider, { ...payee, methodId: method.id }, 10_000);
    expect((await evidenceOf(data.id)).method.hasMembersName).toBe(false);
  });

  test("counts other accounts with the same payout details", async () => {
    const { id } = await openWithdrawal(provider);
    const before = (await evidenceOf(id)).method.otherAccounts;
    await openWithdrawal(provider);
    expect((await evidenceOf(id)).method.otherAccounts).toBe(before + 1);
  });

  test("counts purchases, the refused ones, and lists those whose cash back is available", async () => {
    const { id, payee } = await openWithdrawal(provider);
    const { database } = provider.app;
    const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
    const { storeId } = await addShop(database, { name: "Evidence Shop", rate });
    const row = { userId: payee.userId, storeId, occurredAt: new Date("2026-02-01") };
    for (const state of ["payable", "pending"] as const) await addLeadRow(database, { ...row, state });
    await addLeadRow(database, { ...row, state: "reversed", reason: "order_canceled" });
    const { purchases, sources } = await evidenceOf(id);
    expect(purchases).toEqual({ count: 3, refused: 1 });
    expect(sources.map(({ store, state }) => [store, state])).toEqual([["Evidence Shop", "payable"]]);
  });

  test("opens no payout details once the withdrawal has ended", async () => {
    const { id, params } = await openWithdrawal(provider);
    await provider.call(rejectWithdrawal, { as: admin, params, body: { reason: "Not yours" } });
    expect((await evidenceOf(id)).method.hasMembersName).toBeNull();
  });

  test("an unknown withdrawal is a 404", async () => {
    const params = { id: "00000000-0000-4000-8000-000000000000" };
    expect((await provider.call(getWithdrawalEvidence, { as: admin, params })).status).toBe(404);
  });
});
