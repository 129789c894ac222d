import { randomUUID } from "node:crypto";
import { Agent, request as fetchOver } from "undici";
import { afterAll, describe, expect, test } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { openDatabase } from "#provider/database/engine/open-database.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { placeWithdrawal } from "#provider/modules/withdrawals/request.ts";
import { explainMissingPostgres } from "../support/databases/databases.ts";
import { balancesOf, creditMember } from "../support/money/ledger.ts";
import { startProviderProcess, type ProviderProcess } from "../support/programs/provider-process.ts";
import { postgresProvider } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { signUpPayee, type Payee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();

describe.skipIf(skipReason)(`M1 double spend${skipReason ? ` (${skipReason})` : ""}`, () => {
  const { database, provider } = postgresProvider({ poolSize: 4 });
  afterAll(async () => {
    expect(await checkLedger(database.database)).toEqual([]);
  });

  test("accepts exactly one of two simultaneous withdrawals of the whole balance", async () => {
    const rounds = repetitions({ ci: 40, long: 10_000 });
    const second: Connection = await openDatabase({
      databaseUrl: database.url,
      dataDir: "",
      migrationsFolder: "",
      poolSize: 2,
    });
    const payee = await signUpPayee(provider, 0n);
    const order = { userId: payee.userId, payoutMethodId: payee.methodId, amount: 1_000n, currency: "USD" };
    for (let round = 0; round < rounds; round++) {
      await creditMember(database.database, payee.userId, 1_000n);
      const results = await Promise.allSettled(
        [database, second].map((connection) =>
          placeWithdrawal(connection.database, order, { key: randomUUID(), at: new Date() }),
        ),
      );
      const rejections = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
      expect(rejections, `round ${round}`).toMatchObject([
        { key: "amount_above_available", extra: { details: { available: 0 } } },
      ]);
    }
    const balances = await balancesOf(database.database, payee.userId);
    expect(balances).toEqual({ available: 0n, pending: 0n, reserved: 1_000n * BigInt(rounds) });
    await second.close();
    printCoverage(`M1: ${rounds} rounds of two at once, ${rounds} succeeded, ${rounds} refused`);
  });

  test("simultaneous first withdrawals of a member don't deadlock", async () => {
    const rounds = repetitions({ ci: 20, long: 600 });
    for (let round = 0; round < rounds; round++) {
      const { userId, methodId } = await signUpPayee(provider, 8_000n);
      const order = { userId, payoutMethodId: methodId, amount: 1_000n, currency: "USD" };
      // Twice as many as the pool has connections, so that later requests find accounts that earlier ones
      // opened.
      const requests = Array.from({ length: 8 }, () =>
        placeWithdrawal(database.database, order, { key: randomUUID(), at: new Date() }),
      );
      await expect(Promise.all(requests), `round ${round}`).resolves.toHaveLength(8);
    }
    printCoverage(`M1: ${rounds} members' first eight withdrawals at once, all taken`);
  });

  test("accepts as many of fifty simultaneous withdrawals over two processes as the balance allows", async () => {
    const rounds = repetitions({ ci: 12, long: 1_000 });
    const variables = { DATABASE_URL: database.url };
    const processes = await Promise.all([startProviderProcess(variables), startProviderProcess(variables)]);
    const payee = await signUpPayee(provider, 0n);
    const agent = new Agent({ connections: 25, pipelining: 1 });
    let succeeded = 0;
    for (let round = 0; round < rounds; round++) {
      const affordable = (round % 3) + 1;
      await creditMember(database.database, payee.userId, 1_000n * BigInt(affordable) + 999n);
      const { available } = await balancesOf(database.database, payee.userId);
      const requests = Array.from({ length: 50 }, (_, index) => post(processes[index % 2]!, payee, agent));
      const statuses = await Promise.all(requests);
      const expected = Number(available / 1_000n);
      // Sorted, so that a failure shows the other status codes.
      expect(statuses.toSorted(), `round ${round}`).toEqual([
        ...Array.from({ length: expected }, () => 201),
        ...Array.from({ length: 50 - expected }, () => 422),
      ]);
      succeeded += expected;
    }
    const { reserved } = await balancesOf(database.database, payee.userId);
    expect(reserved).toBe(1_000n * BigInt(succeeded));
    await agent.close();
    await Promise.all(processes.map((process) => process.kill()));
    printCoverage(`M1: ${rounds} rounds of fifty at once over two processes, ${succeeded} succeeded`);
  });
});

/** Sends a member's click and retries with the same key after a timeout, as clients do. */
async function post(process: ProviderProcess, payee: Payee, dispatcher: Agent): Promise<number> {
  const key = randomUUID();
  for (;;) {
    const status = await postOnce(process, payee, dispatcher, key);
    if (status !== 503) return status;
  }
}

async function postOnce(
  { origin }: ProviderProcess,
  payee: Payee,
  dispatcher: Agent,
  key: string,
): Promise<number> {
  const { statusCode, body } = await fetchOver(`${origin}/apis/v1/withdrawals`, {
    method: "POST",
    dispatcher,
    headers: {
      authorization: `Bearer ${payee.accessToken}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ payoutMethodId: payee.methodId, amount: 1_000, password: payee.password }),
  });
  await body.dump();
  return statusCode;
}
