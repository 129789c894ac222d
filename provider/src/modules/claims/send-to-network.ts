import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminClaim, type AdminClaim } from "#contract/claims/admin-claims.ts";
import { connectors } from "../../connectors/connectors.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { networkConnections } from "../../database/schema/connection-schema.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
import { networkClaims } from "../../database/schema/network-claim-schema.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { offers } from "../../database/schema/store-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction, assertNotOwn } from "../admin-actions/admin-action.ts";
import { findAdminClaim, lockClaim, updateClaim } from "./admin-repository.ts";
import type { ClaimRow } from "./repository.ts";
import { findNetworkClaim } from "../network-claims/repository.ts";

/**
 * Schedules a claim to be sent to its network's API, and sets its state to `with_store`. The claim is sent in
 * the background as soon as possible. The network's answer is read by a later run. @throws Problem 404; 403
 * `own_claim`; 409 `claim_not_sendable`; and as `adminAction`
 */
export async function requestNetworkClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  idempotencyKey: string | undefined,
): Promise<AdminClaim> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockClaim(tx, id),
    check: (action, claim) => assertNotOwn(action, claim.userId, "own_claim"),
    once: (claim) => ({
      route: `POST /v1/admin/claims/${claim.id}/send-to-network`,
      key: idempotencyKey,
      body: {},
      response: adminClaim,
    }),
    async run({ tx, at, admin, log }, claim) {
      const network = await findClaimsNetwork(tx, claim);
      if (!network) throw new Problem(409, "claim_not_sendable");
      const row = { claimId: claim.id, network, requestedBy: admin.userId, requestedAt: at };
      const resetClaim = { ...row, state: "waiting", reference: null, reason: null, failure: null } as const;
      const unsent = { attemptedAt: null, answeredAt: null };
      await tx
        .insert(networkClaims)
        .values({ ...resetClaim, ...unsent })
        .onConflictDoUpdate({ target: networkClaims.claimId, set: { ...resetClaim, answeredAt: null } });
      await updateClaim(tx, claim.id, { state: "with_store", decidedBy: admin.userId, decidedAt: at });
      const isOwn = eq(networkConnections.network, network);
      await tx.update(networkConnections).set({ claimsAt: at, nextRunAt: at }).where(isOwn);
      await log({
        action: "claim.send-to-network",
        object: { type: "claim", id: claim.id, label: claim.orderNumber },
        before: { state: claim.state },
        after: { state: "with_store", network },
      });
      return (await findAdminClaim(tx, claim.id, admin.userId))!;
    },
  });
}

/**
 * Returns the network to whose API a claim can be sent: it is connected, has an API for claims, and the offer
 * has a programme. Returns undefined if there is no such network, if the claim is decided, or if it was already
 * sent to the network and the network hasn't refused it.
 */
export async function findClaimsNetwork(
  queryable: Queryable,
  { id, clickId, state }: Pick<ClaimRow, "id" | "clickId" | "state">,
): Promise<string | undefined> {
  if (state !== "sent" && state !== "with_store") return undefined;
  const networkClaim = await findNetworkClaim(queryable, id);
  if (networkClaim && networkClaim.state !== "refused") return undefined;
  const [row] = await queryable
    .select({ key: networks.key, preset: networks.preset, programme: offers.programme })
    .from(clicks)
    .innerJoin(offers, eq(offers.id, clicks.offerId))
    .innerJoin(networks, eq(networks.key, clicks.network))
    .innerJoin(networkConnections, eq(networkConnections.network, networks.key))
    .where(eq(clicks.id, clickId));
  const connector = row?.preset ? connectors[row.preset] : undefined;
  return connector?.claims && row?.programme ? row.key : undefined;
}
