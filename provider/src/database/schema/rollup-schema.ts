import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { leadStates } from "#contract/leads/leads.ts";
import { instant, minorUnits } from "./columns.ts";

/**
 * The kinds of events that are summed by day (docs/decisions/0062). The tables with the sums have no foreign
 * keys, because the summed rows already have them.
 */
export const rollupKinds = ["purchases", "due", "payouts"] as const;
export type RollupKind = (typeof rollupKinds)[number];

/**
 * Days (UTC) whose sums are out of date. A trigger inserts a row with each change, in the same transaction.
 * The worker deletes a day's rows when it sums the day again.
 */
export const rollupChanges = pgTable(
  "rollup_changes",
  (t) => ({
    kind: t.text("kind", { enum: rollupKinds }).notNull(),
    day: t.date("day").notNull(),
    id: t.bigserial("id", { mode: "bigint" }),
    changedAt: instant("changed_at").notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.kind, table.day, table.id] })],
);

/**
 * Purchases per day (UTC), state, reason and currency: the total, and the sums for each hour with purchases.
 */
export const purchaseDays = pgTable(
  "purchase_days",
  (t) => ({
    day: t.date("day").notNull(),
    state: t.text("state", { enum: leadStates }).notNull(),
    /** Empty for purchases without a reason. */
    reason: t.text("reason").notNull(),
    currency: t.text("currency").notNull(),
    leads: t.integer("leads").notNull(),
    commission: minorUnits("commission").notNull(),
    cashBack: minorUnits("cash_back").notNull(),
    /** The hours (0 to 23) with purchases. The arrays below have one element for each of these hours. */
    hours: t.smallint("hours").array().notNull(),
    leadsByHour: t.integer("leads_by_hour").array().notNull(),
    commissionByHour: minorUnits("commission_by_hour").array().notNull(),
    cashBackByHour: minorUnits("cash_back_by_hour").array().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.state, table.reason, table.currency] })],
);

/**
 * Purchases per day or month (UTC), store, network and currency. Amounts exclude rejected and reversed
 * purchases.
 */
export const sellerSums = pgTable(
  "seller_sums",
  (t) => ({
    unit: t.text("unit", { enum: ["day", "month"] }).notNull(),
    /** The first day of the month, or the day itself. */
    start: t.date("start").notNull(),
    storeId: t.uuid("store_id").notNull(),
    network: t.text("network").notNull(),
    currency: t.text("currency").notNull(),
    leads: t.integer("leads").notNull(),
    /** The number of rejected or reversed purchases among them. */
    refused: t.integer("refused").notNull(),
    commission: minorUnits("commission").notNull(),
    cashBack: minorUnits("cash_back").notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.unit, table.start, table.storeId, table.network, table.currency] }),
  ],
);

/** Cash back of open purchases, per day (UTC) on which it is expected to become payable. */
export const dueDays = pgTable(
  "due_days",
  (t) => ({
    day: t.date("day").notNull(),
    state: t.text("state", { enum: ["pending", "confirmed"] }).notNull(),
    currency: t.text("currency").notNull(),
    leads: t.integer("leads").notNull(),
    cashBack: minorUnits("cash_back").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.state, table.currency] })],
);

/** Paid withdrawals per day (UTC) and currency. */
export const payoutDays = pgTable(
  "payout_days",
  (t) => ({
    day: t.date("day").notNull(),
    currency: t.text("currency").notNull(),
    payouts: t.integer("payouts").notNull(),
    amount: minorUnits("amount").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.currency] })],
);

/**
 * Clicks per past day (UTC), summed from `click_days`. Days are added in order, so the newest day shows how far
 * the sums are complete.
 */
export const clickTotals = pgTable("click_totals", (t) => ({
  day: t.date("day").primaryKey(),
  clicks: t.integer("clicks").notNull(),
}));

/** Clicks per past month (UTC), store and network, summed from `click_days` in order. */
export const clickMonths = pgTable(
  "click_months",
  (t) => ({
    month: t.date("month").notNull(),
    storeId: t.uuid("store_id").notNull(),
    network: t.text("network").notNull(),
    clicks: t.integer("clicks").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.month, table.storeId, table.network] })],
);
