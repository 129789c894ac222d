import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { postbackEvents } from "../../database/schema/network-schema.ts";
import type { StoredReport } from "./parts.ts";

/** The maximum number of reports of one purchase that are summed, far more than an order has lines. */
export const maxParts = 500;

/** Returns the interpreted reports of purchases, by transaction. */
export async function findReports(
  queryable: Queryable,
  network: string,
  transactions: string[],
): Promise<Map<string, StoredReport[]>> {
  if (transactions.length === 0) return new Map();
  const { sequence, interpretation, transactionId } = postbackEvents;
  const rows = await queryable
    .select({ sequence, interpretation, transactionId })
    .from(postbackEvents)
    .where(
      and(
        eq(postbackEvents.network, network),
        inArray(transactionId, transactions),
        inArray(postbackEvents.state, ["applied", "unchanged"]),
      ),
    );
  const reportsByLead = new Map<string, StoredReport[]>();
  for (const row of rows) {
    if (!row.interpretation || row.transactionId === null) continue;
    const report = { sequence: row.sequence, interpretation: row.interpretation };
    reportsByLead.set(row.transactionId, [...(reportsByLead.get(row.transactionId) ?? []), report]);
  }
  return reportsByLead;
}
