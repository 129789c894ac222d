import { eq } from "drizzle-orm";
import { isSensitivePermission, type Permission } from "#contract/roles/permissions.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { roles } from "../../database/schema/role-schema.ts";
import { sqlStateOf, sqlStates } from "../../database/engine/sql-state.ts";
import { Problem } from "../../problem.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";
import { permissionsOfRole } from "../permissions/role-permissions.ts";
import { notifyHolders } from "../staff-requests/notify-holders.ts";
import type { RoleRow } from "./views.ts";

/** Returns a custom role and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockRole(
  tx: Transaction,
  key: string,
): Promise<{ key: string; row: RoleRow } | undefined> {
  const [row] = await tx.select().from(roles).where(eq(roles.key, key)).for("no key update");
  return row && { key, row };
}

interface RoleChange {
  key: string;
  row: RoleRow | null;
  name: string;
  after: readonly Permission[];
  createdBy: string;
}

/** Writes a role and its log row. @throws Problem 422 `role_name_taken` */
export async function writeRole(
  action: AdminAction,
  { key, row, name, after, createdBy }: RoleChange,
): Promise<void> {
  const { tx, at, log } = action;
  await assertNameAvailable(tx, key, name);
  const before = permissionsOfRole(key, row?.permissions);
  const columns = { name, permissions: [...after], changedAt: at };
  try {
    if (row)
      await tx
        .update(roles)
        .set({ ...columns, version: row.version + 1 })
        .where(eq(roles.key, key));
    else await tx.insert(roles).values({ ...columns, key, createdBy, createdAt: at });
  } catch (error) {
    if (sqlStateOf(error) === sqlStates.uniqueViolation) throw nameTaken();
    throw error;
  }
  if ([...before, ...after].some(isSensitivePermission))
    await notifyHolders(action, { event: "role_saved", role: name });
  await log({
    action: row ? "role.change" : "role.create",
    object: { type: "role", id: key, label: name },
    before: row && { name: row.name, permissions: [...before] },
    after: { name, permissions: [...after] },
  });
}

/** @throws Problem 422 `role_name_taken` at `name` */
export async function assertNameAvailable(tx: Transaction, key: string, name: string): Promise<void> {
  const rows = await tx.select({ key: roles.key, name: roles.name }).from(roles);
  const isTaken = rows.some((row) => row.key !== key && row.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw nameTaken();
}

function nameTaken(): Problem {
  return new Problem(422, "role_name_taken", { fields: { name: ["role_name_taken"] } });
}
