import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { listPayoutItems, listPayoutRuns, type PayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { payoutItemStates } from "#contract/payout-runs/run-states.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { amongIds, isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByKeys, orderByTime } from "../../database/queries/keyset-order.ts";
import { member, personColumns } from "../../database/queries/person-columns.ts";
import { payoutRunFiles, payoutRunItems, payoutRuns } from "../../database/schema/payout-run-schema.ts";
import { users, withdrawals } from "../../database/schema/schema.ts";
import { toWire } from "../../money.ts";
import type { Identity } from "../../plugins/identity.ts";
import { findWarnings } from "../withdrawals/warnings.ts";

const creator = alias(users, "creator");
const releaser = alias(users, "releaser");

function selectRuns(queryable: Queryable) {
  return queryable
    .select({
      run: payoutRuns,
      file: { name: payoutRunFiles.name, sha256: payoutRunFiles.sha256 },
      createdBy: personColumns(creator),
      releasedBy: personColumns(releaser),
    })
    .from(payoutRuns)
    .innerJoin(creator, eq(creator.id, payoutRuns.createdBy))
    .leftJoin(releaser, eq(releaser.id, payoutRuns.releasedBy))
    .leftJoin(payoutRunFiles, eq(payoutRunFiles.runId, payoutRuns.id));
}
type AdminRunRow = Awaited<ReturnType<typeof selectRuns>>[number];

/** All payout runs. `viewer` is the id of the admin who views them. */
export const payoutRunList = keysetList(listPayoutRuns, ({ userId: viewer }: Pick<Identity, "userId">) => ({
  select: selectRuns,
  count: (rows) => rows.from(payoutRuns),
  where: ({ state, rail }): SQL | undefined =>
    and(
      state ? inArray(payoutRuns.state, [state].flat()) : undefined,
      rail ? eq(payoutRuns.rail, rail) : undefined,
    ),
  order: ({ order }) =>
    orderByTime({ time: payoutRuns.createdAt, id: payoutRuns.id }, order, ({ run }: AdminRunRow) => [
      run.createdAt,
      run.id,
    ]),
  view: (rows, queryable) => viewRuns(queryable, rows, viewer),
}));

/** Returns one run, or undefined if it doesn't exist. */
export async function findRun(
  queryable: Queryable,
  id: string,
  viewer: string,
): Promise<PayoutRun | undefined> {
  if (!isUuid(id)) return undefined;
  const found = await selectRuns(queryable).where(eq(payoutRuns.id, id));
  return (await viewRuns(queryable, found, viewer))[0];
}

async function viewRuns(queryable: Queryable, rows: AdminRunRow[], viewer: string): Promise<PayoutRun[]> {
  const ids = rows.map(({ run }) => run.id);
  const totals = ids.length === 0 ? [] : await totalsOf(queryable, ids);
  return rows.map(({ run, file, createdBy, releasedBy }) => {
    const runTotals = totals.filter(({ runId }) => runId === run.id);
    const items = Object.fromEntries(
      payoutItemStates.map((state) => {
        const total = runTotals.find((candidate) => candidate.state === state);
        return [state, { count: total?.count ?? 0, net: toWire(total?.net ?? 0n) }];
      }),
    ) as PayoutRun["items"];
    const remaining = runTotals.filter(({ state }) => state !== "removed");
    const sum = (part: "net" | "fee") => toWire(remaining.reduce((total, row) => total + row[part], 0n));
    const instantOf = (at: Date | null) => at?.toISOString() ?? null;
    return {
      id: run.id,
      number: run.number,
      rail: run.rail,
      profile: run.profile,
      currency: run.currency,
      state: run.state,
      count: remaining.reduce((total, row) => total + row.count, 0),
      net: sum("net"),
      fee: sum("fee"),
      items,
      executionDay: run.executionDay,
      file,
      createdBy,
      createdAt: run.createdAt.toISOString(),
      releasedBy,
      releasedAt: instantOf(run.releasedAt),
      sentAt: instantOf(run.sentAt),
      settledAt: instantOf(run.settledAt),
      canceledAt: instantOf(run.canceledAt),
      stoppedAt: instantOf(run.stoppedAt),
      needsOtherAdmin: run.state === "draft" && run.createdBy === viewer,
    };
  });
}

function totalsOf(queryable: Queryable, ids: string[]) {
  const sumOf = (column: typeof withdrawals.net | typeof withdrawals.fee) =>
    sql<bigint>`sum(${column})::text`.mapWith(BigInt);
  return queryable
    .select({
      runId: payoutRunItems.runId,
      state: payoutRunItems.state,
      count: sql<number>`count(*)::int`,
      net: sumOf(withdrawals.net),
      fee: sumOf(withdrawals.fee),
    })
    .from(payoutRunItems)
    .innerJoin(withdrawals, eq(withdrawals.id, payoutRunItems.withdrawalId))
    .where(inArray(payoutRunItems.runId, ids))
    .groupBy(payoutRunItems.runId, payoutRunItems.state);
}

function selectItems(queryable: Queryable) {
  return queryable
    .select({ item: payoutRunItems, withdrawal: withdrawals, member: personColumns(member) })
    .from(payoutRunItems)
    .innerJoin(withdrawals, eq(withdrawals.id, payoutRunItems.withdrawalId))
    .innerJoin(member, eq(member.id, withdrawals.userId));
}
type AdminItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** The payments of a run in the order of its file. */
export const payoutItemList = keysetList(listPayoutItems, () => ({
  select: selectItems,
  count: (rows) => rows.from(payoutRunItems),
  where: ({ run, itemState }): SQL | undefined =>
    and(
      amongIds(payoutRunItems.runId, [run]),
      itemState ? inArray(payoutRunItems.state, [itemState].flat()) : undefined,
    ),
  order: () =>
    orderByKeys([[payoutRunItems.position, "bigint"]], "ascending", ({ item }: AdminItemRow) => [
      String(item.position),
    ]),
  async view(rows, queryable) {
    const warnings = await findWarnings(
      queryable,
      rows.filter(({ item }) => item.state === "listed").map(({ withdrawal }) => withdrawal.id),
    );
    return rows.map(({ item, withdrawal, member: person }) => ({
      id: withdrawal.id,
      run: item.runId,
      reference: withdrawal.reference,
      member: person,
      account: withdrawal.methodMasked,
      net: toWire(item.net),
      currency: withdrawal.currency,
      state: item.state,
      failure: item.failure,
      warnings: warnings.get(withdrawal.id) ?? [],
    }));
  },
}));
