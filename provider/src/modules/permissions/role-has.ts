import { or, inArray, sql, type SQL } from "drizzle-orm";
import { builtInRolesWith, type Permission } from "#contract/roles/permissions.ts";
import { users } from "../../database/schema/schema.ts";

/**
 * A condition on `users`: the user's role has one of these permissions. If none is given, the role is `admin`.
 */
export function roleHas(oneOf: readonly Permission[]): SQL {
  if (oneOf.length === 0) return inArray(users.role, ["admin"]);
  const permissionArray = `{${oneOf.join(",")}}`;
  return or(
    inArray(users.role, oneOf.flatMap(builtInRolesWith)),
    sql`${users.role} in (select key from roles where permissions && ${permissionArray}::text[])`,
  )!;
}
