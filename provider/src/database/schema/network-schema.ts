import { sql } from "drizzle-orm";
import { check, index, pgTable, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { networkPresetKeys } from "#contract/networks/presets/keys.ts";
import { networkAuthentications, type NetworkSignature, payableRules } from "#contract/networks/networks.ts";
import type { Interpretation, PostbackMapping } from "#contract/networks/postbacks.ts";
import type { ReportEffect, ReportLine } from "#contract/networks/network-reports.ts";
import { idOf, instant, keyOf, minorUnits } from "./columns.ts";
import { users } from "./schema.ts";

/** An affiliate network: where clicks lead, and how its reports are interpreted. */
export const networks = pgTable(
  "networks",
  (t) => ({
    /** The network's key in URLs: `/postbacks/{key}`. */
    key: t.text("key").primaryKey(),
    name: t.text("name").notNull(),
    /** The preset it was created from. */
    preset: t.text("preset", { enum: networkPresetKeys }),
    /** While it is paused, no clicks are sent to the network; reports on earlier clicks still count. */
    status: t
      .text("status", { enum: ["active", "paused"] })
      .notNull()
      .default("active"),
    /** The URL of clicks, with placeholders (`contract/networks/tracking-template.ts`). */
    trackingUrl: t.text("tracking_url").notNull(),
    /** The operator's own id at the network. */
    publisher: t.text("publisher"),
    /** The format of a click's reference in the tracking URL. */
    clickFormat: t
      .text("click_format", { enum: ["uuid", "hex"] })
      .notNull()
      .default("uuid"),
    /** The number of characters to which the network truncates the click's reference; `null` if it doesn't. */
    clickLength: t.integer("click_length"),
    /** When cash back becomes payable. */
    payableRule: t.text("payable_rule", { enum: payableRules }).notNull().default("days"),
    /** Days from a purchase to payable cash back. */
    holdDays: t.integer("hold_days").notNull(),
    /** The usual number of days, shown if the date isn't certain. */
    usualDaysFrom: t.integer("usual_days_from"),
    usualDaysTo: t.integer("usual_days_to"),
    /**
     * The holding days and payable rule that one admin requested and another must approve, because cash back
     * would become payable sooner.
     */
    holdDaysWanted: t.integer("hold_days_wanted"),
    payableRuleWanted: t.text("payable_rule_wanted", { enum: payableRules }),
    holdDaysRequestedBy: t.uuid("hold_days_requested_by").references(() => users.id),
    holdDaysRequestedAt: instant("hold_days_requested_at"),
    /** Days after a click within which a purchase counts. */
    clickDays: t.integer("click_days").notNull().default(30),
    /** The time that the network's reports usually take, shown on the store's page. */
    tracksWithinHours: t.integer("tracks_within_hours").notNull().default(48),
    authentication: t.text("authentication", { enum: networkAuthentications }).notNull(),
    /** Set if the authentication is `signature`. */
    signature: t.jsonb("signature").$type<NetworkSignature>(),
    needsConfirmation: t.boolean("needs_confirmation").notNull().default(false),
    /** The addresses and CIDR blocks from which reports are accepted. An empty list allows all. */
    addresses: t.jsonb("addresses").$type<string[]>().notNull().default([]),
    mapping: t.jsonb("mapping").$type<PostbackMapping>().notNull(),
    version: t.integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    check("networks_click_length", sql`${table.clickLength} >= 16`),
    check("networks_days", sql`${table.holdDays} >= 0 and ${table.clickDays} > 0`),
    check(
      "networks_hold_days_request",
      sql`${table.holdDaysWanted} >= 0 and (${table.holdDaysWanted} < ${table.holdDays} or ${table.payableRuleWanted} is not null)`,
    ),
    check(
      "networks_usual_days",
      sql`(${table.payableRule} = 'days' or ${table.usualDaysTo} is not null)
        and (${table.usualDaysFrom} is null) = (${table.usualDaysTo} is null)
        and ${table.usualDaysFrom} between 0 and ${table.usualDaysTo}`,
    ),
    check(
      "networks_hold_days_requester",
      sql`(${table.holdDaysWanted} is null) = (${table.holdDaysRequestedBy} is null)`,
    ),
  ],
);

/** Shared secrets, encrypted. After a rotation, the old one remains valid until `ends_at`. */
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

/** The effects that applying a file would have. */
export interface StoredExamination {
  totals: Record<ReportEffect, number>;
  lines: ReportLine[];
  /** The cash back that applying the file would credit, in minor units, as a decimal number. */
  credits: string;
}

/** A network's report as a file, stored on upload so that exactly the previewed content is applied. */
export const networkReports = pgTable(
  "network_reports",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    network: keyOf("network", () => networks.key),
    fileName: t.text("file_name").notNull(),
    content: t.text("content").notNull(),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    /** `null` if it was only previewed. */
    appliedAt: instant("applied_at"),
    appliedBy: t.uuid("applied_by").references(() => users.id),
    /** The requester if a second admin is needed; `null` otherwise. */
    requestedBy: t.uuid("requested_by").references(() => users.id),
    requestedAt: instant("requested_at"),
    /** The cash back of its lines when it was applied or requested. */
    credits: minorUnits("credits"),
    /** The number of lines below the header; `null` for files from earlier versions. */
    lineCount: t.integer("line_count"),
    /** The pending background work on a large file; `null` if there is none. */
    work: t.text("work", { enum: ["examine", "store"] }),
    /** The number of lines that this work has processed. */
    workDone: t.integer("work_done").notNull().default(0),
    workAttempts: t.integer("work_attempts").notNull().default(0),
    /** The process that works on the file until the lease ends. */
    lease: t.uuid("lease"),
    leaseEndsAt: instant("lease_ends_at"),
    /** Why the last examination of the file failed. */
    workFailure: t.text("work_failure"),
    examinedAt: instant("examined_at"),
    /** The effects that applying the file would have had at that time, with up to 500 of its lines. */
    examination: t.jsonb("examination").$type<StoredExamination>(),
  }),
  (table) => [
    index("network_reports_work")
      .on(table.createdAt)
      .where(sql`${table.work} is not null`),
    index("network_reports_newest").on(table.createdAt, table.id),
    index("network_reports_applied").on(table.appliedBy, table.appliedAt),
    check("network_reports_second", sql`${table.appliedBy} <> ${table.requestedBy}`),
  ],
);

