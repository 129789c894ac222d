import { desc, eq, and, asc, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AdminRole, RoleRequest } from "#contract/admin-roles.ts";
import { builtInRoles, permissionsOfBuiltIn } from "#contract/permissions.ts";
import type { Queryable } from "../../database/connection.ts";
import { countedAtMost } from "../../database/keyset.ts";
import { personColumns, requester } from "../../database/person-columns.ts";
import { roleRequests, roles } from "../../database/role-schema.ts";
import { users } from "../../database/schema.ts";
import { mayCall, type Identity } from "../../plugins/identity.ts";
import { refusalOf } from "./four-eyes.ts";
import { mostRoles } from "../permissions/role-names.ts";
import { permissionsOfRole } from "../permissions/role-permissions.ts";

const faces = 4;

export type RoleRow = typeof roles.$inferSelect;

/** All roles with who has them, the built-in ones first, own ones by name. */
export async function findRoles(queryable: Queryable): Promise<AdminRole[]> {
  const own = await queryable
    .select()
    .from(roles)
    .orderBy(asc(sql`lower(${roles.name})`))
    .limit(mostRoles);
  const listed = [
    ...builtInRoles.map((key) => ({
      key,
      name: null,
      permissions: [...permissionsOfBuiltIn(key)],
      version: null,
      changedAt: null,
    })),
    ...own.map(({ key, name, permissions, version, changedAt }) => ({
      key,
      name,
      permissions: [...permissionsOfRole(key, permissions)],
      version,
      changedAt: changedAt.toISOString(),
    })),
  ];
  const found: AdminRole[] = [];
  for (const role of listed) found.push({ ...role, people: await findPeople(queryable, role.key) });
  return found;
}

async function findPeople(queryable: Queryable, key: string): Promise<AdminRole["people"]> {
  const has = eq(users.role, key);
  const bounded = queryable
    .select({ id: users.id })
    .from(users)
    .where(has)
    .limit(countedAtMost + 1);
  const count = await queryable.$count(bounded.as("bounded"));
  const some = await queryable
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(has)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(faces);
  return { count: Math.min(count, countedAtMost), isExact: count <= countedAtMost, some };
}

const receiver = alias(users, "receiver");

/** What waits for a second person, the longest waiting first. */
export async function findRequests(
  queryable: Queryable,
  viewer: Pick<Identity, "userId" | "role" | "permissions">,
): Promise<RoleRequest[]> {
  const rows = await queryable
    .select({
      request: roleRequests,
      role: { name: roles.name, permissions: roles.permissions },
      by: personColumns(requester),
      user: { id: receiver.id, name: receiver.name, email: receiver.email, role: receiver.role },
    })
    .from(roleRequests)
    .innerJoin(requester, eq(requester.id, roleRequests.requestedBy))
    .leftJoin(receiver, eq(receiver.id, roleRequests.userId))
    .leftJoin(roles, eq(roles.key, roleRequests.role))
    .where(and(eq(roleRequests.state, "requested")))
    .orderBy(asc(roleRequests.requestedAt), asc(roleRequests.id))
    .limit(100);
  return rows.map(({ request, role, by, user }) => {
    const now = permissionsOfRole(request.role, role?.permissions);
    const before = request.kind === "save" ? now : user ? permissionsOfRole(user.role, null) : [];
    const after = request.kind === "save" ? permissionsOfRole(request.role, request.permissions) : now;
    return {
      id: request.id,
      kind: request.kind,
      role: request.role,
      roleName: request.name ?? role?.name ?? null,
      before: [...before],
      after: [...after],
      user: user && { id: user.id, name: user.name, email: user.email },
      requestedBy: by,
      requestedAt: request.requestedAt.toISOString(),
      canApprove: mayCall(viewer, ["roles.write"]) && !refusalOf(request, viewer, after),
    };
  });
}
