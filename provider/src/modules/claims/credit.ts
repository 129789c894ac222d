import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { notFound, Problem } from "../../problem.ts";
import type { ClaimRow } from "./repository.ts";
import { findRelatedPurchases } from "../leads/related-purchases.ts";
import { findClick, lockClaimedStore, type LeadRow } from "../leads/repository.ts";
import { classifyOrder, type OrderFacts } from "../leads/same-order.ts";
import { cashBackOf } from "../leads/terms.ts";
import { trackLead } from "../leads/track.ts";
import { findNetwork } from "../networks/repository.ts";

/**
 * Creates the purchase of an accepted claim, by the terms of its click. It is `confirmed`, so that it becomes
 * payable after the network's holding period. The network's commission is unknown. `seen` has the ids of
 * possibly identical purchases that the admin has reviewed.
 * @throws Problem 409 `order_already_tracked` if the order is already a purchase; `claim_similar_purchase` if
 * another one may be the same and wasn't reviewed
 */
export async function creditClaim(
  unit: UnitOfWork,
  app: FastifyInstance,
  claim: ClaimRow,
  { at, actorId, seen: reviewedIds }: { at: Date; actorId: string; seen: string[] },
): Promise<LeadRow> {
  const { tx } = unit;
  const { userId, storeId, clickId, orderNumber, orderAmount, currency } = claim;
  await lockClaimedStore(tx, storeId);
  const clicked = await findClick(tx, clickId);
  const network = clicked && (await findNetwork(tx, clicked.click.network));
  if (!network) throw notFound();
  const occurredAt = noonOfDay(claim.orderedOn, clicked.click.createdAt, at);
  const facts = factsOfClaim(claim, occurredAt);
  const verdict = classifyOrder(facts, await findRelatedPurchases(tx, [facts]), reviewedIds);
  if (verdict.outcome === "same") throw new Problem(409, "order_already_tracked");
  if (verdict.outcome === "hold") throw new Problem(409, "claim_similar_purchase");
  const purchase = {
    userId,
    storeId,
    clickId,
    orderNumber,
    orderAmount,
    currency,
    source: "claim" as const,
    network: network.key,
    networkTransactionId: `claim:${claim.id}`,
    // The network will report neither a lock date nor a payment for this purchase.
    payable: { ...network, payableRule: "days" as const },
    commission: 0n,
    cashBack: cashBackOf(clicked.terms, { amount: orderAmount, item: null }),
    occurredAt,
    status: "confirmed" as const,
  };
  return trackLead(unit, app, purchase, { at, actorId });
}

/**
 * Returns the facts of a claim that are compared with purchases to find out whether its order is already
 * credited.
 */
export function factsOfClaim(claim: ClaimRow, occurredAt: Date): OrderFacts {
  const { storeId, clickId, orderReference: order, orderAmount: amount } = claim;
  return { storeId, clickId, order, amount, occurredAt, isClaim: true, items: [] };
}

/** Returns noon (UTC) of the order's day, but not before the click and not in the future. */
export function noonOfDay(day: string, earliest: Date, latest: Date): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return new Date(Math.min(Math.max(noon, earliest.getTime()), latest.getTime()));
}
