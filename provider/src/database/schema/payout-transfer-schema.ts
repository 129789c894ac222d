import { sql } from "drizzle-orm";
import { check, index, pgTable } from "drizzle-orm/pg-core";
import { transferFailures, transferStates } from "#contract/payout-runs/payout-services.ts";
import { instant } from "./columns.ts";
import { payoutRuns } from "./payout-run-schema.ts";
import { users } from "./schema.ts";

/** The operator's accounts at payment services whose API sends runs. */
export const payoutServices = pgTable("payout_services", (t) => ({
  service: t.text("service", { enum: ["paypal"] }).primaryKey(),
  /** The row's id in the ciphertext. */
  id: t.uuid("id").notNull(),
  clientId: t.text("client_id").notNull(),
  /** The encrypted client id and secret. */
  ciphertext: t.text("ciphertext").notNull(),
  /** The service's id of our webhook, which is part of what it signs; empty without webhooks. */
  webhookId: t.text("webhook_id").notNull().default(""),
  /** `null` for the demo's own connection. */
  createdBy: t.uuid("created_by").references(() => users.id),
  createdAt: instant("created_at").notNull(),
}));

/** A sent run on its way by API: its request, and the reading of its results. The process with the lease works on it. */
export const payoutTransfers = pgTable(
  "payout_transfers",
  (t) => ({
    runId: t
      .uuid("run_id")
      .primaryKey()
      .references(() => payoutRuns.id),
    /** Our id of the batch, which the service accepts once. */
    senderBatchId: t.text("sender_batch_id").notNull().unique("payout_transfers_sender_batch_id"),
    /** The account that it is sent from: with other credentials, the service couldn't recognize it. */
    clientId: t.text("client_id").notNull(),
    /** The service's id of the batch, once it is known. */
    batchId: t.text("batch_id"),
    state: t.text("state", { enum: transferStates }).notNull().default("waiting"),
    createdAt: instant("created_at").notNull(),
    /** When the request was sent first. */
    triedAt: instant("tried_at"),
    /** The last request without a clear answer: the service may have accepted it. */
    unansweredAt: instant("unanswered_at"),
    /** The last complete reading of the results. */
    readAt: instant("read_at"),
    nextAt: instant("next_at").notNull(),
    /** Failed attempts in a row, and since when. */
    failures: t.integer("failures").notNull().default(0),
    failingSince: instant("failing_since"),
    failure: t.text("failure", { enum: transferFailures }),
    lease: t.uuid("lease"),
    leaseEndsAt: instant("lease_ends_at"),
  }),
  (table) => [
    index("payout_transfers_due")
      .on(table.nextAt)
      .where(sql`${table.state} in ('waiting', 'accepted')`),
    index("payout_transfers_batch").on(table.batchId),
    check("payout_transfers_lease", sql`(${table.lease} is null) = (${table.leaseEndsAt} is null)`),
  ],
);
