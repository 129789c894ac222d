import { randomUUID } from "node:crypto";
import { and, desc, eq, lte, or, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/engine/connection.ts";
import { warehouseRuns, type WarehouseCursor } from "../../database/schema/warehouse-schema.ts";

export type RunRow = typeof warehouseRuns.$inferSelect;

/** An export that this process works on. */
export type TakenRun = RunRow & { lease: string };

const hour = 60 * 60 * 1000;
/** A process without progress for this long counts as crashed. */
export const leaseTime = 5 * 60 * 1000;

/** Requests an export if the latest one was requested at least `hours` ago and none is waiting. */
export async function scheduleRun(
  database: Database,
  { now, hours }: { now: Date; hours: number },
): Promise<void> {
  const [latest] = await database
    .select({ createdAt: warehouseRuns.createdAt })
    .from(warehouseRuns)
    .orderBy(desc(warehouseRuns.createdAt))
    .limit(1);
  if (latest && latest.createdAt.getTime() > now.getTime() - hours * hour) return;
  // Does nothing if another process has requested the export in the meantime.
  await database
    .insert(warehouseRuns)
    .values({ id: randomUUID(), createdAt: now, dueAt: now })
    .onConflictDoNothing();
}

/** Requests an export that is due immediately; undefined if another one is waiting or in progress. */
export async function requestRun(tx: Transaction, now: Date): Promise<RunRow | undefined> {
  const [row] = await tx
    .insert(warehouseRuns)
    .values({ id: randomUUID(), createdAt: now, dueAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Returns the latest exports, the newest first. */
export function findRuns(queryable: Queryable, atMost: number): Promise<RunRow[]> {
  return queryable.select().from(warehouseRuns).orderBy(desc(warehouseRuns.createdAt)).limit(atMost);
}

/** Takes an export that is due or whose process has crashed; undefined if there is none. */
export async function takeRun(database: Database, now: Date): Promise<TakenRun | undefined> {
  return database.transaction(async (tx) => {
    const isDue = or(
      and(eq(warehouseRuns.state, "waiting"), lte(warehouseRuns.dueAt, now)),
      and(eq(warehouseRuns.state, "working"), lte(warehouseRuns.leaseEndsAt, now)),
    );
    const [row] = await tx
      .select()
      .from(warehouseRuns)
      .where(isDue)
      .limit(1)
      .for("update", { skipLocked: true });
    if (!row) return undefined;
    const lease = randomUUID();
    const [taken] = await tx
      .update(warehouseRuns)
      .set({
        state: "working",
        attempts: row.attempts + 1,
        lease,
        leaseEndsAt: new Date(now.getTime() + leaseTime),
        failure: null,
      })
      .where(eq(warehouseRuns.id, row.id))
      .returning();
    return { ...taken!, lease };
  });
}

/** Changes a taken export. Returns false if its lease was lost to another process. */
export async function changeRun(
  database: Database,
  { id, lease }: Pick<TakenRun, "id" | "lease">,
  change: Partial<typeof warehouseRuns.$inferInsert>,
): Promise<boolean> {
  const rows = await database
    .update(warehouseRuns)
    .set(change)
    .where(and(eq(warehouseRuns.id, id), eq(warehouseRuns.lease, lease)))
    .returning({ id: warehouseRuns.id });
  return rows.length > 0;
}

/** Returns the cursor of the latest finished export. */
export async function findCursor(database: Database): Promise<WarehouseCursor | null> {
  const [row] = await database
    .select({ cursor: warehouseRuns.cursor })
    .from(warehouseRuns)
    .where(and(eq(warehouseRuns.state, "done"), sql`${warehouseRuns.cursor} is not null`))
    .orderBy(desc(warehouseRuns.createdAt))
    .limit(1);
  return row?.cursor ?? null;
}
