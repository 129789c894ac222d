import { sql } from "drizzle-orm";
import { check, pgTable } from "drizzle-orm/pg-core";
import type { ModeMessages } from "#contract/operation/operation-mode.ts";
import { operationStates } from "#contract/operation/operation-states.ts";
import { instant } from "./columns.ts";

/** The operation mode of all processes, in at most one row. Without a row, operation is normal. */
export const operationModes = pgTable(
  "operation_modes",
  (t) => ({
    id: t.smallint("id").primaryKey().default(1),
    state: t.text("state", { enum: operationStates }).notNull(),
    messages: t.jsonb("messages").$type<ModeMessages>().notNull(),
    until: instant("until"),
    changedAt: instant("changed_at").notNull(),
  }),
  (table) => [
    check("operation_modes_one", sql`${table.id} = 1`),
    check("operation_modes_state", sql`${table.state} in ('normal', 'read_only', 'maintenance')`),
  ],
);
