import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { couponWorths } from "#contract/coupons/coupon-limits.ts";
import { programmeStates } from "#contract/networks/programme-states.ts";
import { instant, keyOf, rateValue } from "./columns.ts";
import { networks } from "./network-schema.ts";
import { coupons, offers, stores } from "./store-schema.ts";

/** A network's programmes as listed by its API. They are proposals from which admins create offers. */
export const networkProgrammes = pgTable(
  "network_programmes",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    network: keyOf("network", () => networks.key),
    /** The programme's id at the network. */
    programme: t.text("programme").notNull(),
    /** The value for the tracking URL if it isn't the programme's id: the programme's own link or code. */
    trackingId: t.text("tracking_id"),
    name: t.text("name").notNull(),
    site: t.text("site"),
    domains: t.jsonb("domains").$type<string[]>().notNull(),
    logo: t.text("logo"),
    /**
     * The range of commissions, in the unit of offers; `null` if the network lists none in the accounts'
     * currency.
     */
    rateKind: t.text("rate_kind", { enum: ["percent", "flat"] }),
    commissionMinimum: rateValue("commission_minimum"),
    commissionMaximum: rateValue("commission_maximum"),
    validationDays: t.integer("validation_days"),
    hasDeepLinks: t.boolean("has_deep_links"),
    state: t.text("state", { enum: programmeStates }).notNull().default("new"),
    /** The store and offer that were created from it. */
    storeId: t.uuid("store_id").references(() => stores.id),
    offerId: t.uuid("offer_id").references(() => offers.id),
    firstSeenAt: instant("first_seen_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    /** Since when the network's complete lists lack the programme; `null` while they contain it. */
    missingSince: instant("missing_since"),
  }),
  (table) => [
    uniqueIndex("network_programmes_once").on(table.network, table.programme),
    index("network_programmes_newest").on(table.changedAt, table.id),
    check(
      "network_programmes_commission",
      sql`(${table.rateKind} is null) = (${table.commissionMaximum} is null)
        and (${table.rateKind} is null) = (${table.commissionMinimum} is null)
        and ${table.commissionMinimum} between 0 and ${table.commissionMaximum}`,
    ),
    check("network_programmes_offer", sql`${table.offerId} is null or ${table.storeId} is not null`),
  ],
);

/** A network's coupons as listed by its API. They are proposals from which admins create coupons. */
export const networkCoupons = pgTable(
  "network_coupons",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    network: keyOf("network", () => networks.key),
    /** The coupon's id at the network. */
    coupon: t.text("coupon").notNull(),
    /** The network's id of the coupon's programme. */
    programme: t.text("programme").notNull(),
    title: t.text("title").notNull(),
    terms: t.text("terms").notNull().default(""),
    code: t.text("code"),
    /** The store's page with the offer. */
    page: t.text("page"),
    worthKind: t.text("worth_kind", { enum: couponWorths }).notNull().default("none"),
    worth: rateValue("worth").notNull().default(0),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    state: t.text("state", { enum: programmeStates }).notNull().default("new"),
    /** The coupon that was created from it. */
    couponId: t.uuid("coupon_id").references(() => coupons.id),
    firstSeenAt: instant("first_seen_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    /** Since when the network's complete lists lack the coupon; `null` while they contain it. */
    missingSince: instant("missing_since"),
  }),
  (table) => [
    uniqueIndex("network_coupons_once").on(table.network, table.coupon),
    index("network_coupons_newest").on(table.changedAt, table.id),
    uniqueIndex("network_coupons_made").on(table.couponId),
  ],
);
