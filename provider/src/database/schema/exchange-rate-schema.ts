import { sql } from "drizzle-orm";
import { check, index, pgTable, unique } from "drizzle-orm/pg-core";
import { rateSources } from "#contract/exchange-rates/exchange-rates.ts";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** The value of one unit of a currency on a day, in the accounts' currency (`base`). */
export const exchangeRates = pgTable(
  "exchange_rates",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    base: t.text("base").notNull(),
    currency: t.text("currency").notNull(),
    day: t.date("day").notNull(),
    rate: t.numeric("rate").notNull(),
    source: t.text("source", { enum: rateSources }).notNull(),
    importedAt: instant("imported_at").notNull(),
    /** `null` for a rate that the provider fetched itself. */
    importedBy: t.uuid("imported_by").references(() => users.id),
  }),
  (table) => [
    unique("exchange_rates_day").on(table.base, table.currency, table.day),
    index("exchange_rates_newest").on(table.base, table.day, table.id),
    check("exchange_rates_rate", sql`${table.rate} > 0`),
    check("exchange_rates_foreign", sql`${table.currency} <> ${table.base}`),
  ],
);

/** A file of rates, stored on upload so that exactly the previewed content is applied. */
export const exchangeRateFiles = pgTable(
  "exchange_rate_files",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    fileName: t.text("file_name").notNull(),
    /** `null` once it is applied. */
    content: t.text("content"),
    createdBy: idOf("created_by", () => users.id),
    createdAt: instant("created_at").notNull(),
    appliedAt: instant("applied_at"),
  }),
  (table) => [
    index("exchange_rate_files_author").on(table.createdBy),
    check("exchange_rate_files_applied", sql`(${table.content} is null) = (${table.appliedAt} is not null)`),
  ],
);
