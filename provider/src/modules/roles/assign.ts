import type { FastifyInstance, FastifyRequest } from "fastify";
import { assignRole } from "#contract/roles/admin-roles.ts";
import type { CallData } from "#contract/calls/call.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findUserDetails } from "../users/find-user-details.ts";
import { lockUser } from "../users/lock-user.ts";
import {
  addsSensitivePermission,
  assertOwnsPermissions,
  assertReady,
  assignmentNeedsApproval,
} from "../staff-requests/rules.ts";
import { giveRole, nameOfRole, assertRoleExists } from "./give-role.ts";
import { lockRoles, lockStaffChanges } from "../permissions/lock-roles.ts";
import { addRequest } from "../staff-requests/add-request.ts";

/**
 * Assigns another role to a person, or requests this if it needs a second person. Ends the person's sessions.
 * @throws Problem 404; 403 `forbidden`, `own_account`, `role_beyond_own`; 409 `role_unchanged`; 422
 * `role_unknown`, `role_needs_confirmed_address`, `role_needs_active_account` at `role`; and as `once` does
 */
export async function assignRoleTo(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, role, idempotencyKey }: { id: string; role: string; idempotencyKey: string | undefined },
): Promise<CallData<typeof assignRole>> {
  const viewer = identityOf(request);
  return adminAction(app, request, {
    async lock({ tx, admin }) {
      await lockStaffChanges(tx);
      return lockUser(tx, id, { adminId: admin.userId, oneOf: ["roles.write"] });
    },
    once: () => ({
      route: `POST /v1/admin/users/${id}/role`,
      key: idempotencyKey,
      body: { role },
      response: assignRole.data,
    }),
    async run(action, user) {
      const { tx, at, admin } = action;
      if (user.role === role) throw new Problem(409, "role_unchanged");
      await assertRoleExists(tx, role);
      const permissionsOf = await lockRoles(tx, [user.role, role]);
      const change = { before: permissionsOf(user.role), after: permissionsOf(role) };
      assertOwnsPermissions(viewer.permissions, change);
      assertReady(user, change);
      const waits = await assignmentNeedsApproval(tx, admin.userId, { change, user });
      await (waits
        ? addRequest(action, { kind: "assign", role, roleName: await nameOfRole(tx, role), user })
        : giveRole(app, action, { userId: id, role, isAlone: addsSensitivePermission(change) }));
      const opened = await findUserDetails(tx, id, { viewer, now: at, environment: app.environment });
      if (!opened) throw notFound();
      return { user: opened, outcome: waits ? "requested" : "done" };
    },
  });
}
