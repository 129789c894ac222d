import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idempotencyKeys } from "#provider/database/schema/idempotency-schema.ts";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../support/databases/databases.ts";
import { balancesOf, creditMember } from "../support/money/ledger.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { submitWithdrawal, signUpPayee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();

describe.skipIf(skipReason)(`M2 duplicate submit${skipReason ? ` (${skipReason})` : ""}`, () => {
  let database: TestPostgres;
  let provider: TestProvider;
  let other: TestProvider;
  beforeAll(async () => {
    database = await openTestPostgres();
    provider = await startTestProvider({ connection: database });
    other = await startTestProvider({ connection: database });
  });
  afterAll(async () => {
    expect(await checkLedger(database.database)).toEqual([]);
    await provider.close();
    await other.close();
    await database.close();
  });
  const withdrawalsOf = (userId: string) =>
    database.database.select().from(withdrawals).where(eq(withdrawals.userId, userId));

  test("turns fifty identical submits into one withdrawal with one answer", async () => {
    const rounds = repetitions({ ci: 4, long: 500 });
    for (let round = 0; round < rounds; round++) {
      const payee = await signUpPayee(provider, 100_000n);
      const key = randomUUID();
      const requests = Array.from({ length: 50 }, (_, index) =>
        submitWithdrawal(index % 2 ? provider : other, payee, 1_000, key),
      );
      const responses = await Promise.all(requests);
      expect(
        new Set(responses.map((response) => JSON.stringify([response.status, response.body]))).size,
      ).toBe(1);
      expect(responses[0]!.data).toMatchObject({ state: "requested", amount: 1_000 });
      expect(await withdrawalsOf(payee.userId)).toHaveLength(1);
      expect(await balancesOf(database.database, payee.userId)).toMatchObject({
        available: 99_000n,
        reserved: 1_000n,
      });
    }
    printCoverage(`M2: ${rounds} rounds of fifty identical submits, one withdrawal each`);
  });

  test("refuses the same key with another body and changes nothing", async () => {
    const payee = await signUpPayee(provider, 100_000n);
    const key = randomUUID();
    await submitWithdrawal(provider, payee, 1_000, key);
    expect(await submitWithdrawal(provider, payee, 1_001, key)).toMatchObject({
      status: 422,
      body: { key: "idempotency_key_reused" },
    });
    expect(await withdrawalsOf(payee.userId)).toHaveLength(1);
  });

  test("accepts the same key from another member", async () => {
    const [payee, second] = [await signUpPayee(provider, 10_000n), await signUpPayee(provider, 10_000n)];
    const key = randomUUID();
    const [mine, theirs] = [
      await submitWithdrawal(provider, payee, 1_000, key),
      await submitWithdrawal(provider, second, 1_000, key),
    ];
    expect(mine.data.id).not.toBe(theirs.data.id);
  });

  test("returns the saved answer only with the correct password", async () => {
    const payee = await signUpPayee(provider, 10_000n);
    const key = randomUUID();
    const first = await submitWithdrawal(provider, payee, 1_000, key);
    expect(
      await submitWithdrawal(provider, { ...payee, password: "Wrong-horse-7" }, 1_000, key),
    ).toMatchObject({
      status: 422,
      body: { key: "wrong_password" },
    });
    expect((await submitWithdrawal(provider, payee, 1_000, key)).body).toEqual(first.body);
  });

  test("stores neither the password nor the payout target with a key", async () => {
    const payee = await signUpPayee(provider, 10_000n);
    await submitWithdrawal(provider, payee, 1_000);
    const rows = await database.database
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, payee.userId));
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${payee.password}|37040044`));
  });

  test("a refused form doesn't use up its key", async () => {
    const payee = await signUpPayee(provider, 500n);
    const key = randomUUID();
    expect((await submitWithdrawal(provider, payee, 1_000, key)).body.key).toBe("amount_above_available");
    await creditMember(database.database, payee.userId, 500n);
    expect((await submitWithdrawal(provider, payee, 1_000, key)).status).toBe(201);
  });

  test("a second submit during a slow first one is refused for now, and the key is free afterwards", async () => {
    const payee = await signUpPayee(provider, 10_000n);
    const key = randomUUID();
    const rolledBack = database.database.transaction(async (tx) => {
      const row = {
        userId: payee.userId,
        route: "POST /v1/withdrawals",
        key,
        bodyHash: "of the first",
        createdAt: new Date(),
      };
      await tx.insert(idempotencyKeys).values(row);
      expect(await submitWithdrawal(provider, payee, 1_000, key)).toMatchObject({
        status: 409,
        body: { key: "idempotency_in_flight" },
      });
      tx.rollback();
    });
    await expect(rolledBack).rejects.toThrow("Rollback");
    expect((await submitWithdrawal(provider, payee, 1_000, key)).status).toBe(201);
  });

  test("answers with Retry-After if the member's account stays locked", async () => {
    const payee = await signUpPayee(provider, 10_000n);
    const key = randomUUID();
    await database.database.transaction(async (tx) => {
      await tx.execute(sql`select from ledger_accounts where user_id = ${payee.userId} for update`);
      expect(await submitWithdrawal(provider, payee, 1_000, key)).toMatchObject({
        status: 503,
        body: { key: "unavailable" },
      });
    });
    expect((await submitWithdrawal(provider, payee, 1_000, key)).status).toBe(201);
  });

  test("returns the same answer after a restart", async () => {
    const payee = await signUpPayee(provider, 10_000n);
    const key = randomUUID();
    const first = await startTestProvider({ connection: database });
    const response = await submitWithdrawal(first, payee, 1_000, key);
    await first.close();
    const restarted = await startTestProvider({ connection: database });
    expect((await submitWithdrawal(restarted, payee, 1_000, key)).body).toEqual(response.body);
    await restarted.close();
    const isStoredKey = and(eq(idempotencyKeys.userId, payee.userId), eq(idempotencyKeys.key, key));
    expect(await database.database.select().from(idempotencyKeys).where(isStoredKey)).toHaveLength(1);
  });
});
