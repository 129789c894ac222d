import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import {
  networkConnections,
  networkCredentials,
  networkRuns,
} from "../../database/schema/connection-schema.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import type { createCredentialsCipher, Credentials } from "./cipher.ts";

export type ConnectionRow = typeof networkConnections.$inferSelect;
export type RunRow = typeof networkRuns.$inferSelect;
type CredentialsCipher = ReturnType<typeof createCredentialsCipher>;

const minute = 60_000;
/** The time after which another process takes over a run whose lease wasn't renewed. */
export const leaseTime = 5 * minute;
/** Admins are notified when a connection's data reaches this age. */
export const staleAfter = 24 * 60 * minute;

/** Adds a network's connection. Its first run is due immediately. */
export async function insertConnection(
  tx: Transaction,
  { network, by, at }: { network: string; by: string | null; at: Date },
): Promise<void> {
  await tx.insert(networkConnections).values({
    network,
    sweepAt: at,
    catalogueAt: at,
    couponsAt: at,
    claimsAt: at,
    paymentsAt: at,
    nextRunAt: at,
    createdBy: by,
    createdAt: at,
  });
}

/**
 * Stores new credentials. The previous ones remain valid for `overlap`, in case the network refuses the new
 * ones.
 */
export async function replaceCredentials(
  tx: Transaction,
  cipher: CredentialsCipher,
  {
    network,
    credentials,
    overlap,
    by,
    at,
  }: { network: string; credentials: Credentials; overlap: number; by: string | null; at: Date },
): Promise<void> {
  const endsAt = new Date(at.getTime() + overlap);
  await tx
    .update(networkCredentials)
    .set({ endsAt })
    .where(
      and(
        eq(networkCredentials.network, network),
        or(isNull(networkCredentials.endsAt), gt(networkCredentials.endsAt, endsAt)),
      ),
    );
  const owner = { id: randomUUID(), network };
  await tx.insert(networkCredentials).values({
    ...owner,
    ciphertext: cipher.seal(credentials, owner),
    createdBy: by,
    createdAt: at,
  });
}

/**
 * Returns a network's valid credentials as they were entered, the current ones first. @throws if they can't
 * be decrypted
 */
export async function openCredentials(
  queryable: Queryable,
  cipher: CredentialsCipher,
  { network, now }: { network: string; now: Date },
): Promise<Credentials[]> {
  const rows = await queryable
    .select()
    .from(networkCredentials)
    .where(
      and(
        eq(networkCredentials.network, network),
        or(isNull(networkCredentials.endsAt), gt(networkCredentials.endsAt, now)),
      ),
    )
    .orderBy(sql`${networkCredentials.endsAt} desc nulls first`);
  return rows.map((row) => cipher.open(row.ciphertext, row));
}

/** Takes the lease of a due connection for `leaseTime`; undefined if none is due. */
export async function leaseDue(
  queryable: Queryable,
  now: Date,
): Promise<(ConnectionRow & { lease: string }) | undefined> {
  const due = queryable
    .select({ network: networkConnections.network })
    .from(networkConnections)
    .where(
      and(
        eq(networkConnections.isPaused, false),
        lte(networkConnections.nextRunAt, now),
        or(isNull(networkConnections.leaseEndsAt), lte(networkConnections.leaseEndsAt, now)),
      ),
    )
    .orderBy(asc(networkConnections.nextRunAt))
    .limit(1)
    .for("no key update", { skipLocked: true });
  const [row] = await queryable
    .update(networkConnections)
    .set({ lease: randomUUID(), leaseEndsAt: new Date(now.getTime() + leaseTime) })
    .where(inArray(networkConnections.network, due))
    .returning();
  return row && { ...row, lease: row.lease! };
}

/** Extends a lease. Returns false if another process has taken over the connection. */
export async function renewLease(
  queryable: Queryable,
  { network, lease }: Pick<ConnectionRow, "network" | "lease">,
  now: Date,
): Promise<boolean> {
  const rows = await queryable
    .update(networkConnections)
    .set({ leaseEndsAt: new Date(now.getTime() + leaseTime) })
    .where(and(eq(networkConnections.network, network), eq(networkConnections.lease, lease!)))
    .returning({ network: networkConnections.network });
  return rows.length > 0;
}

/** Returns when each kind of run of a network is due next. */
export async function findDueTimes(
  queryable: Queryable,
  network: string,
): Promise<Pick<ConnectionRow, "sweepAt" | "catalogueAt" | "couponsAt" | "claimsAt" | "paymentsAt">> {
  const { sweepAt, catalogueAt, couponsAt, claimsAt, paymentsAt } = networkConnections;
  const [row] = await queryable
    .select({ sweepAt, catalogueAt, couponsAt, claimsAt, paymentsAt })
    .from(networkConnections)
    .where(eq(networkConnections.network, network));
  return row!;
}

