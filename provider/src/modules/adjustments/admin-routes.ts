import type { FastifyInstance } from "fastify";
import { adjustBalance, approveAdjustment, rejectAdjustment } from "#contract/accounts/admin-users.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { decideOnAdjustment } from "./decide.ts";
import { openAdjustmentList } from "./repository.ts";
import { requestAdjustment } from "./request.ts";

/** Registers the routes of manual balance adjustments, which need two admins above a limit. */
export async function adminAdjustmentRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(adjustBalance, { access }, async ({ params, body, request }) => {
    const input = { body, idempotencyKey: idempotencyKeyIfAny(request) };
    return { data: await requestAdjustment(api, request, params.id, input) };
  });

  api.implementList(openAdjustmentList, { access }, identityOf);

  api.implement(approveAdjustment, { access }, async ({ params, request }) => {
    const input = { decision: "approve", idempotencyKey: idempotencyKeyIfAny(request) } as const;
    return { data: await decideOnAdjustment(api, request, params.id, input) };
  });

  api.implement(rejectAdjustment, { access }, async ({ params, request }) => {
    const input = { decision: "refuse", idempotencyKey: idempotencyKeyIfAny(request) } as const;
    return { data: await decideOnAdjustment(api, request, params.id, input) };
  });
}
