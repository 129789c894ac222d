import { asc, inArray, sql } from "drizzle-orm";
import { isBuiltIn, type Permission } from "#contract/roles/permissions.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { roles } from "../../database/schema/role-schema.ts";
import { permissionsOfRole } from "./role-permissions.ts";

/**
 * Returns the permissions of roles and locks them until the transaction ends, so that concurrent changes wait
 * (M6). People are always locked before their roles.
 */
export async function lockRoles(
  tx: Transaction,
  keys: Iterable<string>,
): Promise<(role: string) => readonly Permission[]> {
  const own = [...new Set(keys)].filter((key) => !isBuiltIn(key));
  const rows =
    own.length === 0
      ? []
      : await tx
          .select({ key: roles.key, permissions: roles.permissions })
          .from(roles)
          .where(inArray(roles.key, own))
          .orderBy(asc(roles.key))
          .for("share");
  const permissionsByRole = new Map(rows.map(({ key, permissions }) => [key, permissions]));
  return (role) => permissionsOfRole(role, permissionsByRole.get(role));
}

/**
 * Serializes changes of roles, of their assignment and of colleagues' accounts until the transaction ends. They
 * are rare, and each one reads data that another may be changing.
 */
export async function lockStaffChanges(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('roles', 0))`);
}
