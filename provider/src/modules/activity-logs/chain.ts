import { createHash } from "node:crypto";
import { canonicalJson } from "../../canonical-json.ts";
import type { activityLogs } from "../../database/schema/activity-log-schema.ts";

type Row = typeof activityLogs.$inferSelect;

/** The hash before the first row. */
export const chainStart = "0".repeat(64);

/**
 * Returns the SHA-256 of a row and its predecessor's hash. Every field is prefixed with its length in bytes, so
 * that no two different rows have the same input.
 */
export function hashRow(row: Omit<Row, "hash">): string {
  const fields = [
    row.sequence.toString(),
    row.at.toISOString(),
    row.actorId,
    row.actorEmail,
    row.action,
    row.objectType,
    row.objectId,
    row.objectLabel,
    row.before === null ? null : canonicalJson(row.before),
    row.after === null ? null : canonicalJson(row.after),
    row.ip,
    row.requestId,
    row.previousHash,
    // Omitted if no API key was used, so that rows from before API keys existed keep their hash. The number of
    // fields is part of the input, so a key can be neither added nor removed later.
    ...(row.apiKeyId === null && row.apiKeyName === null ? [] : [row.apiKeyId, row.apiKeyName]),
  ];
  const hash = createHash("sha256");
  for (const field of fields) hash.update(field === null ? "-;" : `${Buffer.byteLength(field)}:${field};`);
  return hash.digest("hex");
}
