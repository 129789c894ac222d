import { asc, inArray, sql } from "drizzle-orm";
import { isBuiltIn, type Permission } from "#contract/roles/permissions.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { roles } from "../../database/schema/role-schema.ts";
import { permissionsOfRole } from "./role-permissions.ts";

/**
 * Locks roles until the transaction ends, so that concurrent changes wait, and returns their permissions (M6).
 * People are always locked before their roles.
 */
export async function lockRoles(
  tx: Transaction,
  keys: Iterable<string>,
): Promise<(role: string) => readonly Permission[]> {
  const customKeys = [...new Set(keys)].filter((key) => !isBuiltIn(key));
  const rows =
    customKeys.length === 0
      ? []
      : await tx
          .select({ key: roles.key, permissions: roles.permissions })
          .from(roles)
          .where(inArray(roles.key, customKeys))
          .orderBy(asc(roles.key))
          .for("share");
  const permissionsByRole = new Map(rows.map(({ key, permissions }) => [key, permissions]));
  return (role) => permissionsOfRole(role, permissionsByRole.get(role));
}

/**
 * Locks all changes of roles, role assignments and colleagues' accounts until the transaction ends. Such
 * changes are rare, and each of them reads data that another may be changing.
 */
export async function lockStaffChanges(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('roles', 0))`);
}
