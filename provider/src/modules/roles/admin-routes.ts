import type { FastifyInstance } from "fastify";
import { assignRole, changeRole, createRole, deleteRole, listRoles } from "#contract/roles/admin-roles.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { assign } from "./assign.ts";
import { removeRole } from "./delete.ts";
import { saveRole } from "./save.ts";
import { findRoles } from "./views.ts";

/** Routes for staff roles and their assignment. */
export async function adminRoleRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(listRoles, { access }, async () => ({ data: await findRoles(api.database) }));

  api.implement(createRole, { access }, async ({ body, request }) => {
    const onceKey = idempotencyKeyIfAny(request);
    return { data: await saveRole(api, request, { key: null, input: body, onceKey }) };
  });

  api.implement(changeRole, { access }, async ({ params: { key }, body, request }) => {
    const onceKey = idempotencyKeyIfAny(request);
    return { data: await saveRole(api, request, { key, input: body, onceKey }) };
  });

  api.implement(deleteRole, { access }, async ({ params: { key }, body, request }) => {
    const onceKey = idempotencyKeyIfAny(request);
    return { data: await removeRole(api, request, { key, input: body, onceKey }) };
  });

  api.implement(assignRole, { access }, async ({ params: { id }, body: { role }, request }) => {
    const onceKey = idempotencyKeyIfAny(request);
    return { data: await assign(api, request, { id, role, onceKey }) };
  });
}
