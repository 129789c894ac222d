import { asc, gt } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { activityLogHead, activityLogs } from "../../database/schema/activity-log-schema.ts";
import { chainStart, hashRow } from "./chain.ts";
import type { Head } from "./head-file.ts";

type Row = typeof activityLogs.$inferSelect;

/** `row` is the number of the first row at which the verification failed. */
export type Verdict = { intact: true; rows: bigint } | { intact: false; row: bigint; reason: string };

const batch = 1_000;

/**
 * Verifies the whole chain and compares it with the heads exported outside the database (M7). An edited,
 * removed, inserted or reordered row breaks the chain at its position; a truncated or recomputed chain
 * contradicts an exported head.
 */
export async function verifyActivityLog(database: Queryable, heads: Head[]): Promise<Verdict> {
  // Reversed, so that the first export of a row takes precedence.
  const exportedHashes = new Map(heads.toReversed().map(({ sequence, hash }) => [sequence, hash]));
  return database.transaction((tx) => verifyChain(tx, exportedHashes), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

async function verifyChain(tx: Transaction, exported: Map<bigint, string>): Promise<Verdict> {
  let last: Head = { sequence: 0n, hash: chainStart };
  for await (const row of readRows(tx)) {
    const reason = findFault(row, last, exported);
    if (reason) return { intact: false, row: last.sequence + 1n, reason };
    last = row;
  }
  const [head] = await tx.select().from(activityLogHead);
  const expectedSequences = [...exported.keys(), head?.sequence ?? 0n];
  if (expectedSequences.some((sequence) => sequence > last.sequence)) {
    return { intact: false, row: last.sequence + 1n, reason: "the log's end is missing" };
  }
  if (head?.sequence !== last.sequence || head.hash !== last.hash) {
    return { intact: false, row: last.sequence, reason: "the row was never recorded as the newest" };
  }
  return { intact: true, rows: last.sequence };
}

function findFault(row: Row, last: Head, exported: Map<bigint, string>): string | undefined {
  if (row.sequence !== last.sequence + 1n) return "the row is missing";
  if (row.previousHash !== last.hash) return "the row does not follow from the one before it";
  if (hashRow(row) !== row.hash) return "the row was changed";
  if ((exported.get(row.sequence) ?? row.hash) !== row.hash)
    return "the row is not the one whose hash was exported";
  return undefined;
}

async function* readRows(tx: Transaction): AsyncGenerator<Row> {
  for (let last = -1n; ;) {
    const rows = await tx
      .select()
      .from(activityLogs)
      .where(gt(activityLogs.sequence, last))
      .orderBy(asc(activityLogs.sequence))
      .limit(batch);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.sequence;
  }
}
