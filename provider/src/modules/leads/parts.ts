import { isDeepStrictEqual } from "node:util";
import type { OfferTerms } from "#contract/offers/offers.ts";
import type { Interpretation, PostbackStatus } from "#contract/networks/postbacks.ts";
import { conversionOf, convertMinorUnits, type PurchaseRates } from "../exchange-rates/convert.ts";
import type { LeadRow } from "./repository.ts";
import { cashBackOfParts } from "./terms.ts";

/** An interpreted report of a purchase. */
export interface StoredReport {
  /** The position in the order of arrival. */
  sequence: bigint;
  interpretation: Interpretation;
}

/**
 * One part of a purchase with the values of its newest report. Amounts are in minor units of the reported
 * currencies.
 */
export interface Part {
  /** `null` for a report on the whole purchase. */
  part: string | null;
  item: string | null;
  amount: bigint;
  commission: bigint;
  status: PostbackStatus;
  /** Whether the part is included in the purchase's amounts. */
  counts: boolean;
}

/** The sum of a purchase's parts, in the accounts' currency. */
interface PartSum extends Pick<LeadRow, "orderAmount" | "commission" | "cashBack" | "conversion"> {
  status: PostbackStatus;
}

/** The terms of a purchase's click, and the exchange rates of its amounts. */
interface SumContext {
  terms: OfferTerms;
  rates: PurchaseRates;
}

/** Returns whether a report reduces a purchase's amounts. */
export function isCorrection({ amount, commission }: Pick<Interpretation, "amount" | "commission">): boolean {
  return amount < 0 || commission < 0;
}

/**
 * Returns the parts of a purchase, corrections last. The newest report of each part determines it, in
 * whatever order reports arrived: reports are ordered by the time of change or else of purchase, then by
 * arrival. Without a time of change, a pending report doesn't revert a decision, as in `statusSteps`.
 */
export function partsOf(reports: StoredReport[]): Part[] {
  const slots = new Map<string, StoredReport[]>();
  const contents = new Set<string>();
  for (const report of reports.toSorted(byArrival)) {
    const { interpretation } = report;
    const content = JSON.stringify(Object.entries(interpretation).toSorted());
    if (contents.has(content)) continue;
    contents.add(content);
    const slot = JSON.stringify([interpretation.part ?? null, isCorrection(interpretation)]);
    slots.set(slot, [...(slots.get(slot) ?? []), report]);
  }
  const parts = [...slots.values()].map(newestOf);
  const purchasedParts = parts.filter((part) => !isReturn(part));
  // Items reported later replace the total reported earlier.
  const hasItems = purchasedParts.some(({ part }) => part !== null);
  const items = purchasedParts
    .filter(({ part }) => part !== null || !hasItems)
    .map((part) => ({ ...part, counts: isAccepted(part) }));
  const rejectedParts = new Set(items.filter((part) => !isAccepted(part)).map(({ part }) => part));
  const returns = parts
    .filter(isReturn)
    .map((part) => ({ ...part, counts: part.status !== "rejected" && !rejectedParts.has(part.part) }));
  return [...items, ...returns];
}

/**
 * Returns whether a report has the same currencies as its purchase. Amounts in different currencies aren't
 * added up.
 */
export function hasSameCurrencies(
  { currency: base, conversion }: Pick<LeadRow, "currency" | "conversion">,
  { currency, commissionCurrency = currency }: Interpretation,
): boolean {
  const sold = conversion?.sale?.currency ?? base;
  return sold === currency && (conversion?.commission?.currency ?? base) === commissionCurrency;
}

/** Returns whether two lists of reports result in the same parts. */
export function hasSameParts(first: StoredReport[], second: StoredReport[]): boolean {
  return isDeepStrictEqual(partsOf(first), partsOf(second));
}

function byArrival(one: StoredReport, other: StoredReport): number {
  return one.sequence < other.sequence ? -1 : Number(one.sequence > other.sequence);
}

const versionOf = ({ interpretation: { changedAt, at } }: StoredReport) => Date.parse(changedAt ?? at);

function byVersion(reports: StoredReport[]): StoredReport[] {
  return reports.toSorted((one, other) => versionOf(one) - versionOf(other) || byArrival(one, other));
}

/**
 * Returns the newest report of a whole purchase; of several with the same version, the one that arrived last.
 */
export function newestVersion(reports: [...StoredReport[], StoredReport]): Interpretation {
  return byVersion(reports).at(-1)!.interpretation;
}

/** Returns one part from its reports, which are in the order of their arrival. */
function newestOf(reports: StoredReport[]): Part {
  const versions = byVersion(reports);
  const newest = versions.at(-1)!;
  const decision = versions.findLast(
    ({ interpretation: { status, changedAt } }) => status !== "pending" || changedAt !== undefined,
  );
  const { part = null, item, amount, commission } = newest.interpretation;
  const { status } = (decision ?? newest).interpretation;
  return {
    part,
    item,
    amount: BigInt(amount),
    commission: BigInt(commission),
    status,
    counts: false,
  };
}

