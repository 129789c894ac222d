import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { identityOf, mayCall } from "../../plugins/identity.ts";
import { requireStepUp } from "../../plugins/step-up.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity, type Activity } from "../activity-logs/record.ts";
import { once } from "../idempotency/once.ts";
import { lockAdmin } from "./lock-admin.ts";
import { lockApiKey } from "./lock-api-key.ts";
import { assertNoApprovalHold } from "./approval-hold.ts";

/** The context of an admin's change: transaction, time and actor. */
export interface AdminChange extends UnitOfWork {
  at: Date;
  admin: { userId: string; email: string };
  /** Appends to the activity log. It waits for a lock, so call it last. */
  log: (entry: Pick<Activity, "action" | "object" | "before" | "after">) => Promise<void>;
}

/** A change that runs during the request that caused it. */
export interface AdminAction extends AdminChange {
  request: FastifyRequest;
}

interface Steps<Target, Result> {
  /**
   * The required permission, for a call whose steps require different ones. By default, one of the call's
   * permissions.
   */
  permission?: Permission;
  /**
   * Whether the call only restricts access. Such calls are also allowed for people who temporarily can't
   * approve payments.
   */
  isHarmless?: boolean;
  /** For a call with a `"conditional"` step-up: whether this request needs it. */
  needsStepUp?: (target: Target) => boolean;
  /** Finds and locks the object; undefined becomes a 404. If it is missing, nothing is locked. */
  lock?: (action: AdminAction) => Promise<Target | undefined>;
  /** Refuses actions that this admin may never take. Also runs before a saved answer is returned. */
  check?: (action: AdminAction, target: Target) => void | Promise<void>;
  /** Identifies repeated calls, see `once`. If it is missing, the action runs each time. */
  once?: (target: Target) => {
    /** `METHOD /path` with the object's id. */
    route: string;
    key: string | undefined;
    body: unknown;
    response: z.ZodType<Result>;
  };
  run: (action: AdminAction, target: Target) => Promise<Result>;
}

/**
 * Runs one admin's change in one transaction, in this order: locks the object, verifies and locks the admin's
 * permission and the API key, if one was used, runs `check`, and returns the saved answer or calls `run`. A
 * failing effect after the commit is logged and undoes nothing.
 * @throws Problem 404 if `lock` finds nothing; 403 `forbidden` without the permission, also if it has just been
 * removed; 401 `api_key_invalid` if the key has just been revoked; as `assertNoApprovalHold`; as
 * `requireStepUp` if `needsStepUp` returns true; and as `check`, `once` and `run` do
 */
export async function adminAction<Target, Result>(
  app: FastifyInstance,
  request: FastifyRequest,
  { permission, isHarmless = false, needsStepUp, lock, check, once: sameCall, run }: Steps<Target, Result>,
): Promise<Result> {
  const { userId, email, apiKey, permissions } = identityOf(request);
  const declared = permission ? [permission] : (request.routeOptions.config.permissions ?? []);
  if (!mayCall(identityOf(request), declared)) throw new Problem(403, "forbidden");
  // The creator of an API key may have more permissions than the key.
  const usedPermissions = apiKey ? declared.filter((one) => permissions.includes(one)) : declared;
  const at = app.clock();
  const admin = { userId, email };
  return inTransaction(
    app.database,
    async (unit) => {
      const action: AdminAction = {
        ...unit,
        request,
        at,
        admin,
        log: (entry) => recordActivity(unit, { ...entry, at, request, actor: { ...admin, apiKey } }),
      };
      const target = lock ? await lock(action) : undefined;
      if (lock && !target) throw notFound();
      if (needsStepUp?.(target as Target))
        await requireStepUp({ environment: app.environment, database: unit.tx }, request);
      await lockAdmin(unit.tx, userId, usedPermissions);
      if (apiKey) await lockApiKey(unit.tx, apiKey.id, at);
      if (!isHarmless)
        await assertNoApprovalHold(unit.tx, { adminId: userId, permissions: usedPermissions, at });
      await check?.(action, target as Target);
      if (!sameCall) return run(action, target as Target);
      const { route, key, body, response } = sameCall(target as Target);
      return once(unit.tx, { userId, route, key, body, at }, response, () => run(action, target as Target));
    },
    (error) =>
      request.log.error(
        { err: error, route: request.routeOptions.url },
        "an effect of an admin action failed",
      ),
  );
}

/**
 * Refuses an admin's action on their own account or records.
 *
 * @throws Problem 403 `errorKey`
 */
export function assertNotOwn({ admin }: AdminChange, ownerId: string, errorKey: ErrorKey): void {
  if (ownerId === admin.userId) throw new Problem(403, errorKey);
}
