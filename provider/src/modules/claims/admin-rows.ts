import { eq, sql } from "drizzle-orm";
import { isOfferClicked } from "../../database/queries/clicked-offer.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { claimProofs, claims, clicks } from "../../database/schema/earning-schema.ts";
import { networkColumns } from "../../database/queries/named-columns.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { decider, member, personColumns } from "../../database/queries/person-columns.ts";
import { offerVersions, stores } from "../../database/schema/store-schema.ts";
import { storeColumns } from "./clicks.ts";

/** Selects all claims with the columns that admins see. */
export function selectAdminClaims(queryable: Queryable) {
  return queryable
    .select({
      claim: claims,
      store: storeColumns,
      click: clicks,
      terms: offerVersions.terms,
      network: networkColumns,
      member: personColumns(member),
      decidedBy: personColumns(decider),
      proof: {
        contentType: claimProofs.contentType,
        bytes: sql<number>`octet_length(${claimProofs.content})`,
      },
    })
    .from(claims)
    .innerJoin(member, eq(member.id, claims.userId))
    .innerJoin(stores, eq(stores.id, claims.storeId))
    .innerJoin(clicks, eq(clicks.id, claims.clickId))
    .innerJoin(networks, eq(networks.key, clicks.network))
    .innerJoin(offerVersions, isOfferClicked)
    .innerJoin(claimProofs, eq(claimProofs.claimId, claims.id))
    .leftJoin(decider, eq(decider.id, claims.decidedBy));
}

export type AdminClaimRow = Awaited<ReturnType<typeof selectAdminClaims>>[number];
