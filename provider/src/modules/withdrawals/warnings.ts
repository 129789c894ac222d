import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { WithdrawalWarning } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isHolding } from "../../database/queries/waiting-cases.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { fraudCases } from "../../database/schema/fraud-schema.ts";
import { ledgerAccounts, withdrawals } from "../../database/schema/schema.ts";

/**
 * Returns the warnings against paying these withdrawals, by id. Only open withdrawals have warnings: a purchase
 * of the member was reversed since the request, the available balance is negative (so the member may owe this
 * money), or a fraud rule has opened a case since the approval. A case opened before the approval puts the
 * withdrawal on hold instead.
 */
export async function findWarnings(
  queryable: Queryable,
  ids: string[],
): Promise<Map<string, WithdrawalWarning[]>> {
  const warnings = new Map<string, WithdrawalWarning[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return warnings;
  const isOpen = and(inArray(withdrawals.id, ids), inArray(withdrawals.state, ["requested", "approved"]));
  const reversed = await queryable
    .selectDistinct({ id: withdrawals.id })
    .from(withdrawals)
    .innerJoin(leads, and(eq(leads.userId, withdrawals.userId), gt(leads.closedAt, withdrawals.requestedAt)))
    .where(and(isOpen, eq(leads.state, "reversed")));
  const overdrawn = await queryable
    .selectDistinct({ id: withdrawals.id })
    .from(withdrawals)
    .innerJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.userId, withdrawals.userId),
        eq(ledgerAccounts.currency, withdrawals.currency),
        eq(ledgerAccounts.kind, "available"),
      ),
    )
    .where(and(isOpen, lt(ledgerAccounts.balance, 0n)));
  const suspected = await queryable
    .selectDistinct({ id: withdrawals.id })
    .from(withdrawals)
    .innerJoin(fraudCases, eq(fraudCases.userId, withdrawals.userId))
    .where(and(inArray(withdrawals.id, ids), eq(withdrawals.state, "approved"), isHolding));
  for (const { id } of reversed) warnings.get(id)?.push("reversed_since");
  for (const { id } of overdrawn) warnings.get(id)?.push("below_zero");
  for (const { id } of suspected) warnings.get(id)?.push("fraud_case");
  return warnings;
}
