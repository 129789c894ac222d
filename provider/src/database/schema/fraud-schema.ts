import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import type { FraudEvidence } from "#contract/fraud/admin-fraud.ts";
import type { FraudCondition } from "#contract/fraud/fraud-rules.ts";
import { fraudActions, fraudCaseStates, fraudModes } from "#contract/fraud/fraud-signals.ts";
import { idOf, instant, trigrams } from "./columns.ts";
import { users } from "./schema.ts";
import { tickets } from "./ticket-schema.ts";

/** Conditions on members' signals, and the action for members who meet all of them. */
export const fraudRules = pgTable(
  "fraud_rules",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    name: t.text("name").notNull(),
    conditions: t.jsonb("conditions").$type<FraudCondition[]>().notNull(),
    action: t.text("action", { enum: fraudActions }).notNull(),
    mode: t.text("mode", { enum: fraudModes }).notNull().default("observe"),
    holdHours: t.integer("hold_hours").notNull(),
    version: t.integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    changedAt: instant("changed_at").notNull().defaultNow(),
    /** `null` for the rules of a new installation. */
    changedBy: t.uuid("changed_by").references(() => users.id),
    /** The number of members who met all conditions in the last complete scan. */
    touched: t.integer("touched"),
    touchedAt: instant("touched_at"),
  }),
  (table) => [uniqueIndex("fraud_rules_name").on(sql`lower(${table.name})`)],
);

/** A member who met a rule. */
export const fraudCases = pgTable(
  "fraud_cases",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    reference: t.text("reference").notNull().unique(),
    userId: idOf("user_id", () => users.id),
    ruleId: idOf("rule_id", () => fraudRules.id),
    action: t.text("action", { enum: fraudActions }).notNull(),
    state: t.text("state", { enum: fraudCaseStates }).notNull(),
    evidence: t.jsonb("evidence").$type<FraudEvidence[]>().notNull(),
    openedAt: instant("opened_at").notNull(),
    /** When the hold on withdrawals expires. */
    dueAt: instant("due_at"),
    decidedBy: t.uuid("decided_by").references(() => users.id),
    decidedAt: instant("decided_at"),
    reason: t.text("reason"),
    appealedAt: instant("appealed_at"),
    appealTicketId: t.uuid("appeal_ticket_id").references(() => tickets.id, { onDelete: "set null" }),
    /** The admin who confirmed the case before the appeal, and therefore can't decide on the appeal. */
    confirmedBy: t.uuid("confirmed_by").references(() => users.id),
  }),
  (table) => [
    uniqueIndex("fraud_cases_waiting")
      .on(table.userId, table.ruleId)
      .where(sql`${table.state} in ('open', 'appealed')`),
    index("fraud_cases_user").on(table.userId, table.openedAt, table.id),
    index("fraud_cases_newest").on(table.openedAt, table.id),
    index("fraud_cases_state").on(table.state, table.openedAt, table.id),
    index("fraud_cases_rule").on(table.ruleId, table.openedAt, table.id),
    index("fraud_cases_search").using("gin", trigrams(table.reference)),
    index("fraud_cases_due")
      .on(table.dueAt)
      .where(sql`${table.state} in ('open', 'appealed')`),
    check("fraud_cases_hold", sql`${table.action} <> 'hold' or ${table.dueAt} is not null`),
    check("fraud_cases_decider", sql`${table.decidedBy} <> ${table.userId}`),
    check(
      "fraud_cases_second",
      sql`${table.confirmedBy} is null or ${table.decidedBy} <> ${table.confirmedBy}`,
    ),
    check(
      "fraud_cases_decided",
      sql`(${table.state} in ('cleared', 'confirmed')) = (${table.decidedBy} is not null)
        and (${table.decidedBy} is null) = (${table.reason} is null)`,
    ),
  ],
);

/** The progress of the scan of all members. It has one row, which a migration writes. */
export const fraudScan = pgTable(
  "fraud_scan",
  (t) => ({
    id: t.integer("id").primaryKey(),
    /** The last member that the running scan has evaluated. */
    cursor: t.uuid("cursor"),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
    /** Withdrawals requested before this time were evaluated. */
    screenedUntil: instant("screened_until"),
    /** The number of members found so far, by id and version of the rule. */
    counts: t.jsonb("counts").$type<Record<string, number>>().notNull().default({}),
  }),
  (table) => [check("fraud_scan_single", sql`${table.id} = 1`)],
);
