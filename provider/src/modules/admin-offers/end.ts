import { Problem } from "../../problem.ts";
import type { Deciding } from "./decide.ts";
import { lockOffer } from "./lock.ts";
import { periodRefusals, type Period } from "./rules.ts";
import { updateOffer, writeDown } from "./write.ts";

/** When an offer is to end, by an admin who saw `version` of it. */
export interface AskedEnd {
  version: number;
  /** Null: now. */
  at: string | null;
}

/**
 * Ends an offer; one that has not begun is called off (record 121).
 * @returns its id
 * @throws Problem 404; 422 with the input that does not hold; 409 `offer_changed`, `offer_ended`
 */
export async function end(
  deciding: Deciding,
  id: string,
  { version, at: wanted }: AskedEnd,
): Promise<string> {
  const { unit, at } = deciding;
  const { offer: before, store } = await lockOffer(unit.tx, { id, version, at });
  const period = wanted ? { startsAt: before.startsAt, endsAt: new Date(wanted) } : endedNow(before, at);
  const fields = wanted ? periodRefusals(period, { at, before }).endsAt : undefined;
  if (fields) throw new Problem(422, "validation_failed", { fields: { at: fields } });
  const after = await updateOffer(deciding, before, period);
  await writeDown(deciding, { action: "offer.end", store, before, after });
  return id;
}

/**
 * A period that is over now. No offer may end before it starts, so one called off gets the last moment as
 * its own, in which nobody can click any more.
 */
function endedNow({ startsAt }: Period, at: Date): Period {
  const lastMoment = new Date(at.getTime() - 1);
  return { startsAt: startsAt < at ? startsAt : lastMoment, endsAt: at };
}
