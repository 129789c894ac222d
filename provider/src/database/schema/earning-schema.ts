import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { claimStates } from "#contract/claims/claims.ts";
import type { Conversion } from "#contract/exchange-rates/exchange-rates.ts";
import { leadReasons, leadReviewReasons } from "#contract/leads/lead-reasons.ts";
import { leadEvents, leadStates, openLeadStates } from "#contract/leads/leads.ts";
import { payableRules } from "#contract/networks/networks.ts";
import { bytes, idOf, instant, keyOf, minorUnits, trigrams } from "./columns.ts";
import { hourOfWeek } from "../queries/hour-of-week.ts";
import { networks } from "./network-schema.ts";
import { users } from "./schema.ts";
import { sharedLinks } from "./shared-link-schema.ts";
import { offerVersions, stores } from "./store-schema.ts";

/** A member's click to a store. Its id is sent to the network and returned with the purchase. */
export const clicks = pgTable(
  "clicks",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    storeId: idOf("store_id", () => stores.id),
    network: keyOf("network", () => networks.key),
    /** The offer whose version determines the terms. */
    offerId: t.uuid("offer_id").notNull(),
    offerVersion: t.integer("offer_version").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Purchases after this time aren't credited. */
    expiresAt: instant("expires_at").notNull(),
    ip: t.text("ip"),
    device: t.text("device", { enum: ["phone", "tablet", "desktop"] }),
    country: t.text("country"),
    referrer: t.text("referrer"),
    /** When the first purchase of this click was reported. */
    trackedAt: instant("tracked_at"),
    /**
     * The member's shared link, if the click was made by a visitor without an account who followed it. Nothing
     * about this visitor is stored, and the click says nothing about the member's own behavior.
     */
    sharedLinkId: t.uuid("shared_link_id").references(() => sharedLinks.id),
  }),
  (table) => [
    foreignKey({
      columns: [table.offerId, table.offerVersion],
      foreignColumns: [offerVersions.offerId, offerVersions.version],
    }),
    index("clicks_newest").on(table.createdAt, table.id),
    index("clicks_user").on(table.userId, table.createdAt, table.id),
    index("clicks_store").on(table.storeId, table.createdAt, table.id),
    index("clicks_network").on(table.network, table.createdAt, table.id),
    index("clicks_country")
      .on(table.country, table.createdAt, table.id)
      .where(sql`${table.country} is not null`),
    index("clicks_shared_link")
      .on(table.sharedLinkId)
      .where(sql`${table.sharedLinkId} is not null`),
    index("clicks_tracked")
      .on(table.createdAt, table.id)
      .where(sql`${table.trackedAt} is not null`),
  ],
);

/**
 * Clicks per store and past day (UTC). The day, store and network of a click never change, so each day is
 * counted only once; more recent days are counted from `clicks`.
 */
export const clickDays = pgTable(
  "click_days",
  (t) => ({
    day: t.date("day").notNull(),
    storeId: idOf("store_id", () => stores.id),
    network: keyOf("network", () => networks.key),
    clicks: t.integer("clicks").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.storeId, table.network] })],
);

/**
 * Devices and countries of the clicks of past days (UTC), counted together with `click_days`. An unknown device
 * or country is empty. The counts contain no personal data and remain unchanged when a member leaves.
 */
export const clickAudienceDays = pgTable(
  "click_audience_days",
  (t) => ({
    day: t.date("day").notNull(),
    device: t.text("device").notNull(),
    country: t.text("country").notNull(),
    clicks: t.integer("clicks").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.device, table.country] })],
);

