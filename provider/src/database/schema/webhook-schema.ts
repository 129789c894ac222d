import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import type { AttemptHeader } from "#contract/webhooks/admin-webhooks.ts";
import type { EventType } from "#contract/webhooks/events.ts";
import { attemptFailures, deliveryStates, disabledReasons } from "#contract/webhooks/webhook-states.ts";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** An address of another program of the operator, to which events are sent. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    url: t.text("url").notNull(),
    description: t.text("description").notNull().default(""),
    /** The types of events that are sent; `null` for all types, including future ones. */
    eventTypes: t.text("event_types").array().$type<EventType[]>(),
    /** While it is paused, events are stored and sent later. */
    isPaused: t.boolean("is_paused").notNull().default(false),
    /** Incremented by each change that an admin makes. */
    version: t.integer("version").notNull().default(1),
    /** Failed attempts since the last success. */
    failures: t.integer("failures").notNull().default(0),
    failingSince: instant("failing_since"),
    /** When admins were notified of the failures; `null` after a success. */
    notifiedAt: instant("notified_at"),
    /** The receiver accepts no attempt before this time. */
    blockedUntil: instant("blocked_until"),
    /** While it is disabled, events are neither sent nor stored. */
    disabledAt: instant("disabled_at"),
    disabledReason: t.text("disabled_reason", { enum: disabledReasons }),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    deletedAt: instant("deleted_at"),
  }),
  (table) => [
    check(
      "webhook_endpoints_disabled",
      sql`(${table.disabledAt} is null) = (${table.disabledReason} is null)`,
    ),
    check("webhook_endpoints_failing", sql`(${table.failures} = 0) = (${table.failingSince} is null)`),
  ],
);

/** The encrypted secrets of endpoints. After a rotation, the previous ones also sign until `ends_at`. */
export const webhookSecrets = pgTable(
  "webhook_secrets",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    endpointId: idOf("endpoint_id", () => webhookEndpoints.id),
    ciphertext: t.text("ciphertext").notNull(),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    endsAt: instant("ends_at"),
  }),
  (table) => [
    uniqueIndex("webhook_secrets_current")
      .on(table.endpointId)
      .where(sql`${table.endsAt} is null`),
  ],
);

/** An event with the body that endpoints receive. Events are stored only while there is an endpoint. */
export const webhookEvents = pgTable(
  "webhook_events",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    /**
     * Orders the events of one object: its changes lock the object and therefore never run at the same time.
     */
    sequence: t.bigserial("sequence", { mode: "bigint" }).notNull(),
    type: t.text("type").$type<EventType>().notNull(),
    objectId: t.text("object_id").notNull(),
    /** The exact text that is signed and sent. */
    body: t.text("body").notNull(),
    isTest: t.boolean("is_test").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [index("webhook_events_time").on(table.createdAt)],
);

/** The delivery of an event to one endpoint. Only the process that holds the lease sends it. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    endpointId: idOf("endpoint_id", () => webhookEndpoints.id),
    eventId: t
      .uuid("event_id")
      .notNull()
      .references(() => webhookEvents.id, { onDelete: "cascade" }),
    /** A copy of the event's sequence, for ordering. */
    sequence: t.bigint("sequence", { mode: "bigint" }).notNull(),
    objectId: t.text("object_id").notNull(),
    state: t.text("state", { enum: deliveryStates }).notNull().default("pending"),
    attempts: t.integer("attempts").notNull().default(0),
    dueAt: instant("due_at").notNull(),
    lease: t.uuid("lease"),
    leaseEndsAt: instant("lease_ends_at"),
    /** The HTTP status of the last attempt; `null` without a response. */
    lastStatus: t.integer("last_status"),
    lastAttemptAt: instant("last_attempt_at"),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [
    uniqueIndex("webhook_deliveries_once").on(table.eventId, table.endpointId),
    index("webhook_deliveries_due")
      .on(table.endpointId, table.dueAt, table.sequence)
      .where(sql`${table.state} = 'pending'`),
    index("webhook_deliveries_object")
      .on(table.endpointId, table.objectId, table.sequence)
      .where(sql`${table.state} = 'pending'`),
    index("webhook_deliveries_failed")
      .on(table.dueAt)
      .where(sql`${table.state} = 'failed'`),
    index("webhook_deliveries_newest").on(table.endpointId, table.sequence),
    check("webhook_deliveries_lease", sql`(${table.lease} is null) = (${table.leaseEndsAt} is null)`),
  ],
);

/** One request to an endpoint, and its response. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    deliveryId: t
      .uuid("delivery_id")
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    url: t.text("url").notNull(),
    at: instant("at").notNull(),
    milliseconds: t.integer("milliseconds").notNull(),
    /** The HTTP status; `null` without an answer. */
    status: t.integer("status"),
    failure: t.text("failure", { enum: attemptFailures }),
    /** The request's headers, with shortened signatures. Empty if no request was prepared. */
    headers: t.jsonb("headers").$type<AttemptHeader[]>().notNull().default([]),
    /** The beginning of the answer. */
    answer: t.text("answer").notNull().default(""),
  }),
  (table) => [index("webhook_attempts_delivery").on(table.deliveryId, table.at)],
);
