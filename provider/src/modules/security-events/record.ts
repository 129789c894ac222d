import type { SecurityEventKind } from "#contract/security-events.ts";
import type { Queryable } from "../../database/connection.ts";
import { securityEvents } from "../../database/security-event-schema.ts";
import type { Origin } from "../../request-origin.ts";

interface SecurityEventInput {
  /** Null for a failed login at no account. */
  userId: string | null;
  kind: SecurityEventKind;
  at: Date;
  origin: Origin;
}

/** Keeps what happened to the safety of an account for its owner; in the transaction of what it tells about. */
export async function recordSecurityEvent(
  queryable: Queryable,
  { origin, ...event }: SecurityEventInput,
): Promise<void> {
  await queryable.insert(securityEvents).values({ ...event, ...origin });
}
