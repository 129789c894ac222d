import { asc, inArray, sql } from "drizzle-orm";
import { isBuiltIn } from "#contract/permissions.ts";
import type { Queryable } from "../../database/connection.ts";
import { roles } from "../../database/role-schema.ts";

/** More own roles than this cannot be told apart in a list. */
export const mostRoles = 50;

/** Own roles by their names, for filters and forms. */
export function findOwnNames(queryable: Queryable): Promise<{ value: string; name: string }[]> {
  return queryable
    .select({ value: roles.key, name: roles.name })
    .from(roles)
    .orderBy(asc(sql`lower(${roles.name})`))
    .limit(mostRoles);
}

/** What these roles are called, by key; built-in ones are left out. */
export async function findRoleNames(queryable: Queryable, keys: string[]): Promise<Map<string, string>> {
  const own = keys.filter((key) => !isBuiltIn(key));
  if (own.length === 0) return new Map();
  const rows = await queryable
    .select({ key: roles.key, name: roles.name })
    .from(roles)
    .where(inArray(roles.key, own));
  return new Map(rows.map(({ key, name }) => [key, name]));
}
