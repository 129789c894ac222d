import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { getWallet, listWalletEntries, listWalletEvents } from "#contract/wallet/wallet.ts";
import { book } from "#provider/ledger/book.ts";
import { findWallet } from "#provider/modules/wallet/find-wallet.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { creditMember } from "../../support/money/ledger.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { addLeadRow, addShop } from "../../support/money/shops.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

describeOnBothDatabases("wallet", (open) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
  });
  afterAll(() => provider.close());
  const wallet = async (as: TestUser) => (await provider.call(getWallet, { as })).data;
  const entries = (as: TestUser, query: object = {}) => provider.call(listWalletEntries, { as, query });

  const events = (as: TestUser, query: object = {}) => provider.call(listWalletEvents, { as, query });

  /** Books a lead of a known store at a known time. */
  async function earn(userId: string, amount: bigint, at: Date): Promise<string> {
    const { database } = provider.app;
    const { storeId } = await addShop(database, { name: "Bookshop" });
    const id = await addLeadRow(database, { userId, storeId, cashBack: amount, occurredAt: at });
    await database.transaction((tx) =>
      book(tx, {
        kind: "cashback_pending",
        reference: { type: "lead", id },
        currency: "USD",
        at,
        moves: [
          { account: { system: "networks" }, amount: -amount },
          { account: { userId, kind: "pending" }, amount },
        ],
      }),
    );
    return id;
  }

  test("a new member has four zero balances and is below the minimum", async () => {
    expect(await wallet(await provider.signUp())).toEqual({
      currency: "USD",
      available: 0,
      pending: 0,
      reserved: 0,
      lifetime: 0,
      withdrawable: { possible: false, reason: "below_minimum", missing: 1_000 },
      nextPayable: null,
      parts: { cashBack: 0, bonuses: 0, withdrawals: 0, shop: 0, adjustments: 0 },
      setUp: { payoutMethod: false, secondFactor: false },
    });
  });

  test("the four figures and the possibility of a withdrawal follow the ledger", async () => {
    const payee = await signUpPayee(provider, 5_000n);
    await earn(payee.userId, 700n, new Date());
    await submitWithdrawal(provider, payee, 4_500);
    expect(await wallet(payee)).toMatchObject({
      available: 500,
      pending: 700,
      reserved: 4_500,
      lifetime: 5_000,
      withdrawable: { possible: false, reason: "below_minimum", missing: 500 },
    });
    await creditMember(provider.app.database, payee.userId, 500n);
    expect(await wallet(payee)).toMatchObject({
      lifetime: 5_500,
      withdrawable: { possible: true, reason: null, missing: 0 },
    });
  });

  test.each([
    ["UTC", 1_500],
    ["America/New_York", 700],
  ])("the next amount to become payable is that of one day in %s", async (timeZone, amount) => {
    const { database } = provider.app;
    const { userId } = await provider.signUp();
    const { storeId } = await addShop(database, { name: "Bookshop" });
    const occurredAt = new Date("2099-01-01T00:00:00Z");
    for (const [cashBack, at] of [
      [300n, "2099-03-01T03:00:00Z"],
      [400n, "2099-03-01T04:59:59.999Z"],
      [800n, "2099-03-01T05:00:00Z"],
      [1_600n, "2099-03-02T05:00:00Z"],
    ] as const)
      await addLeadRow(database, { userId, storeId, occurredAt, cashBack, expectedPayableAt: new Date(at) });
    const reading = { userId, isVerified: true, currency: "USD", now: occurredAt, timeZone };
    const { nextPayable } = await findWallet(database, reading);
    expect(nextPayable).toEqual({ at: "2099-03-01T03:00:00.000Z", amount, isEstimate: false });
  });

  test("entries show the amount, its cause, and the balance after it", async () => {
    const payee = await signUpPayee(provider, 0n);
    const leadId = await earn(payee.userId, 900n, new Date("2026-02-03T23:59:59.999Z"));
    await creditMember(provider.app.database, payee.userId, 2_000n);
    const { id, reference } = (await submitWithdrawal(provider, payee, 1_500)).data;
    await provider.call(cancelWithdrawal, { as: payee, params: { id } });
    const withdrawal = { type: "withdrawal", id, label: reference };
    const { data, meta } = await entries(payee);
    expect(meta).toEqual({ nextCursor: null, total: 8, totalIsExact: true });
    expect(data.filter((entry) => entry.account === "available")).toMatchObject([
      {
        kind: "withdrawal_released",
        amount: 1_500,
        balanceAfter: 2_000,
        subject: withdrawal,
        currency: "USD",
      },
      { kind: "withdrawal_requested", amount: -1_500, balanceAfter: 500, subject: withdrawal },
      {
        kind: "cashback_payable",
        amount: 2_000,
        balanceAfter: 2_000,
        subject: { type: "none", id: null, label: null },
      },
    ]);
    expect(data.at(-1)).toMatchObject({
      account: "pending",
      kind: "cashback_pending",
      amount: 900,
      balanceAfter: 900,
      subject: { type: "purchase", id: leadId, label: "Bookshop" },
      createdAt: "2026-02-03T23:59:59.999Z",
    });
    const count = async (query: object) => (await entries(payee, query)).meta.total;
    expect(await count({ account: "pending" })).toBe(3);
    expect(await count({ kind: "withdrawal_requested" })).toBe(2);
    expect(await count({ account: "reserved", kind: "withdrawal_requested" })).toBe(1);
    expect(await count({ from: "2026-02-03", to: "2026-02-03" })).toBe(1);
    expect(await count({ to: "2026-02-02" })).toBe(0);
  });

  test("events show each booking once, with all of its entries", async () => {
    const payee = await signUpPayee(provider, 2_000n);
    const { id, reference } = (await submitWithdrawal(provider, payee, 1_500)).data;
    await provider.call(cancelWithdrawal, { as: payee, params: { id } });
    const { data, meta } = await events(payee);
    expect(meta).toEqual({ nextCursor: null, total: 4, totalIsExact: true });
    expect(data.map(({ kind, from, to, amount }) => [kind, from, to, amount])).toEqual([
      ["withdrawal_released", "reserved", "available", 1_500],
      ["withdrawal_requested", "available", "reserved", 1_500],
      ["cashback_payable", "pending", "available", 2_000],
      ["cashback_pending", null, "pending", 2_000],
    ]);
    expect(data[1]).toMatchObject({
      subject: { type: "withdrawal", id, label: reference },
      bookings: [
        { account: "available", amount: -1_500, balanceAfter: 500 },
        { account: "reserved", amount: 1_500, balanceAfter: 1_500 },
      ],
    });
    expect(data[3]?.bookings).toEqual([
      { account: "networks", amount: -2_000, balanceAfter: null },
      { account: "pending", amount: 2_000, balanceAfter: 2_000 },
    ]);
    const count = async (query: object) => (await events(payee, query)).meta.total;
    expect(await count({ account: "pending" })).toBe(2);
    expect(await count({ account: "available" })).toBe(3);
    expect(await count({ account: "reserved", kind: "withdrawal_requested" })).toBe(1);
    expect(await count({ kind: "withdrawal_requested" })).toBe(1);
    expect((await events(await provider.signUp())).data).toEqual([]);
  });

  test.each(["", "pending", "available"])(
    "pages never split a booking, in all accounts or one (%s)",
    async (account) => {
      const member = await provider.signUp();
      for (const amount of [1n, 2n, 3n, 4n]) await creditMember(provider.app.database, member.userId, amount);
      const narrowed = account ? { account } : {};
      const all = (await events(member, { limit: 100, ...narrowed })).data.map((event) => event.id);
      expect(all).toHaveLength(account === "available" ? 4 : 8);
      const listedIds: string[] = [];
      let cursor: string | undefined;
      do {
        const response = await events(member, { limit: 3, ...narrowed, ...(cursor ? { cursor } : {}) });
        for (const { bookings } of response.data)
          expect(bookings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        listedIds.push(...response.data.map((event) => event.id));
        cursor = response.meta.nextCursor ?? undefined;
        await creditMember(provider.app.database, member.userId, 9n);
      } while (cursor);
      expect(listedIds).toEqual(all);
    },
  );

  test("pages have no gaps or repeats while new entries are added", async () => {
    const member = await provider.signUp();
    for (const amount of [1n, 2n, 3n, 4n]) await creditMember(provider.app.database, member.userId, amount);
    const all = (await entries(member, { limit: 100 })).data.map((entry) => entry.id);
    const listedIds: string[] = [];
    let cursor: string | undefined;
    do {
      const response = await entries(member, { limit: 5, ...(cursor ? { cursor } : {}) });
      listedIds.push(...response.data.map((entry) => entry.id));
      cursor = response.meta.nextCursor ?? undefined;
      await creditMember(provider.app.database, member.userId, 9n);
    } while (cursor);
    expect(listedIds).toEqual(all);
  });

  test("S7 shows members only their own entries", async () => {
    await signUpPayee(provider, 5_000n);
    const other = await provider.signUp();
    expect((await entries(other)).data).toEqual([]);
    expect((await provider.call(getWallet)).status).toBe(401);
  });
});
