import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Accounts at external services with which members can log in here, one per member and service. */
export const connectedServices = pgTable(
  "connected_services",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    /** Its key in `OPENID_PROVIDERS`. */
    service: t.text("service").notNull(),
    /** Hash of service, issuer and subject: a changed key or issuer invalidates it. */
    identityHash: t.text("identity_hash").notNull().unique(),
    connectedAt: instant("connected_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.service] })],
);

/** Login redirects that were completed. They can't be used again until they expire. */
export const usedServiceFlows = pgTable(
  "used_service_flows",
  (t) => ({ hash: t.text("hash").primaryKey(), expiresAt: instant("expires_at").notNull() }),
  (table) => [index("used_service_flows_expired").on(table.expiresAt)],
);
