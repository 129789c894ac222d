import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CallData } from "#contract/calls/call.ts";
import { approveStaffRequest } from "#contract/staff-requests/staff-requests.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { staffRequests } from "../../database/schema/role-schema.ts";
import { identityOf, mayCall } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { findUser } from "../accounts/repository.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { lockAdmins } from "../admin-actions/lock-admin.ts";
import { lockRoles, lockStaffChanges } from "../permissions/lock-roles.ts";
import { permissionsOfRole } from "../permissions/role-permissions.ts";
import { findApprovalError, assertReady } from "../staff-requests/rules.ts";
import { giveRole, lockAssignee } from "../roles/give-role.ts";
import { lockRole, writeRole } from "../roles/write-role.ts";
import { applyStep, permissionOf } from "../users/apply-step.ts";
import { lockUser } from "../users/lock-user.ts";

type RequestRow = typeof staffRequests.$inferSelect;

interface LockedRequest {
  found: RequestRow;
  /** Whether the requester still has the permission to request this. */
  canRequest: boolean;
}

/** Returns the permission needed to make a request of this kind. */
export function permissionToRequest(kind: RequestRow["kind"]) {
  return kind === "save" || kind === "assign" ? "roles.write" : permissionOf[kind];
}

/**
 * Returns a request and locks the roles of the requester and of the deciding admin. Undefined if the request
 * doesn't exist.
 */
async function lockRequest({ tx, admin }: AdminAction, id: string): Promise<LockedRequest | undefined> {
  if (!isUuid(id)) return undefined;
  await lockStaffChanges(tx);
  const [row] = await tx.select().from(staffRequests).where(eq(staffRequests.id, id)).for("no key update");
  if (!row) return undefined;
  if (row.userId) await lockAssignee(tx, row.userId, admin.userId);
  const holders = await lockAdmins(tx, [admin.userId, row.requestedBy], [permissionToRequest(row.kind)]);
  return { found: row, canRequest: holders.has(row.requestedBy) };
}

/**
 * Approves and applies a request, if the requester still has the permission and the role that it changes hasn't
 * been changed since.
 * @throws Problem 404; 403 `role_needs_other_admin`, `own_account`, `role_beyond_own`; 409 `role_request_gone`,
 * `role_changed`; and as `assertReady`, `applyStep` and `once` do
 */
export async function approveRequest(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, idempotencyKey }: { id: string; idempotencyKey: string | undefined },
): Promise<CallData<typeof approveStaffRequest>> {
  const viewer = identityOf(request);
  return adminAction(app, request, {
    lock: (action) => lockRequest(action, id),
    once: () => ({
      route: `POST /v1/admin/staff-requests/${id}/approve`,
      key: idempotencyKey,
      body: null,
      response: approveStaffRequest.data,
    }),
    async run(action, { found, canRequest }) {
      const { tx, at, admin } = action;
      if (found.state !== "requested" || !canRequest) throw new Problem(409, "role_request_gone");
      const after =
        found.kind === "save"
          ? permissionsOfRole(found.role!, found.permissions)
          : found.kind === "assign"
            ? (await lockRoles(tx, [found.role!]))(found.role!)
            : [];
      const reason = findApprovalError(found, viewer, after);
      if (reason) throw new Problem(403, reason);
      await tx
        .update(staffRequests)
        .set({ state: "done", decidedBy: admin.userId, decidedAt: at })
        .where(eq(staffRequests.id, id));
      await applyRequest(app, action, { found, after });
      return { id, outcome: "done" };
    },
  });
}

async function applyRequest(
  app: FastifyInstance,
  action: AdminAction,
  { found, after }: { found: RequestRow; after: ReturnType<typeof permissionsOfRole> },
): Promise<void> {
  const { tx, admin } = action;
  const { kind, requestedBy } = found;
  if (kind === "save") {
    const row = (await lockRole(tx, found.role!))?.row ?? null;
    if ((row?.version ?? null) !== found.version) throw new Problem(409, "role_changed");
    const role = { key: found.role!, row, name: found.name!, after };
    return writeRole(action, { ...role, createdBy: requestedBy });
  }
  const user = await lockUser(tx, found.userId!, {
    adminId: admin.userId,
    oneOf: [permissionToRequest(kind)],
  });
  if (kind === "assign") {
    const before = (await lockRoles(tx, [user.role]))(user.role);
    assertReady(user, { before, after });
    return giveRole(app, action, { userId: user.id, role: found.role!, isAlone: false, requestedBy });
  }
  const reason = found.reason!;
  const step =
    kind === "suspend"
      ? { step: kind, reason, memberMessage: found.memberMessage ?? "" }
      : ({ step: kind, reason } as const);
  return applyStep(app, action, { user, userStep: step, requestedBy });
}

/**
 * Refuses a request; for the requester, this withdraws it. People can't refuse requests that concern
 * themselves.
 * @throws Problem 404; 403 `own_account`, `forbidden`; 409 `role_request_gone`; and as `once` does
 */
export async function rejectRequest(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<null> {
  const viewer = identityOf(request);
  return adminAction(app, request, {
    isHarmless: true,
    lock: (action) => lockRequest(action, id),
    async run({ tx, at, admin, log }, { found }) {
      if (found.state !== "requested") throw new Problem(409, "role_request_gone");
      if (found.userId === admin.userId) throw new Problem(403, "own_account");
      if (!canReject(found, viewer)) throw new Problem(403, "forbidden");
      await tx
        .update(staffRequests)
        .set({ state: "refused", decidedBy: admin.userId, decidedAt: at })
        .where(eq(staffRequests.id, id));
      const before = { request: id, kind: found.kind };
      if (found.kind === "save") {
        const object = { type: "role", id: found.role!, label: found.name };
        await log({ action: "role.refuse", object, before, after: null });
        return null;
      }
      const user = await findUser(tx, found.userId!);
      const object = { type: "user", id: found.userId!, label: user?.email ?? null };
      await log({ action: "user.refuse-request", object, before, after: null });
      return null;
    },
  });
}

/**
 * Returns whether a person may refuse a request. The requester may, and everyone who may assign roles, unless
 * the request concerns themselves.
 */
export function canReject(
  { requestedBy, userId }: Pick<RequestRow, "requestedBy" | "userId">,
  viewer: Parameters<typeof mayCall>[0] & { userId: string },
): boolean {
  if (userId === viewer.userId) return false;
  return requestedBy === viewer.userId || mayCall(viewer, ["roles.write"]);
}
