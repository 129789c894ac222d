import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  acceptClaim,
  adminGetClaim,
  adminListClaims,
  exportClaims,
  getClaimProof,
  passClaimOn,
  refuseClaim,
  type AskedClaimDecision,
} from "#contract/admin-claims.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { claimColumns } from "./columns.ts";
import { decideOnClaim } from "./decide.ts";
import { openProof } from "./proof.ts";
import { findOne, findPage, findRows } from "./repository.ts";

/** What admins see of claims and decide on them (screens 17.2; design §4 Administration). */
export async function adminClaimRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const asked = (request: FastifyRequest, decision: AskedClaimDecision) => ({
    asked: decision,
    key: idempotencyKeyIfAny(request),
  });

  api.implement(adminListClaims, { access }, async ({ query, request }) => {
    const { rows, meta } = await findPage(api.database, query, identityOf(request).userId);
    return { data: rows, meta };
  });

  api.implementExport(exportClaims, {
    object: "claim",
    columns: claimColumns,
    page: (query, request) => findRows(api.database, query, identityOf(request).userId),
  });

  api.implement(adminGetClaim, { access }, async ({ params, request }) => {
    const found = await findOne(api.database, params.id, identityOf(request).userId);
    if (!found) throw notFound();
    return { data: found };
  });

  api.implement(getClaimProof, { access, perMinute: 30 }, async ({ params, request }) => {
    return { data: await openProof(api, request, params.id) };
  });

  api.implement(passClaimOn, { access }, async ({ params, request }) => {
    return { data: await decideOnClaim(api, request, params.id, asked(request, { action: "with-store" })) };
  });

  api.implement(acceptClaim, { access }, async ({ params, request }) => {
    return { data: await decideOnClaim(api, request, params.id, asked(request, { action: "accept" })) };
  });

  api.implement(refuseClaim, { access }, async ({ params, body, request }) => {
    const decision = { action: "refuse", reason: body.reason } as const;
    return { data: await decideOnClaim(api, request, params.id, asked(request, decision)) };
  });
}
