import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { connectorFailures } from "#contract/networks/connector-failures.ts";
import { runKinds } from "#contract/networks/run-kinds.ts";
import { instant, keyOf } from "./columns.ts";
import { networks } from "./network-schema.ts";
import { users } from "./schema.ts";

/**
 * A network whose API is read, with the schedule for reading it. Only the process that holds the lease reads
 * it.
 */
export const networkConnections = pgTable(
  "network_connections",
  (t) => ({
    network: t
      .text("network")
      .primaryKey()
      .references(() => networks.key),
    isPaused: t.boolean("is_paused").notNull().default(false),
    /** The admin who paused it; `null` if it isn't paused, or if the demo paused it. */
    pausedBy: t.uuid("paused_by").references(() => users.id),
    /** All changes before this time were read; `null` before the first run. */
    changedThrough: instant("changed_through"),
    /** When the next sweep by purchase date is due. */
    sweepAt: instant("sweep_at").notNull(),
    /** When the programmes are read next. */
    catalogueAt: instant("catalogue_at").notNull().defaultNow(),
    /** When the coupons are read next. */
    couponsAt: instant("coupons_at").notNull().defaultNow(),
    /** When claims are next sent and their results read. */
    claimsAt: instant("claims_at").notNull().defaultNow(),
    /** When the network's payments are read next. */
    paymentsAt: instant("payments_at").notNull().defaultNow(),
    /**
     * Since when the network's lists lack most of the known programmes. These programmes stay active until an
     * admin confirms that they have ended.
     */
    programmesHeldAt: instant("programmes_held_at"),
    nextRunAt: instant("next_run_at").notNull(),
    /** Failed runs in a row. */
    failures: t.integer("failures").notNull().default(0),
    /** When admins were notified that the data is out of date; `null` while it is current. */
    staleNotifiedAt: instant("stale_notified_at"),
    lease: t.uuid("lease"),
    leaseEndsAt: instant("lease_ends_at"),
    createdBy: t.uuid("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [
    index("network_connections_due")
      .on(table.nextRunAt)
      .where(sql`not ${table.isPaused}`),
    check("network_connections_lease", sql`(${table.lease} is null) = (${table.leaseEndsAt} is null)`),
  ],
);

/**
 * The encrypted credentials for a network's API. After a rotation, the old credentials are used until
 * `ends_at` if the network refuses the new ones.
 */
export const networkCredentials = pgTable(
  "network_credentials",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    network: keyOf("network", () => networkConnections.network),
    ciphertext: t.text("ciphertext").notNull(),
    createdBy: t.uuid("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    endsAt: instant("ends_at"),
  }),
  (table) => [
    uniqueIndex("network_credentials_current")
      .on(table.network)
      .where(sql`${table.endsAt} is null`),
  ],
);

/**
 * The remaining request allowance of each set of credentials, shared by all processes (generic cell rate
 * algorithm).
 */
export const connectorLimits = pgTable("connector_limits", (t) => ({
  /** A keyed hash of the credentials. */
  key: t.text("key").primaryKey(),
  /** When the full allowance of requests is available again. */
  fullAt: instant("full_at").notNull(),
  /** The network accepts no request before this time. */
  blockedUntil: instant("blocked_until"),
}));

/**
 * A run reads one window of transactions, programmes (`catalogue`), coupons or payments, or exchanges claims.
 * The window is complete once the run is `done`.
 */
export const networkRuns = pgTable(
  "network_runs",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    network: keyOf("network", () => networkConnections.network),
    kind: t.text("kind", { enum: runKinds }).notNull(),
    by: t.text("by", { enum: ["change", "purchase"] }).notNull(),
    windowFrom: instant("window_from").notNull(),
    windowTo: instant("window_to").notNull(),
    /** The window is complete up to this time. */
    doneThrough: instant("done_through").notNull(),
    state: t.text("state", { enum: ["waiting", "running", "done", "failed"] }).notNull(),
    requestedBy: t.uuid("requested_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
    pages: t.integer("pages").notNull().default(0),
    records: t.integer("records").notNull().default(0),
    /** The number of records with new transactions. */
    added: t.integer("added").notNull().default(0),
    changed: t.integer("changed").notNull().default(0),
    unchanged: t.integer("unchanged").notNull().default(0),
    /** The number of records that the network's mapping can't read. */
    refused: t.integer("refused").notNull().default(0),
    /** The number of answers by HTTP status; `0` counts requests without an answer. */
    statuses: t.jsonb("statuses").$type<Record<string, number>>().notNull().default({}),
    failure: t.text("failure", { enum: connectorFailures }),
  }),
  (table) => [
    index("network_runs_newest").on(table.network, table.createdAt, table.id),
    index("network_runs_open")
      .on(table.network, table.createdAt)
      .where(sql`${table.state} in ('waiting', 'running')`),
    check("network_runs_window", sql`${table.windowFrom} < ${table.windowTo}`),
  ],
);
