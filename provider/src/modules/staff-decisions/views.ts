import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { StaffRequest } from "#contract/staff-requests/staff-requests.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { personColumns, requester } from "../../database/queries/person-columns.ts";
import { roles, staffRequests } from "../../database/schema/role-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { mayCall, type Identity } from "../../plugins/identity.ts";
import { permissionsOfRole } from "../permissions/role-permissions.ts";
import { findApprovalError } from "../staff-requests/rules.ts";
import { canReject, permissionToRequest } from "./decide.ts";

const subject = alias(users, "subject");
const formerRole = alias(roles, "former_role");

/** Lists the requests that wait for a second person, longest waiting first. */
export async function findRequests(
  queryable: Queryable,
  viewer: Pick<Identity, "userId" | "role" | "permissions">,
): Promise<StaffRequest[]> {
  const rows = await queryable
    .select({
      request: staffRequests,
      role: { name: roles.name, permissions: roles.permissions },
      by: personColumns(requester),
      user: { id: subject.id, name: subject.name, email: subject.email, role: subject.role },
      former: { permissions: formerRole.permissions },
    })
    .from(staffRequests)
    .innerJoin(requester, eq(requester.id, staffRequests.requestedBy))
    .leftJoin(subject, eq(subject.id, staffRequests.userId))
    .leftJoin(roles, eq(roles.key, staffRequests.role))
    .leftJoin(formerRole, eq(formerRole.key, subject.role))
    .where(eq(staffRequests.state, "requested"))
    .orderBy(asc(staffRequests.requestedAt), asc(staffRequests.id))
    .limit(100);
  return rows.map(({ request, role, by, user, former }) => {
    const { kind } = request;
    const rolePermissions = request.role === null ? [] : permissionsOfRole(request.role, role?.permissions);
    const oldPermissions = user && kind === "assign" ? permissionsOfRole(user.role, former?.permissions) : [];
    const before = kind === "save" ? rolePermissions : oldPermissions;
    const after = kind === "save" ? permissionsOfRole(request.role!, request.permissions) : rolePermissions;
    const canManageUser = !user || user.role === "member" || viewer.role === "admin";
    return {
      id: request.id,
      kind,
      role: request.role,
      roleName: request.name ?? role?.name ?? null,
      before: [...before],
      after: [...after],
      user: user && { id: user.id, name: user.name, email: user.email },
      reason: request.reason,
      memberMessage: request.memberMessage,
      requestedBy: by,
      requestedAt: request.requestedAt.toISOString(),
      canApprove:
        canManageUser &&
        mayCall(viewer, ["roles.write"]) &&
        mayCall(viewer, [permissionToRequest(kind)]) &&
        !findApprovalError(request, viewer, after),
      canRefuse: canReject(request, viewer),
    };
  });
}
