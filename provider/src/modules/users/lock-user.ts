import { asc, inArray } from "drizzle-orm";
import type { Permission } from "#contract/roles/permissions.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { users } from "../../database/schema/schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { lockAdmin } from "../admin-actions/lock-admin.ts";
import type { UserRow } from "./admin-repository.ts";

/**
 * Locks an admin and the user on whose account they act, ordered by id. If two admins suspend each other, the
 * second one finds that they are no longer an active admin. Only admins act on staff, and never on their own
 * account, so at least one active admin always remains.
 * @throws Problem 404; 403 `forbidden` if the permission is gone, `own_account`
 */
export async function lockUser(
  tx: Transaction,
  id: string,
  { adminId, oneOf }: { adminId: string; oneOf: readonly Permission[] },
): Promise<UserRow> {
  if (!isUuid(id)) throw notFound();
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [id, adminId]))
    .orderBy(asc(users.id))
    .for("no key update");
  const admin = rows.find((row) => row.id === adminId);
  if (admin?.status !== "active") throw new Problem(403, "forbidden");
  await lockAdmin(tx, adminId, oneOf);
  const user = rows.find((row) => row.id === id);
  if (!user) throw notFound();
  if (user.id === adminId) throw new Problem(403, "own_account");
  if (user.role !== "member" && admin.role !== "admin") throw new Problem(403, "forbidden");
  return user;
}
