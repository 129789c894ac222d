import { and, eq, inArray, max } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { securityEvents } from "../../database/schema/security-event-schema.ts";

/** Returns when a member's password was last set; `null` if the security log doesn't contain it. */
export async function findPasswordTime(queryable: Queryable, userId: string): Promise<Date | null> {
  const [row] = await queryable
    .select({ at: max(securityEvents.at) })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        inArray(securityEvents.kind, ["registered", "password_changed", "password_reset"]),
      ),
    );
  return row?.at ?? null;
}
