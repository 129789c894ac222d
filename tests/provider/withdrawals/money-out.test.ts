import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decideOrder } from "#contract/shop/admin-shop-orders.ts";
import { adjustBalance } from "#contract/accounts/admin-users.ts";
import { approveWithdrawal, markWithdrawalPaid } from "#contract/withdrawals/admin-withdrawals.ts";
import { stepUpSeconds } from "#contract/accounts/auth.ts";
import { walletEntryKind, type WalletEntryKind } from "#contract/wallet/wallet.ts";
import { users } from "#provider/database/schema/schema.ts";
import { openSession } from "#provider/modules/sessions/service.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { creditMember } from "../../support/money/ledger.ts";
import { buyReward, stockedCard } from "../../support/money/rewards.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee, type Payee } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const day = 24 * 60 * 60 * 1000;
const cardPrice = 4_800;

interface CallResponse {
  status: number;
  body: Record<string, unknown>;
}

describeOnBothDatabases("M11 M24 every way for money to leave an account", (open) => {
  let provider: TestProvider;
  let variant: string;
  let rogue: TestUser;
  let payee: Payee;
  let now = new Date("2026-05-04T09:00:00Z");
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    const admin = await provider.signUp({ role: "admin" });
    ({ variant } = await stockedCard(provider, admin, { codes: 150, faceValue: 5_000, price: cardPrice }));
  });
  afterAll(() => closeAndVerify(provider));

  async function signIn<T extends TestUser>(person: T): Promise<T> {
    const [user] = await provider.app.database.select().from(users).where(eq(users.id, person.userId));
    const origin = { ip: "127.0.0.1", userAgent: "test" };
    const pair = await provider.app.database.transaction((tx) =>
      openSession(provider.app, tx, user!, origin),
    );
    return { ...person, accessToken: pair.access_token };
  }
  async function advanceClock(milliseconds: number): Promise<void> {
    now = new Date(now.getTime() + milliseconds);
    [rogue, payee] = [await signIn(rogue), await signIn(payee)];
  }
  const adjust = (amount: number) =>
    provider.call(adjustBalance, {
      as: rogue,
      params: { id: payee.userId },
      body: { amount, reason: "A correction" },
    });
  const withdraw = async (amount: number) => (await submitWithdrawal(provider, payee, amount)).data.id;
  const approve = (id: string) => provider.call(approveWithdrawal, { as: rogue, params: { id } });
  const order = async (quantity: number) =>
    (await buyReward(provider, payee, { variant, quantity, total: cardPrice * quantity })).data;

  interface PayoutRoute {
    /** Creates an undecided item in which no admin is involved. */
    prepare: () => Promise<string>;
    /** Exhausts the admin's 24-hour limit. Returns the id of an item that the admin hasn't decided yet. */
    exceed: () => Promise<string>;
    take: (id: string) => Promise<CallResponse>;
    /** Returns whether the response means that the money has left. */
    isOut: (response: CallResponse) => boolean;
    /** Whether taking this route already makes the admin involved, as adjusting a balance does. */
    isInvolvement?: boolean;
  }
  const stateOf = ({ body }: CallResponse) => (body.data as { state?: string } | undefined)?.state;

  const routes: Record<string, PayoutRoute> = {
    "approving a withdrawal": {
      prepare: () => withdraw(10_000),
      async exceed() {
        expect((await approve(await withdraw(40_000))).data.state).toBe("approved");
        return withdraw(20_000);
      },
      take: (id) => approve(id),
      isOut: (response) => stateOf(response) === "approved",
    },
    "paying a withdrawal": {
      async prepare() {
        const id = await withdraw(10_000);
        expect((await approve(id)).data.state).toBe("approved");
        return id;
      },
      async exceed() {
        const earlier = await this.prepare();
        await advanceClock(day + 1);
        const id = await withdraw(45_000);
        expect((await approve(id)).data.state).toBe("approved");
        expect(stateOf(await this.take(id))).toBe("paid");
        return earlier;
      },
      take: (id) =>
        provider.call(markWithdrawalPaid, {
          as: rogue,
          params: { id },
          body: { paymentReference: "SEPA-1", despiteWarnings: true },
        }),
      isOut: (response) => stateOf(response) === "paid",
    },
    "delivering a gift card": {
      async prepare() {
        // The order has to wait for approval because of a withdrawal almost 24 hours earlier, which no longer
        // counts after two more minutes.
        const id = await withdraw(45_000);
        expect((await approve(id)).data.state).toBe("approved");
        await advanceClock(day - 60_000);
        const placed = await order(2);
        expect(placed.state).toBe("placed");
        await advanceClock(120_000);
        return placed.id;
      },
      async exceed() {
        expect((await order(10)).state).toBe("delivered");
        return (await order(1)).id;
      },
      take: (id) => provider.call(decideOrder, { as: rogue, params: { id }, body: { step: "deliver" } }),
      isOut: (response) => stateOf(response) === "delivered",
    },
    "taking money from a balance": {
      prepare: () => Promise.resolve("-"),
      async exceed() {
        expect((await adjust(-6_000)).data.state).toBe("booked");
        return "-";
      },
      take: () => adjust(-5_000),
      isOut: (response) => stateOf(response) === "booked",
      isInvolvement: true,
    },
  };

  async function begin(): Promise<void> {
    now = new Date(now.getTime() + 3 * day);
    rogue = await provider.signUp({ role: "admin" });
    payee = await signUpPayee(provider, 0n);
    await creditMember(provider.app.database, payee.userId, 200_000n);
  }

  test.each(Object.entries(routes))("%s is possible for one admin within the limits", async (_, way) => {
    await begin();
    expect(way.isOut(await way.take(await way.prepare()))).toBe(true);
  });

  test.each(Object.entries(routes))("%s requires a recently entered password", async (_, way) => {
    await begin();
    const id = await way.prepare();
    now = new Date(now.getTime() + stepUpSeconds * 1000 + 1_000);
    expect(await way.take(id)).toMatchObject({ status: 403, body: { key: "step_up_required" } });
  });

  test.each(Object.entries(routes).filter(([, { isInvolvement }]) => !isInvolvement))(
    "%s requires a second admin after one contributed to the balance",
    async (_, way) => {
      await begin();
      const id = await way.prepare();
      expect((await adjust(1_000)).data.state).toBe("booked");
      expect(way.isOut(await way.take(id))).toBe(false);
    },
  );

  test.each(Object.entries(routes))("%s requires a second admin above the daily limit", async (_, way) => {
    await begin();
    expect(way.isOut(await way.take(await way.exceed()))).toBe(false);
  });

  test("covers every kind of entry by which an admin's decision reduces a balance", () => {
    const coverage: Record<WalletEntryKind, keyof typeof routes | { exempt: string }> = {
      adjustment: "taking money from a balance",
      withdrawal_paid: "paying a withdrawal",
      shop_purchase: "delivering a gift card",
      withdrawal_requested: { exempt: "The member's own step, which leaves the money in the account" },
      cashback_reversed: { exempt: "Goes back to the network" },
      cashback_rejected: { exempt: "Goes back to the network" },
      cashback_corrected: { exempt: "Follows the network's report" },
      referral_undone: { exempt: "Follows its purchase" },
      cashback_pending: { exempt: "Adds money" },
      cashback_payable: { exempt: "Adds money" },
      referral_bonus: { exempt: "Adds money" },
      course_bonus: { exempt: "Adds money" },
      withdrawal_sent: { exempt: "A payout run always has two people" },
      withdrawal_recalled: { exempt: "Returns money to the withdrawal" },
      withdrawal_returned: { exempt: "Returns money to the member" },
      withdrawal_released: { exempt: "Returns money to the member" },
      shop_refund: { exempt: "Returns money to the member" },
    };
    expect(Object.keys(coverage).toSorted()).toEqual(walletEntryKind.options.toSorted());
    const coveredRoutes = Object.values(coverage).filter((one) => typeof one === "string");
    expect(coveredRoutes.filter((name) => !(name in routes))).toEqual([]);
  });
});
