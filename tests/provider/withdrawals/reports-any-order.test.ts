import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankScripts } from "#contract/payout-runs/bank-scripts.ts";
import { applyPayoutReport, uploadPayoutReport } from "#contract/payout-runs/payout-reports.ts";
import { downloadPayoutFile, releasePayoutRun, sendPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { getWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { processPaymentFile } from "#provider/simulated-bank/bank.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { draftRun, failApproved } from "../../support/money/payout-runs.ts";
import { closeAndVerify, startWithTwoAdmins } from "../../support/money/two-admins.ts";
import { replaySeed, repetitions } from "../../support/programs/repetitions.ts";

/** The final states of two payments in each script. */
const ends: Record<(typeof bankScripts)[number], string> = {
  executes: "paid paid",
  rejects_one: "failed paid",
  returns_one: "paid returned",
  rejects_one_returns_one: "failed returned",
  rejects_file: "approved approved",
  books_batch: "paid paid",
  in_pieces: "paid paid",
  twice: "paid returned",
  out_of_order: "paid returned",
};
/** The available balance of a member with 1,000.00 after withdrawing 100.00, by the final state. */
const availableAfter: Record<string, bigint> = {
  paid: 90_000n,
  approved: 90_000n,
  failed: 100_000n,
  returned: 100_000n,
};

describeOnBothDatabases("answers in any order", (open) => {
  let world: Awaited<ReturnType<typeof startWithTwoAdmins>>;
  beforeAll(async () => {
    world = await startWithTwoAdmins(open);
  });
  afterAll(() => closeAndVerify(world.provider));

  async function createSentRun() {
    await failApproved(world);
    const { provider, admin } = world;
    const { withdrawals, params } = await draftRun(world, 2);
    const third = await provider.signUp({ role: "admin", name: "Tina Third" });
    await provider.call(releasePayoutRun, { as: third, params });
    await provider.call(sendPayoutRun, { as: admin, params });
    const { data: file } = await provider.call(downloadPayoutFile, { as: admin, params });
    return { withdrawals, name: file.fileName, content: Buffer.from(file.content, "base64").toString() };
  }

  async function apply(text: string) {
    const { provider, admin } = world;
    const body = { fileName: "answer.csv", content: Buffer.from(text).toString("base64") };
    const { data } = await provider.call(uploadPayoutReport, { as: admin, body });
    await provider.call(applyPayoutReport, { as: admin, params: { id: data.id } });
  }

  test("repeated answers in any order end in one state, with one booking per withdrawal", async () => {
    const ranks = fc.array(fc.nat(), { minLength: 12, maxLength: 12 });
    const property = fc.asyncProperty(fc.constantFrom(...bankScripts), ranks, async (script, order) => {
      const { withdrawals, ...file } = await createSentRun();
      const reports = processPaymentFile(file, script, new Date()).map(({ content }) => content);
      // An additional line break gives another file with the same lines.
      const repeated = [...reports, ...reports.map((content) => `${content}\n\n`)]
        .map((content, index) => ({ content, rank: order[index]! }))
        .toSorted((one, other) => one.rank - other.rank);
      for (const { content } of repeated) await apply(content);
      const states = [];
      for (const { id, payee } of withdrawals) {
        const { data } = await world.provider.call(getWithdrawal, { as: payee, params: { id } });
        states.push(data.state);
        const { available } = await balancesOf(world.provider.app.database, payee.userId);
        expect(available).toBe(availableAfter[data.state]);
      }
      expect(states.join(" ")).toBe(ends[script]);
      expect(await checkLedger(world.provider.app.database)).toEqual([]);
    });
    await fc.assert(property, { numRuns: repetitions({ ci: 4, long: 200 }), ...replaySeed });
  }, 600_000);
});
