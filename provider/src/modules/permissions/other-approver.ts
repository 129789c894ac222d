import { and, isNotNull, notInArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";

const hasApproverRole = sql`${users.role} in (select key from roles where could_approve)`;

/**
 * Returns whether anyone besides these people has ever had a role that can assign roles. Suspended people and
 * people who have lost the role are included: otherwise, an admin could suspend all others and then decide
 * alone.
 */
export async function hasEverHadOtherApprover(queryable: Queryable, ids: string[]): Promise<boolean> {
  const approvers = await queryable
    .select({ id: users.id })
    .from(users)
    .where(and(or(isNotNull(users.approverSince), hasApproverRole), notInArray(users.id, ids)))
    .limit(1);
  return approvers.length > 0;
}
