import { randomBytes } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createRole } from "#contract/roles/admin-roles.ts";
import type { CallData } from "#contract/calls/call.ts";
import { withReadPermissions, type Permission } from "#contract/roles/permissions.ts";
import { roles } from "../../database/schema/role-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { identityOf } from "../../plugins/identity.ts";
import { Problem, VersionConflict } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { lockAdmin } from "../admin-actions/lock-admin.ts";
import {
  addsSensitivePermission,
  assertOwnsPermissions,
  roleChangeNeedsApproval,
} from "../staff-requests/rules.ts";
import { approvalHoldEnd } from "./give-role.ts";
import { lockStaffChanges } from "../permissions/lock-roles.ts";
import { addRequest } from "../staff-requests/add-request.ts";
import { permissionsOfRole } from "../permissions/role-permissions.ts";
import { maxRoles } from "../permissions/role-names.ts";
import { lockRole, assertNameAvailable, writeRole } from "./write-role.ts";

type SaveResult = CallData<typeof createRole>;

/** The requested role. A role without a version is new. */
export interface RoleRequest {
  name: string;
  permissions: readonly Permission[];
  version?: number;
}

/**
 * Creates or changes a custom role, or requests this if it needs a second person, with the activity log in one
 * transaction. A change applies from the next request of everyone with the role.
 * @throws Problem 404; 403 `forbidden`, `role_beyond_own`; 409 `role_changed`, `role_limit`; 422
 * `role_name_taken` at `name`; and as `once` does
 */
export async function saveRole(
  app: FastifyInstance,
  request: FastifyRequest,
  {
    key: roleKey,
    input,
    idempotencyKey,
  }: { key: string | null; input: RoleRequest; idempotencyKey: string | undefined },
): Promise<SaveResult> {
  const adminPermissions = identityOf(request).permissions;
  return adminAction(app, request, {
    async lock({ tx, admin }) {
      await lockStaffChanges(tx);
      await lockAdmin(tx, admin.userId, ["roles.write"]);
      return roleKey === null
        ? { key: `own-${randomBytes(6).toString("hex")}`, row: null }
        : lockRole(tx, roleKey);
    },
    once: () => ({
      route: roleKey === null ? "POST /v1/admin/roles" : `PUT /v1/admin/roles/${roleKey}`,
      key: idempotencyKey,
      body: input,
      response: createRole.data,
    }),
    async run(action, { key, row }) {
      const { tx, at, admin } = action;
      if (row && row.version !== input.version) throw new VersionConflict("role_changed");
      const before = permissionsOfRole(key, row?.permissions);
      const after = withReadPermissions(input.permissions);
      assertOwnsPermissions(adminPermissions, { before, after });
      if (!row && (await tx.$count(roles)) >= maxRoles) throw new Problem(409, "role_limit");
      const change = { before, after };
      if (await roleChangeNeedsApproval(tx, admin.userId, { change, key })) {
        await assertNameAvailable(tx, key, input.name);
        await addRequest(action, { kind: "save", role: key, name: input.name, permissions: after, row });
        return { key, outcome: "requested" };
      }
      await writeRole(action, { key, row, name: input.name, after, createdBy: admin.userId });
      if (addsSensitivePermission(change))
        await tx
          .update(users)
          .set({ canApprovePaymentsFrom: approvalHoldEnd(app, at) })
          .where(and(eq(users.role, key), ne(users.id, admin.userId)));
      return { key, outcome: "done" };
    },
  });
}
