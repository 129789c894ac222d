import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/**
 * Custom roles created by an operator. Built-in roles are part of the contract and have no row. `users.role`
 * refers to a role of either kind; a trigger prevents the deletion of a role in use.
 */
export const roles = pgTable(
  "roles",
  (t) => ({
    key: t.text("key").primaryKey(),
    name: t.text("name").notNull(),
    permissions: t.text("permissions").array().notNull(),
    /** Whether the role ever had `roles.write`. Set by a trigger and never reset (M22). */
    couldApprove: t.boolean("could_approve").notNull().default(false),
    /** Whether the role ever had a permission on money. Set by a trigger and never reset (M23). */
    couldDecideOnMoney: t.boolean("could_decide_on_money").notNull().default(false),
    /** Incremented by each change, to detect concurrent changes. */
    version: t.integer("version").notNull().default(1),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  }),
  (table) => [uniqueIndex("roles_name").on(sql`lower(${table.name})`)],
);

/** The kinds of requests: changing a role, assigning a role, and actions on a colleague's account. */
export const staffRequestKinds = ["save", "assign", "suspend", "restore", "reset_factor"] as const;

/**
 * Requests by one admin that another admin must approve: changing or assigning a role, and actions on the
 * account of a colleague who may decide on money.
 */
export const staffRequests = pgTable(
  "staff_requests",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    /**
     * `save` creates or changes a role, `assign` gives a role to the user, and the others are actions on the
     * user's account.
     */
    kind: t.text("kind", { enum: staffRequestKinds }).notNull(),
    /** The role's key, for a new role too; `null` for an action on an account. */
    role: t.text("role"),
    name: t.text("name"),
    permissions: t.text("permissions").array(),
    /** The version on which the change is based; `null` for a new role. */
    version: t.integer("version"),
    userId: t.uuid("user_id").references(() => users.id),
    /** The reason for the action on the account. `memberMessage` is the text shown to its owner. */
    reason: t.text("reason"),
    memberMessage: t.text("told"),
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
