import { and, inArray, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { payoutMethods, withdrawals } from "../../database/schema/schema.ts";
import { notifyAll } from "../notifications/notify.ts";
import type { KnownPayment } from "./decide.ts";

/**
 * Marks the payout methods of payments as outdated, and asks their members to correct them. The details
 * reported by the bank aren't applied to the method: otherwise an admin could upload a file that redirects a
 * member's money to another account.
 */
export async function requireCorrections(
  unit: UnitOfWork,
  app: FastifyInstance,
  corrections: KnownPayment[],
): Promise<void> {
  if (corrections.length === 0) return;
  const { tx } = unit;
  const ids = corrections.map(({ withdrawalId }) => withdrawalId);
  const methods = tx
    .select({ id: withdrawals.payoutMethodId })
    .from(withdrawals)
    .where(inArray(withdrawals.id, ids));
  const { id, userId, masked, failure, removedAt } = payoutMethods;
  const marked = await tx
    .update(payoutMethods)
    .set({ failure: "details_changed" })
    .where(and(inArray(id, methods), isNull(failure), isNull(removedAt)))
    .returning({ id, userId, masked });
  await notifyAll(
    unit,
    app,
    marked.map((method) => ({
      userId: method.userId,
      type: "payout_method_outdated" as const,
      values: { account: method.masked },
      cause: `payout_method_outdated:${method.id}`,
      path: "/apps/user/view/payout-methods",
    })),
  );
}
