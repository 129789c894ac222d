import type { FastifyInstance } from "fastify";
import {
  adjustBalance,
  adminListAdjustments,
  approveAdjustment,
  refuseAdjustment,
} from "#contract/admin-users.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { decideOnAdjustment } from "./decide.ts";
import { findOpenPage } from "./repository.ts";
import { requestAdjustment } from "./request.ts";

/** Corrections of balances by hand, above a limit by two admins (screens 17.11). */
export async function adminAdjustmentRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(adjustBalance, { access }, async ({ params, body, request }) => {
    const asked = { body, key: idempotencyKeyIfAny(request) };
    return { data: await requestAdjustment(api, request, params.id, asked) };
  });

  api.implement(adminListAdjustments, { access }, async ({ query, request }) => {
    const { rows, meta } = await findOpenPage(api.database, query, identityOf(request).userId);
    return { data: rows, meta };
  });

  api.implement(approveAdjustment, { access }, async ({ params, request }) => {
    const asked = { decision: "approve", key: idempotencyKeyIfAny(request) } as const;
    return { data: await decideOnAdjustment(api, request, params.id, asked) };
  });

  api.implement(refuseAdjustment, { access }, async ({ params, request }) => {
    const asked = { decision: "refuse", key: idempotencyKeyIfAny(request) } as const;
    return { data: await decideOnAdjustment(api, request, params.id, asked) };
  });
}
