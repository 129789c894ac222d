import { and, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../database/engine/connection.ts";
import { securityEvents } from "../../database/schema/security-event-schema.ts";

const day = 24 * 60 * 60 * 1000;
const retention = 365 * day;

/** Deletes events older than a year, and events without an account after a day. */
export async function pruneSecurityEvents(database: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database
    .delete(securityEvents)
    .where(
      or(
        lt(securityEvents.at, ago(retention)),
        and(isNull(securityEvents.userId), lt(securityEvents.at, ago(day))),
      ),
    );
}
