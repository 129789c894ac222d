import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  acceptClaim,
  adminGetClaim,
  claimCounts,
  exportClaims,
  getClaimProof,
  forwardClaim,
  rejectClaim,
  sendClaimToNetwork,
  type ClaimDecisionRequest,
} from "#contract/claims/admin-claims.ts";
import { claimState } from "#contract/claims/claims.ts";
import { countStates } from "../../database/queries/count-states.ts";
import { claims } from "../../database/schema/earning-schema.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { requestNetworkClaim } from "./send-to-network.ts";
import { adminClaimList } from "./admin-repository.ts";
import { claimColumns } from "./columns.ts";
import { decideOnClaim } from "./decide.ts";
import { findClaimDetails } from "./find-claim-details.ts";
import { openProof } from "./proof.ts";

/** Routes for admins to list claims and decide on them. */
export async function adminClaimRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const inputOf = (request: FastifyRequest, decision: ClaimDecisionRequest) => ({
    input: decision,
    idempotencyKey: idempotencyKeyIfAny(request),
  });

  api.implementList(adminClaimList, { access }, identityOf);

  api.implementExport(exportClaims, {
    object: "claim",
    columns: claimColumns,
    page: (query, request) => adminClaimList.rows(api.database, query, identityOf(request)),
  });

  api.implement(claimCounts, { access }, async () => ({
    data: await countStates(api.database, claims, claimState.options),
  }));

  api.implement(adminGetClaim, { access }, async ({ params, request }) => {
    const claim = await findClaimDetails(api.database, params.id, identityOf(request).userId);
    if (!claim) throw notFound();
    return { data: claim };
  });

  api.implement(getClaimProof, { access, perMinute: 30 }, async ({ params, request }) => {
    return { data: await openProof(api, request, params.id) };
  });

  api.implement(forwardClaim, { access }, async ({ params, request }) => {
    return { data: await decideOnClaim(api, request, params.id, inputOf(request, { action: "with-store" })) };
  });

  api.implement(sendClaimToNetwork, { access }, async ({ params, request }) => {
    return { data: await requestNetworkClaim(api, request, params.id, idempotencyKeyIfAny(request)) };
  });

  api.implement(acceptClaim, { access }, async ({ params, body, request }) => {
    const decision = { action: "accept", seen: body?.seen ?? [] } as const;
    return { data: await decideOnClaim(api, request, params.id, inputOf(request, decision)) };
  });

  api.implement(rejectClaim, { access }, async ({ params, body, request }) => {
    const decision = { action: "refuse", reason: body.reason } as const;
    return { data: await decideOnClaim(api, request, params.id, inputOf(request, decision)) };
  });
}
