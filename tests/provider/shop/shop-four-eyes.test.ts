import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { adminGetOrder, decideOrder } from "#contract/shop/admin-shop-orders.ts";
import { adjustBalance } from "#contract/accounts/admin-users.ts";
import { approveWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { login, stepUpSeconds } from "#contract/accounts/auth.ts";
import { showOrderCodes } from "#contract/shop/shop.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf, creditMember } from "../../support/money/ledger.ts";
import { buyReward, stockedCard } from "../../support/money/rewards.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const day = 24 * 60 * 60 * 1000;

describeOnBothDatabases("gift cards follow the rules of withdrawals", (open) => {
  let provider: TestProvider;
  let variant: string;
  let ada: TestUser;
  let otto: TestUser;
  let now = new Date("2026-05-04T09:00:00Z");
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    ada = await provider.signUp({ role: "admin" });
    otto = await provider.signUp({ role: "admin" });
    // Each card costs 48.00.
    ({ variant } = await stockedCard(provider, ada, { codes: 300, faceValue: 5_000, price: 4_800 }));
  });
  afterAll(() => closeAndVerify(provider));

  async function signIn<T extends TestUser>(person: T): Promise<T> {
    const { email, password } = person;
    const { data } = await provider.call(login, { body: { email, password } });
    return { ...person, accessToken: data.access_token };
  }
  async function createMember(available: bigint): Promise<TestUser> {
    const buyer = await provider.signUp();
    if (available > 0n) await creditMember(provider.app.database, buyer.userId, available);
    return buyer;
  }
  const buyCards = (buyer: TestUser, quantity: number) =>
    buyReward(provider, buyer, { variant, quantity, total: 4_800 * quantity });
  const adjust = (as: TestUser, buyer: TestUser, amount: number) =>
    provider.call(adjustBalance, {
      as,
      params: { id: buyer.userId },
      body: { amount, reason: "A correction" },
    });
  const deliver = (as: TestUser, id: string) =>
    provider.call(decideOrder, { as, params: { id }, body: { step: "deliver" } });

  test("a card paid with money granted by one admin waits", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const buyer = await createMember(0n);
    expect((await adjust(admin, buyer, 10_000)).data.state).toBe("booked");
    expect((await buyCards(buyer, 1)).data.state).toBe("placed");
  });

  test("money that no single admin credited can be spent at once, up to its amount", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const buyer = await createMember(10_000n);
    await adjust(admin, buyer, 10_000);
    expect((await buyCards(buyer, 2)).data.state).toBe("delivered");
    expect((await buyCards(buyer, 1)).data.state).toBe("placed");
  });

  test("M24 the admin who granted the money can't deliver the card alone", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const buyer = await createMember(0n);
    await adjust(admin, buyer, 10_000);
    const { id } = (await buyCards(buyer, 1)).data;
    expect((await deliver(admin, id)).data).toMatchObject({
      state: "placed",
      delivery: { given: 1, required: 2, mine: true },
    });
    const [entry] = (
      await provider.call(listActivityLogs, { as: admin, query: { action: "order.approve-delivery" } })
    ).data;
    expect(entry?.after).toMatchObject({ because: "involved", required: 2 });
    expect((await deliver(admin, id)).body.key).toBe("approval_already_given");
    const orderResponse = await provider.call(adminGetOrder, { as: otto, params: { id } });
    expect(orderResponse.data.delivery).toEqual({ given: 1, required: 2, mine: false });
    expect((await deliver(otto, id)).data).toMatchObject({ state: "delivered", delivery: null });
  });

  test("once another admin has delivered a card, the same money can be spent at once", async () => {
    const buyer = await createMember(0n);
    await adjust(await provider.signUp({ role: "admin" }), buyer, 10_000);
    const first = (await buyCards(buyer, 1)).data;
    now = new Date(now.getTime() + 1_000);
    expect((await deliver(await signIn(otto), first.id)).data.state).toBe("delivered");
    expect((await buyCards(buyer, 1)).data.state).toBe("delivered");
  });

  test("M24 gift cards paid with one admin's credits to ten members need another admin's approval", async () => {
    const rogue = await provider.signUp({ role: "admin" });
    const states: string[] = [];
    for (let count = 0; count < 10; count++) {
      const buyer = await createMember(0n);
      await adjust(rogue, buyer, 10_000);
      const order = (await buyCards(buyer, 2)).data;
      states.push(order.state, (await deliver(rogue, order.id)).data.state);
    }
    expect(new Set(states)).toEqual(new Set(["placed"]));
  });

  test("M24 cards sold far below their face value wait, and their delivery takes a second admin", async () => {
    const cheap = await stockedCard(provider, ada, { codes: 30, faceValue: 10_000, price: 1 });
    const buyer = await signIn(await createMember(10_000n));
    const order = (quantity: number) =>
      buyReward(provider, buyer, { variant: cheap.variant, quantity, total: quantity });
    expect((await order(5)).data.state).toBe("delivered");
    const { id, state } = (await order(10)).data;
    expect(state).toBe("placed");
    expect((await deliver(await signIn(otto), id)).data).toMatchObject({
      state: "placed",
      delivery: { given: 1, required: 2 },
    });
  });

  test("a member's orders and withdrawals of 24 hours are added up for a withdrawal's decision", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const payee = await signUpPayee(provider, 100_000n);
    expect((await buyCards(payee, 2)).data.state).toBe("delivered");
    const { id } = (await submitWithdrawal(provider, payee, 45_000)).data;
    expect((await provider.call(approveWithdrawal, { as: admin, params: { id } })).data).toMatchObject({
      state: "requested",
      approvals: { given: 1, required: 2 },
    });
  });

  test("a member's orders and withdrawals of 24 hours are added up for the next order", async () => {
    const payee = await signUpPayee(provider, 100_000n);
    const { id } = (await submitWithdrawal(provider, payee, 45_000)).data;
    const approved = await provider.call(approveWithdrawal, { as: await signIn(otto), params: { id } });
    expect(approved.data.state).toBe("approved");
    expect((await buyCards(payee, 2)).data.state).toBe("placed");
  });

  test("above a member's limit for 24 hours a delivery needs two admins", async () => {
    const buyer = await signIn(await createMember(100_000n));
    expect((await buyCards(buyer, 10)).data.state).toBe("delivered");
    const order = (await buyCards(buyer, 1)).data;
    expect(order.state).toBe("placed");
    const [first, second] = [await signIn(ada), await signIn(otto)];
    expect((await deliver(first, order.id)).data).toMatchObject({ delivery: { given: 1, required: 2 } });
    expect((await deliver(second, order.id)).data.state).toBe("delivered");
  });

  test("a failed waiting order returns the money, whoever approved its delivery", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const buyer = await createMember(0n);
    await adjust(admin, buyer, 10_000);
    const { id } = (await buyCards(buyer, 1)).data;
    await deliver(admin, id);
    const failed = await provider.call(decideOrder, {
      as: admin,
      params: { id },
      body: { step: "fail", reason: "Out of stock" },
    });
    expect(failed.data.state).toBe("failed");
    expect((await balancesOf(provider.app.database, buyer.userId)).available).toBe(10_000n);
  });

  test("M25 without a recent password, orders of 24 hours are limited to 100.00", async () => {
    const buyer = await createMember(100_000n);
    now = new Date(now.getTime() + (stepUpSeconds + 1) * 1_000);
    expect((await buyCards(buyer, 2)).data.state).toBe("delivered");
    expect((await buyCards(buyer, 1)).body.key).toBe("step_up_required");
    expect((await balancesOf(provider.app.database, buyer.userId)).available).toBe(90_400n);
    expect((await buyCards(await signIn(buyer), 1)).data.state).toBe("delivered");
  });

  test("the limit without a password resets after 24 hours", async () => {
    const buyer = await createMember(100_000n);
    expect((await buyCards(buyer, 2)).data.state).toBe("delivered");
    now = new Date(now.getTime() + day + 1);
    const later = await signIn(buyer);
    now = new Date(now.getTime() + (stepUpSeconds + 1) * 1_000);
    expect((await buyCards(later, 2)).data.state).toBe("delivered");
  });

  test("shows codes only after a recent password", async () => {
    const buyer = await signIn(await createMember(10_000n));
    const { id } = (await buyCards(buyer, 1)).data;
    now = new Date(now.getTime() + (stepUpSeconds + 1) * 1_000);
    const show = (as: TestUser) => provider.call(showOrderCodes, { as, params: { id } });
    expect((await show(buyer)).body.key).toBe("step_up_required");
    expect((await show(await signIn(buyer))).data).toHaveLength(1);
  });

  test("simultaneous orders can't exceed the limit without a password", async () => {
    const buyer = await signIn(await createMember(100_000n));
    now = new Date(now.getTime() + (stepUpSeconds + 1) * 1_000);
    const orders = await Promise.all(Array.from({ length: 5 }, () => buyCards(buyer, 1)));
    expect(orders.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(orders.filter(({ body }) => body.key === "step_up_required")).toHaveLength(3);
  });

  test("one of a simultaneous approval and delivery waits if they exceed the limit together", async () => {
    for (let round = 0; round < 20; round++) {
      const [admin, requester] = [
        await provider.signUp({ role: "admin" }),
        await provider.signUp({ role: "admin" }),
      ];
      const payee = await signUpPayee(provider, 30_000n);
      const { id } = (await submitWithdrawal(provider, payee, 30_000)).data;
      await creditMember(provider.app.database, payee.userId, 30_000n);
      // The adjustment makes the order wait for approval. The order alone, or the withdrawal alone, is within
      // the limit.
      await adjust(requester, payee, 10_000);
      const order = (await buyCards(await signIn(payee), 7)).data;
      expect(order.state).toBe("placed");
      const [delivery, approval] = await Promise.all([
        deliver(admin, order.id),
        provider.call(approveWithdrawal, { as: admin, params: { id } }),
      ]);
      const isDelivered = delivery.data.state === "delivered";
      const isApproved = approval.data.state === "approved";
      expect(isDelivered).not.toBe(isApproved);
    }
  });

  test("repeated requests with one key get one answer", async () => {
    const buyer = await signIn(await createMember(10_000n));
    const key = randomUUID();
    const order = { variant, total: 4_800, key };
    const first = (await buyReward(provider, buyer, order)).data;
    expect((await buyReward(provider, buyer, order)).data).toEqual(first);
  });
});
