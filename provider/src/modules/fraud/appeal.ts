import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/engine/connection.ts";
import { fraudCases } from "../../database/schema/fraud-schema.ts";
import { isAppealable } from "./repository.ts";

/**
 * Turns a member's support request about a held withdrawal into an appeal of the cases that hold it. The cases
 * are then decided again by a person who didn't confirm them. The response doesn't reveal whether there is a
 * case.
 */
export async function appealCases(
  tx: Transaction,
  { userId, ticketId, at }: { userId: string; ticketId: string; at: Date },
): Promise<void> {
  const { state, openedAt, dueAt, decidedBy } = fraudCases;
  await tx
    .update(fraudCases)
    .set({
      state: "appealed",
      appealedAt: at,
      appealTicketId: ticketId,
      confirmedBy: sql`${decidedBy}`,
      // A confirmed case gets its rule's deadline again, so that its hold can't last without a decision.
      dueAt: sql`case when ${state} = 'confirmed' then ${at.toISOString()}::timestamptz + (${dueAt} - ${openedAt})
        else ${dueAt} end`,
      decidedBy: null,
      decidedAt: null,
      reason: null,
    })
    .where(isAppealable(userId));
}
