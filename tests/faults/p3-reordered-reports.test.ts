import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../support/databases/databases.ts";
import { balancesOf } from "../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  postReport,
  releaseLeads,
  reportBody,
  type StoreFixture,
} from "../support/money/network-reports.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";
import { alternate, replaySeed, printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { signUpPayee, type Payee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();
const hour = 3_600_000;
const now = new Date("2026-03-01T12:00:00Z");
const actions = ["pending", "approve", "adjust", "reverse", "withdraw"] as const;
type Action = (typeof actions)[number];

function orders(left: readonly Action[]): Action[][] {
  if (left.length === 0) return [[]];
  return left.flatMap((first) =>
    orders(left.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

describe.skipIf(skipReason)(`P3 reordered reports${skipReason ? ` (${skipReason})` : ""}`, () => {
  let database: TestPostgres;
  let provider: TestProvider;
  let store: StoreFixture;
  beforeAll(async () => {
    database = await openTestPostgres();
    provider = await startTestProvider({ connection: database, clock: () => now });
    // Without a holding period, confirmed cash back is payable, and may be withdrawn, before the next report
    // arrives.
    store = await createStoreFixture(provider, { holdDays: 0 });
  });
  afterAll(async () => {
    await provider.close();
    await database.close();
  });

  /**
   * Applies a sequence of reports and withdrawals. Returns the member's balance, the amount paid out, and the
   * lead.
   */
  async function runSequence(sequence: Action[], credit: bigint) {
    const payee: Payee = await signUpPayee(provider, credit);
    const click_id = await store.click(payee.userId, new Date(now.getTime() - 48 * hour));
    const purchase = { click_id, transaction_id: `T-${randomUUID()}` };
    const reports = {
      pending: { time: new Date(now.getTime() - 4 * hour).toISOString() },
      approve: { status: "approved", time: new Date(now.getTime() - 3 * hour).toISOString() },
      adjust: {
        amount: "420.00",
        commission: "50.00",
        time: new Date(now.getTime() - 2 * hour).toISOString(),
      },
      reverse: {
        status: "reversed",
        amount: "420.00",
        commission: "50.00",
        time: new Date(now.getTime() - hour).toISOString(),
      },
    };
    const key = randomUUID();
    for (const [place, action] of sequence.entries()) {
      if (action === "withdraw") {
        const body = { payoutMethodId: payee.methodId, amount: 1_500, password: payee.password };
        await provider.call(requestWithdrawal, { as: payee, headers: { "idempotency-key": key }, body });
      } else {
        // Some copies are byte-identical, others differ in whitespace.
        const words = reportBody(provider, { ...purchase, ...reports[action] }) + " ".repeat(place % 2);
        await postReport(provider, store, words);
        await processDueEvents(provider.app);
      }
      await releaseLeads(provider);
    }
    const rows = await database.database
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.userId, payee.userId));
    const balances = await balancesOf(database.database, payee.userId);
    return { balances, withdrawn: rows.length, lead: await leadOf(provider, purchase.transaction_id) };
  }

  test(
    "five reports in any order, each sent three times, give the same final balance",
    { timeout: 3_600_000 },
    async () => {
      // CI tests every fifth order; the sample has orders that begin, and orders that end, with each report.
      // The long run tests all 120.
      const all = orders(actions).filter((_, index) =>
        alternate([true, false, false, false, false], index).includes(true),
      );
      for (const order of all) {
        const { balances, withdrawn, lead } = await runSequence(
          order.flatMap((action) => [action, action, action]),
          3_000n,
        );
        expect({ order, balances }).toEqual({
          order,
          balances: { pending: 0n, available: 1_500n, reserved: 1_500n },
        });
        expect(withdrawn).toBe(1);
        expect(lead).toMatchObject({ state: "reversed", orderAmount: 42_000n, cashBack: 2_520n });
      }
      expect(await checkLedger(database.database)).toEqual([]);
      printCoverage(`P3: ${all.length} orders, each action tripled, one end balance`);
    },
  );

  test(
    "shuffled and repeated reports after a payout turn only a missing balance into debt",
    { timeout: 3_600_000 },
    async () => {
      const numRuns = repetitions({ ci: 20, long: 2_000 });
      const tripled = actions.flatMap((action) => [action, action, action]);
      let paidOutFirst = 0;
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray(tripled, { minLength: 15, maxLength: 15 }), async (sequence) => {
          const { balances, withdrawn } = await runSequence(sequence, 0n);
          const paidOut = withdrawn > 0 ? 1_500n : 0n;
          paidOutFirst += withdrawn;
          expect(balances).toEqual({ pending: 0n, available: -paidOut, reserved: paidOut });
        }),
        { numRuns, endOnFailure: true, ...replaySeed },
      );
      expect(await checkLedger(database.database)).toEqual([]);
      printCoverage(
        `P3: ${numRuns} shuffles, ${paidOutFirst} of them with the money gone before the reversal`,
      );
    },
  );

  test("reports alone, without the reversal, end in the same lead", { timeout: 3_600_000 }, async () => {
    for (const order of orders(["pending", "approve", "adjust"])) {
      const { balances, lead } = await runSequence(
        order.flatMap((action) => [action, action, action]),
        0n,
      );
      expect({ order, balances }).toEqual({
        order,
        balances: { pending: 0n, available: 2_520n, reserved: 0n },
      });
      expect(lead).toMatchObject({ state: "payable", occurredAt: new Date(now.getTime() - 4 * hour) });
    }
  });
});
