import { getPayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { openTestPostgres } from "../support/databases/databases.ts";
import { settledOutcome, createRunWithReports } from "../support/money/payout-runs.ts";
import { startProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider, withoutDayLimits } from "../support/programs/provider.ts";
import type { Attack } from "./attack.ts";
import { call, sendWithRetries } from "./client.ts";
import { compareBooks } from "./orders.ts";
import { addFinding, type Tally } from "./tally.ts";

/** Access tokens expire after a quarter of an hour, so the admins are replaced after this many rounds. */
const roundsOfAdmins = 50;

/**
 * Applies every answer of a bank to a payout run at two providers at the same time. Each answer was uploaded
 * twice.
 */
export const imports: Attack = {
  what: "Rounds of importing a bank's answers to a payout run at two providers at once",
  goal: 1_000,
  share: 8,
  async run(turn, tally) {
    const database = await openTestPostgres();
    const provider = await startTestProvider({ connection: database, environment: withoutDayLimits });
    const variables = { ...withoutDayLimits, DATABASE_URL: database.url };
    const processes = await Promise.all([startProviderProcess(variables), startProviderProcess(variables)]);
    const hire = async () => {
      const [admin, second, third] = [
        await provider.signUp({ role: "admin" }),
        await provider.signUp({ role: "admin" }),
        await provider.signUp({ role: "admin" }),
      ];
      return { provider, admin, second, third };
    };
    let world = await hire();
    for (let round = 0; !turn.isOver(round); round += 1) {
      if (round > 0 && round % roundsOfAdmins === 0) world = await hire();
      const { params, reportIds } = await createRunWithReports(world);
      const applied = await Promise.all(
        reportIds.flatMap((id) =>
          processes.map(({ origin }) =>
            sendWithRetries(tally, "an import", () =>
              call(origin, "POST", `v1/admin/payout-answers/${id}/apply`, { as: world.admin, body: {} }),
            ),
          ),
        ),
      );
      const rejections = applied.filter((response) => response && response.status !== 200);
      addFinding(
        tally,
        "lost",
        `an import: ${rejections[0]?.body.key ?? rejections[0]?.status}`,
        rejections.length,
      );
      judge(tally, (await provider.call(getPayoutRun, { as: world.admin, params })).data);
      tally.done += 1;
    }
    await compareBooks(provider.app, tally);
    for (const one of processes) await one.kill();
    await provider.close();
    await database.close();
  },
};

function judge(tally: Tally, { items }: { items: Record<string, { count: number }> }): void {
  for (const [state, { count }] of Object.entries(settledOutcome.items))
    addFinding(tally, "lost", `a payment that is ${state}`, count - items[state]!.count);
}
