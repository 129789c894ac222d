import { and, asc, eq, ne } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { users } from "../../database/schema.ts";

// More than any list of choices should hold.
const most = 200;

/** Whether an account is somebody's who works here. */
export const worksHere = and(ne(users.role, "member"), eq(users.status, "active"));

/** Who works here, by name. */
export function findStaff(queryable: Queryable) {
  return queryable
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(worksHere)
    .orderBy(asc(users.name), asc(users.id))
    .limit(most);
}
