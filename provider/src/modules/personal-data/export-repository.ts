import { hkdfSync, randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { DataExport } from "#contract/accounts/data-export.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { dataExportParts, dataExports } from "../../database/schema/data-export-schema.ts";
import { openBytes, sealBytes } from "../../sealed-text.ts";
import { exportSteps } from "./export-content.ts";

export type ExportRow = typeof dataExports.$inferSelect;

/** An export that this process has leased. If another process takes the lease, `attempts` changes. */
export type TakenExport = Pick<ExportRow, "id" | "userId" | "attempts">;

/**
 * Returns the export that a member requested last. The state of an expired export is `expired` even before its
 * file is removed.
 */
export async function findExport(
  queryable: Queryable,
  userId: string,
  now: Date,
): Promise<ExportRow | undefined> {
  const [row] = await queryable.select().from(dataExports).where(eq(dataExports.userId, userId));
  const isOver = row?.state === "ready" && row.expiresAt! <= now;
  return row && (isOver ? { ...row, state: "expired" } : row);
}

/** Maps a row to an export as its owner sees it. */
export function exportView({ state, done, total, requestedAt, expiresAt, size }: ExportRow): DataExport {
  return {
    state,
    done,
    total,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    size,
  };
}

/** Replaces the last export with a new one to be created. */
export async function insertExport(tx: Transaction, userId: string, requestedAt: Date): Promise<ExportRow> {
  await tx.delete(dataExports).where(eq(dataExports.userId, userId));
  const row = { id: randomUUID(), userId, total: exportSteps, requestedAt };
  const [inserted] = await tx.insert(dataExports).values(row).returning();
  return inserted!;
}

/**
 * Leases the export that has waited longest, and deletes the pieces of an earlier attempt. The lease counts as
 * an attempt, because the process may crash while it creates the export.
 */
export async function takeExport(
  tx: Transaction,
  now: Date,
  leasedUntil: Date,
): Promise<TakenExport | undefined> {
  const isFree = or(isNull(dataExports.leasedUntil), lt(dataExports.leasedUntil, now));
  const due = tx
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(inArray(dataExports.state, ["waiting", "working"]), isFree))
    .orderBy(asc(dataExports.requestedAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await tx
    .update(dataExports)
    .set({ state: "working", done: 0, leasedUntil, attempts: sql`${dataExports.attempts} + 1` })
    .where(eq(dataExports.id, sql`(${due})`))
    .returning();
  if (taken) await tx.delete(dataExportParts).where(eq(dataExportParts.exportId, taken.id));
  return taken;
}

/**
 * Updates an export whose lease this process still holds. Returns false if another process has taken it or it
 * was deleted. The pieces of a failed export are deleted.
 */
export async function changeExport(
  queryable: Queryable,
  { id, attempts }: TakenExport,
  change: Partial<ExportRow>,
): Promise<boolean> {
  const isLeaseHolder = and(
    eq(dataExports.id, id),
    eq(dataExports.attempts, attempts),
    eq(dataExports.state, "working"),
  );
  const changed = await queryable
    .update(dataExports)
    .set(change)
    .where(isLeaseHolder)
    .returning({ id: dataExports.id });
  if (changed.length > 0 && change.state === "failed")
    await queryable.delete(dataExportParts).where(eq(dataExportParts.exportId, id));
  return changed.length > 0;
}

/** Deletes expired files. */
export async function expireExports(queryable: Queryable, now: Date): Promise<void> {
  const isOver = and(eq(dataExports.state, "ready"), lte(dataExports.expiresAt, now));
  const expired = await queryable
    .update(dataExports)
    .set({ state: "expired" })
    .where(isOver)
    .returning({ id: dataExports.id });
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await queryable.delete(dataExportParts).where(inArray(dataExportParts.exportId, ids));
}

/**
 * Creates the encryption of exports' pieces with a key derived from `PAYOUT_KEY`. Each piece is bound to its
 * position.
 */
export function createExportParts({ environment }: Pick<FastifyInstance, "environment">) {
  const key = Buffer.from(hkdfSync("sha256", environment.PAYOUT_KEY, "", "personal-data sealing", 32));
  const positionOf = ({ id, userId }: Pick<ExportRow, "id" | "userId">, part: number) =>
    `${id}:${userId}:${part}`;
  return {
    async save(tx: Transaction, taken: TakenExport, part: number, content: Uint8Array): Promise<void> {
      const sealed = sealBytes(key, content, positionOf(taken, part));
      await tx.insert(dataExportParts).values({ exportId: taken.id, part, content: sealed });
    },

    /** Reads the file of a finished export, piece by piece. */
    async *read(queryable: Queryable, created: ExportRow): AsyncGenerator<Buffer> {
      for (let last = -1; ; last++) {
        const isNext = and(eq(dataExportParts.exportId, created.id), gt(dataExportParts.part, last));
        const [row] = await queryable
          .select()
          .from(dataExportParts)
          .where(isNext)
          .orderBy(asc(dataExportParts.part))
          .limit(1);
        if (!row) return;
        yield openBytes(key, row.content, positionOf(created, row.part));
      }
    },
  };
}
