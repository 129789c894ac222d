import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { idOf, instant, rateValue } from "./columns.ts";
import { users } from "./schema.ts";
import { stores } from "./store-schema.ts";

/** Members' favourite stores. */
export const favouriteStores = pgTable(
  "favourite_stores",
  {
    userId: idOf("user_id", () => users.id),
    storeId: idOf("store_id", () => stores.id),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.storeId] }),
    index("favourite_stores_latest").on(table.userId, table.addedAt, table.storeId),
    // Finds the members to alert about a store.
    index("favourite_stores_store").on(table.storeId),
  ],
);

/**
 * The highest rate of each store that is a favorite, at the time of the last comparison, in basis points or
 * minor units.
 */
export const storeRates = pgTable("store_rates", (t) => ({
  storeId: t
    .uuid("store_id")
    .primaryKey()
    .references(() => stores.id),
  rateKind: t.text("rate_kind", { enum: ["percent", "flat"] }).notNull(),
  rate: rateValue("rate").notNull(),
  notedAt: instant("noted_at").notNull(),
}));

/** Alerts that were sent to a member, or dropped because the member had received too many. */
export const memberAlerts = pgTable(
  "member_alerts",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    /** Identifies the event. */
    subject: t.text("subject").notNull(),
    handledAt: instant("handled_at").notNull(),
    /** `null` if the alert was dropped. */
    sentAt: instant("sent_at"),
  }),
  (table) => [
    primaryKey({ columns: [table.userId, table.subject] }),
    index("member_alerts_handled").on(table.handledAt),
  ],
);
