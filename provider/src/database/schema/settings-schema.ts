import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { recordedAreas } from "#contract/settings/settings-areas.ts";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/**
 * All changes of settings; rows are never overwritten. The latest change that is in force applies, or the
 * defaults if there is none.
 */
export const settingChanges = pgTable(
  "setting_changes",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    area: t.text("area", { enum: recordedAreas }).notNull(),
    /** The currency of the amounts; each currency has its own settings. */
    currency: t.text("currency").notNull(),
    version: t.integer("version").notNull(),
    value: t.jsonb("value").notNull(),
    state: t.text("state", { enum: ["proposed", "in_force", "refused"] }).notNull(),
    requestedBy: idOf("requested_by", () => users.id),
    requestedAt: instant("requested_at").notNull(),
    decidedBy: t.uuid("decided_by").references(() => users.id),
    decidedAt: instant("decided_at"),
  }),
  (table) => [
    uniqueIndex("setting_changes_version")
      .on(table.area, table.currency, table.version)
      .where(sql`${table.state} = 'in_force'`),
    uniqueIndex("setting_changes_open")
      .on(table.area, table.currency)
      .where(sql`${table.state} = 'proposed'`),
    index("setting_changes_history").on(table.area, table.currency, table.requestedAt, table.id),
    check("setting_changes_version", sql`${table.version} > 0`),
    check(
      "setting_changes_decided",
      sql`(${table.state} = 'proposed') = (${table.decidedAt} is null)
        and (${table.decidedAt} is null) = (${table.decidedBy} is null)`,
    ),
    check(
      "setting_changes_second_admin",
      sql`${table.state} <> 'in_force' or ${table.area} in ('contact', 'notifications', 'currencies', 'accounting') or ${table.decidedBy} <> ${table.requestedBy}`,
    ),
  ],
);
