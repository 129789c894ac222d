import { asc, inArray, sql } from "drizzle-orm";
import { isBuiltIn } from "#contract/roles/permissions.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { roles } from "../../database/schema/role-schema.ts";

/** The maximum number of custom roles, so that a list of them stays readable. */
export const maxRoles = 50;

/** Lists custom roles by name, for filters and forms. */
export function findOwnNames(queryable: Queryable): Promise<{ value: string; name: string }[]> {
  return queryable
    .select({ value: roles.key, name: roles.name })
    .from(roles)
    .orderBy(asc(sql`lower(${roles.name})`))
    .limit(maxRoles);
}

/** Returns the names of custom roles, by key. Built-in roles are left out. */
export async function findRoleNames(queryable: Queryable, keys: string[]): Promise<Map<string, string>> {
  const customKeys = keys.filter((key) => !isBuiltIn(key));
  if (customKeys.length === 0) return new Map();
  const rows = await queryable
    .select({ key: roles.key, name: roles.name })
    .from(roles)
    .where(inArray(roles.key, customKeys));
  return new Map(rows.map(({ key, name }) => [key, name]));
}
