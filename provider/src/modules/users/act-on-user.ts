import type { FastifyInstance, FastifyRequest } from "fastify";
import { userDetails, type UserDetails } from "#contract/accounts/admin-users.ts";
import { notFound, Problem } from "../../problem.ts";
import { identityOf } from "../../plugins/identity.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { lockStaffChanges } from "../permissions/lock-roles.ts";
import { hasEverHadSensitivePermission, accountActionNeedsApproval } from "../staff-requests/rules.ts";
import { endSessions } from "../sessions/service.ts";
import { addRequest, type AccountStep } from "../staff-requests/add-request.ts";
import { applyStep, permissionOf, assertHasEffect, type UserStep } from "./apply-step.ts";
import { lockUser } from "./lock-user.ts";
import { findUserDetails } from "./find-user-details.ts";

interface StepRequest {
  userStep: UserStep;
  idempotencyKey: string | undefined;
  /** Whether the step is part of a bulk action. If so, steps that need a second person are refused. */
  inBulk?: boolean;
}

/**
 * Applies one admin's step to one user's account: status or sessions, and the activity log, in one transaction
 * (M3, M5, M6). If the user may approve payments, or ever could, the step requires a recent password, and also
 * a second person if it suspends or restores the user or changes how they sign in (M23). A repeated submission
 * (`key`) gets the first answer.
 * @throws Problem 404; 403 `own_account`, or `forbidden` if the user is no longer an admin; 409
 * `user_step_needs_two` in bulk; and as `requireStepUp`, `applyStep` and `once` do
 */
export async function actOnUser(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { userStep, idempotencyKey, inBulk = false }: StepRequest,
): Promise<UserDetails> {
  const permission = permissionOf[userStep.step];
  return adminAction(app, request, {
    permission,
    async lock({ tx, admin }) {
      if (isAccountStep(userStep)) await lockStaffChanges(tx);
      const user = await lockUser(tx, id, { adminId: admin.userId, oneOf: [permission] });
      return { user, isColleague: await hasEverHadSensitivePermission(tx, user) };
    },
    needsStepUp: ({ isColleague }) =>
      isColleague && (isAccountStep(userStep) || userStep.step === "end_sessions"),
    once: ({ user }) => ({
      route: `POST /v1/admin/users/${user.id}`,
      key: idempotencyKey,
      body: userStep,
      response: userDetails,
    }),
    async run(action, { user }) {
      const { tx, at, admin } = action;
      if (isAccountStep(userStep) && (await accountActionNeedsApproval(tx, admin.userId, user))) {
        if (inBulk) throw new Problem(409, "user_step_needs_two");
        await assertHasEffect(tx, user, userStep.step);
        // The sessions end immediately, to protect a stolen account until a second person approves the
        // suspension.
        if (userStep.step === "suspend") await endSessions(app, action, { userId: user.id, reason: "ended" });
        await addRequest(action, { kind: "step", accountStep: userStep, user });
      } else await applyStep(app, action, { user, userStep });
      const look = { viewer: identityOf(request), now: at, environment: app.environment };
      return (await findUserDetails(tx, user.id, look)) ?? Promise.reject(notFound());
    },
  });
}

function isAccountStep(step: UserStep): step is AccountStep {
  return step.step === "suspend" || step.step === "restore" || step.step === "reset_factor";
}
