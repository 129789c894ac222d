import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { couponWorths } from "#contract/coupon-limits.ts";
import type { OfferTier, RecordedOffer } from "#contract/offers.ts";
import { storeCategories } from "#contract/stores.ts";
import type { TextByLanguage } from "#contract/text.ts";
import { idOf, instant, keyOf, minorUnits } from "./columns.ts";
import { networks } from "./network-schema.ts";
import { users } from "./schema.ts";
import { folded } from "./text-search.ts";

export const stores = pgTable(
  "stores",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    slug: t.text("slug").notNull().unique(),
    name: t.text("name").notNull(),
    /** The name as it is searched for and sorted by. */
    searchName: t
      .text("search_name")
      .notNull()
      .generatedAlwaysAs(folded(sql`"name"`)),
    category: t.text("category", { enum: storeCategories }).notNull(),
    logo: t.text("logo"),
    /** The store's own site; networks lead there. */
    site: t.text("site"),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("stores_by_name").on(table.searchName, table.slug),
    // Its address is the list of the most ordered ones.
    check("stores_slug", sql`${table.slug} <> 'trending'`),
  ],
);

/**
 * What a store's purchases give back through one network, while it lasts. The newest that runs is the one
 * a store shows and a click is made for.
 */
export const offers = pgTable(
  "offers",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    storeId: idOf("store_id", () => stores.id),
    network: keyOf("network", () => networks.key),
    /** Rates are shares in basis points or flat amounts in minor units; an offer has one kind only. */
    rateKind: t.text("rate_kind", { enum: ["percent", "flat"] }).notNull(),
    /** Of everything no tier names. */
    rate: t.integer("rate").notNull(),
    tiers: t.jsonb("tiers").$type<OfferTier[]>().notNull().default([]),
    /** The lowest and highest of rate and tiers. */
    rateMinimum: t.integer("rate_minimum").notNull(),
    rateMaximum: t.integer("rate_maximum").notNull(),
    /** What the network pays for a purchase, in the rate's kind: never less than a member gets. */
    commission: t.integer("commission").notNull(),
    /** The most one purchase gives back. */
    cap: minorUnits("cap"),
    terms: t.jsonb("terms").$type<TextByLanguage>().notNull().default({ en: "" }),
    exclusions: t.jsonb("exclusions").$type<TextByLanguage>().notNull().default({ en: "" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    /** Counts the changes; `offer_versions` keeps what was in force. */
    version: t.integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("offers_store").on(table.storeId, table.startsAt, table.id),
    check("offers_period", sql`${table.endsAt} is null or ${table.endsAt} > ${table.startsAt}`),
    check(
      "offers_rate",
      sql`${table.rateMinimum} >= 0 and ${table.rate} between ${table.rateMinimum} and ${table.rateMaximum}`,
    ),
    check("offers_commission", sql`${table.rateMaximum} <= ${table.commission}`),
    check("offers_cap", sql`${table.cap} > 0`),
  ],
);

/** An offer as it stood: what a click was promised, and the offer's history. */
export const offerVersions = pgTable(
  "offer_versions",
  (t) => ({
    offerId: idOf("offer_id", () => offers.id),
    version: t.integer("version").notNull(),
    terms: t.jsonb("terms").$type<RecordedOffer>().notNull(),
    /** Null for what no admin wrote. */
    changedBy: t.uuid("changed_by").references(() => users.id),
    changedAt: instant("changed_at").notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.offerId, table.version] })],
);

export const coupons = pgTable(
  "coupons",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    storeId: idOf("store_id", () => stores.id),
    /** Null where there is nothing to type in. */
    code: t.text("code"),
    /** A page of the store's own site. */
    link: t.text("link"),
    title: t.jsonb("title").$type<TextByLanguage>().notNull(),
    /** Titles and code as they are searched for. */
    searchText: t
      .text("search_text")
      .notNull()
      .generatedAlwaysAs(
        folded(
          sql`("title"->>'en') || ' ' || coalesce("title"->>'fr', '') || ' ' || coalesce("title"->>'ar', '') || ' ' || coalesce("code", '')`,
        ),
      ),
    terms: t.jsonb("terms").$type<TextByLanguage>().notNull().default({ en: "" }),
    worthKind: t.text("worth_kind", { enum: couponWorths }).notNull().default("none"),
    worth: t.integer("worth").notNull().default(0),
    /** What saves most first: a share above every amount, as what an amount is worth depends on the order. */
    worthRank: t
      .integer("worth_rank")
      .notNull()
      .generatedAlwaysAs(
        sql`case "worth_kind" when 'percent' then 1000000000 + "worth" when 'amount' then least("worth", 999999999) else 0 end`,
      ),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    /** Counts the changes. */
    version: t.integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("coupons_store").on(table.storeId, table.startsAt),
    index("coupons_newest").on(table.startsAt, table.id),
    index("coupons_by_worth").on(table.worthRank, table.id),
    check("coupons_period", sql`${table.endsAt} is null or ${table.endsAt} > ${table.startsAt}`),
    check("coupons_way", sql`${table.code} is null or ${table.link} is null`),
    check(
      "coupons_worth",
      sql`(${table.worthKind} = 'none') = (${table.worth} = 0) and ${table.worth} >= 0
        and (${table.worthKind} <> 'percent' or ${table.worth} <= 10000)`,
    ),
  ],
);

/** What members said of a coupon: one vote each. */
export const couponVotes = pgTable(
  "coupon_votes",
  (t) => ({
    couponId: idOf("coupon_id", () => coupons.id),
    userId: idOf("user_id", () => users.id),
    worked: t.boolean("worked").notNull(),
    votedAt: instant("voted_at").notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.couponId, table.userId] }),
    index("coupon_votes_user").on(table.userId),
  ],
);
