import { asc, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { isBuiltIn } from "#contract/permissions.ts";
import type { Transaction } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { roles } from "../../database/role-schema.ts";
import { users } from "../../database/schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { changeRole } from "../accounts/changes.ts";
import { findUser } from "../accounts/repository.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";

/** Locks the person who gets a role and the one who gives it, in the order of their ids. */
export async function lockReceiver(tx: Transaction, userId: string, adminId: string): Promise<void> {
  if (!isUuid(userId)) throw notFound();
  const both = inArray(users.id, [userId, adminId]);
  await tx.select({ id: users.id }).from(users).where(both).orderBy(asc(users.id)).for("no key update");
}

/** Gives a person another role, ends their logins and writes the log row. @throws Problem 404 `role_unknown` */
export async function giveRole(
  app: FastifyInstance,
  action: AdminAction,
  { userId, role }: { userId: string; role: string },
): Promise<void> {
  await refuseUnknown(action.tx, role);
  const before = await findUser(action.tx, userId);
  if (!before) throw notFound();
  await changeRole(app, action, userId, role);
  await action.log({
    action: "user.change-role",
    object: { type: "user", id: userId, label: before.email },
    before: { role: before.role },
    after: { role },
  });
}

/** @throws Problem 422 `role_unknown` at `role` */
export async function refuseUnknown(tx: Transaction, role: string): Promise<void> {
  if (isBuiltIn(role)) return;
  const rows = await tx
    .select({ key: roles.key })
    .from(roles)
    .where(inArray(roles.key, [role]))
    .for("key share");
  if (rows.length === 0) throw new Problem(422, "role_unknown", { fields: { role: ["role_unknown"] } });
}
