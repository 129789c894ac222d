import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { notFound, Problem } from "../../problem.ts";
import { isTracked, type ClaimRow } from "./repository.ts";
import { findClick, lockOrder, type LeadRow } from "../leads/repository.ts";
import { cashBackOf } from "../leads/terms.ts";
import { trackLead } from "../leads/track.ts";
import { findNetwork } from "../networks/repository.ts";

/**
 * Writes the purchase of a claim that is accepted, by the terms of its click: confirmed, so that it becomes
 * payable when the network's holding period is over. What the network would have paid is not known.
 * @throws Problem 409 `order_already_tracked` when the store has reported the order meanwhile
 */
export async function creditClaim(
  unit: UnitOfWork,
  app: FastifyInstance,
  claim: ClaimRow,
  { at, actorId }: { at: Date; actorId: string },
): Promise<LeadRow> {
  const { tx } = unit;
  const { userId, storeId, clickId, orderNumber, orderAmount, currency } = claim;
  await lockOrder(tx, storeId, orderNumber);
  if (await isTracked(tx, claim)) throw new Problem(409, "order_already_tracked");
  const reached = await findClick(tx, clickId);
  const network = reached && (await findNetwork(tx, reached.click.network));
  if (!network) throw notFound();
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
    holdDays: network.holdDays,
    commission: 0n,
    cashBack: cashBackOf(reached.terms, { amount: orderAmount, item: null }),
    occurredAt: middleOfDay(claim.orderedOn, reached.click.createdAt, at),
    status: "confirmed" as const,
  };
  return trackLead(unit, app, purchase, { at, actorId });
}

/** Noon (UTC) of the day on the order, but not before the click and not in the future. */
function middleOfDay(day: string, earliest: Date, latest: Date): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return new Date(Math.min(Math.max(noon, earliest.getTime()), latest.getTime()));
}
