import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { exportStates, storageFailures } from "#contract/warehouse/export-states.ts";
import { instant } from "./columns.ts";

/** The point from which the next incremental export continues. */
export interface WarehouseCursor {
  /** Identifies the database, because the same transaction number means something else in another database. */
  database: string;
  /**
   * The oldest transaction that was still running at the time of the export. Its rows, and those of later
   * transactions, are exported again.
   */
  transaction: string;
}

/** An export of figures to the operator's storage. Only the process that holds the lease works on it. */
export const warehouseRuns = pgTable(
  "warehouse_runs",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    state: t.text("state", { enum: exportStates }).notNull().default("waiting"),
    attempts: t.integer("attempts").notNull().default(0),
    dueAt: instant("due_at").notNull(),
    lease: t.uuid("lease"),
    leaseEndsAt: instant("lease_ends_at"),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    /** The folder of the latest attempt. */
    folder: t.text("folder"),
    files: t.integer("files").notNull().default(0),
    rows: t.bigint("rows", { mode: "number" }).notNull().default(0),
    bytes: t.bigint("bytes", { mode: "number" }).notNull().default(0),
    cursor: t.jsonb("cursor").$type<WarehouseCursor>(),
    failure: t.text("failure", { enum: storageFailures }),
  }),
  (table) => [
    uniqueIndex("warehouse_runs_open")
      .on(sql`(true)`)
      .where(sql`${table.state} in ('waiting', 'working')`),
    index("warehouse_runs_newest").on(table.createdAt),
    check("warehouse_runs_lease", sql`(${table.lease} is null) = (${table.leaseEndsAt} is null)`),
    check(
      "warehouse_runs_done",
      sql`${table.state} <> 'done' or (${table.cursor} is not null and ${table.folder} is not null)`,
    ),
  ],
);
