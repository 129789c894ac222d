import type { FastifyInstance } from "fastify";
import {
  approveStaffRequest,
  listStaffRequests,
  rejectStaffRequest,
} from "#contract/staff-requests/staff-requests.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { approveRequest, rejectRequest } from "./decide.ts";
import { findRequests } from "./views.ts";

/** Routes for requests on roles and colleagues that a second person decides on. */
export async function adminStaffRequestRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(listStaffRequests, { access }, async ({ request }) => ({
    data: await findRequests(api.database, identityOf(request)),
  }));

  api.implement(approveStaffRequest, { access }, async ({ params: { id }, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return { data: await approveRequest(api, request, { id, idempotencyKey }) };
  });

  api.implement(rejectStaffRequest, { access }, async ({ params: { id }, request }) => ({
    data: await rejectRequest(api, request, id),
  }));
}
