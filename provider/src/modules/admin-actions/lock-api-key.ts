import { and, eq, gt, isNull, or, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/engine/connection.ts";
import { apiKeys } from "../../database/schema/api-key-schema.ts";
import { Problem } from "../../problem.ts";

/** A condition on API keys: neither revoked nor expired at a time. */
export function isLiveKey(now: Date): SQL {
  return and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))!;
}

/**
 * Verifies that an API key still works and locks it until the transaction ends, so that revoking it waits.
 *
 * @throws Problem 401 `api_key_invalid`
 */
export async function lockApiKey(tx: Transaction, id: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), isLiveKey(now)))
    .for("share");
  if (rows.length === 0) throw new Problem(401, "api_key_invalid");
}