/** Ends a lease and schedules the next run. Does nothing if another process has taken over the connection. */
export async function endLease(
  queryable: Queryable,
  { network, lease }: Pick<ConnectionRow, "network" | "lease">,
  change: Partial<
    Pick<
      ConnectionRow,
      "nextRunAt" | "failures" | "sweepAt" | "catalogueAt" | "couponsAt" | "claimsAt" | "paymentsAt"
    >
  >,
): Promise<void> {
  await queryable
    .update(networkConnections)
    .set({ ...change, lease: null, leaseEndsAt: null })
    .where(and(eq(networkConnections.network, network), eq(networkConnections.lease, lease!)));
}

/** Returns the run that a killed process left unfinished, or else the one that has waited longest. */
export async function findOpenRun(queryable: Queryable, network: string): Promise<RunRow | undefined> {
  const [row] = await queryable
    .select()
    .from(networkRuns)
    .where(and(eq(networkRuns.network, network), inArray(networkRuns.state, ["waiting", "running"])))
    .orderBy(asc(networkRuns.state), asc(networkRuns.createdAt))
    .limit(1);
  return row;
}

const maxRecentRuns = 20;

/** Returns a network's waiting and running runs, and the last run that ended, newest first. */
export async function findRecentRuns(queryable: Queryable, network: string): Promise<RunRow[]> {
  const newest = await queryable
    .select()
    .from(networkRuns)
    .where(eq(networkRuns.network, network))
    .orderBy(desc(networkRuns.createdAt), desc(networkRuns.id))
    .limit(maxRecentRuns);
  const last = newest.find(({ finishedAt }) => finishedAt !== null);
  return newest.filter((run) => run.finishedAt === null || run === last);
}

type NewRun = Pick<RunRow, "network" | "kind" | "by" | "windowFrom" | "windowTo" | "createdAt"> & {
  requestedBy?: string | null;
};

/** Adds a run that waits for its turn. */
export async function insertRun(queryable: Queryable, run: NewRun): Promise<RunRow> {
  const [row] = await queryable
    .insert(networkRuns)
    .values({ id: randomUUID(), ...run, doneThrough: run.windowFrom, state: "waiting" })
    .returning();
  return row!;
}

export async function updateRun(queryable: Queryable, id: string, change: Partial<RunRow>): Promise<RunRow> {
  const [row] = await queryable.update(networkRuns).set(change).where(eq(networkRuns.id, id)).returning();
  return row!;
}

/**
 * Records the time up to which changes were read. Ends the alert about old data if the data is current again.
 */
export async function updateChangedThrough(
  queryable: Queryable,
  network: string,
  { changedThrough, now }: { changedThrough: Date; now: Date },
): Promise<void> {
  const isFresh = changedThrough.getTime() > now.getTime() - staleAfter;
  await queryable
    .update(networkConnections)
    .set({
      changedThrough: sql`greatest(${networkConnections.changedThrough}, ${changedThrough.toISOString()}::timestamptz)`,
      ...(isFresh && { staleNotifiedAt: null }),
    })
    .where(eq(networkConnections.network, network));
}

/**
 * Marks the connections whose data has become old, and returns the newly marked ones. Leaves out connections
 * that are being read.
 */
export async function markStale(queryable: Queryable, now: Date): Promise<{ network: string }[]> {
  const since = new Date(now.getTime() - staleAfter).toISOString();
  const { changedThrough, createdAt, isPaused, staleNotifiedAt, leaseEndsAt, network } = networkConnections;
  return queryable
    .update(networkConnections)
    .set({ staleNotifiedAt: now })
    .where(
      and(
        eq(isPaused, false),
        isNull(staleNotifiedAt),
        or(isNull(leaseEndsAt), lte(leaseEndsAt, now)),
        sql`coalesce(${changedThrough}, ${createdAt}) < ${since}::timestamptz`,
      ),
    )
    .returning({ network });
}

interface PageCounts {
  pages: number;
  records: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  statuses: Map<number, number>;
}

/** Adds the figures of a page to its run. */
export async function addCounts(queryable: Queryable, id: string, counted: PageCounts): Promise<void> {
  const { pages, records, added, changed, unchanged, refused } = networkRuns;
  const [row] = await queryable
    .select({ statuses: networkRuns.statuses })
    .from(networkRuns)
    .where(eq(networkRuns.id, id))
    .for("no key update");
  const statuses = { ...row?.statuses };
  for (const [status, count] of counted.statuses) statuses[status] = (statuses[status] ?? 0) + count;
  await queryable
    .update(networkRuns)
    .set({
      pages: sql`${pages} + ${counted.pages}`,
      records: sql`${records} + ${counted.records}`,
      added: sql`${added} + ${counted.added}`,
      changed: sql`${changed} + ${counted.changed}`,
      unchanged: sql`${unchanged} + ${counted.unchanged}`,
      refused: sql`${refused} + ${counted.refused}`,
      statuses,
    })
    .where(eq(networkRuns.id, id));
}
