import { sql } from "drizzle-orm";
import { check, index, pgTable } from "drizzle-orm/pg-core";
import { idOf, instant, minorUnits } from "./columns.ts";
import { users } from "./schema.ts";

/**
 * An admin's correction of a member's available balance. Above the limit, it waits for a second admin. Ledger
 * bookings refer to its id.
 */
export const balanceAdjustments = pgTable(
  "balance_adjustments",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    currency: t.text("currency").notNull(),
    /** Signed: negative if the member loses money. */
    amount: minorUnits("amount").notNull(),
    reason: t.text("reason").notNull(),
    state: t.text("state", { enum: ["requested", "booked", "refused"] }).notNull(),
    requiredApprovals: t.integer("required_approvals").notNull().default(1),
    requestedBy: idOf("requested_by", () => users.id),
    requestedAt: instant("requested_at").notNull(),
    /** The second admin, if one is needed. */
    decidedBy: t.uuid("decided_by").references(() => users.id),
    decidedAt: instant("decided_at"),
  }),
  (table) => [
    index("balance_adjustments_requester").on(table.requestedBy, table.requestedAt),
    index("balance_adjustments_user").on(table.userId, table.requestedAt, table.id),
    index("balance_adjustments_open")
      .on(table.requestedAt, table.id)
      .where(sql`${table.state} = 'requested'`),
    check("balance_adjustments_amount", sql`${table.amount} <> 0`),
    check("balance_adjustments_requester", sql`${table.requestedBy} <> ${table.userId}`),
    check(
      "balance_adjustments_decider",
      sql`${table.decidedBy} <> ${table.userId} and ${table.decidedBy} <> ${table.requestedBy}`,
    ),
    check(
      "balance_adjustments_approved",
      sql`${table.state} = 'requested' or ${table.requiredApprovals} = 1 or ${table.decidedBy} is not null`,
    ),
  ],
);
