import type { FastifyInstance, FastifyRequest } from "fastify";
import { openedUser, type OpenedUser } from "#contract/admin-users.ts";
import { inTransaction, type UnitOfWork } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { changeStatus } from "../accounts/changes.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { once } from "../idempotency/once.ts";
import { endSessions } from "../sessions/service.ts";
import { lockUser } from "./lock-user.ts";
import { findOpened } from "./open-user.ts";
import type { UserRow } from "./repository.ts";

/** What an admin asks for; `session` is one login, all of them without it. */
export type AskedStep =
  { step: "suspend" | "restore"; reason: string } | { step: "end_sessions"; session?: string };

interface Change {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * One admin's step with one user's account: status or logins, and the activity log, in one transaction
 * (design §4 Administration; reliability M3, M5, M6). The same form sent again (`key`) gets its first answer.
 * @throws Problem 404; 403 `own_account`, or `forbidden` when no admin any more; 409
 * `user_already_suspended`, `user_not_suspended` when somebody was faster; and as `once` does
 */
export async function actOnUser(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { asked, key }: { asked: AskedStep; key: string | undefined },
): Promise<OpenedUser> {
  const { userId: adminId, email } = identityOf(request);
  const at = app.clock();
  const { CURRENCY: currency, ADJUSTMENT_LIMIT: adjustmentLimit } = app.environment;
  return inTransaction(
    app.database,
    async (unit) => {
      const user = await lockUser(unit.tx, id, adminId);
      const route = `POST /v1/admin/users/${user.id}`;
      return once(unit.tx, { userId: adminId, route, key, body: asked, at }, openedUser, async () => {
        const change = await carryOut(unit, app, user, asked);
        await recordActivity(unit, {
          ...{ at, request, actor: { userId: adminId, email } },
          action: activityOf[asked.step],
          object: { type: "user", id: user.id, label: user.email },
          ...change,
        });
        const look = { viewer: adminId, now: at, currency, adjustmentLimit };
        return (await findOpened(unit.tx, user.id, look)) ?? Promise.reject(notFound());
      });
    },
    (error) => request.log.error({ err: error }, "an effect of a step with an account failed"),
  );
}

const activityOf = {
  suspend: "user.suspend",
  restore: "user.restore",
  end_sessions: "user.end-sessions",
} as const;

async function carryOut(
  unit: UnitOfWork,
  app: FastifyInstance,
  { id: userId, status: before }: UserRow,
  asked: AskedStep,
): Promise<Change> {
  if (asked.step === "end_sessions") {
    const ended = await endSessions(app, unit, { userId, sessionId: asked.session, reason: "ended" });
    // One that is over already is what was asked for; it is written down all the same.
    return { before: {}, after: { session: asked.session ?? null, ended } };
  }
  const status = asked.step === "suspend" ? "suspended" : "active";
  if (status === before)
    throw new Problem(409, status === "suspended" ? "user_already_suspended" : "user_not_suspended");
  await changeStatus(app, unit, userId, { status, reason: asked.reason });
  return { before: { status: before }, after: { status, reason: asked.reason } };
}
