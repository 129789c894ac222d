import type { z } from "zod";
import type { changeOffer } from "#contract/offers/admin-offers.ts";
import { canonicalJson } from "../../canonical-json.ts";
import { limitDetails } from "../../amount-limit.ts";
import { Problem } from "../../problem.ts";
import type { OfferAction } from "./decide.ts";
import { lockOffer } from "./lock.ts";
import { requireOverlapConfirmation } from "./overlaps.ts";
import { lockTrackingUrl, validateProgramme, requireStepUpForLink } from "./programme.ts";
import { validateAmounts, validateBoost, periodOf, validatePeriod, validateRates } from "./rules.ts";
import { conditionsOf } from "./view.ts";
import { columnsOf, updateOffer, recordChange } from "./write.ts";

/**
 * Changes an offer. Writes nothing if nothing differs.
 * @returns its id
 * @throws Problem 404; 422 with the invalid inputs; 409 `offer_changed`, `offer_ended`, and `offer_overlaps`
 * unless accepted; and as `requireStepUpForLink` does
 */
export async function editOffer(
  action: OfferAction,
  id: string,
  {
    version,
    acceptOverlap,
    programme: newProgramme,
    boost: newBoost,
    ...offerFields
  }: z.output<typeof changeOffer.body>,
): Promise<string> {
  const { tx, at } = action;
  const { offer: before, store } = await lockOffer(tx, { id, version, at });
  const programme = newProgramme === undefined ? before.programme : newProgramme;
  const boost = newBoost === undefined ? conditionsOf(before).boost : newBoost;
  const trackingUrl = (await lockTrackingUrl(tx, before.network))!;
  const period = periodOf(offerFields, { at, before });
  const fields = {
    ...validateRates(offerFields),
    ...validatePeriod(period, { at, before }),
    ...validateAmounts(offerFields, action.limit),
    ...validateBoost({ ...offerFields, boost }, action.limit),
    ...validateProgramme(trackingUrl, programme),
  };
  if (Object.keys(fields).length > 0)
    throw new Problem(422, "validation_failed", { fields, details: limitDetails(action.limit) });
  const conditions = { ...offerFields, programme, boost, startsAt: period.startsAt.toISOString() };
  if (canonicalJson(conditions) === canonicalJson(conditionsOf(before))) return id;
  if (programme !== before.programme) await requireStepUpForLink(action, trackingUrl);
  if (!acceptOverlap) {
    const isBoost = Boolean(boost);
    await requireOverlapConfirmation(tx, { id, store, period, before, isBoost });
  }
  const after = await updateOffer(action, before, columnsOf(conditions, period));
  await recordChange(action, { action: "offer.change", store, before, after });
  return id;
}
