import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
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
    // Alerts go to the members who have a store.
    index("favourite_stores_store").on(table.storeId),
  ],
);
