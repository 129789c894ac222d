import { and, asc, eq, ne } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";

// The maximum number of staff members listed.
const maxListed = 200;

/** Selects active staff accounts. */
export const isActiveStaff = and(ne(users.role, "member"), eq(users.status, "active"));

/** Lists staff by name. */
export function findStaff(queryable: Queryable) {
  return queryable
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(isActiveStaff)
    .orderBy(asc(users.name), asc(users.id))
    .limit(maxListed);
}
