import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { storeCategories } from "#contract/stores.ts";
import { instant, minorUnits } from "./columns.ts";
import { users } from "./schema.ts";
import { folded } from "./text-search.ts";

export const stores = pgTable(
  "stores",
  {
    id: uuid("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    /** The name as it is searched for and sorted by. */
    searchName: text("search_name")
      .notNull()
      .generatedAlwaysAs(folded(sql`"name"`)),
    category: text("category", { enum: storeCategories }).notNull(),
    logo: text("logo"),
    /** Cash back: a share in basis points or a flat amount in minor units, from–to when it differs by product. */
    rateKind: text("rate_kind", { enum: ["percent", "flat"] }),
    rateMinimum: integer("rate_minimum"),
    rateMaximum: integer("rate_maximum"),
    coupons: integer("coupons").notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("stores_by_name").on(table.searchName, table.slug)],
);

/** A tracked purchase as its network reported it (design §4 Earning). */
export const leads = pgTable(
  "leads",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    storeId: uuid("store_id")
      .notNull()
      .references(() => stores.id),
    network: text("network").notNull(),
    networkTransactionId: text("network_transaction_id").notNull(),
    currency: text("currency").notNull(),
    orderAmount: minorUnits("order_amount").notNull(),
    commission: minorUnits("commission").notNull(),
    cashBack: minorUnits("cash_back").notNull(),
    state: text("state", {
      enum: ["pending", "confirmed", "payable", "rejected", "reversed", "on_hold"],
    }).notNull(),
    occurredAt: instant("occurred_at").notNull(),
    expectedPayableAt: instant("expected_payable_at").notNull(),
  },
  (table) => [
    unique("leads_network_transaction").on(table.network, table.networkTransactionId),
    index("leads_user").on(table.userId, table.occurredAt.desc()),
    index("leads_store").on(table.storeId, table.occurredAt.desc()),
  ],
);
