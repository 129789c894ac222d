import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { listHomeStores } from "#contract/stores/stores.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { getWalletItem, listWalletItems } from "#contract/wallet/wallet-items.ts";
import { book } from "#provider/ledger/book.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { creditMember } from "../../support/money/ledger.ts";
import { addClick, addLeadRow, addShop } from "../../support/money/shops.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnBothDatabases("a statement's rows", (open) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
  });
  afterAll(() => provider.close());

  const list = (as: TestUser, query: object = {}) => provider.call(listWalletItems, { as, query });
  const rows = async (as: TestUser, query: object = {}) => (await list(as, query)).data;

  /** Books cash back of a store as pending. */
  async function earn(userId: string, amount: bigint, at: string, store = "Bookshop"): Promise<string> {
    const { database } = provider.app;
    const { storeId } = await addShop(database, { name: store });
    const id = await addLeadRow(database, { userId, storeId, cashBack: amount, occurredAt: new Date(at) });
    await bookFor(id, "cashback_pending", at, [
      { account: { system: "networks" as const }, amount: -amount },
      { account: { userId, kind: "pending" as const }, amount },
    ]);
    return id;
  }

  function bookFor(
    id: string,
    kind: "cashback_pending" | "cashback_payable" | "cashback_rejected",
    at: string,
    moves: Parameters<typeof book>[1]["moves"],
  ) {
    const reference = { type: "lead", id } as const;
    return provider.app.database.transaction((tx) =>
      book(tx, { kind, reference, currency: "USD", at: new Date(at), moves }),
    );
  }

  test("a purchase is one row from its tracking to its availability", async () => {
    const user = await signUpPayee(provider, 0n);
    const id = await earn(user.userId, 900n, "2026-02-03T10:00:00Z");
    expect(await rows(user)).toMatchObject([
      { id, kind: "cashback_pending", amount: 900, pending: 900, createdAt: "2026-02-03T10:00:00.000Z" },
    ]);
    await bookFor(id, "cashback_payable", "2026-03-05T10:00:00Z", [
      { account: { userId: user.userId, kind: "pending" }, amount: -900n },
      { account: { userId: user.userId, kind: "available" }, amount: 900n },
    ]);
    expect(await rows(user)).toMatchObject([
      { id, amount: 900, pending: 0, changedAt: "2026-03-05T10:00:00.000Z" },
    ]);
    expect((await rows(user))[0]?.subject.purchase?.store.name).toBe("Bookshop");
  });

  test("a rejected purchase keeps its first amount", async () => {
    const user = await signUpPayee(provider, 0n);
    const id = await earn(user.userId, 900n, "2026-02-03T10:00:00Z");
    await bookFor(id, "cashback_rejected", "2026-02-05T10:00:00Z", [
      { account: { userId: user.userId, kind: "pending" }, amount: -900n },
      { account: { system: "networks" }, amount: 900n },
    ]);
    expect(await rows(user)).toMatchObject([{ amount: 0, initial: 900, pending: 0 }]);
  });

  test("a canceled withdrawal is one row that shows the returned money", async () => {
    const user = await signUpPayee(provider, 5_000n);
    const { id, reference } = (await submitWithdrawal(provider, user, 1_500)).data;
    expect((await rows(user))[0]).toMatchObject({
      id,
      kind: "withdrawal_requested",
      amount: -1_500,
      subject: { type: "withdrawal", label: reference, withdrawal: { state: "requested" } },
    });
    await provider.call(cancelWithdrawal, { as: user, params: { id } });
    expect((await rows(user))[0]).toMatchObject({ id, amount: 0, initial: 1_500 });
    expect(await rows(user)).toHaveLength(2);
  });

  test("filters by direction, words and days", async () => {
    const user = await signUpPayee(provider, 5_000n);
    const other = await signUpPayee(provider, 5_000n);
    await earn(user.userId, 900n, "2026-02-03T10:00:00Z", "Büroshop");
    await earn(other.userId, 900n, "2026-02-03T10:00:00Z", "Büroshop");
    const { reference } = (await submitWithdrawal(provider, user, 1_500)).data;
    const amounts = async (query: object) => (await rows(user, query)).map(({ amount }) => amount);
    expect(await amounts({ direction: "in" })).toEqual([5_000]);
    expect(await amounts({ direction: "out" })).toEqual([-1_500]);
    expect(await amounts({ direction: "pending" })).toEqual([900]);
    expect(await amounts({ q: "buro" })).toEqual([900]);
    expect(await amounts({ q: reference.toLowerCase() })).toEqual([-1_500]);
    expect(await amounts({ q: "%' or true" })).toEqual([]);
    expect(await amounts({ from: "2026-02-03", to: "2026-02-03" })).toEqual([900]);
    expect(await amounts({ to: "2026-02-02" })).toEqual([]);
  });

  test("monthly sums include all rows, not only those of the page", async () => {
    const user = await signUpPayee(provider, 0n);
    for (const day of ["01", "15", "28"]) await earn(user.userId, 100n, `2026-02-${day}T10:00:00Z`);
    await earn(user.userId, 40n, "2026-03-01T10:00:00Z");
    const { data, meta } = await list(user, { limit: 2 });
    expect(data).toHaveLength(2);
    expect(meta.months).toEqual([
      { month: "2026-03", sum: 40 },
      { month: "2026-02", sum: 300 },
    ]);
    expect((await list(user, { q: "nothing" })).meta.months).toEqual([]);
  });

  test("the next page continues after the last row", async () => {
    const user = await signUpPayee(provider, 0n);
    const ids = [];
    for (const day of ["01", "02", "03"])
      ids.unshift(await earn(user.userId, 1n, `2026-02-${day}T10:00:00Z`));
    const first = await list(user, { limit: 2 });
    const second = await list(user, { limit: 2, cursor: first.meta.nextCursor });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect(second.meta.nextCursor).toBeNull();
  });

  test("a row lists its bookings, oldest first; another member's row is unknown", async () => {
    const user = await signUpPayee(provider, 5_000n);
    const { id } = (await submitWithdrawal(provider, user, 1_500)).data;
    await provider.call(cancelWithdrawal, { as: user, params: { id } });
    const { data } = await provider.call(getWalletItem, { as: user, params: { id } });
    expect(data.events.map(({ kind }) => kind)).toEqual(["withdrawal_requested", "withdrawal_released"]);
    const otherMember = await provider.signUp();
    const rejection = await provider.call(getWalletItem, { as: otherMember, params: { id } });
    expect(rejection.status).toBe(404);
    expect((await provider.call(getWalletItem, { as: user, params: { id: "none" } })).status).toBe(404);
  });

  test("the parts of a balance add up to the available amount", async () => {
    const user = await signUpPayee(provider, 5_000n);
    await earn(user.userId, 900n, "2026-02-03T10:00:00Z");
    await submitWithdrawal(provider, user, 1_500);
    await creditMember(provider.app.database, user.userId, 70n);
    const { available, parts, setUp } = (await provider.call(getWallet, { as: user })).data;
    expect(parts).toEqual({ cashBack: 5_070, bonuses: 0, withdrawals: -1_500, shop: 0, adjustments: 0 });
    expect(available).toBe(3_570);
    expect(setUp).toEqual({ payoutMethod: true, secondFactor: false });
  });

  test("lists the last visited stores to shop at again", async () => {
    const { database } = provider.app;
    const user = await signUpPayee(provider, 0n);
    const rate = { kind: "percent", minimum: 100, maximum: 100 } as const;
    const { storeId, offerId } = await addShop(database, { slug: "again-z", name: "Z", rate });
    await addClick(database, { userId: user.userId, storeId, offerId: offerId!, createdAt: new Date() });
    const { data } = await provider.call(listHomeStores, { as: user });
    expect(data[0]?.slug).toBe("again-z");
    expect(data.length).toBeLessThanOrEqual(6);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  });
});
