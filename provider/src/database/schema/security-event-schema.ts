import { index, pgTable } from "drizzle-orm/pg-core";
import { securityEventKinds } from "#contract/accounts/security-events.ts";
import { instant } from "./columns.ts";
import { users } from "./schema.ts";

/** The security log of an account, visible to its owner. */
export const securityEvents = pgTable(
  "security_events",
  (t) => ({
    id: t.bigserial("id", { mode: "bigint" }).primaryKey(),
    /**
     * `null` for a failed login without an account. It is logged as well, so that the response time reveals
     * nothing (S11).
     */
    userId: t.uuid("user_id").references(() => users.id),
    kind: t.text("kind", { enum: securityEventKinds }).notNull(),
    at: instant("at").notNull(),
    ip: t.text("ip"),
    userAgent: t.text("user_agent"),
  }),
  (table) => [
    index("security_events_user").on(table.userId, table.id),
    index("security_events_at").on(table.at),
  ],
);
