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
    /** Counts changes: who saves must have seen the last one. */
    version: t.integer("version").notNull().default(1),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  }),
  (table) => [uniqueIndex("roles_name").on(sql`lower(${table.name})`)],
);

/** What one person asked for and a second one has to approve: a role that may decide on money, or who gets one. */
export const roleRequests = pgTable(
  "role_requests",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    /** `save`: the role is to become this; `assign`: the user is to get it. */
    kind: t.text("kind", { enum: ["save", "assign"] }).notNull(),
    /** Of a role to be made: the key it will have. */
    role: t.text("role").notNull(),
    name: t.text("name"),
    permissions: t.text("permissions").array(),
    /** The version that was changed; null of a new one. */
    version: t.integer("version"),
    userId: t.uuid("user_id").references(() => users.id),
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
    index("role_requests_open")
      .on(table.requestedAt)
      .where(sql`${table.state} = 'requested'`),
    check(
      "role_requests_decider",
      sql`${table.decidedBy} <> ${table.requestedBy} or ${table.state} in ('refused', 'replaced')`,
    ),
    check("role_requests_approved", sql`${table.state} <> 'done' or ${table.decidedBy} is not null`),
    check(
      "role_requests_about",
      sql`case when ${table.kind} = 'save' then ${table.name} is not null and ${table.permissions} is not null else ${table.userId} is not null end`,
    ),
    check("role_requests_own", sql`${table.userId} <> ${table.decidedBy} or ${table.state} <> 'done'`),
  ],
);
