import { sql } from "drizzle-orm";
import { check, index, pgTable, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { Interpretation, PostbackMapping } from "#contract/postbacks.ts";
import { idOf, instant, keyOf, minorUnits } from "./columns.ts";
import { users } from "./schema.ts";

/** An affiliate network: where clicks are sent, and how what it reports is read. */
export const networks = pgTable(
  "networks",
  (t) => ({
    /** Its name in addresses: `/postbacks/{key}`. */
    key: t.text("key").primaryKey(),
    name: t.text("name").notNull(),
    /** Paused: no clicks are sent there; what it reports of earlier ones still counts. */
    status: t
      .text("status", { enum: ["active", "paused"] })
      .notNull()
      .default("active"),
    /** Where a click goes; `{click}` and `{site}` stand for the click's id and the store's address. */
    trackingUrl: t.text("tracking_url").notNull(),
    /** From a purchase to payable cash back. */
    holdDays: t.integer("hold_days").notNull(),
    /** Fewer days that one admin asked for and another has to approve. */
    holdDaysWanted: t.integer("hold_days_wanted"),
    holdDaysRequestedBy: t.uuid("hold_days_requested_by").references(() => users.id),
    holdDaysRequestedAt: instant("hold_days_requested_at"),
    /** How long after a click a purchase counts. */
    clickDays: t.integer("click_days").notNull().default(30),
    /** What the network says its reporting takes, for the store's page. */
    tracksWithinHours: t.integer("tracks_within_hours").notNull().default(48),
    /** `hmac`: signed over time and raw body. `token`: a secret in the address, from listed addresses only. */
    authentication: t.text("authentication", { enum: ["hmac", "token"] }).notNull(),
    /** Addresses and CIDR blocks; with `hmac` an empty list admits all. */
    addresses: t.jsonb("addresses").$type<string[]>().notNull().default([]),
    mapping: t.jsonb("mapping").$type<PostbackMapping>().notNull(),
    version: t.integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    check("networks_days", sql`${table.holdDays} >= 0 and ${table.clickDays} > 0`),
    check(
      "networks_hold_days_request",
      sql`${table.holdDaysWanted} >= 0 and ${table.holdDaysWanted} < ${table.holdDays}`,
    ),
    check(
      "networks_hold_days_requester",
      sql`(${table.holdDaysWanted} is null) = (${table.holdDaysRequestedBy} is null)`,
    ),
  ],
);

/** Shared secrets, sealed; after a rotation the old one counts until it ends. */
export const networkSecrets = pgTable(
  "network_secrets",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    network: keyOf("network", () => networks.key),
    ciphertext: t.text("ciphertext").notNull(),
    createdBy: t.uuid("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull().defaultNow(),
    endsAt: instant("ends_at"),
  }),
  (table) => [
    uniqueIndex("network_secrets_current")
      .on(table.network)
      .where(sql`${table.endsAt} is null`),
  ],
);

/** A network's report as a file: kept when it is brought in, so that what was looked at is what is applied. */
export const networkReports = pgTable(
  "network_reports",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    network: keyOf("network", () => networks.key),
    fileName: t.text("file_name").notNull(),
    content: t.text("content").notNull(),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    /** Null as long as it was only tried out. */
    appliedAt: instant("applied_at"),
    appliedBy: t.uuid("applied_by").references(() => users.id),
    /** Who asked for it where a second admin is needed; null where one was enough. */
    requestedBy: t.uuid("requested_by").references(() => users.id),
    requestedAt: instant("requested_at"),
    /** The cash back of its lines when it was applied or asked for. */
    credits: minorUnits("credits"),
  }),
  (table) => [
    index("network_reports_newest").on(table.createdAt, table.id),
    index("network_reports_applied").on(table.appliedBy, table.appliedAt),
    check("network_reports_second", sql`${table.appliedBy} <> ${table.requestedBy}`),
  ],
);

/** What a network sent, as it came: stored once signature, size and rate are checked, read afterwards. */
export const postbackEvents = pgTable(
  "postback_events",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    sequence: t.bigserial("sequence", { mode: "bigint" }).notNull(),
    network: keyOf("network", () => networks.key),
    source: t
      .text("source", { enum: ["postback", "import"] })
      .notNull()
      .default("postback"),
    receivedAt: instant("received_at").notNull(),
    /** When it was signed; null for those without a signature. */
    signedAt: instant("signed_at"),
    /** The report it is a row of, when an admin brought it in. */
    reportId: t.uuid("report_id").references(() => networkReports.id),
    ip: t.text("ip"),
    contentType: t.text("content_type"),
    payload: t.text("payload").notNull(),
    /** SHA-256 of the payload: the same bytes again are a copy for ever, not another event. */
    payloadHash: t.text("payload_hash").notNull(),
    copies: t.integer("copies").notNull().default(1),
    state: t
      .text("state", { enum: ["received", "applied", "unchanged", "quarantined", "discarded"] })
      .notNull()
      .default("received"),
    /** Why it is in quarantine, or changed nothing. */
    reason: t.text("reason"),
    interpretation: t.jsonb("interpretation").$type<Interpretation>(),
    transactionId: t.text("transaction_id"),
    leadId: t.uuid("lead_id"),
    /** The purchase it may be the same as, for one that waits because of it. */
    similarLeadId: t.uuid("similar_lead_id"),
    /** The purchases an admin has compared it with and found to be others. */
    distinctFrom: t.uuid("distinct_from").array().notNull().default([]),
    attempts: t.integer("attempts").notNull().default(0),
    dueAt: instant("due_at").notNull(),
    processedAt: instant("processed_at"),
  }),
  (table) => [
    unique("postback_events_once").on(table.network, table.payloadHash),
    index("postback_events_due")
      .on(table.dueAt)
      .where(sql`${table.state} = 'received'`),
    index("postback_events_network").on(table.network, table.sequence),
    index("postback_events_state").on(table.state, table.sequence),
    index("postback_events_report")
      .on(table.reportId, table.sequence)
      .where(sql`${table.reportId} is not null`),
    index("postback_events_transaction").on(table.network, table.transactionId),
  ],
);
