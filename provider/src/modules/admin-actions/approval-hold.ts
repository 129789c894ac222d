import { and, eq, gt, or } from "drizzle-orm";
import { isSensitivePermission, type Permission } from "#contract/roles/permissions.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { staffRequests } from "../../database/schema/role-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { Problem } from "../../problem.ts";

/**
 * Prevents a person from approving payments for some time after a single person assigned their role, and while
 * a suspension that they requested, or that of their own account, is undecided (M23). Actions that require no
 * money permission are allowed. @throws Problem 403 `role_too_new`, `suspension_undecided`
 */
export async function assertNoApprovalHold(
  queryable: Queryable,
  { adminId, permissions, at }: { adminId: string; permissions: readonly Permission[]; at: Date },
): Promise<void> {
  if (!permissions.some(isSensitivePermission)) return;
  const [waiting] = await queryable
    .select({ from: users.canApprovePaymentsFrom })
    .from(users)
    .where(and(eq(users.id, adminId), gt(users.canApprovePaymentsFrom, at)));
  if (waiting) throw new Problem(403, "role_too_new", { details: { from: waiting.from!.toISOString() } });
  const undecided = await queryable
    .select({ id: staffRequests.id })
    .from(staffRequests)
    .where(
      and(
        eq(staffRequests.kind, "suspend"),
        eq(staffRequests.state, "requested"),
        or(eq(staffRequests.userId, adminId), eq(staffRequests.requestedBy, adminId)),
      ),
    )
    .limit(1);
  if (undecided.length > 0) throw new Problem(403, "suspension_undecided");
}
