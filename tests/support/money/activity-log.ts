import { randomUUID } from "node:crypto";
import { chainStart, hashRow } from "#provider/modules/activity-logs/chain.ts";
import type { activityLogs } from "#provider/database/schema/activity-log-schema.ts";

export type LogRow = typeof activityLogs.$inferSelect;

/** Builds a chain of plausible rows with correct hashes. */
export function buildChain(length: number): LogRow[] {
  const rows: LogRow[] = [];
  for (let number = 1; number <= length; number++) {
    rows.push(
      sealRow({
        sequence: BigInt(number),
        at: new Date(Date.UTC(2026, 0, 1, 0, number)),
        actorId: null,
        actorEmail: `admin${number % 3}@example.com`,
        action: "withdrawal.approve",
        objectType: "withdrawal",
        objectId: randomUUID(),
        objectLabel: number % 4 ? `WD-${number}` : null,
        before: { state: "requested" },
        after: number % 5 ? { state: "approved", approvals: number } : null,
        ip: number % 2 ? "192.0.2.1" : null,
        requestId: randomUUID(),
        apiKeyId: number % 7 ? null : randomUUID(),
        apiKeyName: number % 7 ? null : "CRM",
        previousHash: rows.at(-1)?.hash ?? chainStart,
      }),
    );
  }
  return rows;
}

/** Returns a row with the hash of its fields. */
export function sealRow(row: Omit<LogRow, "hash">): LogRow {
  return { ...row, hash: hashRow(row) };
}

/** Numbers and chains rows again in their order, as an attacker who knows the algorithm would. */
export function rebuildChain(rows: LogRow[]): LogRow[] {
  const chain: LogRow[] = [];
  for (const [index, row] of rows.entries()) {
    const previousHash = chain.at(-1)?.hash ?? chainStart;
    chain.push(sealRow({ ...row, sequence: BigInt(index + 1), previousHash }));
  }
  return chain;
}
