import { and, eq, or, sql } from "drizzle-orm";
import type { ActivityName } from "#contract/activity-logs/activities.ts";
import { activityLogs } from "../../database/schema/activity-log-schema.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { Problem } from "../../problem.ts";

/** The activity log's action for an admin turning off a member's second factor. */
export const resetActivity = "user.reset-second-factor" satisfies ActivityName;

interface Pair {
  admin: string;
  member: string;
}

/** Returns whether an admin ever turned off, or requested to turn off, a member's second factor. */
export async function hasReset(queryable: Queryable, { admin, member }: Pair): Promise<boolean> {
  const rows = await queryable
    .select({ sequence: activityLogs.sequence })
    .from(activityLogs)
    .where(
      and(
        eq(activityLogs.action, resetActivity),
        eq(activityLogs.objectId, member),
        // If another admin approved the request, the actor is that admin, and `requestedBy` is the requesting
        // one.
        or(eq(activityLogs.actorId, admin), eq(sql`${activityLogs.after}->>'requestedBy'`, admin)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Prevents the admin who turned off a member's second factor from also paying out that member's money, as one
 * admin could take the account over alone.
 * @throws Problem 403 `second_factor_reset_by_you`
 */
export async function assertNotResetter(queryable: Queryable, pair: Pair): Promise<void> {
  if (await hasReset(queryable, pair)) throw new Problem(403, "second_factor_reset_by_you");
}
