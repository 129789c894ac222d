import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { request as fetchOver } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { startCuttingProxy } from "../support/proxies/cutting-proxy.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../support/databases/databases.ts";
import { balancesOf } from "../support/money/ledger.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { listen } from "../support/proxies/sockets.ts";
import { submitWithdrawal, signUpPayee, type Payee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();

describe.skipIf(skipReason)(`M4 lost answer${skipReason ? ` (${skipReason})` : ""}`, () => {
  let database: TestPostgres;
  let provider: TestProvider;
  beforeAll(async () => {
    database = await openTestPostgres();
    provider = await startTestProvider({ connection: database });
  });
  afterAll(async () => {
    expect(await checkLedger(database.database)).toEqual([]);
    await provider.close();
    await database.close();
  });

  test("retrying with the same key after a lost answer makes no second withdrawal", async () => {
    const rounds = repetitions({ ci: 40, long: 5_000 });
    const proxy = await startCuttingProxy(await listen(provider));
    const payee = await signUpPayee(provider, 1_000n * BigInt(rounds));
    const keys = Array.from({ length: rounds }, () => randomUUID());
    for (const key of keys) {
      await expect(post(proxy.origin, payee, key)).rejects.toThrow();
      const retryResponse = await submitWithdrawal(provider, payee, 1_000, key);
      expect(retryResponse.status).toBe(201);
    }
    expect(proxy.cuts()).toBe(rounds);
    const rows = await database.database
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.userId, payee.userId));
    expect(rows).toHaveLength(rounds);
    const balances = await balancesOf(database.database, payee.userId);
    expect(balances).toEqual({ available: 0n, pending: 0n, reserved: 1_000n * BigInt(rounds) });
    await proxy.close();
    printCoverage(
      `M4: ${rounds} answers cut off after the commit, ${rows.length} withdrawals for ${rounds} keys`,
    );
  });
});

function post(origin: string, payee: Payee, key: string): Promise<unknown> {
  return fetchOver(`${origin}/apis/v1/withdrawals`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${payee.accessToken}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ payoutMethodId: payee.methodId, amount: 1_000, password: payee.password }),
  });
}
