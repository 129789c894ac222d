import { parseAmount, parseExactPercentage } from "#contract/money/amount.ts";
import type { OfferRequest } from "#contract/offers/admin-offers.ts";
import { boostAudiences } from "#contract/offers/boost-audiences.ts";
import type { OfferBoost, OfferConditions, OfferTerms, OfferTier } from "#contract/offers/offers.ts";
import type { TextByLanguage } from "#contract/text/text.ts";
import { parseDateTimeInput } from "~/features/administration/date-time-input";
import { filledRows, otherStoreField, type OfferInput } from "./offer-input";

interface Reader {
  currency: string;
  language: string;
}

/** Why a field can't be parsed. The form translates it. */
export type OfferFieldProblem = "required" | "percentage" | "amount" | "moment";

export interface ParsedOffer {
  offer: Omit<OfferRequest, "acceptOverlap"> & Pick<OfferConditions, "boost">;
  problems: Record<string, OfferFieldProblem>;
  /** For each tier, the index of its row in the form. */
  rows: number[];
}

/**
 * Parses an offer in the user's number format. The result is only valid if `problems` is empty. The provider
 * checks further rules.
 */
export function parseOffer(typed: OfferInput, reader: Reader): ParsedOffer {
  const problems: ParsedOffer["problems"] = {};
  const text = (name: string) => typed[name]?.trim() ?? "";
  const rateKind: OfferTerms["rateKind"] = text("rateKind") === "flat" ? "flat" : "percent";

  function parseNumber(name: string, kind: "percent" | "flat"): number {
    const parsed =
      kind === "flat"
        ? parseAmount(text(name), reader.currency, reader.language)
        : parseExactPercentage(text(name), reader.language);
    if (parsed.ok) return parsed.amount;
    problems[name] = text(name) === "" ? "required" : kind === "flat" ? "amount" : "percentage";
    return 0;
  }
  function parseMoment(name: string): string | null {
    if (text(name) === "") return null;
    const parsed = parseDateTimeInput(text(name));
    if (!parsed) problems[name] = "moment";
    return parsed ?? null;
  }
  function readTexts(prefix: string): TextByLanguage {
    const [fr, ar] = [text(`${prefix}-fr`), text(`${prefix}-ar`)];
    return { en: text(`${prefix}-en`), ...(fr && { fr }), ...(ar && { ar }) };
  }
  function parseTier(row: number): OfferTier {
    for (const part of ["code", "en"] as const)
      if (text(`tier${row}-${part}`) === "") problems[`tier${row}-${part}`] = "required";
    return {
      code: text(`tier${row}-code`),
      label: readTexts(`tier${row}`),
      rate: parseNumber(`tier${row}-rate`, rateKind),
    };
  }

  function parseBoost(): OfferBoost | null {
    const audience = boostAudiences.find((name) => name === text("boost-audience"));
    if (!audience) return null;
    return { audience, budget: text("boost-budget") === "" ? null : parseNumber("boost-budget", "flat") };
  }

  const rows = filledRows(typed);
  const offer = {
    rateKind,
    rate: parseNumber("rate", rateKind),
    commission: parseNumber("commission", rateKind),
    tiers: rows.map(parseTier),
    programme: text("programme") || null,
    cap: text("cap") === "" ? null : parseNumber("cap", "flat"),
    terms: readTexts("terms"),
    exclusions: readTexts("exclusions"),
    startsAt: parseMoment("startsAt"),
    endsAt: parseMoment("endsAt"),
    boost: parseBoost(),
  };
  return { offer, problems, rows };
}

/**
 * Returns the form field for an input of the provider: `tiers.1.label.en` is the name in the row of the
 * second tier, and `otherStores.0` is the checkbox of the first selected store.
 */
export function fieldName(input: string, rows: number[], stores: string[] = []): string {
  const [, store] = /^otherStores\.(\d+)$/.exec(input) ?? [];
  if (store !== undefined) return otherStoreField(stores[Number(store)] ?? "");
  const [, index, part] = /^tiers\.(\d+)\.(?:label\.)?(\w+)$/.exec(input) ?? [];
  const row = index === undefined ? undefined : rows[Number(index)];
  return row === undefined ? input.replace(".", "-") : `tier${row}-${part}`;
}