/** A tracked purchase as its network reported it. */
export const leads = pgTable(
  "leads",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    storeId: idOf("store_id", () => stores.id),
    /** `null` only for a claim that was accepted without a click. */
    clickId: t.uuid("click_id").references(() => clicks.id),
    network: keyOf("network", () => networks.key),
    networkTransactionId: t.text("network_transaction_id").notNull(),
    orderNumber: t.text("order_number"),
    /** The normalized order number (`comparableOrder`); `null` if it has no letters or digits. */
    orderReference: t
      .text("order_reference")
      .generatedAlwaysAs(sql`nullif(order_reference("order_number"), '')`),
    /** The normalized transaction id (`comparableTransaction`). */
    transactionReference: t
      .text("transaction_reference")
      .notNull()
      .generatedAlwaysAs(sql`transaction_reference("network_transaction_id")`),
    source: t
      .text("source", { enum: ["postback", "import", "pull", "claim"] })
      .notNull()
      .default("postback"),
    currency: t.text("currency").notNull(),
    orderAmount: minorUnits("order_amount").notNull(),
    commission: minorUnits("commission").notNull(),
    /** The cash back for this order by the terms, whatever the lead's state. */
    cashBack: minorUnits("cash_back").notNull(),
    /** The exchange rates of its amounts; `null` if all were reported in the accounts' currency. */
    conversion: t.jsonb("conversion").$type<Conversion>(),
    /** Whether its amounts are the sum of the parts that its network reported. */
    hasParts: t.boolean("has_parts").notNull().default(false),
    state: t.text("state", { enum: leadStates }).notNull(),
    /** The state to which a lead on hold returns. */
    heldFrom: t.text("held_from", { enum: openLeadStates }),
    reason: t.text("reason", { enum: leadReasons }),
    /** An admin's explanation of the reason, shown to the member. */
    reasonNote: t.text("reason_note"),
    /** Why an admin must review it although nothing was booked. */
    reviewReason: t.text("review_reason", { enum: leadReviewReasons }),
    /** Whether an admin rejected or reversed it. If so, no report reopens it. */
    isClosedByAdmin: t.boolean("is_closed_by_admin").notNull().default(false),
    /** The network's timestamp of the current status and amounts. */
    amountAsOf: instant("amount_as_of").notNull(),
    /** Counts bookings, so that each correction is booked once. */
    revision: t.integer("revision").notNull().default(0),
    /** When the purchase was made. */
    occurredAt: instant("occurred_at").notNull(),
    /** The network's payable rule that was applied to this lead (`payable.ts`). */
    payableRule: t.text("payable_rule", { enum: payableRules }).notNull().default("days"),
    /** The latest date that the network gave for its last possible change. */
    lockedAt: instant("locked_at"),
    /** When the network paid the operator for it. */
    networkPaidAt: instant("network_paid_at"),
    networkPaymentId: t.text("network_payment_id"),
    /** When a confirmed lead becomes payable; `null` if the network has to pay first. */
    releasableAt: instant("releasable_at"),
    expectedPayableAt: instant("expected_payable_at").notNull(),
    /** The end of the expected period if the date is an estimate; `null` if the date is certain. */
    expectedLatestAt: instant("expected_latest_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    confirmedAt: instant("confirmed_at"),
    payableAt: instant("payable_at"),
    /** When it was rejected or reversed. */
    closedAt: instant("closed_at"),
    decidedBy: t.uuid("decided_by").references(() => users.id),
  }),
  (table) => [
    unique("leads_network_transaction").on(table.network, table.networkTransactionId),
    index("leads_order").on(table.storeId, table.orderReference.op("text_pattern_ops")),
    index("leads_transaction_reference").on(table.network, table.transactionReference),
    index("leads_search").using("gin", trigrams(table.networkTransactionId), trigrams(table.orderNumber)),
    index("leads_newest").on(table.occurredAt, table.id),
    index("leads_user").on(table.userId, table.occurredAt, table.id),
    index("leads_store").on(table.storeId, table.occurredAt, table.id),
    index("leads_network").on(table.network, table.occurredAt, table.id),
    index("leads_state").on(table.state, table.occurredAt, table.id),
    index("leads_click").on(table.clickId),
    // Finds the purchases of a month's invoice.
    index("leads_confirmed")
      .on(table.network, table.confirmedAt, table.id)
      .where(sql`${table.confirmedAt} is not null`),
    index("leads_closed")
      .on(table.network, table.closedAt)
      .where(sql`${table.closedAt} is not null`),
    // Finds due leads, and the sums of leads that are due later, with an index-only scan.
    index("leads_open")
      .on(table.state, table.expectedPayableAt, table.currency, table.cashBack)
      .where(sql`${table.state} in ('pending', 'confirmed')`),
    // Finds leads to release.
    index("leads_releasable")
      .on(table.releasableAt)
      .where(sql`${table.state} = 'confirmed'`),
    // Finds open leads whose payable rule differs from the current rule of their network.
    index("leads_rule")
      .on(table.network, table.payableRule)
      .where(sql`${table.state} in ('pending', 'confirmed', 'on_hold')`),
    // Finds leads that an admin must review.
    index("leads_review")
      .on(table.reviewReason, table.occurredAt, table.id)
      .where(sql`${table.reviewReason} is not null`),
    // Used by lists of leads in any state.
    index("leads_expected").on(table.expectedPayableAt),
    index("leads_hour").on(hourOfWeek(table.occurredAt), table.occurredAt, table.id),
    check("leads_amounts", sql`${table.cashBack} >= 0 and ${table.orderAmount} >= 0`),
    check(
      "leads_paid_first",
      sql`${table.state} <> 'payable' or ${table.payableRule} <> 'paid' or ${table.networkPaidAt} is not null`,
    ),
    check("leads_decider", sql`${table.decidedBy} <> ${table.userId}`),
    check("leads_held", sql`(${table.state} = 'on_hold') = (${table.heldFrom} is not null)`),
    check("leads_reason", sql`${table.state} not in ('rejected', 'reversed') or ${table.reason} is not null`),
  ],
);

