import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { approveWithdrawal, decideWithdrawals } from "#contract/withdrawals/admin-withdrawals.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { addPayoutMethod, listPayoutMethods } from "#contract/withdrawals/payout-methods.ts";
import { listWalletEntries } from "#contract/wallet/wallet.ts";
import { cancelWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { withdrawalApprovals } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { explainMissingPostgres } from "../support/databases/databases.ts";
import {
  postgresProvider,
  startTestProvider,
  type TestProvider,
  type TestUser,
  withoutDayLimits,
} from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { submitWithdrawal, signUpPayee, type Payee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();
const submits = 20;
const rounds = repetitions({ ci: 4, long: 500 });

describe.skipIf(skipReason)(`M2 second submit of any form${skipReason ? ` (${skipReason})` : ""}`, () => {
  const { database, provider } = postgresProvider({ environment: withoutDayLimits });
  let other: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    other = await startTestProvider({ connection: database, environment: withoutDayLimits });
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(async () => {
    expect(await checkLedger(database.database)).toEqual([]);
    await other.close();
  });

  /**
   * Sends one form many times concurrently to two providers and returns the response, which must be the same
   * for all.
   */
  async function sendConcurrently<T extends { status: number; body: unknown }>(
    send: (to: TestProvider) => Promise<T>,
  ): Promise<T> {
    const submissions = Array.from({ length: submits }, (_, index) => send(index % 2 ? provider : other));
    const responses = await Promise.all(submissions);
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    return responses[0]!;
  }
  const requestWithdrawal = async (payee: Payee, amount: number) =>
    (await submitWithdrawal(provider, payee, amount)).data;
  const countNotifications = async (payee: Payee) =>
    (await provider.call(listNotifications, { as: payee, query: {} })).data.length;
  const readLog = async (q: string) =>
    (await provider.call(listActivityLogs, { as: admin, query: { q } })).data.length;

  test("a simultaneous decision or approval is applied, announced and logged once", async () => {
    for (let round = 0; round < rounds; round++) {
      admin = await provider.signUp({ role: "admin" });
      const payee = await signUpPayee(provider, 200_000n);
      const amount = round % 2 ? 10_000 : 60_000;
      const { id, reference } = await requestWithdrawal(payee, amount);
      const headers = { "idempotency-key": randomUUID() };
      const { data } = await sendConcurrently((to) =>
        to.call(approveWithdrawal, { as: admin, params: { id }, headers }),
      );
      const isEnough = amount < 50_000;
      expect(data).toMatchObject({ state: isEnough ? "approved" : "requested", approvals: { given: 1 } });
      expect(await countNotifications(payee)).toEqual(isEnough ? 1 : 0);
      expect(await readLog(reference)).toBe(1);
      const isOfWithdrawal = eq(withdrawalApprovals.withdrawalId, id);
      expect(await database.database.select().from(withdrawalApprovals).where(isOfWithdrawal)).toHaveLength(
        1,
      );
    }
    printCoverage(`M2: ${rounds} rounds of ${submits} identical decisions, taken once each`);
  });

  test("a bulk decision is applied once to each item, and all submits get the same answers", async () => {
    for (let round = 0; round < rounds; round++) {
      admin = await provider.signUp({ role: "admin" });
      const payee = await signUpPayee(provider, 200_000n);
      const selected = [
        await requestWithdrawal(payee, 1_000),
        await requestWithdrawal(payee, 60_000),
        await requestWithdrawal(payee, 2_000),
      ];
      const body = {
        ids: selected.map(({ id }) => id),
        decision: { action: "reject", reason: "Twice" },
      } as const;
      const headers = { "idempotency-key": randomUUID() };
      const { data } = await sendConcurrently((to) =>
        to.call(decideWithdrawals, { as: admin, body, headers }),
      );
      expect(data.done.map(({ id }) => id)).toEqual(body.ids);
      expect(data.refused).toEqual([]);
      expect(await countNotifications(payee)).toBe(3);
      for (const { reference } of selected) expect(await readLog(reference)).toBe(1);
    }
    printCoverage(`M2: ${rounds} rounds of ${submits} identical decisions on three, each taken once`);
  });

  test("a decision on a locked account reports that for this item and frees the key", async () => {
    const [held, free] = [await signUpPayee(provider, 10_000n), await signUpPayee(provider, 10_000n)];
    const ids = [(await requestWithdrawal(held, 1_000)).id, (await requestWithdrawal(free, 1_000)).id];
    const body = { ids, decision: { action: "reject", reason: "Twice" } } as const;
    const headers = { "idempotency-key": randomUUID() };
    const send = async () => (await provider.call(decideWithdrawals, { as: admin, body, headers })).data;
    await database.database.transaction(async (tx) => {
      await tx.execute(sql`select from ledger_accounts where user_id = ${held.userId} for update`);
      expect(await send()).toMatchObject({
        done: [{ id: ids[1] }],
        refused: [{ id: ids[0], key: "unavailable" }],
      });
    });
    expect(await send()).toMatchObject({ done: [{ id: ids[0] }, { id: ids[1] }], refused: [] });
  });

  test("a cancellation returns the money once", async () => {
    for (let round = 0; round < rounds; round++) {
      const payee = await signUpPayee(provider, 10_000n);
      const { id } = await requestWithdrawal(payee, 4_000);
      const { data } = await sendConcurrently((to) =>
        to.call(cancelWithdrawal, { as: payee, params: { id } }),
      );
      expect(data.state).toBe("canceled");
      const { data: entries } = await provider.call(listWalletEntries, { as: payee, query: {} });
      const released = entries.filter(({ kind }) => kind === "withdrawal_released");
      expect(released.map(({ account, amount }) => [account, amount]).sort()).toEqual([
        ["available", 4_000],
        ["reserved", -4_000],
      ]);
      expect(await countNotifications(payee)).toBe(0);
    }
    printCoverage(`M2: ${rounds} rounds of ${submits} identical cancels, released once each`);
  });

  test("a new payout method is saved once", async () => {
    for (let round = 0; round < rounds; round++) {
      const member = await provider.signUp();
      const details = { kind: "paypal", email: "mary@example.com" } as const;
      const body = { details, password: member.password };
      const headers = { "idempotency-key": randomUUID() };
      const { data } = await sendConcurrently((to) =>
        to.call(addPayoutMethod, { as: member, body, headers }),
      );
      expect((await provider.call(listPayoutMethods, { as: member })).data).toEqual([data]);
    }
    printCoverage(`M2: ${rounds} rounds of ${submits} identical new payout methods, kept once each`);
  });
});
