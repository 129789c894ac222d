import type { OfferRequest } from "#contract/offers/admin-offers.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import type { OfferConditions } from "#contract/offers/offers.ts";
import { isAbove, type AmountLimit } from "../../amount-limit.ts";
import { comparableCode } from "../leads/terms.ts";

const hundredPercent = 10_000;

/** The period of an offer; unlimited if `endsAt` is `null`. */
export interface Period {
  startsAt: Date;
  endsAt: Date | null;
}

/** Returns an offer's state, which depends on the time alone. */
export function stateAt({ startsAt, endsAt }: Period, at: Date): "scheduled" | "running" | "ended" {
  if (endsAt && endsAt <= at) return "ended";
  return startsAt <= at ? "running" : "scheduled";
}

/**
 * Returns the period of a requested offer. Without a start, it starts immediately, or keeps its start if it is
 * already running.
 */
export function periodOf(
  period: Pick<OfferRequest, "startsAt" | "endsAt">,
  { at, before }: { at: Date; before?: Period | undefined },
): Period {
  const hasBegun = before && before.startsAt <= at;
  const start = period.startsAt ? new Date(period.startsAt) : hasBegun ? before.startsAt : at;
  return { startsAt: start, endsAt: period.endsAt ? new Date(period.endsAt) : null };
}

type Rates = Pick<OfferConditions, "rateKind" | "rate" | "tiers" | "commission">;
type FieldErrors = Record<string, ErrorKey[]>;

/** Validates an offer's rates and tiers. Returns the errors by input. */
export function validateRates({ rateKind, rate, tiers, commission }: Rates): FieldErrors {
  const errors: FieldErrors = {};
  if (rateKind === "percent" && commission > hundredPercent) errors.commission = ["share_above_whole"];
  if (rate > commission) errors.rate = ["rate_above_commission"];
  else if (highestRate({ rate, tiers }) === 0) errors.rate = ["amount_not_positive"];
  const codes = new Set<string>();
  for (const [index, tier] of tiers.entries()) {
    if (tier.rate > commission) errors[`tiers.${index}.rate`] = ["rate_above_commission"];
    const code = comparableCode(tier.code);
    if (codes.has(code)) errors[`tiers.${index}.code`] = ["tier_code_taken"];
    if (tier.label.en === "") errors[`tiers.${index}.label.en`] = ["text_missing"];
    codes.add(code);
  }
  return errors;
}

/**
 * Returns the errors, by input, of amounts above the limit: the cap, and the rates if they are flat amounts.
 */
export function validateAmounts(
  { rateKind, rate, tiers, commission, cap }: Rates & Pick<OfferConditions, "cap">,
  limit: AmountLimit,
): FieldErrors {
  const flat: [input: string, amount: number][] = [
    ["rate", rate],
    ["commission", commission],
    ...tiers.map((tier, index): [string, number] => [`tiers.${index}.rate`, tier.rate]),
  ];
  const amounts = [...(rateKind === "flat" ? flat : []), ["cap", cap ?? 0] as const];
  const amountsAboveLimit = amounts.filter(([, amount]) => isAbove(limit, amount));
  return Object.fromEntries(amountsAboveLimit.map(([input]) => [input, ["amount_above_maximum"]]));
}

/** Validates an offer's period. `before` is the previous period of an existing offer. */
export function validatePeriod(
  { startsAt, endsAt }: Period,
  { at, before }: { at: Date; before?: Period | undefined },
): FieldErrors {
  const errors: FieldErrors = {};
  const hasBegun = before && before.startsAt <= at;
  if (hasBegun && startsAt.getTime() !== before.startsAt.getTime()) errors.startsAt = ["offer_start_fixed"];
  else if (!hasBegun && startsAt < at) errors.startsAt = ["offer_start_past"];
  if (endsAt && endsAt <= startsAt) errors.endsAt = ["offer_end_before_start"];
  else if (endsAt && endsAt <= at) errors.endsAt = ["offer_end_past"];
  return errors;
}

/**
 * Validates a boost, which must have an end. If it has a budget, it also needs a cap within the budget, because
 * each click reserves the cap. Returns the errors by input.
 */
export function validateBoost(
  { boost, cap, endsAt }: Pick<OfferConditions, "boost" | "cap" | "endsAt">,
  limit: AmountLimit,
): FieldErrors {
  if (!boost) return {};
  const { budget } = boost;
  const errors: FieldErrors = {};
  if (endsAt === null) errors.endsAt = ["boost_end_missing"];
  if (budget === null) return errors;
  if (cap === null) errors.cap = ["boost_cap_missing"];
  else if (budget < cap) errors["boost.budget"] = ["boost_budget_below_cap"];
  if (isAbove(limit, budget)) errors["boost.budget"] = ["amount_above_maximum"];
  return errors;
}

const highestRate = ({ rate, tiers }: Pick<Rates, "rate" | "tiers">) =>
  Math.max(rate, ...tiers.map((tier) => tier.rate));

/** Returns an offer's lowest and highest rate. */
export function rangeOf({ rate, tiers }: Pick<Rates, "rate" | "tiers">) {
  const rateMinimum = Math.min(rate, ...tiers.map((tier) => tier.rate));
  return { rateMinimum, rateMaximum: highestRate({ rate, tiers }) };
}

/** Returns whether two periods overlap. The end isn't part of a period. */
export function overlap(one: Period, other: Period): boolean {
  const beginsBeforeEnd = (begin: Date, end: Date | null) => end === null || begin < end;
  return beginsBeforeEnd(one.startsAt, other.endsAt) && beginsBeforeEnd(other.startsAt, one.endsAt);
}
