import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Permission } from "#contract/roles/permissions.ts";
import type { QueueName, WaitingCounts } from "#contract/accounts/user.ts";
import type { Database } from "../../database/engine/connection.ts";
import { claims } from "../../database/schema/earning-schema.ts";
import { fraudCases } from "../../database/schema/fraud-schema.ts";
import { postbackEvents } from "../../database/schema/network-schema.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { tickets } from "../../database/schema/ticket-schema.ts";

const readers: [QueueName, Permission][] = [
  ["withdrawals", "withdrawals.read"],
  ["claims", "claims.read"],
  ["tickets", "tickets.read"],
  ["fraud", "fraud.read"],
  ["reports", "reports.read"],
];

/** The milliseconds for which counts are cached for all staff, because each of their pages shows them. */
const cacheMilliseconds = 5_000;
const cachedLengths = new WeakMap<Database, { until: number; lengths: Promise<Record<QueueName, number>> }>();

/** Returns the length of each queue that these permissions give access to. It is at most five seconds old. */
export async function findWaiting(
  database: Database,
  permissions: readonly Permission[],
): Promise<WaitingCounts | undefined> {
  const readableQueues = readers.filter(([, permission]) => permissions.includes(permission));
  if (readableQueues.length === 0) return undefined;
  const lengths = await lengthsOf(database);
  return Object.fromEntries(readableQueues.map(([queue]) => [queue, lengths[queue]]));
}

function lengthsOf(database: Database): Promise<Record<QueueName, number>> {
  const last = cachedLengths.get(database);
  if (last && last.until > performance.now()) return last.lengths;
  const lengths = countQueues(database);
  cachedLengths.set(database, { until: performance.now() + cacheMilliseconds, lengths });
  // A failed count isn't cached.
  lengths.catch(() => cachedLengths.delete(database));
  return lengths;
}

/** Counts all queues in one statement; each count reads an index of states. */
async function countQueues(database: Database): Promise<Record<QueueName, number>> {
  // Withdrawals on hold don't wait for a decision.
  const toDecide = database
    .select({ count: count() })
    .from(withdrawals)
    .where(and(inArray(withdrawals.state, ["requested", "approved"]), isNull(withdrawals.heldAt)));
  const openClaims = database
    .select({ count: count() })
    .from(claims)
    .where(inArray(claims.state, ["sent", "with_store"]));
  const openTickets = database.select({ count: count() }).from(tickets).where(eq(tickets.state, "open"));
  const openCases = database
    .select({ count: count() })
    .from(fraudCases)
    .where(inArray(fraudCases.state, ["open", "appealed"]));
  const quarantined = database
    .select({ count: count() })
    .from(postbackEvents)
    .where(eq(postbackEvents.state, "quarantined"));
  const { rows } = (await database.execute(
    sql`select (${toDecide}) as withdrawals, (${openClaims}) as claims, (${openTickets}) as tickets,
      (${openCases}) as fraud, (${quarantined}) as reports`,
  )) as { rows: Record<QueueName, string>[] };
  const [row] = rows;
  return {
    withdrawals: Number(row?.withdrawals),
    claims: Number(row?.claims),
    tickets: Number(row?.tickets),
    fraud: Number(row?.fraud),
    reports: Number(row?.reports),
  };
}
