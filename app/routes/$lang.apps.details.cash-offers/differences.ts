import type { OfferChange } from "#contract/admin-offers.ts";

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
] as const satisfies (keyof OfferChange)[];
export type ChangedField = (typeof fields)[number];

/** What differs between two versions of an offer; what one of them did not keep cannot be told. */
export function differences(before: OfferChange, after: OfferChange): ChangedField[] {
  return fields.filter((field) => {
    // Versions from before offers had one are of no programme.
    if (field === "programme") return (before.programme ?? null) !== (after.programme ?? null);
    if (before[field] === undefined || after[field] === undefined) return false;
    if (field === "rate" && before.rateKind !== after.rateKind) return true;
    return JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  });
}

/** What kind of change made a version: `ended` when it brought the end there and then. */
export function kindOf({ version, endsAt, at }: OfferChange): "created" | "changed" | "ended" {
  if (version === 1) return "created";
  return endsAt && endsAt <= at ? "ended" : "changed";
}
