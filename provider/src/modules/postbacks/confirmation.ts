import { and, inArray, ne } from "drizzle-orm";
import { postbackEvents } from "../../database/schema/network-schema.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import type { Task } from "./first-reports.ts";

/**
 * Returns the unsigned reports that aren't confirmed yet, for networks whose reports need confirmation. A
 * report is confirmed by another request that reports the same purchase, by a file, or by an admin who replays
 * it. The purchases are locked, so of two concurrent reports, the second finds the first.
 */
export async function findUnconfirmed(tx: Transaction, tasks: Task[]): Promise<Set<Task>> {
  const unsigned = tasks.filter(
    ({ network, event }) =>
      network.needsConfirmation &&
      network.authentication === "token" &&
      event.source === "postback" &&
      !event.isConfirmed,
  );
  if (unsigned.length === 0) return new Set();
  const stored = await tx
    .select({
      network: postbackEvents.network,
      transaction: postbackEvents.transactionId,
      receivedAt: postbackEvents.receivedAt,
    })
    .from(postbackEvents)
    .where(
      and(
        inArray(
          postbackEvents.network,
          unsigned.map(({ network }) => network.key),
        ),
        inArray(
          postbackEvents.transactionId,
          unsigned.map(({ reported }) => reported.transaction),
        ),
        ne(postbackEvents.state, "discarded"),
      ),
    );
  const reports = [
    ...stored,
    ...tasks.map(({ network, reported, event: { receivedAt } }) => ({
      network: network.key,
      transaction: reported.transaction,
      receivedAt,
    })),
  ];
  const isConfirmed = ({ network, reported, event }: Task) =>
    reports.some(
      (other) =>
        other.network === network.key &&
        other.transaction === reported.transaction &&
        other.receivedAt.getTime() !== event.receivedAt.getTime(),
    );
  return new Set(unsigned.filter((task) => !isConfirmed(task)));
}
