import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { payoutRunItems, payoutRuns } from "../../database/schema/payout-run-schema.ts";
import { Problem } from "../../problem.ts";

/** Returns the latest run of each withdrawal that is or was in a run and wasn't removed from it. */
export async function findRunsOf(queryable: Queryable, withdrawalIds: string[]) {
  if (withdrawalIds.length === 0) return new Map<string, { id: string; number: number; isOpen: boolean }>();
  const rows = await queryable
    .select({
      withdrawalId: payoutRunItems.withdrawalId,
      state: payoutRunItems.state,
      id: payoutRuns.id,
      number: payoutRuns.number,
    })
    .from(payoutRunItems)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payoutRunItems.runId))
    .where(and(inArray(payoutRunItems.withdrawalId, withdrawalIds), ne(payoutRunItems.state, "removed")))
    .orderBy(asc(payoutRuns.number));
  return new Map(
    rows.map(({ withdrawalId, state, id, number }) => {
      return [withdrawalId, { id, number, isOpen: state === "listed" || state === "sent" }];
    }),
  );
}

/** @throws Problem 409 `withdrawal_in_run` for a withdrawal in an open run, which can't be paid by hand */
export async function assertNotInRun(queryable: Queryable, withdrawalId: string): Promise<void> {
  const [row] = await queryable
    .select({ number: payoutRuns.number })
    .from(payoutRunItems)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payoutRunItems.runId))
    .where(
      and(eq(payoutRunItems.withdrawalId, withdrawalId), inArray(payoutRunItems.state, ["listed", "sent"])),
    );
  if (row) throw new Problem(409, "withdrawal_in_run", { details: { number: `CL${row.number}` } });
}
