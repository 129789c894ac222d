import type { FastifyInstance } from "fastify";
import type { Tier } from "#contract/cash-back/tiers.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { hasSecondFactor } from "../../database/queries/second-factors-of.ts";
import { Problem } from "../../problem.ts";
import { changeStatus, changeTier } from "../accounts/changes.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";
import { assertNotResetter, resetActivity } from "../four-eyes/factor-reset.ts";
import { hasEverHadSensitivePermission } from "../staff-requests/rules.ts";
import { endSessions } from "../sessions/service.ts";
import type { AccountStep } from "../staff-requests/add-request.ts";
import { notifyHolders } from "../staff-requests/notify-holders.ts";
import { findWait, liftWait } from "../withdrawals/wait.ts";
import type { UserRow } from "./admin-repository.ts";
import { resetFactors } from "./reset-factors.ts";

/** The step that an admin requests. `session` is the session to end; if it is left out, all sessions end. */
export type UserStep =
  | AccountStep
  | { step: "lift_wait"; reason: string }
  | { step: "change_tier"; tier: Tier; reason: string }
  | { step: "end_sessions"; session?: string };

interface Change {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The permission that each step requires. */
export const permissionOf = {
  suspend: "users.suspend",
  restore: "users.suspend",
  end_sessions: "users.suspend",
  lift_wait: "withdrawals.decide",
  reset_factor: "users.factors",
  change_tier: "users.write",
} as const;

const activityOf = {
  suspend: "user.suspend",
  restore: "user.restore",
  end_sessions: "user.end-sessions",
  lift_wait: "user.lift-withdrawal-wait",
  reset_factor: resetActivity,
  change_tier: "user.change-tier",
} as const;

/**
 * Applies a step to an account whose row is locked, mails colleagues if the account belongs to one of them, and
 * writes the log row. `requestedBy` is the admin who requested the step, if the acting admin approves it.
 * @throws Problem 409 `user_already_suspended`, `user_not_suspended`, `withdrawals_do_not_wait`,
 * `second_factor_off`, `user_tier_already` if another admin was faster; and as `assertNotResetter` does
 */
export async function applyStep(
  app: FastifyInstance,
  action: AdminAction,
  { user, userStep, requestedBy }: { user: UserRow; userStep: UserStep; requestedBy?: string },
): Promise<void> {
  const { before, after } = await change(action, app, { user, userStep });
  const { step } = userStep;
  if (step === "suspend" || step === "restore" || step === "reset_factor")
    if (await hasEverHadSensitivePermission(action.tx, user))
      await notifyHolders(action, { event: step, user });
  await action.log({
    action: activityOf[step],
    object: { type: "user", id: user.id, label: user.email },
    before,
    after: { ...after, ...(requestedBy !== undefined && { requestedBy }) },
  });
}

/**
 * Refuses a step that would change nothing.
 * @throws Problem 409 `user_already_suspended`, `user_not_suspended`, `second_factor_off`
 */
export async function assertHasEffect(
  tx: Transaction,
  { id, status }: UserRow,
  step: AccountStep["step"],
): Promise<void> {
  if (step === "suspend" && status === "suspended") throw new Problem(409, "user_already_suspended");
  if (step === "restore" && status === "active") throw new Problem(409, "user_not_suspended");
  if (step === "reset_factor" && !(await hasSecondFactor(tx, id)))
    throw new Problem(409, "second_factor_off");
}

async function change(
  unit: AdminAction,
  app: FastifyInstance,
  { user, userStep }: { user: UserRow; userStep: UserStep },
): Promise<Change> {
  const { id: userId, tier } = user;
  if (userStep.step === "end_sessions") {
    const ended = await endSessions(app, unit, { userId, sessionId: userStep.session, reason: "ended" });
    // It isn't an error if the session has already ended. The step is still logged.
    return { before: {}, after: { session: userStep.session ?? null, ended } };
  }
  if (userStep.step === "lift_wait") {
    const [now, hours] = [app.clock(), app.environment.WITHDRAWAL_WAIT_HOURS];
    const wait = await findWait(unit.tx, { userId, now, hours });
    if (!wait) throw new Problem(409, "withdrawals_do_not_wait");
    await assertNotResetter(unit.tx, { admin: unit.admin.userId, member: userId });
    await liftWait(unit.tx, userId, now);
    return { before: { wait }, after: { wait: null, reason: userStep.reason } };
  }
  if (userStep.step === "reset_factor") {
    const secondFactors = await resetFactors(app, unit, { userId, at: unit.at });
    return { before: { secondFactors }, after: { secondFactors: [], reason: userStep.reason } };
  }
  if (userStep.step === "change_tier") {
    if (userStep.tier === tier) throw new Problem(409, "user_tier_already");
    await changeTier(app, unit, userId, userStep.tier);
    return { before: { tier }, after: { tier: userStep.tier, reason: userStep.reason } };
  }
  const { step, ...words } = userStep;
  await assertHasEffect(unit.tx, user, step);
  const status = step === "suspend" ? "suspended" : "active";
  await changeStatus(app, unit, userId, { status, ...words });
  return { before: { status: user.status }, after: { status, ...words } };
}
