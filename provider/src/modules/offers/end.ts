import { Problem } from "../../problem.ts";
import type { OfferAction } from "./decide.ts";
import { lockOffer } from "./lock.ts";
import { validatePeriod, type Period } from "./rules.ts";
import { updateOffer, recordChange } from "./write.ts";

/** The requested end of an offer, and the version that the admin saw. */
export interface EndRequest {
  version: number;
  /** `null` ends it immediately. */
  at: string | null;
}

/**
 * Ends an offer. An offer that hasn't started is canceled (docs/decisions/0028).
 * @returns its id
 * @throws Problem 404; 422 with the invalid input; 409 `offer_changed`, `offer_ended`
 */
export async function endOfferAt(
  action: OfferAction,
  id: string,
  { version, at: endsAt }: EndRequest,
): Promise<string> {
  const { tx, at } = action;
  const { offer: before, store } = await lockOffer(tx, { id, version, at });
  const period = endsAt ? { startsAt: before.startsAt, endsAt: new Date(endsAt) } : endedNow(before, at);
  const fields = endsAt ? validatePeriod(period, { at, before }).endsAt : undefined;
  if (fields) throw new Problem(422, "validation_failed", { fields: { at: fields } });
  const after = await updateOffer(action, before, period);
  await recordChange(action, { action: "offer.end", store, before, after });
  return id;
}

/**
 * Returns the period of an offer that ends now. An offer can't end before it starts, so the period of an offer
 * that hasn't started becomes the last millisecond, in which no more clicks are possible.
 */
export function endedNow({ startsAt }: Period, at: Date): Period {
  const lastMoment = new Date(at.getTime() - 1);
  return { startsAt: startsAt < at ? startsAt : lastMoment, endsAt: at };
}
