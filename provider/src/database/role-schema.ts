import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/**
 * Roles an operator made. The built-in ones stand in the contract and have no row. `users.role` names either; a
 * trigger keeps a role that somebody has.
 */
export const roles = pgTable(
  "roles",
  (t) => ({
    key: t.text("key").primaryKey(),
    name: t.text("name").notNull(),
    permissions: t.text("permissions").array().notNull(),
    /** Whether it ever had `roles.write`; written by a trigger, and never taken back (M22). */
    couldApprove: t.boolean("could_approve").notNull().default(false),
    /** The same for any permission about money (M23). */
    couldDecideOnMoney: t.boolean("could_decide_on_money").notNull().default(false),
    /** Counts changes: who saves must have seen the last one. */
    version: t.integer("version").notNull().default(1),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  }),
  (table) => [uniqueIndex("roles_name").on(sql`lower(${table.name})`)],
);

/** What several people can be asked to confirm: a role, who gets one, and steps with the account of a colleague. */
export const staffRequestKinds = ["save", "assign", "suspend", "restore", "reset_factor"] as const;

/** What one person asked for and a second one has to approve: about a role or about a colleague who may decide on money. */
export const staffRequests = pgTable(
  "staff_requests",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    /** `save`: the role is to become this; `assign`: the user is to get it; else a step with the user's account. */
    kind: t.text("kind", { enum: staffRequestKinds }).notNull(),
    /** Of a role to be made: the key it will have. Null of a step with an account. */
    role: t.text("role"),
    name: t.text("name"),
    permissions: t.text("permissions").array(),
    /** The version that was changed; null of a new one. */
    version: t.integer("version"),
    userId: t.uuid("user_id").references(() => users.id),
    /** Why the step with the account is asked for, and what its owner is told. */
    reason: t.text("reason"),
    told: t.text("told"),
    state: t
      .text("state", { enum: ["requested", "done", "refused", "replaced"] })
      .notNull()
      .default("requested"),
    requestedBy: idOf("requested_by", () => users.id),
    requestedAt: instant("requested_at").notNull(),
    decidedBy: t.uuid("decided_by").references(() => users.id),
    decidedAt: instant("decided_at"),
  }),
  (table) => [
    index("staff_requests_open")
      .on(table.requestedAt)
      .where(sql`${table.state} = 'requested'`),
    check(
      "staff_requests_decider",
      sql`${table.decidedBy} <> ${table.requestedBy} or ${table.state} in ('refused', 'replaced')`,
    ),
    check("staff_requests_approved", sql`${table.state} <> 'done' or ${table.decidedBy} is not null`),
    check(
      "staff_requests_about",
      sql`case ${table.kind}
        when 'save' then ${table.role} is not null and ${table.name} is not null and ${table.permissions} is not null
        when 'assign' then ${table.role} is not null and ${table.userId} is not null
        else ${table.userId} is not null and ${table.reason} is not null end`,
    ),
    check("staff_requests_own", sql`${table.userId} <> ${table.decidedBy} or ${table.state} <> 'done'`),
  ],
);
