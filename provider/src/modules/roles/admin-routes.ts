import type { FastifyInstance } from "fastify";
import { assignRole, changeRole, createRole, deleteRole, listRoles } from "#contract/roles/admin-roles.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { assignRoleTo } from "./assign.ts";
import { removeRole } from "./delete.ts";
import { saveRole } from "./save.ts";
import { findRoles } from "./views.ts";

/** Routes for staff roles and their assignment. */
export async function adminRoleRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(listRoles, { access }, async () => ({ data: await findRoles(api.database) }));

  api.implement(createRole, { access }, async ({ body, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return { data: await saveRole(api, request, { key: null, input: body, idempotencyKey }) };
  });

  api.implement(changeRole, { access }, async ({ params: { key }, body, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return { data: await saveRole(api, request, { key, input: body, idempotencyKey }) };
  });

  api.implement(deleteRole, { access }, async ({ params: { key }, body, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return { data: await removeRole(api, request, { key, input: body, idempotencyKey }) };
  });

  api.implement(assignRole, { access }, async ({ params: { id }, body: { role }, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return { data: await assignRoleTo(api, request, { id, role, idempotencyKey }) };
  });
}
