import { afterAll, beforeAll, expect, test } from "vitest";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { addPayoutMethod, removePayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { listWalletEntries } from "#contract/wallet/wallet.ts";
import {
  cancelWithdrawal,
  getWithdrawal,
  getWithdrawalLimits,
  listWithdrawals,
  quoteWithdrawal,
  requestWithdrawal,
} from "#contract/withdrawals/withdrawals.ts";
import { book } from "#provider/ledger/book.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";
import { submitWithdrawal, signUpPayee, type Payee } from "../../support/money/withdrawals.ts";

describeOnBothDatabases("withdrawals of a member", (open) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });
  const balances = (payee: Payee) => balancesOf(provider.app.database, payee.userId);
  const quote = (payee: Payee, amount: number, payoutMethodId = payee.methodId, language = "en") =>
    provider.call(quoteWithdrawal, {
      as: payee,
      headers: { "accept-language": language },
      body: { payoutMethodId, amount },
    });

  test("shows limits, fees and arrival before the request", async () => {
    const payee = await signUpPayee(provider, 12_345n);
    expect((await provider.call(getWithdrawalLimits, { as: payee })).data).toEqual({
      currency: "USD",
      minimum: 1_000,
      maximum: 500_000,
      available: 12_345,
      wait: null,
      fees: {
        bank_transfer: {
          flat: 100,
          basisPoints: 0,
          arrival: { minDays: 1, maxDays: 3 },
          arrivesBy: null,
          isOffered: true,
        },
        paypal: {
          flat: 0,
          basisPoints: 150,
          arrival: { minDays: 0, maxDays: 1 },
          arrivesBy: null,
          isOffered: true,
        },
        us_account: {
          flat: 100,
          basisPoints: 0,
          arrival: { minDays: 1, maxDays: 2 },
          arrivesBy: null,
          isOffered: true,
        },
      },
    });
  });

  test("a quote shows prices and changes nothing", async () => {
    const payee = await signUpPayee(provider, 20_000n);
    expect((await quote(payee, 10_050)).data).toMatchObject({ amount: 10_050, fee: 100, net: 9_950 });
    const details = { kind: "paypal", email: "mary@example.com" } as const;
    const added = await provider.call(addPayoutMethod, {
      as: payee,
      body: { details, password: payee.password },
    });
    expect((await quote(payee, 10_050, added.data.id)).data).toMatchObject({ fee: 151, net: 9_899 });
    expect(await balances(payee)).toEqual({ available: 20_000n, pending: 0n, reserved: 0n });
  });

  test("a request moves available to reserved; a cancellation moves it back", async () => {
    const payee = await signUpPayee(provider, 20_000n);
    const request = await submitWithdrawal(provider, payee, 15_000);
    expect(request.status).toBe(201);
    expect(request.data).toMatchObject({
      amount: 15_000,
      fee: 100,
      net: 14_900,
      currency: "USD",
      state: "requested",
      method: { kind: "bank_transfer", masked: "DE•• •••• 3000" },
      approvals: { given: 0, required: 1 },
      reference: expect.stringMatching(/^WD-[0-9A-HJKMNP-TV-Z]{8}$/),
    });
    expect(await balances(payee)).toMatchObject({ available: 5_000n, reserved: 15_000n });
    const params = { id: request.data.id };
    expect((await provider.call(getWithdrawal, { as: payee, params })).data).toEqual(request.data);

    const canceled = await provider.call(cancelWithdrawal, { as: payee, params });
    expect(canceled.data).toMatchObject({ state: "canceled", settledAt: expect.any(String) });
    expect(await balances(payee)).toMatchObject({ available: 20_000n, reserved: 0n });
  });

  test("M2 canceling again returns the same answer and changes nothing", async () => {
    const payee = await signUpPayee(provider, 20_000n);
    const params = { id: (await submitWithdrawal(provider, payee, 15_000)).data.id };
    const cancel = () => provider.call(cancelWithdrawal, { as: payee, params });
    const effectsOf = async () => [
      (await provider.call(listWalletEntries, { as: payee, query: {} })).data,
      (await provider.call(getWithdrawal, { as: payee, params })).data,
    ];
    const first = await cancel();
    const effects = await effectsOf();
    expect(await cancel()).toMatchObject({ status: 200, body: first.body });
    expect(await effectsOf()).toEqual(effects);
    expect((await provider.call(listNotifications, { as: payee, query: {} })).data).toEqual([]);
  });

  test("removing the payout method keeps the history", async () => {
    const payee = await signUpPayee(provider, 2_000n);
    const request = await submitWithdrawal(provider, payee, 1_000);
    await provider.call(removePayoutMethod, { as: payee, params: { id: payee.methodId } });
    const found = await provider.call(getWithdrawal, { as: payee, params: { id: request.data.id } });
    expect(found.data.method).toEqual(request.data.method);
    expect(await submitWithdrawal(provider, payee, 1_000)).toMatchObject({
      status: 422,
      body: { key: "payout_method_unknown" },
    });
  });

  test.each([
    [999, "amount_below_minimum", "The minimum is $10.00."],
    [500_001, "amount_above_maximum", "The maximum is $5,000.00."],
    [30_001, "amount_above_available", "You can withdraw at most $300.00."],
  ])("refuses %i with %s, in quote and request, and changes nothing", async (amount, key, message) => {
    const payee = await signUpPayee(provider, 30_000n);
    const details = { minimum: 1_000, maximum: 500_000, available: 30_000, currency: "USD" };
    const expectedError = { status: 422, body: { key, message, details, fields: { amount: [message] } } };
    expect(await quote(payee, amount)).toMatchObject(expectedError);
    expect(await submitWithdrawal(provider, payee, amount)).toMatchObject(expectedError);
    expect(await balances(payee)).toMatchObject({ available: 30_000n, reserved: 0n });
  });

  test("a refusal is in the request's language", async () => {
    const payee = await signUpPayee(provider, 30_000n);
    expect((await quote(payee, 1, payee.methodId, "fr")).body.message).toBe(
      "Le minimum est de 10,00\u00a0$US.",
    );
    expect((await quote(payee, 1, payee.methodId, "ar")).body.message).toContain("10.00");
  });

  test.each([[0], [-5], [1.5], ["12"], [null], [2 ** 53]])(
    "refuses the amount %s with 400 and an error on its field",
    async (amount) => {
      const payee = await signUpPayee(provider, 0n);
      expect(await quote(payee, amount as number)).toMatchObject({
        status: 400,
        body: { key: "validation_failed", fields: { amount: [expect.any(String)] } },
      });
    },
  );

  test("a negative balance blocks withdrawals until it recovers", async () => {
    const payee = await signUpPayee(provider, 100n);
    await provider.app.database.transaction((tx) =>
      book(tx, {
        kind: "cashback_reversed",
        reference: { type: "lead", id: crypto.randomUUID() },
        currency: "USD",
        at: new Date(),
        moves: [
          { account: { userId: payee.userId, kind: "available" }, amount: -200n },
          { account: { system: "networks" }, amount: 200n },
        ],
      }),
    );
    expect(await submitWithdrawal(provider, payee, 1_000)).toMatchObject({
      status: 422,
      body: { key: "withdrawals_blocked" },
    });
  });

  test("refuses an unknown, removed or foreign payout method with an error on its field", async () => {
    const [payee, other] = [await signUpPayee(provider, 5_000n), await signUpPayee(provider, 0n)];
    for (const methodId of [other.methodId, crypto.randomUUID(), "nothing"]) {
      expect(await submitWithdrawal(provider, { ...payee, methodId }, 1_000)).toMatchObject({
        status: 422,
        body: { key: "payout_method_unknown", fields: { payoutMethodId: [expect.any(String)] } },
      });
    }
  });

  test("requires the password again", async () => {
    const payee = await signUpPayee(provider, 5_000n);
    expect(await submitWithdrawal(provider, { ...payee, password: "Wrong-horse-7" }, 1_000)).toMatchObject({
      status: 422,
      body: { key: "wrong_password", fields: { password: [expect.any(String)] } },
    });
    expect(await balances(payee)).toMatchObject({ available: 5_000n });
  });

  test.each([[""], ["short"], ["x".repeat(129)], ["sixteen characters"]])(
    "refuses the key “%s”",
    async (key) => {
      const payee = await signUpPayee(provider, 0n);
      const headers: Record<string, string> = key === "" ? {} : { "idempotency-key": key };
      const body = { payoutMethodId: payee.methodId, amount: 1_000, password: payee.password };
      const response = await provider.call(requestWithdrawal, { as: payee, headers, body });
      expect(response).toMatchObject({ status: 400, body: { key: "idempotency_key_missing" } });
    },
  );

  test("S7 another member's withdrawal answers 404, read or canceled", async () => {
    const [payee, other] = [await signUpPayee(provider, 5_000n), await provider.signUp()];
    const { id } = (await submitWithdrawal(provider, payee, 1_000)).data;
    for (const params of [{ id }, { id: crypto.randomUUID() }, { id: "nothing" }]) {
      expect((await provider.call(getWithdrawal, { as: other, params })).status).toBe(404);
      expect((await provider.call(cancelWithdrawal, { as: other, params })).status).toBe(404);
    }
    expect(await balances(payee)).toMatchObject({ reserved: 1_000n });
  });

  test("lists newest first, filtered by state, paged without gaps or repeats", async () => {
    const payee = await signUpPayee(provider, 50_000n);
    const requestIds: string[] = [];
    for (const amount of [1_000, 1_001, 1_002, 1_003, 1_004])
      requestIds.push((await submitWithdrawal(provider, payee, amount)).data.id);
    await provider.call(cancelWithdrawal, { as: payee, params: { id: requestIds[2]! } });
    const listedIds: string[] = [];
    let cursor: string | undefined;
    do {
      const response = await provider.call(listWithdrawals, { as: payee, query: { limit: 2, cursor } });
      expect(response.meta).toMatchObject({ total: 5, totalIsExact: true });
      listedIds.push(...response.data.map((row) => row.id));
      cursor = response.meta.nextCursor ?? undefined;
    } while (cursor);
    expect(listedIds).toEqual(requestIds.toReversed());
    const canceled = await provider.call(listWithdrawals, { as: payee, query: { state: "canceled" } });
    expect(canceled.data.map((row) => row.id)).toEqual([requestIds[2]]);
  });
});
