import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { idOf, instant } from "./columns.ts";
import { users } from "./schema.ts";

/**
 * Accounts at external services with which members can log in here. A member can connect one account per
 * service.
 */
export const connectedServices = pgTable(
  "connected_services",
  (t) => ({
    userId: idOf("user_id", () => users.id),
    /** The service's key in `OPENID_PROVIDERS`. */
    service: t.text("service").notNull(),
    /**
     * Hash of service, issuer and subject. If the service's key or issuer changes, the connection is no longer
     * valid.
     */
    identityHash: t.text("identity_hash").notNull().unique(),
    connectedAt: instant("connected_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.service] })],
);

/** Completed login redirects. They are stored until they expire, so that none can be used twice. */
export const usedServiceFlows = pgTable(
  "used_service_flows",
  (t) => ({ hash: t.text("hash").primaryKey(), expiresAt: instant("expires_at").notNull() }),
  (table) => [index("used_service_flows_expired").on(table.expiresAt)],
);
