import { and, eq, inArray } from "drizzle-orm";
import type { AdminUser } from "#contract/accounts/admin-users.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { staffRequests } from "../../database/schema/role-schema.ts";

/** Returns the pending requests that concern these accounts, by account id. */
export async function findWaiting(
  queryable: Queryable,
  userIds: string[],
): Promise<Map<string, AdminUser["waitsFor"]>> {
  const rows = await queryable
    .select({ userId: staffRequests.userId, kind: staffRequests.kind })
    .from(staffRequests)
    .where(and(inArray(staffRequests.userId, userIds), eq(staffRequests.state, "requested")));
  const waiting = new Map<string, AdminUser["waitsFor"]>();
  for (const { userId, kind } of rows)
    if (userId !== null && kind !== "save") waiting.set(userId, [...(waiting.get(userId) ?? []), kind]);
  return waiting;
}
