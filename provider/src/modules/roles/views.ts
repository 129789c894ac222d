import { desc, eq, asc, sql } from "drizzle-orm";
import type { AdminRole } from "#contract/roles/admin-roles.ts";
import { builtInRoles, permissionsOfBuiltIn } from "#contract/roles/permissions.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { maxCounted } from "../../database/queries/keyset.ts";
import { roles } from "../../database/schema/role-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { maxRoles } from "../permissions/role-names.ts";
import { permissionsOfRole } from "../permissions/role-permissions.ts";

const maxPeopleShown = 4;

export type RoleRow = typeof roles.$inferSelect;

/** Lists all roles with the people who have them: built-in roles first, then custom ones by name. */
export async function findRoles(queryable: Queryable): Promise<AdminRole[]> {
  const customRoles = await queryable
    .select()
    .from(roles)
    .orderBy(asc(sql`lower(${roles.name})`))
    .limit(maxRoles);
  const roleList = [
    ...builtInRoles.map((key) => ({
      key,
      name: null,
      permissions: [...permissionsOfBuiltIn(key)],
      version: null,
      changedAt: null,
    })),
    ...customRoles.map(({ key, name, permissions, version, changedAt }) => ({
      key,
      name,
      permissions: [...permissionsOfRole(key, permissions)],
      version,
      changedAt: changedAt.toISOString(),
    })),
  ];
  const found: AdminRole[] = [];
  for (const role of roleList) found.push({ ...role, people: await findRoleMembers(queryable, role.key) });
  return found;
}

async function findRoleMembers(queryable: Queryable, key: string): Promise<AdminRole["people"]> {
  const has = eq(users.role, key);
  const bounded = queryable
    .select({ id: users.id })
    .from(users)
    .where(has)
    .limit(maxCounted + 1);
  const count = await queryable.$count(bounded.as("bounded"));
  const members = await queryable
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(has)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(maxPeopleShown);
  return { count: Math.min(count, maxCounted), isExact: count <= maxCounted, some: members };
}
