import { and, count, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { adminListWithdrawals, type AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { amongIds, isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { maxCounted } from "../../database/queries/keyset.ts";
import { findByMember } from "../../database/queries/member-search.ts";
import type { ZoneInput } from "../../database/queries/local-days.ts";
import { withinDays } from "../../database/queries/period.ts";
import { decider, holder, member, personColumns } from "../../database/queries/person-columns.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";
import { findByReference } from "../../reference-codes.ts";
import { findApprovals } from "./approvals.ts";
import { findRunsOf } from "./payout-run.ts";
import { findQueued } from "./queue-decision.ts";
import { withdrawalsByTime } from "./repository.ts";
import { isInStage } from "./stages.ts";
import { toWithdrawal, type WithdrawalRow } from "./view.ts";
import { findRisks } from "../risks/risk-flags.ts";
import { findWarnings } from "./warnings.ts";

type WithdrawalFilter = z.output<(typeof adminListWithdrawals)["filters"]> & ZoneInput;

const people = {
  member: personColumns(member),
  decidedBy: personColumns(decider),
  heldBy: personColumns(holder),
};

function selectWithdrawals(queryable: Queryable) {
  return queryable
    .select({ withdrawal: withdrawals, ...people })
    .from(withdrawals)
    .innerJoin(member, eq(member.id, withdrawals.userId))
    .leftJoin(decider, eq(decider.id, withdrawals.decidedBy))
    .leftJoin(holder, eq(holder.id, withdrawals.heldBy));
}
type Person = AdminWithdrawal["member"];
type Row = Awaited<ReturnType<typeof selectWithdrawals>>[number];

async function matching(
  filter: WithdrawalFilter,
  queryable: Queryable,
  currency: string,
): Promise<SQL | undefined> {
  const { state, stage, method, ids, q, from, to, endedFrom, endedTo, timeZone } = filter;
  return and(
    eq(withdrawals.currency, currency),
    state ? inArray(withdrawals.state, [state].flat()) : undefined,
    stage ? or(...[stage].flat().map(isInStage)) : undefined,
    method ? eq(withdrawals.methodKind, method) : undefined,
    amongIds(withdrawals.id, ids),
    or(
      await findByReference(queryable, q, withdrawals),
      await findByMember(queryable, q, withdrawals.userId),
    ),
    withinDays(withdrawals.requestedAt, { from, to, timeZone }),
    withinDays(withdrawals.settledAt, { from: endedFrom, to: endedTo, timeZone }),
  );
}

/**
 * All members' withdrawals. `viewer` is the id of the admin who views them. `findTotals` returns their sums.
 */
export const adminWithdrawalList = keysetList(adminListWithdrawals, ({ viewer, currency }: Scope) => ({
  select: selectWithdrawals,
  count: (rows) => rows.from(withdrawals),
  where: (filter, queryable) => matching(filter, queryable, currency),
  order: ({ order }) => withdrawalsByTime(order, (row) => row.withdrawal),
  view: (rows, queryable) => view(queryable, rows, viewer),
}));

interface Scope {
  viewer: string;
  currency: string;
}

/**
 * Returns the count and the sums, in minor units, of all withdrawals that match a filter. The sums are `null`
 * if more withdrawals match than lists count, because computing the sums takes longer the more there are
 * (docs/decisions/0020).
 */
export async function findTotals(queryable: Queryable, filter: WithdrawalFilter, currency: string) {
  const every = queryable
    .select({ amount: withdrawals.amount, fee: withdrawals.fee, net: withdrawals.net })
    .from(withdrawals)
    .where(await matching(filter, queryable, currency))
    .limit(maxCounted + 1)
    .as("every");
  const sum = (column: (typeof every)["amount" | "fee" | "net"]) =>
    sql<bigint>`coalesce(sum(${column}), 0)::text`.mapWith(BigInt);
  const [row] = await queryable
    .select({ count: count(), amount: sum(every.amount), fee: sum(every.fee), net: sum(every.net) })
    .from(every);
  const { count: total, amount, fee, net } = row!;
  if (total > maxCounted) return { total: maxCounted, totalIsExact: false, totals: null };
  const totals = { currency, count: total, amount: toWire(amount), fee: toWire(fee), net: toWire(net) };
  return { total, totalIsExact: true, totals };
}

/** Returns one withdrawal for an admin, or undefined if it doesn't exist. */
export async function findAdminWithdrawal(
  queryable: Queryable,
  id: string,
  viewer: string,
): Promise<AdminWithdrawal | undefined> {
  if (!isUuid(id)) return undefined;
  const found = await selectWithdrawals(queryable).where(eq(withdrawals.id, id));
  return (await view(queryable, found, viewer))[0];
}

/** Returns a withdrawal's human-readable reference, or `null` if the withdrawal doesn't exist. */
export async function findReference(queryable: Queryable, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await queryable.select().from(withdrawals).where(eq(withdrawals.id, id));
  return row?.reference ?? null;
}

async function view(queryable: Queryable, rows: Row[], viewer: string): Promise<AdminWithdrawal[]> {
  const ids = rows.map((row) => row.withdrawal.id);
  const approvals = await findApprovals(queryable, ids);
  const warnings = await findWarnings(queryable, ids);
  const runs = await findRunsOf(queryable, ids);
  const queued = await findQueued(queryable, ids);
  const risks = await findRisks(queryable, [...new Set(rows.map(({ member }) => member.id))]);
  return rows.map(({ withdrawal, member, decidedBy, heldBy }) => {
    const approvedBy = approvals.get(withdrawal.id) ?? [];
    const hasApproved =
      withdrawal.state === "requested" && approvedBy.some((approver) => approver.id === viewer);
    const needsOtherAdmin = hasApproved || member.id === viewer;
    return {
      ...toWithdrawal(withdrawal, approvedBy.length),
      member,
      decidedBy,
      approvedBy,
      hold: holdOf(withdrawal, heldBy),
      needsOtherAdmin,
      warnings: warnings.get(withdrawal.id) ?? [],
      payoutRun: runs.get(withdrawal.id) ?? null,
      queued: queued.get(withdrawal.id) ?? null,
      risks: risks.get(member.id) ?? [],
    };
  });
}

function holdOf({ heldAt, holdReason }: WithdrawalRow, by: Person | null): AdminWithdrawal["hold"] {
  return heldAt && holdReason !== null ? { at: heldAt.toISOString(), reason: holdReason, by } : null;
}
