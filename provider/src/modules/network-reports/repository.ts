import { randomUUID } from "node:crypto";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from "drizzle-orm";
import type { NetworkReport } from "#contract/networks/network-reports.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { networkColumns } from "../../database/queries/named-columns.ts";
import { networkReports, networks, postbackEvents } from "../../database/schema/network-schema.ts";
import { requester } from "../../database/queries/person-columns.ts";
import { users } from "../../database/schema/schema.ts";
import { fileColumns, toFile } from "../../database/queries/uploaded-file.ts";
import type { Line } from "./lines.ts";

/** A report without the content of its file. */
export type ReportRow = Omit<typeof networkReports.$inferSelect, "content">;

const maxShown = 20;
const batch = 500;

function selectReports(queryable: Queryable) {
  return queryable
    .select({
      ...fileColumns(networkReports),
      network: networkColumns,
      createdBy: { id: users.id, name: users.name },
      requestedBy: { id: requester.id, name: requester.name },
      lineCount: networkReports.lineCount,
      work: networkReports.work,
      workDone: networkReports.workDone,
    })
    .from(networkReports)
    .innerJoin(networks, eq(networks.key, networkReports.network))
    .innerJoin(users, eq(users.id, networkReports.createdBy))
    .leftJoin(requester, eq(requester.id, networkReports.requestedBy));
}

/** Returns the newest files without their content. */
export async function findNewest(queryable: Queryable): Promise<NetworkReport[]> {
  const { createdAt, id } = networkReports;
  return (await selectReports(queryable).orderBy(desc(createdAt), desc(id)).limit(maxShown)).map(toReport);
}

export async function findReport(queryable: Queryable, id: string): Promise<NetworkReport | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectReports(queryable).where(eq(networkReports.id, id));
  return row && toReport(row);
}

type ReportSummaryRow = Awaited<ReturnType<typeof selectReports>>[number];

function toReport({ lineCount, work, workDone, ...row }: ReportSummaryRow): NetworkReport {
  return { ...toFile(row), work: work && { kind: work, done: workDone, total: lineCount ?? 0 } };
}

export function findNetworkNames(queryable: Queryable): Promise<NetworkReport["network"][]> {
  return queryable.select(networkColumns).from(networks).orderBy(asc(networks.name));
}

const { content, ...rowColumns } = getTableColumns(networkReports);

export async function findContent(queryable: Queryable, id: string): Promise<string> {
  const [row] = await queryable.select({ content }).from(networkReports).where(eq(networkReports.id, id));
  return row!.content;
}

/** Returns a report's row without its content. */
export async function findRow(queryable: Queryable, id: string): Promise<ReportRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await queryable.select(rowColumns).from(networkReports).where(eq(networkReports.id, id));
  return row;
}

/** Returns a report and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockReport(tx: Transaction, id: string): Promise<ReportRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select(rowColumns)
    .from(networkReports)
    .where(eq(networkReports.id, id))
    .for("no key update");
  return row;
}

const leaseTime = 60_000;

export type LeasedReport = ReportRow & { lease: string; work: NonNullable<ReportRow["work"]> };

/** Takes the file whose work has waited longest, so that no other process works on it. */
export async function leaseWork(queryable: Queryable, now: Date): Promise<LeasedReport | undefined> {
  const { id, work, leaseEndsAt, createdAt } = networkReports;
  const due = queryable
    .select({ id })
    .from(networkReports)
    .where(and(isNotNull(work), or(isNull(leaseEndsAt), lte(leaseEndsAt, now))))
    .orderBy(asc(createdAt))
    .limit(1)
    .for("no key update", { skipLocked: true });
  const [row] = await queryable
    .update(networkReports)
    .set({
      lease: randomUUID(),
      leaseEndsAt: new Date(now.getTime() + leaseTime),
      workAttempts: sql`${networkReports.workAttempts} + 1`,
    })
    .where(inArray(id, due))
    .returning(rowColumns);
  return row && { ...row, lease: row.lease!, work: row.work! };
}

/**
 * Extends a lease and records the progress of the work. Returns false if another process has taken over the
 * work.
 */
export async function updateWork(
  queryable: Queryable,
  { id, lease }: Pick<LeasedReport, "id" | "lease">,
  change: Partial<ReportRow>,
  now: Date,
): Promise<boolean> {
  const leaseEndsAt = new Date(now.getTime() + leaseTime);
  const rows = await queryable
    .update(networkReports)
    .set({ leaseEndsAt, ...change })
    .where(and(eq(networkReports.id, id), eq(networkReports.lease, lease)))
    .returning({ id: networkReports.id });
  return rows.length > 0;
}

/** Begins work on a file in the background. */
export async function startWork(
  tx: Transaction,
  id: string,
  work: NonNullable<ReportRow["work"]>,
): Promise<void> {
  const noLease = { lease: null, leaseEndsAt: null, workFailure: null };
  await tx
    .update(networkReports)
    .set({ work, workDone: 0, workAttempts: 0, ...noLease })
    .where(eq(networkReports.id, id));
}

export async function insertReport(tx: Transaction, row: typeof networkReports.$inferInsert): Promise<void> {
  await tx.insert(networkReports).values(row);
}

interface Mark {
  by: string;
  at: Date;
  /** In minor units. */
  credits: bigint;
}

export async function markApplied(tx: Transaction, id: string, { by, at, credits }: Mark): Promise<void> {
  const change = { appliedAt: at, appliedBy: by, credits };
  await tx.update(networkReports).set(change).where(eq(networkReports.id, id));
}

/** Records an admin's request to apply a report, which another admin must approve. */
export async function markRequested(tx: Transaction, id: string, { by, at, credits }: Mark): Promise<void> {
  const change = { requestedAt: at, requestedBy: by, credits };
  await tx.update(networkReports).set(change).where(eq(networkReports.id, id));
}

/**
 * Stores lines together with all other reports. A line that was already received, in any way, counts as a copy.
 */
export async function storeLines(
  tx: Transaction,
  { id: reportId, network }: Pick<ReportRow, "id" | "network">,
  lines: Line[],
  { at, ip }: { at: Date; ip: string | null },
): Promise<void> {
  const once = [...new Map(lines.map((line) => [line.hash, line])).values()];
  for (let start = 0; start < once.length; start += batch) {
    const rows = once.slice(start, start + batch).map(({ payload, contentType, hash, occurrence }) => ({
      id: randomUUID(),
      network,
      reportId,
      source: "import" as const,
      contentType,
      ip,
      payload,
      payloadHash: hash,
      occurrence,
      receivedAt: at,
      dueAt: at,
    }));
    await tx
      .insert(postbackEvents)
      .values(rows)
      .onConflictDoUpdate({
        target: [postbackEvents.network, postbackEvents.payloadHash],
        set: { copies: sql`${postbackEvents.copies} + 1` },
      });
  }
}

/** Counts a report's lines by state. */
export function countStates(queryable: Queryable, reportId: string) {
  return queryable
    .select({ state: postbackEvents.state, count: count() })
    .from(postbackEvents)
    .where(eq(postbackEvents.reportId, reportId))
    .groupBy(postbackEvents.state)
    .orderBy(asc(postbackEvents.state));
}
