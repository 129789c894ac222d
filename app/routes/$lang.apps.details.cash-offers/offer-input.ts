import type { OfferDetails } from "#contract/offers/admin-offers.ts";
import type { OfferTier } from "#contract/offers/offers.ts";
import { formatAmountInput, percentageText } from "~/i18n/typed-text";
import { formatDateTimeInput } from "~/features/administration/date-time-input";

/** The text of each field in the form, by the field's name. */
export type OfferInput = Record<string, string>;

export const textLanguages = ["en", "fr", "ar"] as const;
// The maximum number of tiers in the contract.
const maxTiers = 12;

/** Returns the texts of the form's fields for an offer. For a copy, start and end are empty. */
export function offerInput(offer: OfferDetails, language: string, isCopy = false): OfferInput {
  const { rateKind, currency, cap, tiers, terms, exclusions, startsAt, endsAt, programme, boost } = offer;
  const rateOf = (value: number) =>
    rateKind === "flat" ? formatAmountInput(value, currency, language) : percentageText(value, language);
  return {
    store: offer.store.slug,
    network: offer.network.key,
    programme: programme ?? "",
    rateKind,
    rate: rateOf(offer.rate),
    commission: rateOf(offer.commission),
    cap: cap === null ? "" : formatAmountInput(cap, currency, language),
    "boost-audience": boost?.audience ?? "",
    "boost-budget": boost?.budget ? formatAmountInput(boost.budget, currency, language) : "",
    startsAt: isCopy ? "" : formatDateTimeInput(startsAt),
    endsAt: isCopy || endsAt === null ? "" : formatDateTimeInput(endsAt),
    ...Object.assign({}, ...tiers.map((tier, index) => tierInput(tier, index, rateOf(tier.rate)))),
    ...Object.fromEntries(textLanguages.map((key) => [`terms-${key}`, terms[key] ?? ""])),
    ...Object.fromEntries(textLanguages.map((key) => [`exclusions-${key}`, exclusions[key] ?? ""])),
  };
}

function tierInput({ code, label }: OfferTier, index: number, rate: string): OfferInput {
  const names = textLanguages.map((key) => [`tier${index}-${key}`, label[key] ?? ""]);
  return { [`tier${index}-code`]: code, [`tier${index}-rate`]: rate, ...Object.fromEntries(names) };
}

/** Returns the names of a tier's fields. */
export function tierFields(row: number): string[] {
  return ["code", "rate", ...textLanguages].map((part) => `tier${row}-${part}`);
}

/** The names of all fields of an offer's form. */
export const offerFields = [
  ...[
    "store",
    "network",
    "programme",
    "rateKind",
    "rate",
    "commission",
    "cap",
    "boost-audience",
    "boost-budget",
    "startsAt",
    "endsAt",
    "acceptOverlap",
  ],
  ...textLanguages.flatMap((key) => [`terms-${key}`, `exclusions-${key}`]),
  ...Array.from({ length: maxTiers }, (_, row) => tierFields(row)).flat(),
];

const otherStore = "other-store-";

/** Returns the name of the checkbox that gives another store the same offer. */
export function otherStoreField(slug: string): string {
  return otherStore + slug;
}

/** Returns the other stores that are checked in the form, in the form's order. */
export function chosenStores(typed: OfferInput): string[] {
  return Object.keys(typed)
    .filter((name) => name.startsWith(otherStore) && typed[name] === "on")
    .map((name) => name.slice(otherStore.length));
}

/** Returns the indexes of the tier rows that aren't empty. */
export function filledRows(typed: OfferInput): number[] {
  const rows = Array.from({ length: maxTiers }, (_, row) => row);
  return rows.filter((row) => tierFields(row).some((name) => typed[name]?.trim()));
}

/** Returns the number of tier rows to show: the rows up to the last one that isn't empty, and an empty row. */
export function shownRows(typed: OfferInput): number {
  return Math.min(maxTiers, (filledRows(typed).at(-1) ?? -1) + 2);
}
