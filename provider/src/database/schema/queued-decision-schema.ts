import { sql } from "drizzle-orm";
import { index, pgTable } from "drizzle-orm/pg-core";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import type { Decision } from "#contract/withdrawals/admin-withdrawals.ts";
import { idOf, instant } from "./columns.ts";
import { users, withdrawals } from "./schema.ts";

/** Why a decision couldn't be carried out. */
interface DecisionRejection {
  key: ErrorKey;
  details?: Record<string, string | number | null>;
}

/**
 * Decisions on withdrawals that the deciding admin can still undo, and decisions that were refused when they
 * were due.
 */
export const queuedDecisions = pgTable(
  "queued_decisions",
  (t) => ({
    withdrawalId: t
      .uuid("withdrawal_id")
      .primaryKey()
      .references(() => withdrawals.id),
    adminId: idOf("admin_id", () => users.id),
    /** The request that contained the decision, possibly with others. */
    batch: t.uuid("batch").notNull(),
    decision: t.jsonb("decision").$type<Decision>().notNull(),
    ip: t.text("ip").notNull(),
    requestId: t.text("request_id").notNull(),
    queuedAt: instant("queued_at").notNull(),
    dueAt: instant("due_at").notNull(),
    refusal: t.jsonb("refusal").$type<DecisionRejection>(),
  }),
  (table) => [
    index("queued_decisions_due")
      .on(table.dueAt)
      .where(sql`${table.refusal} is null`),
    index("queued_decisions_admin").on(table.adminId),
  ],
);
