import type { z } from "zod";
import type { changeOffer } from "#contract/admin-offers.ts";
import { canonicalJson } from "../../canonical-json.ts";
import { Problem } from "../../problem.ts";
import type { Deciding } from "./decide.ts";
import { lockOffer } from "./lock.ts";
import { askAboutOverlaps } from "./overlaps.ts";
import { periodOf, periodRefusals, rateRefusals } from "./rules.ts";
import { conditionsOf } from "./view.ts";
import { columnsOf, updateOffer, writeDown } from "./write.ts";

/**
 * Changes an offer; what changes nothing writes nothing.
 * @returns its id
 * @throws Problem 404; 422 with the inputs that do not hold; 409 `offer_changed`, `offer_ended`, and
 * `offer_overlaps` unless accepted
 */
export async function change(
  deciding: Deciding,
  id: string,
  { version, acceptOverlap, ...asked }: z.output<typeof changeOffer.body>,
): Promise<string> {
  const { unit, at } = deciding;
  const { offer: before, store } = await lockOffer(unit.tx, { id, version, at });
  const period = periodOf(asked, { at, before });
  const fields = { ...rateRefusals(asked), ...periodRefusals(period, { at, before }) };
  if (Object.keys(fields).length > 0) throw new Problem(422, "validation_failed", { fields });
  const conditions = { ...asked, startsAt: period.startsAt.toISOString() };
  if (canonicalJson(conditions) === canonicalJson(conditionsOf(before))) return id;
  if (!acceptOverlap) await askAboutOverlaps(unit.tx, { id, storeId: store.id, period, before });
  const after = await updateOffer(deciding, before, columnsOf(conditions, period));
  await writeDown(deciding, { action: "offer.change", store, before, after });
  return id;
}
