import { and, eq, inArray } from "drizzle-orm";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { isSensitivePermission, type Permission } from "#contract/roles/permissions.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { roles, type staffRequests } from "../../database/schema/role-schema.ts";
import { users } from "../../database/schema/schema.ts";
import type { Identity } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { hasEverHadOtherApprover } from "../permissions/other-approver.ts";

interface Change {
  before: readonly Permission[];
  after: readonly Permission[];
}

const gainedPermissions = ({ before, after }: Change) => after.filter((one) => !before.includes(one));
const lostPermissions = ({ before, after }: Change) => before.filter((one) => !after.includes(one));

/** Returns whether a change adds permissions and the result includes one to approve payments. */
export function addsSensitivePermission(change: Change): boolean {
  return gainedPermissions(change).length > 0 && change.after.some(isSensitivePermission);
}

/**
 * Returns whether assigning another role to a person needs a second person's approval: the role adds
 * permissions and can approve payments, or the person can or once could. A lone founder doesn't need a second
 * person if no one else could ever approve requests (M22).
 */
export async function assignmentNeedsApproval(
  tx: Transaction,
  adminId: string,
  { change, user }: { change: Change; user: Colleague },
): Promise<boolean> {
  if (!addsSensitivePermission(change) && !(await hasEverHadSensitivePermission(tx, user))) return false;
  return hasEverHadOtherApprover(tx, [adminId]);
}

/**
 * Returns whether changing a role's permissions needs a second person. Removing a permission to approve
 * payments needs one if people have the role, because it affects all of them.
 */
export async function roleChangeNeedsApproval(
  tx: Transaction,
  adminId: string,
  { change, key }: { change: Change; key: string },
): Promise<boolean> {
  const removesSensitivePermission =
    lostPermissions(change).some(isSensitivePermission) && (await tx.$count(users, eq(users.role, key))) > 0;
  if (!removesSensitivePermission && !addsSensitivePermission(change)) return false;
  return hasEverHadOtherApprover(tx, [adminId]);
}

/**
 * Returns whether a step on an account needs a second person: the account's owner may approve payments, or once
 * could (M23).
 */
export async function accountActionNeedsApproval(
  tx: Transaction,
  adminId: string,
  user: Colleague,
): Promise<boolean> {
  return (await hasEverHadSensitivePermission(tx, user)) && hasEverHadOtherApprover(tx, [adminId]);
}

type Colleague = Pick<typeof users.$inferSelect, "role" | "sensitiveRoleSince">;

/** Returns whether a person may approve payments or ever could. */
export async function hasEverHadSensitivePermission(
  queryable: Queryable,
  { role, sensitiveRoleSince }: Colleague,
): Promise<boolean> {
  if (sensitiveRoleSince !== null) return true;
  // The role is checked as well, because the permission may have been added after the role was assigned.
  const rows = await queryable
    .select({ key: roles.key })
    .from(roles)
    .where(and(inArray(roles.key, [role]), eq(roles.couldDecideOnMoney, true)));
  return rows.length > 0;
}

/** Prevents a person from granting permissions that they don't have. @throws Problem 403 `role_beyond_own` */
export function assertOwnsPermissions(own: readonly Permission[], change: Change): void {
  if (gainedPermissions(change).some((one) => !own.includes(one))) throw new Problem(403, "role_beyond_own");
}

/**
 * Prevents granting additional permissions to an account that is suspended or whose address isn't confirmed.
 * @throws Problem 422 `role_needs_confirmed_address`, `role_needs_active_account` at `role`
 */
export function assertReady(
  { emailVerifiedAt, status }: Pick<typeof users.$inferSelect, "emailVerifiedAt" | "status">,
  change: Change,
): void {
  if (gainedPermissions(change).length === 0) return;
  const key: ErrorKey | null =
    emailVerifiedAt === null
      ? "role_needs_confirmed_address"
      : status === "suspended"
        ? "role_needs_active_account"
        : null;
  if (key) throw new Problem(422, key, { fields: { role: [key] } });
}

/** Returns why a person may not approve a request; undefined if they may approve it. */
export function findApprovalError(
  request: Pick<typeof staffRequests.$inferSelect, "requestedBy" | "userId">,
  { userId, permissions }: Pick<Identity, "userId" | "permissions">,
  after: readonly Permission[],
): ErrorKey | undefined {
  if (request.requestedBy === userId) return "role_needs_other_admin";
  if (request.userId === userId) return "own_account";
  return after.some((one) => !permissions.includes(one)) ? "role_beyond_own" : undefined;
}
