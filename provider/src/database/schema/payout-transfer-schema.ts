import { sql } from "drizzle-orm";
import { check, index, pgTable } from "drizzle-orm/pg-core";
import { transferFailures, transferStates } from "#contract/payout-runs/payout-services.ts";
import { instant } from "./columns.ts";
import { payoutRuns } from "./payout-run-schema.ts";
import { users } from "./schema.ts";

/** The operator's accounts at payment services whose API can send runs. */
export const payoutServices = pgTable("payout_services", (t) => ({
  service: t.text("service", { enum: ["paypal"] }).primaryKey(),
  /** The id to which the ciphertext is bound: it can't be decrypted with another one. */
  id: t.uuid("id").notNull(),
  clientId: t.text("client_id").notNull(),
  /** The encrypted client id and secret. */
  ciphertext: t.text("ciphertext").notNull(),
  /** The webhook's id at the service, which is part of the signed text; empty without webhooks. */
  webhookId: t.text("webhook_id").notNull().default(""),
  /** `null` for the demo's own connection. */
  createdBy: t.uuid("created_by").references(() => users.id),
  createdAt: instant("created_at").notNull(),
}));

/**
 * The sending of a run by API, and the reading of its results. Only the process that holds the lease works on
 * it.
 */
export const payoutTransfers = pgTable(
  "payout_transfers",
  (t) => ({
    runId: t
      .uuid("run_id")
      .primaryKey()
      .references(() => payoutRuns.id),
    /** The provider's own id of the batch. The service accepts each id only once. */
    senderBatchId: t.text("sender_batch_id").notNull().unique("payout_transfers_sender_batch_id"),
    /** The account that sent the batch. Only its credentials can find the batch at the service. */
    clientId: t.text("client_id").notNull(),
    /** The batch's id at the service, once it is known. */
    batchId: t.text("batch_id"),
    state: t.text("state", { enum: transferStates }).notNull().default("waiting"),
    createdAt: instant("created_at").notNull(),
    /** When the request was first sent. */
    firstSentAt: instant("tried_at"),
    /** When the last request without a clear response was sent. The service may have accepted it. */
    lastUnconfirmedAt: instant("unanswered_at"),
    /** When the results were last read completely. */
    resultsReadAt: instant("read_at"),
    nextAt: instant("next_at").notNull(),
    /** The number of consecutive failed attempts, and the time of the first of them. */
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
