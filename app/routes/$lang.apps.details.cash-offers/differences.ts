import type { OfferChange } from "#contract/offers/admin-offers.ts";

const fields = [
  "rate",
  "tiers",
  "cap",
  "commission",
  "programme",
  "startsAt",
  "endsAt",
  "terms",
  "exclusions",
  "boost",
] as const satisfies (keyof OfferChange)[];
export type ChangedField = (typeof fields)[number];

/**
 * Returns the fields that differ between two versions of an offer. Ignores fields that only one version
 * contains.
 */
export function differences(before: OfferChange, after: OfferChange): ChangedField[] {
  return fields.filter((field) => {
    // Old versions were saved before offers had programmes.
    if (field === "programme") return (before.programme ?? null) !== (after.programme ?? null);
    if (field === "boost")
      return JSON.stringify(before.boost ?? null) !== JSON.stringify(after.boost ?? null);
    if (before[field] === undefined || after[field] === undefined) return false;
    if (field === "rate" && before.rateKind !== after.rateKind) return true;
    return JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  });
}

/** Returns the kind of change that created a version: `ended` if it ended the offer immediately. */
export function kindOf({ version, endsAt, at }: OfferChange): "created" | "changed" | "ended" {
  if (version === 1) return "created";
  return endsAt && endsAt <= at ? "ended" : "changed";
}