const isReturn = ({ amount, commission }: Part) => amount < 0n || commission < 0n;
const isAccepted = ({ status }: Part) => status === "pending" || status === "confirmed";

/**
 * Returns the sum of the parts that are included in a purchase's amounts. If no item is included, the purchase
 * is rejected (reversed if all items are reversed) and has the amounts of all its items. If corrections reduce
 * it to zero, it is reversed. It is confirmed when all items are confirmed; corrections needn't be confirmed.
 */
function sumParts(context: SumContext, parts: Part[]): PartSum {
  const counted = parts.filter(({ counts }) => counts);
  const items = counted.filter((part) => !isReturn(part));
  if (items.length === 0) {
    const allItems = parts.filter((part) => !isReturn(part));
    const isReversed = allItems.every(({ status }) => status === "reversed");
    return { ...amountsOf(context, allItems), status: isReversed ? "reversed" : "rejected" };
  }
  const remaining = totalOf(items).amount > 0n ? totalOf(counted).amount : totalOf(counted).commission;
  if (items.length < counted.length && remaining <= 0n)
    return { ...amountsOf(context, []), status: "reversed" };
  const isConfirmed = items.every(({ status }) => status === "confirmed");
  return { ...amountsOf(context, counted), status: isConfirmed ? "confirmed" : "pending" };
}

/**
 * Adds up parts in their reported currencies, so that a purchase returned completely adds up to exactly zero.
 */
function totalOf(parts: Part[]) {
  const sum = (of: "amount" | "commission") => parts.reduce((total, part) => total + part[of], 0n);
  const atLeastZero = (amount: bigint) => (amount > 0n ? amount : 0n);
  return { amount: atLeastZero(sum("amount")), commission: atLeastZero(sum("commission")) };
}

function amountsOf({ terms, rates }: SumContext, parts: Part[]): Omit<PartSum, "status"> {
  const total = totalOf(parts);
  return {
    orderAmount: convertMinorUnits(total.amount, rates.sale),
    commission: convertMinorUnits(total.commission, rates.commission),
    cashBack: cashBackOfParts(terms, parts, rates.sale),
    conversion: conversionOf(total, rates),
  };
}

/**
 * Returns the state and amounts of a lead that result from its purchase's parts. If its cash back is already
 * payable, pending parts add nothing, and parts that become pending again remove nothing.
 */
export function sumFor(lead: LeadRow, context: SumContext, reports: StoredReport[]): PartSum {
  const parts = partsOf(reports);
  const sum = sumParts(context, parts);
  if (lead.state !== "payable" || sum.status !== "pending") return sum;
  const confirmed = parts.filter((part) => isReturn(part) || part.status !== "pending");
  const hasConfirmed = confirmed.some((part) => part.counts && !isReturn(part));
  const confirmedSum = hasConfirmed ? sumParts(context, confirmed) : undefined;
  if (confirmedSum && lead.cashBack <= confirmedSum.cashBack) return { ...confirmedSum, status: "confirmed" };
  const { orderAmount, commission, cashBack, conversion } = lead;
  const unchanged = { orderAmount, commission, cashBack, conversion };
  return lead.cashBack > sum.cashBack ? sum : { status: "pending", ...unchanged };
}

/**
 * Returns the parts with amounts in the accounts' currency and the cash back of each. The parts that count
 * add up exactly to the purchase's amounts.
 */
export function convertParts({ terms, rates }: SumContext, parts: Part[]): (Part & { cashBack: bigint })[] {
  let previousTotal = { amount: 0n, commission: 0n, cashBack: 0n };
  return parts.map((part, index) => {
    const counted = parts.slice(0, index + 1).filter(({ counts }) => counts);
    const sum = (of: "amount" | "commission") => counted.reduce((total, one) => total + one[of], 0n);
    const total = {
      amount: convertMinorUnits(sum("amount"), rates.sale),
      commission: convertMinorUnits(sum("commission"), rates.commission),
      cashBack: cashBackOfParts(terms, counted, rates.sale),
    };
    const ownAmounts = {
      amount: total.amount - previousTotal.amount,
      commission: total.commission - previousTotal.commission,
      cashBack: total.cashBack - previousTotal.cashBack,
    };
    previousTotal = total;
    if (part.counts) return { ...part, ...ownAmounts };
    const { amount, commission } = part;
    return {
      ...part,
      amount: convertMinorUnits(amount, rates.sale),
      commission: convertMinorUnits(commission, rates.commission),
      cashBack: ownAmounts.cashBack,
    };
  });
}
