import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import { isSensitivePermission, permissions } from "#contract/roles/permissions.ts";
import type { Database } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { memberEvent } from "../accounts/events.ts";
import { emitEvents } from "../webhooks/emit.ts";
import { lockStaffChanges } from "../permissions/lock-roles.ts";
import { roleHas } from "../permissions/role-has.ts";
import { notifyHolders } from "./notify-holders.ts";

/**
 * The actor of staff changes made on the server, for cases in which no second person is left who could approve.
 */
const operator = { userId: null, email: "operator" };

/** Lists everyone who may approve payments or once could, by address. */
export async function listHolders(database: Database) {
  return database
    .select({
      email: users.email,
      role: users.role,
      status: users.status,
      approverSince: users.approverSince,
      canApprovePaymentsFrom: users.canApprovePaymentsFrom,
    })
    .from(users)
    .where(or(roleHas(permissions.filter(isSensitivePermission)), isNotNull(users.sensitiveRoleSince)))
    .orderBy(asc(users.email));
}

interface OperatorStep {
  step: "restore" | "forget";
  email: string;
  reason: string;
  at: Date;
  /** The time from which a restored person can approve payments. */
  canApprovePaymentsFrom: Date;
}

/**
 * Changes the account of a person who may approve payments or once could. `restore` lifts the suspension; the
 * person then can't approve payments for a while. `forget` removes the role of a person who has left, so that
 * they no longer count as a second person. The activity log and mails to all people who may approve payments
 * are written in the same transaction. Returns false if there is no such account, if an account to restore
 * isn't suspended, or if an account to forget was never able to approve requests.
 */
export async function applyOperatorStep(
  database: Database,
  { step, email, reason, at, canApprovePaymentsFrom }: OperatorStep,
): Promise<boolean> {
  return inTransaction(database, async (unit) => {
    const { tx } = unit;
    await lockStaffChanges(tx);
    const isEligible = step === "restore" ? eq(users.status, "suspended") : isNotNull(users.approverSince);
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.sensitiveRoleSince), isEligible))
      .for("no key update");
    if (!user) return false;
    const isUser = eq(users.id, user.id);
    if (step === "restore") {
      const change = {
        status: "active",
        statusReason: null,
        statusMessage: null,
        canApprovePaymentsFrom,
      } as const;
      await tx.update(users).set(change).where(isUser);
    } else {
      await tx.update(users).set({ role: "member", status: "suspended", statusReason: reason }).where(isUser);
      // The trigger function `note_approver` sets `approver_since` if it is null while the role is removed, so
      // the column is cleared in a second statement.
      await tx.update(users).set({ approverSince: null }).where(isUser);
    }
    const status = step === "restore" ? "active" : "suspended";
    const type = step === "restore" ? "member.restored" : "member.suspended";
    await emitEvents(tx, at, [memberEvent(type, { ...user, status })]);
    const event = step === "restore" ? "restore" : "approver_forgotten";
    await notifyHolders({ tx, at, admin: operator }, { event, user });
    await recordActivity(unit, {
      at,
      actor: operator,
      action: step === "restore" ? "user.operator-restore" : "user.operator-forget",
      object: { type: "user", id: user.id, label: user.email },
      before: { role: user.role, status: user.status },
      after: { reason },
      request: null,
    });
    return true;
  });
}
