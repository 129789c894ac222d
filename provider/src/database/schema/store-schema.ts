import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { couponWorths } from "#contract/coupons/coupon-limits.ts";
import { boostAudiences } from "#contract/offers/boost-audiences.ts";
import type { OfferTier, RecordedOffer } from "#contract/offers/offers.ts";
import { storeCategories } from "#contract/stores/store-categories.ts";
import type { TextByLanguage } from "#contract/text/text.ts";
import { idOf, instant, keyOf, minorUnits, rateValue } from "./columns.ts";
import { networks } from "./network-schema.ts";
import { users } from "./schema.ts";
import { foldedText } from "../queries/text-search.ts";

export const stores = pgTable(
  "stores",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    slug: t.text("slug").notNull().unique(),
    name: t.text("name").notNull(),
    /** The name, normalized for searching and sorting. */
    searchName: t
      .text("search_name")
      .notNull()
      .generatedAlwaysAs(foldedText(sql`"name"`)),
    category: t.text("category", { enum: storeCategories }).notNull(),
    logo: t.text("logo"),
    /** The store's own site, to which networks link. */
    site: t.text("site"),
    /**
     * Whether members may share links to the store's pages. The terms of the store's networks may forbid this.
     */
    takesLinks: t.boolean("takes_links").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("stores_by_name").on(table.searchName, table.slug),
    // Reserved, because `/stores/trending` lists the most popular stores.
    check("stores_slug", sql`${table.slug} <> 'trending'`),
  ],
);

/**
 * The cash back for purchases at a store through one network in a period. The store's page and clicks use the
 * newest valid offer.
 */
export const offers = pgTable(
  "offers",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    storeId: idOf("store_id", () => stores.id),
    network: keyOf("network", () => networks.key),
    /** Rates are basis points (with decimals) or flat amounts in minor units. An offer has only one kind. */
    rateKind: t.text("rate_kind", { enum: ["percent", "flat"] }).notNull(),
    /** The rate for all purchases that no tier covers. */
    rate: rateValue("rate").notNull(),
    tiers: t.jsonb("tiers").$type<OfferTier[]>().notNull().default([]),
    /** The lowest and highest of the rate and the rates of all tiers. */
    rateMinimum: rateValue("rate_minimum").notNull(),
    rateMaximum: rateValue("rate_maximum").notNull(),
    /**
     * The network's commission for a purchase, in the same unit as the rates. It is never less than the
     * member's cash back.
     */
    commission: rateValue("commission").notNull(),
    /**
     * The store's programme id at the network, or its full tracking link if the network's tracking URL starts with
     * `{programme}`.
     */
    programme: t.text("programme"),
    /** The maximum cash back for one purchase. */
    cap: minorUnits("cap"),
    terms: t.jsonb("terms").$type<TextByLanguage>().notNull().default({ en: "" }),
    exclusions: t.jsonb("exclusions").$type<TextByLanguage>().notNull().default({ en: "" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    /** The members to whom a boost applies; `null` for a usual offer. */
    audience: t.text("audience", { enum: boostAudiences }),
    /** The maximum total cash back that a boost may promise. */
    budget: minorUnits("budget"),
    /** The part of the budget that the boost's clicks reserve. */
    promised: minorUnits("promised")
      .notNull()
      .default(sql`0`),
    /** Incremented by each change; `offer_versions` stores every version. */
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
    check(
      "offers_flat_rates",
      sql`${table.rateKind} = 'percent' or (${table.rate} = trunc(${table.rate})
        and ${table.rateMinimum} = trunc(${table.rateMinimum}) and ${table.rateMaximum} = trunc(${table.rateMaximum})
        and ${table.commission} = trunc(${table.commission}))`,
    ),
    check("offers_commission", sql`${table.rateMaximum} <= ${table.commission}`),
    check("offers_cap", sql`${table.cap} > 0`),
    check("offers_boost", sql`${table.audience} is null or ${table.endsAt} is not null`),
    check(
      "offers_budget",
      sql`${table.budget} is null or (${table.audience} is not null and ${table.cap} is not null and ${table.budget} > 0)`,
    ),
    check("offers_promised", sql`${table.promised} >= 0`),
  ],
);

/** A version of an offer, which determines the terms of clicks and is shown as the offer's history. */
export const offerVersions = pgTable(
  "offer_versions",
  (t) => ({
    offerId: idOf("offer_id", () => offers.id),
    version: t.integer("version").notNull(),
    terms: t.jsonb("terms").$type<RecordedOffer>().notNull(),
    /** `null` for a version that no admin created. */
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
    /** `null` for coupons without a code. */
    code: t.text("code"),
    /** A page of the store's own site. */
    link: t.text("link"),
    title: t.jsonb("title").$type<TextByLanguage>().notNull(),
    /** Titles and code, normalized for searching. */
    searchText: t
      .text("search_text")
      .notNull()
      .generatedAlwaysAs(
        foldedText(
          sql`("title"->>'en') || ' ' || coalesce("title"->>'fr', '') || ' ' || coalesce("title"->>'ar', '') || ' ' || coalesce("code", '')`,
        ),
      ),
    terms: t.jsonb("terms").$type<TextByLanguage>().notNull().default({ en: "" }),
    worthKind: t.text("worth_kind", { enum: couponWorths }).notNull().default("none"),
    worth: rateValue("worth").notNull().default(0),
    /**
     * Sorts coupons by saving. All percentages come before all amounts, because the saving of an amount depends
     * on the value of the order.
     */
    worthRank: t
      .integer("worth_rank")
      .notNull()
      .generatedAlwaysAs(
        sql`case "worth_kind" when 'percent' then 1000000000 + 100 * "worth" when 'amount' then least("worth", 999999999) else 0 end`,
      ),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    /** Incremented by each change. */
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
        and case ${table.worthKind} when 'percent' then ${table.worth} <= 10000 else ${table.worth} = trunc(${table.worth}) end`,
    ),
  ],
);

/** Members' votes on coupons: one per member and coupon. */
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
