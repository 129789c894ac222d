import type { EventType } from "#contract/webhooks/events.ts";
import { toWire } from "../../money.ts";
import type { NewEvent } from "../webhooks/emit.ts";
import type { OfferRow } from "./lock.ts";

/**
 * Returns the event for a change of an offer, given the offer after it. `currency` is the currency of flat
 * amounts.
 */
export function offerEvent(
  action: "offer.create" | "offer.change" | "offer.end",
  offer: OfferRow,
  currency: string,
): NewEvent {
  const { id, storeId, network, version, rateKind, rate, commission, cap, startsAt, endsAt } = offer;
  return {
    type: typeOf[action],
    objectId: id,
    data: {
      id,
      storeId,
      network,
      version,
      rateKind,
      rate,
      commission,
      currency,
      cap: cap === null ? null : toWire(cap),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    },
  };
}

const typeOf = {
  "offer.create": "offer.created",
  "offer.change": "offer.updated",
  "offer.end": "offer.ended",
} as const satisfies Record<string, EventType>;
