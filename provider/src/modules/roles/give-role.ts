import { asc, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { isBuiltIn } from "#contract/roles/permissions.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { roles } from "../../database/schema/role-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { changeRole } from "../accounts/changes.ts";
import { findUser } from "../accounts/repository.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";
import { findRoleNames } from "../permissions/role-names.ts";
import { notifyHolders } from "../staff-requests/notify-holders.ts";
import { hasEverHadSensitivePermission } from "../staff-requests/rules.ts";

/** Locks the person who gets a role and the admin who assigns it, ordered by id. */
export async function lockAssignee(tx: Transaction, userId: string, adminId: string): Promise<void> {
  if (!isUuid(userId)) throw notFound();
  const isEither = inArray(users.id, [userId, adminId]);
  await tx.select({ id: users.id }).from(users).where(isEither).orderBy(asc(users.id)).for("no key update");
}

interface RoleAssignment {
  userId: string;
  role: string;
  /**
   * Whether one person alone assigns a role that can approve payments. The person with the role then can't
   * approve payments for `ROLE_WAIT_HOURS` (M23).
   */
  isAlone: boolean;
  /** The requester, if the acting admin approves. */
  requestedBy?: string;
}

/**
 * Assigns another role to a person, ends their sessions, mails colleagues if the person can or ever could
 * approve payments, and writes the log row.
 * @throws Problem 404; 422 `role_unknown` at `role`
 */
export async function giveRole(
  app: FastifyInstance,
  action: AdminAction,
  { userId, role, isAlone, requestedBy }: RoleAssignment,
): Promise<void> {
  await assertRoleExists(action.tx, role);
  const before = await findUser(action.tx, userId);
  if (!before) throw notFound();
  await changeRole(app, action, userId, role);
  const canApprovePaymentsFrom = isAlone ? approvalHoldEnd(app, action.at) : null;
  const [user] = await action.tx
    .update(users)
    .set({ canApprovePaymentsFrom })
    .where(eq(users.id, userId))
    .returning();
  if (await hasEverHadSensitivePermission(action.tx, user!))
    await notifyHolders(action, {
      event: "role_given",
      user: user!,
      role: await nameOfRole(action.tx, role),
    });
  await action.log({
    action: "user.change-role",
    object: { type: "user", id: userId, label: before.email },
    before: { role: before.role },
    after: { role, ...(requestedBy !== undefined && { requestedBy }) },
  });
}

/** Returns the time from which a person can approve payments if one person alone assigned their role. */
export function approvalHoldEnd({ environment }: Pick<FastifyInstance, "environment">, at: Date): Date {
  return new Date(at.getTime() + environment.ROLE_WAIT_HOURS * 60 * 60 * 1000);
}

/** Returns a role's name for mails: a custom role's name, or a built-in role's key. */
export async function nameOfRole(tx: Transaction, role: string): Promise<string> {
  return (await findRoleNames(tx, [role])).get(role) ?? role;
}

/** @throws Problem 422 `role_unknown` at `role` */
export async function assertRoleExists(tx: Transaction, role: string): Promise<void> {
  if (isBuiltIn(role)) return;
  const rows = await tx
    .select({ key: roles.key })
    .from(roles)
    .where(inArray(roles.key, [role]))
    .for("key share");
  if (rows.length === 0) throw new Problem(422, "role_unknown", { fields: { role: ["role_unknown"] } });
}