/** A network's raw report, stored after checking signature, size and rate, and processed later. */
export const postbackEvents = pgTable(
  "postback_events",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    sequence: t.bigserial("sequence", { mode: "bigint" }).notNull(),
    network: keyOf("network", () => networks.key),
    source: t
      .text("source", { enum: ["postback", "import", "pull"] })
      .notNull()
      .default("postback"),
    receivedAt: instant("received_at").notNull(),
    /** The time of its signature; `null` for reports without one. */
    signedAt: instant("signed_at"),
    /** The uploaded file that contains it. */
    reportId: t.uuid("report_id").references(() => networkReports.id),
    ip: t.text("ip"),
    contentType: t.text("content_type"),
    payload: t.text("payload").notNull(),
    /** SHA-256 of the payload. A report with the same hash counts as a copy. */
    payloadHash: t.text("payload_hash").notNull(),
    copies: t.integer("copies").notNull().default(1),
    /**
     * The number of the line among those with the same transaction and item in one file or request, starting at
     * 1; `null` if lines aren't numbered (`number-lines.ts`).
     */
    occurrence: t.integer("occurrence"),
    state: t
      .text("state", { enum: ["received", "applied", "unchanged", "quarantined", "discarded"] })
      .notNull()
      .default("received"),
    /** Why the report is in quarantine or had no effect. */
    reason: t.text("reason"),
    /** Whether an admin has replayed it. */
    isConfirmed: t.boolean("is_confirmed").notNull().default(false),
    interpretation: t.jsonb("interpretation").$type<Interpretation>(),
    transactionId: t.text("transaction_id"),
    leadId: t.uuid("lead_id"),
    /** A similar purchase, because of which an admin must check the report. */
    similarLeadId: t.uuid("similar_lead_id"),
    /** The purchases that an admin has compared with this report and found to be different from it. */
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
