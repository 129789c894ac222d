import { and, asc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { deleteRole } from "#contract/roles/admin-roles.ts";
import type { CallData } from "#contract/calls/call.ts";
import { roles, staffRequests } from "../../database/schema/role-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { Problem, VersionConflict } from "../../problem.ts";
import { changeRole } from "../accounts/changes.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { lockAdmin } from "../admin-actions/lock-admin.ts";
import { assertRoleExists } from "./give-role.ts";
import { hasEverHadOtherApprover } from "../permissions/other-approver.ts";
import { lockRoles, lockStaffChanges } from "../permissions/lock-roles.ts";
import { permissionsOfRole } from "../permissions/role-permissions.ts";
import { lockRole } from "./write-role.ts";

interface DeletionRequest {
  replacement: string;
  version: number;
}

/**
 * Deletes a custom role. People with the role get a replacement that has no additional permissions, and are
 * signed out. A role that can or once could approve payments can't be deleted while people have it, because
 * removing the role from each of them needs a second person.
 * @throws Problem 404; 403 `own_account` if it is the admin's own role; 409 `role_changed`,
 * `role_delete_needs_two`; 422 `role_replacement_gains`, `role_unknown` at `replacement`; and as `once` does
 */
export async function removeRole(
  app: FastifyInstance,
  request: FastifyRequest,
  { key, input, idempotencyKey }: { key: string; input: DeletionRequest; idempotencyKey: string | undefined },
): Promise<CallData<typeof deleteRole>> {
  return adminAction(app, request, {
    async lock({ tx, admin }) {
      await lockStaffChanges(tx);
      // As everywhere else, people are locked before their roles.
      const people = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.role, key))
        .orderBy(asc(users.id))
        .for("no key update");
      await lockAdmin(tx, admin.userId, ["roles.write"]);
      const locked = await lockRole(tx, key);
      return locked && { ...locked, people };
    },
    once: () => ({
      route: `POST /v1/admin/roles/${key}/delete`,
      key: idempotencyKey,
      body: input,
      response: deleteRole.data,
    }),
    async run(action, { row, people }) {
      const { tx, at, admin, log } = action;
      const { replacement, version } = input;
      if (row.version !== version) throw new VersionConflict("role_changed");
      if (people.some(({ id }) => id === admin.userId)) throw new Problem(403, "own_account");
      if (replacement === key)
        throw new Problem(422, "role_unknown", { fields: { replacement: ["role_unknown"] } });
      await assertRoleExists(tx, replacement);
      if (people.length > 0 && row.couldDecideOnMoney && (await hasEverHadOtherApprover(tx, [admin.userId])))
        throw new Problem(409, "role_delete_needs_two");
      const currentPermissions = permissionsOfRole(key, row.permissions);
      const newPermissions = (await lockRoles(tx, [replacement]))(replacement);
      if (newPermissions.some((one) => !currentPermissions.includes(one)))
        throw new Problem(422, "role_replacement_gains", {
          fields: { replacement: ["role_replacement_gains"] },
        });
      for (const { id } of people) await changeRole(app, action, id, replacement);
      await tx
        .update(staffRequests)
        .set({ state: "replaced", decidedBy: admin.userId, decidedAt: at })
        .where(and(eq(staffRequests.role, key), eq(staffRequests.state, "requested")));
      await tx.delete(roles).where(eq(roles.key, key));
      await log({
        action: "role.delete",
        object: { type: "role", id: key, label: row.name },
        before: { permissions: [...currentPermissions], people: people.length },
        after: { replacement },
      });
      return { moved: people.length };
    },
  });
}
