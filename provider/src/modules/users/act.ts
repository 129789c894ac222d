import type { FastifyInstance, FastifyRequest } from "fastify";
import { openedUser, type OpenedUser } from "#contract/admin-users.ts";
import type { Tier } from "#contract/tiers.ts";
import { notFound, Problem } from "../../problem.ts";
import { identityOf } from "../../plugins/identity.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { changeStatus, changeTier } from "../accounts/changes.ts";
import { refuseResetter, resetActivity } from "../four-eyes/factor-reset.ts";
import { resetFactors } from "./reset-factors.ts";
import { endSessions } from "../sessions/service.ts";
import { findWait, liftWait } from "../withdrawals/wait.ts";
import { lockUser } from "./lock-user.ts";
import { findOpened } from "./open-user.ts";
import type { UserRow } from "./admin-repository.ts";

/** What an admin asks for; `session` is one login, all of them without it. */
export type AskedStep =
  | { step: "suspend"; reason: string; told: string }
  | { step: "restore" | "lift_wait" | "reset_factor"; reason: string }
  | { step: "change_tier"; tier: Tier; reason: string }
  | { step: "end_sessions"; session?: string };

interface Change {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * One admin's step with one user's account: status or logins, and the activity log, in one transaction (M3,
 * M5, M6). The same form sent again (`key`) gets its first answer.
 * @throws Problem 404; 403 `own_account`, or `forbidden` when no admin any more; 409
 * `user_already_suspended`, `user_not_suspended`, `withdrawals_do_not_wait`, `second_factor_off` when another admin
 * was faster; and as `refuseResetter` and `once` do
 */
export async function actOnUser(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { asked, key }: { asked: AskedStep; key: string | undefined },
): Promise<OpenedUser> {
  const taken = permissionOf[asked.step];
  return adminAction(app, request, {
    permission: taken,
    lock: ({ tx, admin }) => lockUser(tx, id, { adminId: admin.userId, oneOf: [taken] }),
    once: (user) => ({ route: `POST /v1/admin/users/${user.id}`, key, body: asked, answer: openedUser }),
    async run(action, user) {
      const { tx, at, log } = action;
      const change = await carryOut(action, app, { user, asked });
      const object = { type: "user", id: user.id, label: user.email };
      await log({ action: activityOf[asked.step], object, ...change });
      const look = { viewer: identityOf(request), now: at, environment: app.environment };
      return (await findOpened(tx, user.id, look)) ?? Promise.reject(notFound());
    },
  });
}

const permissionOf = {
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

async function carryOut(
  unit: AdminAction,
  app: FastifyInstance,
  { user: { id: userId, status: before, tier }, asked }: { user: UserRow; asked: AskedStep },
): Promise<Change> {
  if (asked.step === "end_sessions") {
    const ended = await endSessions(app, unit, { userId, sessionId: asked.session, reason: "ended" });
    // One that is over already is what was asked for; it is written down all the same.
    return { before: {}, after: { session: asked.session ?? null, ended } };
  }
  if (asked.step === "lift_wait") {
    const [now, hours] = [app.clock(), app.environment.WITHDRAWAL_WAIT_HOURS];
    const wait = await findWait(unit.tx, { userId, now, hours });
    if (!wait) throw new Problem(409, "withdrawals_do_not_wait");
    await refuseResetter(unit.tx, { admin: unit.admin.userId, member: userId });
    await liftWait(unit.tx, userId, now);
    return { before: { wait }, after: { wait: null, reason: asked.reason } };
  }
  if (asked.step === "reset_factor") {
    const secondFactors = await resetFactors(app, unit, { userId, at: unit.at });
    return { before: { secondFactors }, after: { secondFactors: [], reason: asked.reason } };
  }
  if (asked.step === "change_tier") {
    if (asked.tier === tier) throw new Problem(409, "user_tier_already");
    await changeTier(app, unit, userId, asked.tier);
    return { before: { tier }, after: { tier: asked.tier, reason: asked.reason } };
  }
  const { step, ...words } = asked;
  const status = step === "suspend" ? "suspended" : "active";
  if (status === before)
    throw new Problem(409, status === "suspended" ? "user_already_suspended" : "user_not_suspended");
  await changeStatus(app, unit, userId, { status, ...words });
  return { before: { status: before }, after: { status, ...words } };
}
