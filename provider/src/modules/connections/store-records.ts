import { randomUUID } from "node:crypto";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { NetworkRecord } from "../../connectors/connector.ts";
import type { AmountLimit } from "../../amount-limit.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { postbackEvents } from "../../database/schema/network-schema.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { interpret } from "../postbacks/interpret.ts";
import { hashOf } from "../postbacks/number-lines.ts";
import { splitReports } from "../postbacks/split.ts";

/** The number of records on a page, and of each outcome. Each record counts once. */
export interface RecordCounts {
  records: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
}

const contentType = "application/json";
const maxRecord = 64 * 1024;
const batch = 200;

interface RecordPart {
  id: string;
  payload: string;
  payloadHash: string;
  /** `null` if the mapping can't read it. */
  transactionId: string | null;
}

/**
 * Stores the records of a page as reports, which are processed like those that the network sends itself. A
 * record that was received before, from either source, changes nothing.
 */
export async function storeRecords(
  tx: Transaction,
  network: NetworkRow,
  records: NetworkRecord[],
  { limit, at }: { limit: AmountLimit; at: Date },
): Promise<RecordCounts> {
  const counts: RecordCounts = { records: records.length, added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (let start = 0; start < records.length; start += batch) {
    const partLists = records
      .slice(start, start + batch)
      .map((record) => partsOf(record, network, { limit, at }));
    const stored = await storeParts(tx, network.key, partLists.flat(), at);
    for (const parts of partLists) counts[kindOf(parts, stored)] += 1;
  }
  return counts;
}

/**
 * Returns a record's reports: one, or one for each item. Empty if the record has too many items or is too long.
 */
function partsOf(
  record: NetworkRecord,
  { mapping }: NetworkRow,
  { limit, at }: { limit: AmountLimit; at: Date },
): RecordPart[] {
  // PostgreSQL can't store NUL. A report that contains one is invalid anyway.
  const payload = JSON.stringify(record).replaceAll("\\u0000", "\uFFFD");
  if (payload.length > maxRecord) return [];
  return (splitReports({ payload, contentType }, mapping) ?? []).map((part) => {
    const report = interpret({ ...part, receivedAt: at, occurrence: null }, mapping, limit);
    return {
      id: randomUUID(),
      payload: part.payload,
      payloadHash: hashOf(part.payload, null),
      transactionId: report.ok ? report.interpretation.transaction : null,
    };
  });
}

interface StoreResult {
  hashes: Set<string>;
  /** The ids of transactions that earlier records had already reported. */
  known: Set<string>;
}

async function storeParts(
  tx: Transaction,
  network: string,
  parts: RecordPart[],
  at: Date,
): Promise<StoreResult> {
  const uniqueParts = [...new Map(parts.map((part) => [part.payloadHash, part])).values()];
  if (uniqueParts.length === 0) return { hashes: new Set(), known: new Set() };
  const rows = uniqueParts.map((part) => ({
    ...part,
    network,
    source: "pull" as const,
    contentType,
    receivedAt: at,
    dueAt: at,
  }));
  const stored = await tx
    .insert(postbackEvents)
    .values(rows)
    .onConflictDoNothing({ target: [postbackEvents.network, postbackEvents.payloadHash] })
    .returning({ id: postbackEvents.id, hash: postbackEvents.payloadHash });
  const hashes = new Set(stored.map(({ hash }) => hash));
  const transactions = uniqueParts.flatMap(({ payloadHash, transactionId }) =>
    hashes.has(payloadHash) && transactionId !== null ? [transactionId] : [],
  );
  if (transactions.length === 0) return { hashes, known: new Set() };
  const reported = await tx
    .selectDistinct({ transaction: postbackEvents.transactionId })
    .from(postbackEvents)
    .where(
      and(
        eq(postbackEvents.network, network),
        inArray(postbackEvents.transactionId, transactions),
        notInArray(
          postbackEvents.id,
          stored.map(({ id }) => id),
        ),
      ),
    );
  return { hashes, known: new Set(reported.flatMap(({ transaction }) => transaction ?? [])) };
}

function kindOf(parts: RecordPart[], { hashes, known }: StoreResult): Exclude<keyof RecordCounts, "records"> {
  if (parts.length === 0 || parts.some(({ transactionId }) => transactionId === null)) return "refused";
  if (!parts.some(({ payloadHash }) => hashes.has(payloadHash))) return "unchanged";
  return parts.some(({ transactionId }) => known.has(transactionId!)) ? "changed" : "added";
}
