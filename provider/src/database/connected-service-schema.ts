import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Accounts at outside services that open an account here, one a member and service. */
export const connectedServices = pgTable(
  "connected_services",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    /** Its key in `OPENID_PROVIDERS`. */
    service: t.text("service").notNull(),
    /** Of service, issuer and subject: with another key or issuer one day it opens nothing. */
    identityHash: t.text("identity_hash").notNull().unique(),
    connectedAt: instant("connected_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.service] })],
);

/** Ways to a service that were come back on; until they expire nobody comes back on them again. */
export const usedServiceFlows = pgTable(
  "used_service_flows",
  (t) => ({ hash: t.text("hash").primaryKey(), expiresAt: instant("expires_at").notNull() }),
  (table) => [index("used_service_flows_expired").on(table.expiresAt)],
);
