import { sql } from "drizzle-orm";
import { check, index, pgTable } from "drizzle-orm/pg-core";
import { networkClaimStates } from "#contract/claims/network-claim-states.ts";
import { connectorFailures } from "#contract/networks/connector-failures.ts";
import { idOf, instant, keyOf } from "./columns.ts";
import { claims } from "./earning-schema.ts";
import { networks } from "./network-schema.ts";
import { users } from "./schema.ts";

/** Claims that are sent by API to their network, with the network's answers. */
export const networkClaims = pgTable(
  "network_claims",
  (t) => ({
    claimId: t
      .uuid("claim_id")
      .primaryKey()
      .references(() => claims.id),
    network: keyOf("network", () => networks.key),
    state: t.text("state", { enum: networkClaimStates }).notNull().default("waiting"),
    /** The claim's id at the network; `null` until the network's response or list contains it. */
    reference: t.text("reference"),
    /** Why the network declined or refused it, in the network's words. */
    reason: t.text("reason"),
    /** Why the last attempt to send the claim failed. Set while the next attempt is pending. */
    failure: t.text("failure", { enum: connectorFailures }),
    requestedBy: idOf("requested_by", () => users.id),
    requestedAt: instant("requested_at").notNull(),
    /** The time of the last attempt to send the claim, whether or not the network answered. */
    attemptedAt: instant("attempted_at"),
    answeredAt: instant("answered_at"),
  }),
  (table) => [
    index("network_claims_open")
      .on(table.network, table.requestedAt)
      .where(sql`${table.state} in ('waiting', 'sent')`),
    check("network_claims_attempted", sql`${table.state} = 'waiting' or ${table.attemptedAt} is not null`),
    check(
      "network_claims_answered",
      sql`(${table.state} in ('waiting', 'sent')) = (${table.answeredAt} is null)`,
    ),
  ],
);
