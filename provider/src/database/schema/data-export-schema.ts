import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { dataExportStates } from "#contract/accounts/data-export.ts";
import { bytes, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** A member's data export. The row is created with the request; a member has at most one. */
export const dataExports = pgTable(
  "data_exports",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: t
      .uuid("user_id")
      .notNull()
      .unique()
      .references(() => users.id),
    state: t.text("state", { enum: dataExportStates }).notNull().default("waiting"),
    done: t.integer("done").notNull().default(0),
    total: t.integer("total").notNull(),
    attempts: t.integer("attempts").notNull().default(0),
    /**
     * Until this time, one process is creating the file, or the next attempt waits after a failure. Afterwards,
     * any process may create the file.
     */
    leasedUntil: instant("leased_until"),
    size: t.integer("size"),
    requestedAt: instant("asked_at").notNull(),
    expiresAt: instant("expires_at"),
  }),
  (table) => [
    index("data_exports_due")
      .on(table.requestedAt)
      .where(sql`${table.state} in ('waiting', 'working')`),
    index("data_exports_expiry")
      .on(table.expiresAt)
      .where(sql`${table.state} = 'ready'`),
    check(
      "data_exports_made",
      sql`(${table.state} in ('ready', 'expired')) = (${table.size} is not null and ${table.expiresAt} is not null)`,
    ),
  ],
);

/** The encrypted parts of the file. It is stored in parts so that no process needs the whole file in memory. */
export const dataExportParts = pgTable(
  "data_export_parts",
  (t) => ({
    exportId: t
      .uuid("export_id")
      .notNull()
      .references(() => dataExports.id, { onDelete: "cascade" }),
    part: t.integer("part").notNull(),
    content: bytes("content").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.exportId, table.part] })],
);
