import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import { type RailKey, rails } from "#contract/payout-runs/rails.ts";
import type { PayoutSelection } from "#contract/payout-runs/payout-runs.ts";
import type { Exclusion } from "#contract/payout-runs/run-states.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { member, personColumns } from "../../database/queries/person-columns.ts";
import { payoutMethods, withdrawals } from "../../database/schema/schema.ts";
import type { PayoutDetailsCipher } from "../payout-methods/cipher.ts";
import { findWarnings } from "../withdrawals/warnings.ts";
import { railOf } from "./rails/rails.ts";
import { isInOpenRun } from "./repository.ts";

const day = 24 * 60 * 60 * 1000;
/** The maximum number of withdrawals considered for one run. Further withdrawals are left for the next run. */
const maxCandidates = 6_000;

interface Context {
  cipher: PayoutDetailsCipher;
  currency: string;
  at: Date;
  /** The admin who creates the run. */
  viewer: string;
}

/**
 * Returns the approved withdrawals that match a selection, oldest approval first, each with the reason why it
 * can't be part of a run, or `null` if it can.
 */
export async function findCandidates(
  queryable: Queryable,
  { rail, olderThanDays = 0, minimum, maximum }: PayoutSelection,
  { cipher, currency, at, viewer }: Context,
) {
  const rows = await queryable
    .select({
      withdrawal: withdrawals,
      method: payoutMethods,
      member: personColumns(member),
      status: member.status,
      isInRun: sql<boolean>`${isInOpenRun}`,
    })
    .from(withdrawals)
    .innerJoin(payoutMethods, eq(payoutMethods.id, withdrawals.payoutMethodId))
    .innerJoin(member, eq(member.id, withdrawals.userId))
    .where(
      and(
        eq(withdrawals.state, "approved"),
        eq(withdrawals.currency, currency),
        eq(withdrawals.methodKind, rails[rail].method),
        lte(withdrawals.approvedAt, new Date(at.getTime() - olderThanDays * day)),
        minimum === undefined ? undefined : gte(withdrawals.net, BigInt(minimum)),
        maximum === undefined ? undefined : lte(withdrawals.net, BigInt(maximum)),
      ),
    )
    .orderBy(asc(withdrawals.approvedAt), asc(withdrawals.id))
    .limit(maxCandidates);
  const warnings = await findWarnings(
    queryable,
    rows.map(({ withdrawal }) => withdrawal.id),
  );
  let payableCount = 0;
  return rows.map((row) => {
    const reason = exclusionOf(row, rail, {
      viewer,
      cipher,
      isWarned: (warnings.get(row.withdrawal.id)?.length ?? 0) > 0,
    });
    if (reason === null) payableCount += 1;
    return { ...row, exclusion: payableCount > rails[rail].maxPayments ? ("over_limit" as const) : reason };
  });
}
export type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

function exclusionOf(
  { withdrawal, method, status, isInRun }: Omit<Candidate, "exclusion">,
  rail: RailKey,
  { viewer, cipher, isWarned }: { viewer: string; cipher: PayoutDetailsCipher; isWarned: boolean },
): Exclusion | null {
  if (isInRun) return "in_run";
  if (withdrawal.userId === viewer) return "own";
  if (isWarned) return "warned";
  return recipientExclusion({ method, status, withdrawal }, rail, cipher);
}

/** Returns why a member can't be paid to a payout method, or `null` if they can. */
export function recipientExclusion(
  {
    method,
    status,
    withdrawal,
  }: Pick<Candidate, "method" | "status"> & {
    withdrawal: Pick<Candidate["withdrawal"], "net" | "currency">;
  },
  rail: RailKey,
  cipher: PayoutDetailsCipher,
): Exclusion | null {
  if (status !== "active") return "suspended";
  if (method.failure !== null) return "method_returned";
  return railOf[rail].exclude(cipher.open(method.detailsCiphertext, method), withdrawal);
}
