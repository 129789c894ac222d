import type { SecurityEventKind } from "#contract/accounts/security-events.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { securityEvents } from "../../database/schema/security-event-schema.ts";
import type { Origin } from "../../request-origin.ts";

interface SecurityEventInput {
  /** `null` for a failed login without an account. */
  userId: string | null;
  kind: SecurityEventKind;
  at: Date;
  origin: Origin;
}

/** Adds a row to an account's security log, in the transaction of the event. */
export async function recordSecurityEvent(
  queryable: Queryable,
  { origin, ...event }: SecurityEventInput,
): Promise<void> {
  await queryable.insert(securityEvents).values({ ...event, ...origin });
}
