import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Agent, request as fetchOver } from "undici";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { verifyActivityLog } from "#provider/modules/activity-logs/verify.ts";
import { explainMissingPostgres } from "../support/databases/databases.ts";
import { balancesOf } from "../support/money/ledger.ts";
import { startProviderProcess, type ProviderProcess } from "../support/programs/provider-process.ts";
import { postgresProvider, type TestUser, withoutDayLimits } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { signUpPayee, type Payee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();
const responseSchema = z.object({ data: z.object({ id: z.string(), state: z.string() }) });

describe.skipIf(skipReason)(`M3 crash in the middle${skipReason ? ` (${skipReason})` : ""}`, () => {
  const { database, provider } = postgresProvider({ poolSize: 4 });

  test("a process killed under load keeps all acknowledged work and leaves none half done", async () => {
    const rounds = repetitions({ ci: 2, long: 100 });
    let acknowledged = 0;
    for (let round = 0; round < rounds; round++) {
      const admin = await provider.signUp({ role: "admin" });
      const payees = await Promise.all([1, 2, 3, 4].map(() => signUpPayee(provider, 1_000_000n)));
      const child = await startProviderProcess({ ...withoutDayLimits, DATABASE_URL: database.url });
      // The kill happens after 1 to 60 acknowledged responses, so that the moment doesn't depend on the clock.
      const killAfter = 1 + Math.floor(Math.random() * 60);
      const acknowledgedStates = await loadUntilKilled(child, payees, admin, killAfter);
      for (const [id, state] of acknowledgedStates) {
        const [row] = await database.database.select().from(withdrawals).where(eq(withdrawals.id, id));
        expect(row, `round ${round}, killed after ${killAfter}`).toBeDefined();
        expect(reachable[state], `acknowledged as ${state}`).toContain(row!.state);
      }
      acknowledged += acknowledgedStates.size;
      expect(await checkLedger(database.database)).toEqual([]);
      expect(await verifyActivityLog(database.database, [])).toMatchObject({ intact: true });
      for (const { userId } of payees) {
        const { available, reserved } = await balancesOf(database.database, userId);
        const rows = await database.database.select().from(withdrawals).where(eq(withdrawals.userId, userId));
        const paidOut = rows.filter((row) => row.state === "paid").reduce((sum, row) => sum + row.amount, 0n);
        expect(available + reserved + paidOut).toBe(1_000_000n);
      }
    }
    printCoverage(
      `M3: ${rounds} processes killed under load, ${acknowledged} acknowledged withdrawals all there`,
    );
  });
});

// By last acknowledged state, the states that a withdrawal may be in after the kill. The last response may not
// have reached the caller.
const reachable: Record<string, string[]> = {
  requested: ["requested", "approved", "paid"],
  approved: ["approved", "paid"],
  paid: ["paid"],
};

/**
 * Four members request withdrawals and an admin decides concurrently until the process is killed. Returns the
 * last acknowledged state of each withdrawal.
 */
async function loadUntilKilled(
  child: ProviderProcess,
  payees: Payee[],
  admin: TestUser,
  killAfter: number,
): Promise<Map<string, string>> {
  const agent = new Agent({ connections: payees.length * 2, pipelining: 1 });
  const acknowledgedStates = new Map<string, string>();
  let responseCount = 0;
  let killed: Promise<void> | undefined;
  async function send(path: string, as: TestUser, body: object): Promise<string | undefined> {
    const response = await fetchOver(`${child.origin}/apis/v1/${path}`, {
      method: "POST",
      dispatcher: agent,
      body: JSON.stringify(body),
      headers: {
        authorization: `Bearer ${as.accessToken}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
    });
    const { id, state } = responseSchema.parse(await response.body.json()).data;
    acknowledgedStates.set(id, state);
    responseCount++;
    if (responseCount >= killAfter) killed ??= child.kill();
    return id;
  }
  async function work(payee: Payee): Promise<void> {
    try {
      for (;;) {
        const body = { payoutMethodId: payee.methodId, amount: 1_000, password: payee.password };
        const id = await send("withdrawals", payee, body);
        await send(`admin/withdrawals/${id}/approve`, admin, {});
        await send(`admin/withdrawals/${id}/mark-paid`, admin, { paymentReference: "SEPA-1" });
      }
    } catch (error) {
      // After the kill, connection errors are expected. Any other error fails the test.
      if (!killed) throw error;
    }
  }
  await Promise.all(payees.flatMap((payee) => [work(payee), work(payee)]));
  await killed;
  await agent.close();
  return acknowledgedStates;
}
