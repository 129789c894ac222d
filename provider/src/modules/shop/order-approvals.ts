import { eq } from "drizzle-orm";
import type { shopDeliveryApprovals, shopRefundApprovals } from "../../database/schema/shop-schema.ts";
import { Problem } from "../../problem.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";
import { lockAdmins } from "../admin-actions/lock-admin.ts";
import type { OrderRow } from "./orders.ts";

/**
 * Adds an admin's approval of one step of an order. @returns the number of approvers who still have the
 * permission @throws Problem 409 `approval_already_given`
 */
export async function addOrderApproval(
  { tx, at, admin }: AdminAction,
  approvals: typeof shopDeliveryApprovals | typeof shopRefundApprovals,
  order: Pick<OrderRow, "id" | "userId">,
): Promise<number> {
  const approval = { orderId: order.id, memberId: order.userId, adminId: admin.userId, createdAt: at };
  const written = await tx.insert(approvals).values(approval).onConflictDoNothing().returning();
  if (written.length === 0) throw new Problem(409, "approval_already_given");
  const rows = await tx
    .select({ admin: approvals.adminId })
    .from(approvals)
    .where(eq(approvals.orderId, order.id));
  const permittedAdmins = await lockAdmins(
    tx,
    rows.map((row) => row.admin),
    ["shop.decide"],
  );
  return permittedAdmins.size;
}
