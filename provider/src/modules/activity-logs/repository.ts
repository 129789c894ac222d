import { and, desc, eq, lt, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { ActivityLog } from "#contract/activity-logs.ts";
import type { KeysetMeta } from "#contract/paging.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { countUpToCap, cutPage, decodeCursor, sequencePosition } from "../../database/keyset.ts";
import { withinDays } from "../../database/period.ts";
import { activityLogHead, activityLogs } from "../../database/activity-log-schema.ts";
import { containing } from "../../database/text-search.ts";
import type { Head } from "./head-file.ts";

type Row = typeof activityLogs.$inferSelect;

/** The newest row's number and hash, locked until the transaction ends: rows are chained one by one. */
export async function lockHead(tx: Transaction): Promise<Head> {
  const [head] = await tx.select().from(activityLogHead).for("update");
  if (!head) throw new Error("The activity log has no head");
  return { sequence: head.sequence, hash: head.hash };
}

export async function appendRow(tx: Transaction, row: Row): Promise<void> {
  await tx.insert(activityLogs).values(row);
  await tx.update(activityLogHead).set({ sequence: row.sequence, hash: row.hash });
}

export interface LogFilter {
  cursor?: string;
  limit: number;
  action?: string;
  q?: string;
  from?: string;
  to?: string;
}

function matching({ action, q, ...period }: LogFilter): SQL | undefined {
  return and(
    action ? eq(activityLogs.action, action) : undefined,
    containing(q, [activityLogs.objectLabel, activityLogs.actorEmail, activityLogs.objectId]),
    withinDays(activityLogs.at, period),
  );
}

/** The rows of a page of the activity log, newest first. */
export async function findRows(
  queryable: Queryable,
  filter: LogFilter,
): Promise<{ rows: ActivityLog[]; nextCursor: string | null }> {
  const after = filter.cursor
    ? lt(activityLogs.sequence, decodeCursor(filter.cursor, sequencePosition)[0])
    : undefined;
  const found = await queryable
    .select()
    .from(activityLogs)
    .where(and(matching(filter), after))
    .orderBy(desc(activityLogs.sequence))
    .limit(filter.limit + 1);
  const { page, nextCursor } = cutPage(found, filter.limit, (row) => [row.sequence.toString()]);
  return { rows: page.map(toActivityLog), nextCursor };
}

/** A page of the activity log with how many rows there are. */
export async function findLogs(
  queryable: Queryable,
  filter: LogFilter,
): Promise<{ rows: ActivityLog[]; meta: KeysetMeta }> {
  const { rows, nextCursor } = await findRows(queryable, filter);
  const total = await countUpToCap(
    queryable,
    queryable
      .select({ one: sql`1` })
      .from(activityLogs)
      .where(matching(filter)),
  );
  return { rows, meta: { nextCursor, ...total } };
}

function toActivityLog(row: Row): ActivityLog {
  return {
    id: row.sequence.toString(),
    at: row.at.toISOString(),
    actor: { id: row.actorId, email: row.actorEmail },
    action: row.action,
    object: { type: row.objectType, id: row.objectId, label: row.objectLabel },
    before: asRecord.parse(row.before),
    after: asRecord.parse(row.after),
    ip: row.ip,
    requestId: row.requestId,
    hash: row.hash,
  };
}

const asRecord = z.record(z.string(), z.unknown()).nullable();
