import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import type { NetworkClaimState } from "#contract/claims/network-claim-states.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { claims, clicks, leads } from "../../database/schema/earning-schema.ts";
import { networkClaims } from "../../database/schema/network-claim-schema.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { offers } from "../../database/schema/store-schema.ts";

export type NetworkClaimRow = typeof networkClaims.$inferSelect;

/** The maximum number of a network's claims that one run exchanges. */
const maxClaims = 500;

/**
 * Matches a network's undecided claims in some states. Once an admin has decided a claim, it is no longer
 * exchanged.
 */
const isUndecided = (network: string, states: NetworkClaimState[]) =>
  and(
    eq(networkClaims.network, network),
    inArray(networkClaims.state, states),
    eq(claims.state, "with_store"),
  );

/**
 * Returns whether any undecided claim waits to be sent to a network, waits for the network's answer, or was
 * approved and waits until the network reports its purchase.
 */
export async function hasOpenClaims(queryable: Queryable, network: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: networkClaims.claimId })
    .from(networkClaims)
    .innerJoin(claims, eq(claims.id, networkClaims.claimId))
    .where(isUndecided(network, ["waiting", "sent", "approved"]))
    .limit(1);
  return rows.length > 0;
}

/** Returns the claims that wait to be sent to a network or wait for its answer, oldest request first. */
export function findOpenClaims(queryable: Queryable, network: string) {
  return queryable
    .select({ row: networkClaims, claim: claims, click: clicks, offer: offers, network: networks })
    .from(networkClaims)
    .innerJoin(claims, eq(claims.id, networkClaims.claimId))
    .innerJoin(clicks, eq(clicks.id, claims.clickId))
    .innerJoin(offers, eq(offers.id, clicks.offerId))
    .innerJoin(networks, eq(networks.key, networkClaims.network))
    .where(isUndecided(network, ["waiting", "sent"]))
    .orderBy(asc(networkClaims.requestedAt), asc(networkClaims.claimId))
    .limit(maxClaims);
}
export type OpenClaim = Awaited<ReturnType<typeof findOpenClaims>>[number];

export async function findNetworkClaim(
  queryable: Queryable,
  claimId: string,
): Promise<NetworkClaimRow | undefined> {
  const [row] = await queryable.select().from(networkClaims).where(eq(networkClaims.claimId, claimId));
  return row;
}

export async function updateNetworkClaim(
  queryable: Queryable,
  claimId: string,
  change: Partial<NetworkClaimRow>,
): Promise<void> {
  await queryable.update(networkClaims).set(change).where(eq(networkClaims.claimId, claimId));
}

/**
 * Locks and returns undecided claims that the network approved, with the lead of the purchase it then reported.
 */
export function lockSettledClaims(queryable: Queryable, network: string) {
  return queryable
    .select({ claim: claims, leadId: leads.id })
    .from(networkClaims)
    .innerJoin(claims, eq(claims.id, networkClaims.claimId))
    .innerJoin(
      leads,
      and(
        eq(leads.clickId, claims.clickId),
        eq(leads.orderReference, claims.orderReference),
        notInArray(leads.state, ["rejected", "reversed"]),
      ),
    )
    .where(isUndecided(network, ["approved"]))
    .orderBy(claims.id)
    .for("no key update", { of: claims });
}
