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
  /** The index of the form row of each tier. */
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

  function number(name: string, kind: "percent" | "flat"): number {
    const parsed =
      kind === "flat"
        ? parseAmount(text(name), reader.currency, reader.language)
        : parseExactPercentage(text(name), reader.language);
    if (parsed.ok) return parsed.amount;
    problems[name] = text(name) === "" ? "required" : kind === "flat" ? "amount" : "percentage";
    return 0;
  }
  function moment(name: string): string | null {
    if (text(name) === "") return null;
    const read = parseDateTimeInput(text(name));
    if (!read) problems[name] = "moment";
    return read ?? null;
  }
  function texts(prefix: string): TextByLanguage {
    const [fr, ar] = [text(`${prefix}-fr`), text(`${prefix}-ar`)];
    return { en: text(`${prefix}-en`), ...(fr && { fr }), ...(ar && { ar }) };
  }
  function tier(row: number): OfferTier {
    for (const part of ["code", "en"] as const)
      if (text(`tier${row}-${part}`) === "") problems[`tier${row}-${part}`] = "required";
    return {
      code: text(`tier${row}-code`),
      label: texts(`tier${row}`),
      rate: number(`tier${row}-rate`, rateKind),
    };
  }

  function boost(): OfferBoost | null {
    const audience = boostAudiences.find((name) => name === text("boost-audience"));
    if (!audience) return null;
    return { audience, budget: text("boost-budget") === "" ? null : number("boost-budget", "flat") };
  }

  const rows = filledRows(typed);
  const offer = {
    rateKind,
    rate: number("rate", rateKind),
    commission: number("commission", rateKind),
    tiers: rows.map(tier),
    programme: text("programme") || null,
    cap: text("cap") === "" ? null : number("cap", "flat"),
    terms: texts("terms"),
    exclusions: texts("exclusions"),
    startsAt: moment("startsAt"),
    endsAt: moment("endsAt"),
    boost: boost(),
  };
  return { offer, problems, rows };
}

/**
 * Returns the form field for an input of the provider: `tiers.1.label.en` is the name in the second tier's
 * row, and `otherStores.0` the first chosen store's checkbox.
 */
export function fieldName(input: string, rows: number[], stores: string[] = []): string {
  const [, store] = /^otherStores\.(\d+)$/.exec(input) ?? [];
  if (store !== undefined) return otherStoreField(stores[Number(store)] ?? "");
  const [, index, part] = /^tiers\.(\d+)\.(?:label\.)?(\w+)$/.exec(input) ?? [];
  const row = index === undefined ? undefined : rows[Number(index)];
  return row === undefined ? input.replace(".", "-") : `tier${row}-${part}`;
}
