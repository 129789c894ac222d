import { and, asc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { personColumns } from "../../database/queries/person-columns.ts";
import { users, withdrawalApprovals, withdrawals } from "../../database/schema/schema.ts";
import { lockRoles } from "../permissions/lock-roles.ts";
import { roleHas } from "../permissions/role-has.ts";

export interface Approver {
  id: string;
  name: string;
  email: string;
}

/**
 * Returns the approvers of each withdrawal, in order. While a withdrawal still waits for a second approval,
 * approvals by admins who have lost the permission to decide don't count (M6).
 */
export async function findApprovals(
  queryable: Queryable,
  withdrawalIds: string[],
): Promise<Map<string, Approver[]>> {
  const approvals = new Map<string, Approver[]>(withdrawalIds.map((id) => [id, []]));
  if (withdrawalIds.length === 0) return approvals;
  const rows = await queryable
    .select({
      withdrawalId: withdrawalApprovals.withdrawalId,
      ...personColumns(users),
    })
    .from(withdrawalApprovals)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalApprovals.withdrawalId))
    .innerJoin(users, eq(users.id, withdrawalApprovals.adminId))
    .where(and(inArray(withdrawalApprovals.withdrawalId, withdrawalIds), or(isDecided, canStillApprove)))
    .orderBy(asc(withdrawalApprovals.createdAt), asc(users.id));
  for (const { withdrawalId, ...approver } of rows) approvals.get(withdrawalId)?.push(approver);
  return approvals;
}

const isDecided = ne(withdrawals.state, "requested");
const canStillApprove = and(roleHas(["withdrawals.decide"]), eq(users.status, "active"));

/** A condition on requested `withdrawals`: the withdrawal has an approval that still counts. */
export const isApprovedOnce: SQL = sql`exists (
  select 1 from ${withdrawalApprovals} inner join ${users} on ${users.id} = ${withdrawalApprovals.adminId}
  where ${withdrawalApprovals.withdrawalId} = ${withdrawals.id} and ${canStillApprove})`;

/**
 * Locks, until the transaction ends, the rows of the approvers whose approvals count. A transaction that
 * demotes or suspends one of them waits, so that no decision is based on an approval that has just become
 * invalid (M6).
 */
export async function holdApprovers(tx: Transaction, withdrawalId: string): Promise<void> {
  const approvers = await tx
    .select({ role: users.role })
    .from(withdrawalApprovals)
    .innerJoin(users, eq(users.id, withdrawalApprovals.adminId))
    .where(and(eq(withdrawalApprovals.withdrawalId, withdrawalId), canStillApprove))
    .for("share", { of: users });
  await lockRoles(
    tx,
    approvers.map(({ role }) => role),
  );
}

/** Adds an approval. Returns false if this admin has already approved the withdrawal. */
export async function addApproval(
  tx: Transaction,
  approval: { withdrawalId: string; memberId: string; adminId: string; createdAt: Date },
): Promise<boolean> {
  const added = await tx.insert(withdrawalApprovals).values(approval).onConflictDoNothing().returning();
  return added.length === 1;
}
