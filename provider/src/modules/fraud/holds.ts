import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { isHolding } from "../../database/queries/waiting-cases.ts";
import { fraudCases } from "../../database/schema/fraud-schema.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { emitEvents } from "../webhooks/emit.ts";
import { withdrawalEvent } from "../withdrawals/events.ts";
import { notifyMembers } from "../withdrawals/notification.ts";
import { noHold } from "../withdrawals/state.ts";
import type { WithdrawalRow } from "../withdrawals/view.ts";

/**
 * Holds the undecided withdrawals of a member, and notifies the member without giving the reason. The money
 * stays reserved. Existing holds aren't changed. @param reference The reference of the case. Staff see it as
 * the reason of the hold.
 */
export async function holdWithdrawals(
  unit: UnitOfWork,
  app: FastifyInstance,
  { userId, reference }: { userId: string; reference: string },
): Promise<void> {
  const at = app.clock();
  const isMatch = and(
    eq(withdrawals.userId, userId),
    eq(withdrawals.state, "requested"),
    isNull(withdrawals.heldAt),
  );
  const held = await change(unit.tx, isMatch, { heldAt: at, heldBy: null, holdReason: reference }, at);
  await notifyMembers(unit, app, "withdrawal_held", held);
}

/** Ends the holds of decided or expired cases, except of members whom another case holds. */
export async function liftHolds(
  tx: Transaction,
  cases: { userId: string; reference: string }[],
  at: Date,
): Promise<void> {
  const userIds = cases.map(({ userId }) => userId);
  const references = cases.map(({ reference }) => reference);
  const heldMembers = tx.select({ userId: fraudCases.userId }).from(fraudCases).where(isHolding);
  const isMatch = and(
    inArray(withdrawals.userId, userIds),
    eq(withdrawals.state, "requested"),
    isNotNull(withdrawals.heldAt),
    // A hold by a person is lifted if it comes from one of these cases, which was confirmed before its appeal.
    or(isNull(withdrawals.heldBy), inArray(withdrawals.holdReason, references)),
    notInArray(withdrawals.userId, heldMembers),
  );
  await change(tx, isMatch, noHold, at);
}

/**
 * Turns a member's holds by rules into holds by the person who confirmed the case. Holds by a person don't
 * expire.
 */
export async function takeOverHolds(
  tx: Transaction,
  { userId, by, reference }: { userId: string; by: string; reference: string },
): Promise<void> {
  await tx
    .update(withdrawals)
    .set({ heldBy: by, holdReason: reference })
    .where(
      and(
        eq(withdrawals.userId, userId),
        eq(withdrawals.state, "requested"),
        isNotNull(withdrawals.heldAt),
        isNull(withdrawals.heldBy),
      ),
    );
}

/** Changes the hold of matching withdrawals, locked in the order of their ids, and emits their events. */
async function change(
  tx: Transaction,
  condition: ReturnType<typeof and>,
  hold: Pick<WithdrawalRow, "heldAt" | "heldBy" | "holdReason">,
  at: Date,
): Promise<WithdrawalRow[]> {
  const locked = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(condition)
    .orderBy(asc(withdrawals.id))
    .for("no key update");
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  const changed = await tx.update(withdrawals).set(hold).where(inArray(withdrawals.id, ids)).returning();
  const type = hold.heldAt ? "withdrawal.held" : "withdrawal.resumed";
  await emitEvents(
    tx,
    at,
    changed.map((withdrawal) => withdrawalEvent(withdrawal, type)),
  );
  return changed;
}
