import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Permission } from "#contract/roles/permissions.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { mayCall } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { lockRoles } from "../permissions/lock-roles.ts";

/**
 * Verifies that a user still has one of these permissions and locks it until the transaction ends: a concurrent
 * demotion or suspension waits (M6). Without permissions it requires the role `admin`.
 * @throws Problem 403 `forbidden`
 */
export async function lockAdmin(
  tx: Transaction,
  adminId: string,
  oneOf: readonly Permission[],
): Promise<void> {
  const allowedIds = await lockAdmins(tx, [adminId], oneOf);
  if (!allowedIds.has(adminId)) throw new Problem(403, "forbidden");
}

/**
 * Returns which of the users have one of the permissions, and locks them until the transaction ends. Locks the
 * users before their roles, and always in the same order.
 */
export async function lockAdmins(
  tx: Transaction,
  ids: string[],
  oneOf: readonly Permission[],
): Promise<Set<string>> {
  const people = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(inArray(users.id, ids), ne(users.role, "member"), eq(users.status, "active")))
    .orderBy(asc(users.id))
    .for("share");
  const permissionsOf = await lockRoles(
    tx,
    people.map(({ role }) => role),
  );
  const allowed = people.filter(({ role }) => mayCall({ role, permissions: permissionsOf(role) }, oneOf));
  return new Set(allowed.map(({ id }) => id));
}
