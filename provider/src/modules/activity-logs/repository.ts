import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { listActivityLogs, type ActivityLog } from "#contract/activity-logs/activity-logs.ts";
import { activityLogHead, activityLogs } from "../../database/schema/activity-log-schema.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { latestFirst } from "../../database/queries/keyset-order.ts";
import { withinDays } from "../../database/queries/period.ts";
import { containing } from "../../database/queries/text-search.ts";
import type { Head } from "./head-file.ts";

type Row = typeof activityLogs.$inferSelect;

/**
 * Returns the newest row's number and hash, locked until the transaction ends, because each row depends on the
 * previous.
 */
export async function lockHead(tx: Transaction): Promise<Head> {
  const [head] = await tx.select().from(activityLogHead).for("update");
  if (!head) throw new Error("The activity log has no head");
  return { sequence: head.sequence, hash: head.hash };
}

export async function appendRow(tx: Transaction, row: Row): Promise<void> {
  await tx.insert(activityLogs).values(row);
  await tx.update(activityLogHead).set({ sequence: row.sequence, hash: row.hash });
}

/** Admins' actions, newest first. */
export const activityLogList = keysetList(listActivityLogs, () => ({
  select: (queryable) => queryable.select().from(activityLogs),
  count: (rows) => rows.from(activityLogs),
  where: ({ action, q, ...days }) =>
    and(
      action ? eq(activityLogs.action, action) : undefined,
      containing(q, [
        activityLogs.objectLabel,
        activityLogs.actorEmail,
        activityLogs.objectId,
        activityLogs.apiKeyName,
      ]),
      withinDays(activityLogs.at, days),
    ),
  order: () => latestFirst(activityLogs.sequence, (row: Row) => row.sequence),
  view: (rows) => rows.map(toActivityLog),
}));

function toActivityLog(row: Row): ActivityLog {
  return {
    id: row.sequence.toString(),
    at: row.at.toISOString(),
    actor: { id: row.actorId, email: row.actorEmail, apiKey: keyOf(row) },
    action: row.action,
    object: { type: row.objectType, id: row.objectId, label: row.objectLabel },
    before: asRecord.parse(row.before),
    after: asRecord.parse(row.after),
    ip: row.ip,
    requestId: row.requestId,
    hash: row.hash,
  };
}

function keyOf({ apiKeyId: id, apiKeyName: name }: Row): ActivityLog["actor"]["apiKey"] {
  return id === null || name === null ? null : { id, name };
}

const asRecord = z.record(z.string(), z.unknown()).nullable();
