import type { OfferTerms } from "#contract/offers/offers.ts";
import { millionthsOf } from "#contract/money/share.ts";
import { ratioOf, type AmountRate } from "../exchange-rates/convert.ts";

/**
 * A purchase as its network reported it, in the currency of the report. `item` is the code of the item, which
 * determines the tier.
 */
export interface Order {
  amount: bigint;
  item: string | null;
}

/** Normalizes an item's code for comparison, because networks vary case, spaces and invisible characters. */
export function comparableCode(code: string): string {
  return code
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toUpperCase()
    .toLowerCase();
}

/**
 * Returns the tier of an item. An exact match has priority, because older offers may have two codes that
 * differ only in case.
 */
function tierOf(tiers: OfferTerms["tiers"], item: string) {
  return (
    tiers.find(({ code }) => code === item) ??
    tiers.find(({ code }) => comparableCode(code) === comparableCode(item))
  );
}

/** Returns the rate of an item in millionths. */
function shareOfItem({ rate, tiers }: OfferTerms, item: string | null): bigint {
  return millionthsOf((item === null ? undefined : tierOf(tiers, item))?.rate ?? rate);
}

/**
 * Returns the cash back of a purchase's parts in minor units of the accounts' currency; never negative. The
 * rate of each part depends on its item. The sum is converted with `rate` and rounded once. Reductions without
 * an item use the average rate of the purchased parts. A flat amount is paid once per tier, unless all parts of
 * that tier were returned.
 */
export function cashBackOfParts(terms: OfferTerms, parts: Order[], rate: AmountRate | null = null): bigint {
  const cashBack = terms.rateKind === "flat" ? flatCashBack(terms, parts) : shareOfParts(terms, parts, rate);
  return terms.cap !== null && cashBack > BigInt(terms.cap) ? BigInt(terms.cap) : cashBack;
}

function shareOfParts(terms: OfferTerms, parts: Order[], rate: AmountRate | null): bigint {
  const shares = (some: Order[]) => total(some, ({ amount, item }) => amount * shareOfItem(terms, item));
  const isUnnamedReturn = ({ amount, item }: Order) => amount < 0n && item === null;
  const purchasedParts = parts.filter(({ amount }) => amount > 0n);
  const grossAmount = total(purchasedParts, ({ amount }) => amount);
  if (grossAmount === 0n) return 0n;
  const itemShares = shares(parts.filter((part) => !isUnnamedReturn(part)));
  const unnamedReturns = total(parts.filter(isUnnamedReturn), ({ amount }) => amount);
  const { numerator, denominator } = ratioOf(rate);
  // The cash back is `exact / whole`. Keeping both as integers means that the result is rounded only once.
  const exact = (itemShares * grossAmount + unnamedReturns * shares(purchasedParts)) * numerator;
  const divisor = 1_000_000n * grossAmount * denominator;
  return exact > 0n ? (2n * exact + divisor) / (2n * divisor) : 0n;
}

function flatCashBack(terms: OfferTerms, parts: Order[]): bigint {
  return total([undefined, ...terms.tiers], (tier) => {
    const tierParts = parts.filter(
      ({ item }) => (item === null ? undefined : tierOf(terms.tiers, item)) === tier,
    );
    const isBought = tierParts.some(({ amount }) => amount >= 0n);
    const hasRemainder =
      total(tierParts, ({ amount }) => amount) > 0n || tierParts.every(({ amount }) => amount === 0n);
    return isBought && hasRemainder ? BigInt(tier?.rate ?? terms.rate) : 0n;
  });
}

/**
 * Returns the rate from which a purchase's cash back was computed, and its tier; undefined if the amount
 * doesn't result from exactly one rate, for example for a purchase of several items or at the cap.
 */
export function appliedRate(terms: OfferTerms, amount: bigint, cashBack: bigint) {
  if (cashBack <= 0n) return undefined;
  const rates = [
    { rate: terms.rate, tier: undefined },
    ...terms.tiers.map((tier) => ({ rate: tier.rate, tier })),
  ].filter(({ tier }) => cashBackOf(terms, { amount, item: tier?.code ?? null }) === cashBack);
  return rates.length === 1 ? rates[0] : undefined;
}

function total<One>(some: One[], value: (one: One) => bigint): bigint {
  return some.reduce((sum, one) => sum + value(one), 0n);
}

/**
 * Returns the cash back of a purchase by the terms of its click, in minor units: by the rate of the item's
 * tier, or else the base rate. A share is converted with `rate`, rounded half up, and limited by the cap.
 */
export function cashBackOf(terms: OfferTerms, order: Order, rate: AmountRate | null = null): bigint {
  return cashBackOfParts(terms, [order], rate);
}