/** The history of leads, shown to members and admins. */
export const leadChanges = pgTable(
  "lead_changes",
  (t) => ({
    id: t.bigserial("id", { mode: "bigint" }).primaryKey(),
    leadId: idOf("lead_id", () => leads.id),
    at: instant("at").notNull(),
    event: t.text("event", { enum: leadEvents }).notNull(),
    fromState: t.text("from_state", { enum: leadStates }),
    toState: t.text("to_state", { enum: leadStates }).notNull(),
    cashBackBefore: minorUnits("cash_back_before").notNull(),
    cashBackAfter: minorUnits("cash_back_after").notNull(),
    reason: t.text("reason", { enum: leadReasons }),
    /** The admin; `null` for changes by a network or by a schedule. */
    actorId: t.uuid("actor_id").references(() => users.id),
  }),
  (table) => [
    index("lead_changes_lead").on(table.leadId, table.id),
    // Finds purchases whose commission may differ from the invoiced one.
    index("lead_changes_corrected")
      .on(table.at)
      .where(sql`${table.event} in ('correct', 'reopen')`),
  ],
);

/** Claims for purchases that no network reported. */
export const claims = pgTable(
  "claims",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    storeId: idOf("store_id", () => stores.id),
    clickId: idOf("click_id", () => clicks.id),
    orderNumber: t.text("order_number").notNull(),
    /** The normalized order number (`comparableOrder`); `null` if it has no letters or digits. */
    orderReference: t
      .text("order_reference")
      .generatedAlwaysAs(sql`nullif(order_reference("order_number"), '')`),
    /** Whether another claim has the same order. Such claims were sent before spellings were compared. */
    isLegacyDuplicate: t.boolean("is_earlier_duplicate").notNull().default(false),
    orderedOn: t.date("ordered_on").notNull(),
    orderAmount: minorUnits("order_amount").notNull(),
    currency: t.text("currency").notNull(),
    state: t.text("state", { enum: claimStates }).notNull().default("sent"),
    reason: t.text("reason"),
    leadId: t.uuid("lead_id").references(() => leads.id),
    decidedBy: t.uuid("decided_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
  }),
  (table) => [
    // An order can be claimed once, unless the claim was rejected.
    uniqueIndex("claims_once")
      .on(table.storeId, table.orderReference)
      .where(sql`${table.state} <> 'refused' and not ${table.isLegacyDuplicate}`),
    index("claims_order").on(table.storeId, table.orderReference),
    index("claims_user").on(table.userId, table.createdAt, table.id),
    index("claims_state").on(table.state, table.createdAt, table.id),
    check("claims_amount", sql`${table.orderAmount} > 0`),
    check("claims_decider", sql`${table.decidedBy} <> ${table.userId}`),
    check("claims_reason", sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    check("claims_lead", sql`${table.state} <> 'accepted' or ${table.leadId} is not null`),
  ],
);

/** The file uploaded with a claim, in its own table so that lists never read it. */
export const claimProofs = pgTable("claim_proofs", (t) => ({
  claimId: t
    .uuid("claim_id")
    .primaryKey()
    .references(() => claims.id),
  contentType: t.text("content_type", { enum: ["image/jpeg", "image/png", "application/pdf"] }).notNull(),
  content: bytes("content").notNull(),
}));
