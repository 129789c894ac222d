import { asc, inArray, sql } from "drizzle-orm";
import { isBuiltIn, type Permission } from "#contract/permissions.ts";
import type { Transaction } from "../../database/connection.ts";
import { roles } from "../../database/role-schema.ts";
import { permissionsOfRole } from "./role-permissions.ts";

/**
 * What roles may do, kept so until the transaction ends: whoever changes one of them waits (M6). People are locked
 * before their roles, always.
 */
export async function holdRoles(
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
  const held = new Map(rows.map(({ key, permissions }) => [key, permissions]));
  return (role) => permissionsOfRole(role, held.get(role));
}

/**
 * Makes changes of roles, of who has one and of colleagues' accounts happen one after the other, until the transaction
 * ends. There are few, and each reads what another one may be about to change.
 */
export async function takeStaffTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('roles', 0))`);
}
