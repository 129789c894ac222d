import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { ClaimDetails, NetworkClaim, RelatedOrder } from "#contract/claims/admin-claims.ts";
import { isSimilarOrder, numberOf } from "#contract/text/input/order-reference.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { claims } from "../../database/schema/earning-schema.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { member, personColumns } from "../../database/queries/person-columns.ts";
import { toWire } from "../../money.ts";
import { findRelatedPurchases } from "../leads/related-purchases.ts";
import { findNetworkClaim, type NetworkClaimRow } from "../network-claims/repository.ts";
import { findClaimsNetwork } from "./send-to-network.ts";
import { relationOf } from "../leads/same-order.ts";
import { selectAdminClaims, type AdminClaimRow } from "./admin-rows.ts";
import { toAdminClaim } from "./admin-view.ts";
import { factsOfClaim, noonOfDay } from "./credit.ts";
import type { ClaimRow } from "./repository.ts";

/**
 * Returns one claim for an admin, with purchases and claims that may be for the same order; undefined if it
 * doesn't exist.
 */
export async function findClaimDetails(
  queryable: Queryable,
  id: string,
  viewer: string,
): Promise<ClaimDetails | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectAdminClaims(queryable).where(eq(claims.id, id));
  if (!row) return undefined;
  const related = [
    ...(await findSimilarPurchases(queryable, row)),
    ...(await findSimilarClaims(queryable, row.claim)),
  ];
  const { claim } = row;
  const networkClaim = await findNetworkClaim(queryable, id);
  const isSendable = claim.userId !== viewer && (await findClaimsNetwork(queryable, claim)) !== undefined;
  return {
    ...toAdminClaim(row, viewer),
    related,
    networkClaim: networkClaim ? toNetworkClaim(networkClaim) : null,
    isSendable,
  };
}

function toNetworkClaim(row: NetworkClaimRow): NetworkClaim {
  const { state, reference, reason, failure, requestedAt, attemptedAt, answeredAt } = row;
  return {
    state,
    reference,
    reason,
    failure,
    requestedAt: requestedAt.toISOString(),
    attemptedAt: attemptedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** Lists purchases that are the same as the claim's order or similar to it. */
async function findSimilarPurchases(
  queryable: Queryable,
  { claim, click }: AdminClaimRow,
): Promise<RelatedOrder[]> {
  const facts = factsOfClaim(claim, noonOfDay(claim.orderedOn, click.createdAt, claim.createdAt));
  const related = (await findRelatedPurchases(queryable, [facts])).flatMap((purchase) => {
    const relation = purchase.lead.id === claim.leadId ? undefined : relationOf(facts, purchase);
    return relation ? [{ lead: purchase.lead, relation }] : [];
  });
  const people = await findPeople(
    queryable,
    related.map(({ lead }) => lead.userId),
  );
  return related.map(({ lead, relation }) => ({
    kind: "purchase",
    id: lead.id,
    relation: relation === "same_order" ? "same" : "similar",
    orderNumber: lead.orderNumber,
    orderAmount: toWire(lead.orderAmount),
    currency: lead.currency,
    at: lead.occurredAt.toISOString(),
    member: people.get(lead.userId)!,
  }));
}

async function findPeople(queryable: Queryable, ids: string[]): Promise<Map<string, RelatedOrder["member"]>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable.select(personColumns(member)).from(member).where(inArray(member.id, ids));
  return new Map(rows.map((person) => [person.id, person]));
}

/** Lists the store's other claims, except refused ones, for the same or a similar order. */
async function findSimilarClaims(queryable: Queryable, claim: ClaimRow): Promise<RelatedOrder[]> {
  const { orderReference: order } = claim;
  if (order === null) return [];
  const isOther = and(
    eq(claims.storeId, claim.storeId),
    ne(claims.id, claim.id),
    ne(claims.state, "refused"),
  );
  const isLike = sql`(starts_with(${claims.orderReference}, ${order}) or starts_with(${order}, ${claims.orderReference})
    or ${claims.orderReference} = ${numberOf(order)} or right(${claims.orderReference}, length(${order})) = ${order})`;
  const rows = await queryable
    .select({ claim: claims, member: personColumns(member) })
    .from(claims)
    .innerJoin(member, eq(member.id, claims.userId))
    .where(and(isOther, isLike));
  return rows.flatMap(({ claim: other, member: person }) => {
    const isSame = other.orderReference === order;
    if (!isSame && !isSimilarOrder(order, other.orderReference ?? "")) return [];
    return [
      {
        kind: "claim" as const,
        id: other.id,
        relation: isSame ? ("same" as const) : ("similar" as const),
        orderNumber: other.orderNumber,
        orderAmount: toWire(other.orderAmount),
        currency: other.currency,
        at: other.createdAt.toISOString(),
        member: person,
      },
    ];
  });
}
