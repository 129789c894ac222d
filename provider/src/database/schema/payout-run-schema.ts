import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { railKeys, railProfiles } from "#contract/payout-runs/rails.ts";
import { paymentFailures, payoutItemStates, payoutRunStates } from "#contract/payout-runs/run-states.ts";
import { bytes, idOf, instant, minorUnits } from "./columns.ts";
import { users, withdrawals } from "./schema.ts";

/** Withdrawals that are paid with one file. */
export const payoutRuns = pgTable(
  "payout_runs",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    number: t.serial("number").notNull().unique("payout_runs_number"),
    rail: t.text("rail", { enum: railKeys }).notNull(),
    profile: t.text("profile", { enum: railProfiles }).notNull(),
    currency: t.text("currency").notNull(),
    state: t.text("state", { enum: payoutRunStates }).notNull().default("draft"),
    executionDay: t.date("execution_day"),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    releasedBy: t.uuid("released_by").references(() => users.id),
    releasedAt: instant("released_at"),
    sentAt: instant("sent_at"),
    settledAt: instant("settled_at"),
    canceledAt: instant("canceled_at"),
    /** When the bank refused payments because of the operator's own account or file. */
    stoppedAt: instant("stopped_at"),
  }),
  (table) => [
    index("payout_runs_newest").on(table.createdAt, table.id),
    index("payout_runs_state").on(table.state, table.createdAt, table.id),
    check("payout_runs_two_people", sql`${table.releasedBy} <> ${table.createdBy}`),
    check(
      "payout_runs_released",
      sql`${table.state} in ('draft', 'canceled') or (${table.releasedBy} is not null and ${table.releasedAt} is not null)`,
    ),
  ],
);

/**
 * The payment file of a run. It is written once, when the run is released. Its ciphertext is bound to the run's
 * id.
 */
export const payoutRunFiles = pgTable("payout_run_files", (t) => ({
  runId: t
    .uuid("run_id")
    .primaryKey()
    .references(() => payoutRuns.id),
  name: t.text("name").notNull(),
  mediaType: t.text("media_type").notNull(),
  sha256: t.text("sha256").notNull(),
  /** The number and total of the payments in the file. */
  count: t.integer("count").notNull(),
  net: minorUnits("net").notNull(),
  sealed: bytes("sealed").notNull(),
}));

/** A withdrawal in a run. */
export const payoutRunItems = pgTable(
  "payout_run_items",
  (t) => ({
    runId: idOf("run_id", () => payoutRuns.id),
    withdrawalId: idOf("withdrawal_id", () => withdrawals.id),
    /** Its place in the file. */
    position: t.integer("position").notNull(),
    /** The number of earlier runs that contained the withdrawal; the `occurrence` of this item's bookings. */
    attempt: t.integer("attempt").notNull(),
    net: minorUnits("net").notNull(),
    state: t.text("state", { enum: payoutItemStates }).notNull().default("listed"),
    failure: t.text("failure", { enum: paymentFailures }),
    changedAt: instant("changed_at").notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.runId, table.withdrawalId] }),
    uniqueIndex("payout_run_items_position").on(table.runId, table.position),
    uniqueIndex("payout_run_items_open")
      .on(table.withdrawalId)
      .where(sql`${table.state} in ('listed', 'sent')`),
    index("payout_run_items_withdrawal").on(table.withdrawalId),
    index("payout_run_items_returned")
      .on(table.changedAt)
      .where(sql`${table.state} in ('failed', 'returned')`),
    check(
      "payout_run_items_failure",
      sql`(${table.state} in ('failed', 'returned')) = (${table.failure} is not null)`,
    ),
  ],
);
