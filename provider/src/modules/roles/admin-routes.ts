import type { FastifyInstance } from "fastify";
import {
  approveRoleRequest,
  assignRole,
  changeRole,
  createRole,
  deleteRole,
  listRoles,
  refuseRoleRequest,
} from "#contract/admin-roles.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { assign } from "./assign.ts";
import { removeRole } from "./delete.ts";
import { approveRequest, refuseRequest } from "./requests.ts";
import { saveRole } from "./save.ts";
import { findRequests, findRoles } from "./views.ts";

/** The roles of who works here, and who has which. */
export async function adminRoleRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(listRoles, { access }, async ({ request }) => ({
    data: await findRoles(api.database),
    meta: { requests: await findRequests(api.database, identityOf(request)) },
  }));

  api.implement(createRole, { access }, async ({ body, request }) => {
    const onceKey = idempotencyKeyIfAny(request);
    return { data: await saveRole(api, request, { key: null, asked: body, onceKey }) };
  });

  api.implement(changeRole, { access }, async ({ params: { key }, body, request }) => {
    const onceKey = idempotencyKeyIfAny(request);
    return { data: await saveRole(api, request, { key, asked: body, onceKey }) };
  });

  api.implement(deleteRole, { access }, async ({ params: { key }, body, request }) => {
    const onceKey = idempotencyKeyIfAny(request);
    return { data: await removeRole(api, request, { key, asked: body, onceKey }) };
  });

  api.implement(approveRoleRequest, { access }, async ({ params: { id }, request }) => {
    const onceKey = idempotencyKeyIfAny(request);
    return { data: await approveRequest(api, request, { id, onceKey }) };
  });

  api.implement(refuseRoleRequest, { access }, async ({ params: { id }, request }) => {
    return { data: await refuseRequest(api, request, id) };
  });

  api.implement(assignRole, { access }, async ({ params: { id }, body: { role }, request }) => {
    const onceKey = idempotencyKeyIfAny(request);
    return { data: await assign(api, request, { id, role, onceKey }) };
  });
}
