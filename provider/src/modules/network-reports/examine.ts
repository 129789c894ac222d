import type { Interpretation, PostbackReason } from "#contract/networks/postbacks.ts";
import type { ReportEffect, ReportLine, ReportReason } from "#contract/networks/network-reports.ts";
import { comparableTransaction } from "#contract/text/input/transaction-id.ts";
import type { AmountLimit } from "../../amount-limit.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { withoutRates } from "../exchange-rates/convert.ts";
import { lookUpRates, purchaseDay, ratesFor, type RateLookup } from "../exchange-rates/purchase-rates.ts";
import { hasSameCurrencies, isCorrection, hasSameParts, type StoredReport } from "../leads/parts.ts";
import { settlementOf } from "../leads/payable.ts";
import { wouldChange } from "../leads/report.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { interpret } from "../postbacks/interpret.ts";
import { factsOf, toPurchase, lacksAmount, findTimeRejection } from "../postbacks/first-reports.ts";
import { findRateRejection } from "../postbacks/report-rates.ts";
import { findReports, maxParts } from "../leads/stored-reports.ts";
import type { Line } from "./lines.ts";
import { lookUpPurchases, type PurchaseLookup } from "../leads/purchase-lookup.ts";
import { findRelatedPurchases } from "../leads/related-purchases.ts";
import { classifyOrder, relationOf, type OrderFacts, type RelatedPurchase } from "../leads/same-order.ts";

export interface ExaminationContext {
  network: NetworkRow;
  limit: AmountLimit;
  at: Date;
  /** The id of the admin who examines the file. The admin's own purchases are refused. */
  viewer: string;
}

export interface ExaminedLine extends ReportLine {
  source: Line;
  /**
   * The cash back that the line would credit or confirm, in minor units; 0 if the purchase is unchanged,
   * rejected or reversed.
   */
  credits: bigint;
}

/** The number of lines that are examined together. */
export const batch = 500;

type ReadReport = { source: Line; reported: Interpretation | null; reason: ReportReason | null };
type Verdict = Pick<ExaminedLine, "effect" | "reason" | "credits">;

/** Returns the effect that each line would have if it were processed now. A dry run of the processing. */
export async function examineLines(
  queryable: Queryable,
  lines: Line[],
  context: ExaminationContext,
): Promise<ExaminedLine[]> {
  const purchases = new Set(lines.flatMap((line) => purchaseTransactionOf(line, context) ?? []));
  const examineNext = createExamination(queryable, purchases, context);
  const examined: ExaminedLine[] = [];
  for (let start = 0; start < lines.length; start += batch)
    examined.push(...(await examineNext(lines.slice(start, start + batch))));
  return examined;
}

/**
 * Returns the transaction of the purchase that a line reports; undefined for corrections and invalid lines.
 */
export function purchaseTransactionOf(line: Line, context: ExaminationContext): string | undefined {
  const { reported } = readLine(line, context);
  return reported && !isCorrection(reported) ? reported.transaction : undefined;
}

/** Returns the lines (at most a few hundred) that don't report a purchase of the viewer. */
export async function withoutOwnPurchases(
  queryable: Queryable,
  lines: Line[],
  context: ExaminationContext,
): Promise<Line[]> {
  const results = lines.map((line) => readLine(line, context));
  const reports = results.flatMap(({ reported }) => reported ?? []);
  const lookup = await lookUpPurchases(queryable, context.network, reports);
  return results
    .filter(({ reported }) => !reported || !isOwn(reported, lookup, context.viewer))
    .map(({ source }) => source);
}

function isOwn({ transaction, click }: Interpretation, lookup: PurchaseLookup, viewer: string): boolean {
  return lookup.lead(transaction)?.userId === viewer || lookup.click(click)?.click.userId === viewer;
}

/**
 * Returns a function that examines the next lines of a file, a few hundred at a time. @param purchases the
 * transactions of the purchases that the file contains
 */
export function createExamination(
  queryable: Queryable,
  purchases: Set<string>,
  context: ExaminationContext,
): (lines: Line[]) => Promise<ExaminedLine[]> {
  const earlier: EarlierLines = {
    firstReports: new Map(),
    reports: new Map(),
    transactions: new Set(),
    visits: new Map(),
  };
  return async (lines) => {
    const readReports = lines.map((line) => readLine(line, context));
    const reported = readReports.flatMap((read) => read.reported ?? []);
    const purchaseLookup = await lookUpPurchases(queryable, context.network, reported);
    const { mapping } = context.network;
    const datedReports = reported.flatMap((one) => {
      const lead = purchaseLookup.lead(one.transaction);
      const dates = [new Date(one.at), ...(lead ? [lead.occurredAt] : [])];
      return dates.map((moment) => ({ reported: one, day: purchaseDay(moment, mapping) }));
    });
    const rates = await lookUpRates(queryable, context.limit.currency, datedReports);
    const orderFacts = reported.flatMap((one) => {
      const clicked = purchaseLookup.click(one.click);
      return clicked ? [factsOf(one, clicked.click, withoutRates)] : [];
    });
    const withParts = reported
      .filter(({ part, transaction }) => part !== undefined || purchaseLookup.lead(transaction)?.hasParts)
      .map(({ transaction }) => transaction);
    const lookup = {
      ...purchaseLookup,
      rates,
      purchases,
      related: await findRelatedPurchases(queryable, orderFacts),
      reports: await findReports(queryable, context.network.key, [...new Set(withParts)]),
    };
    return readReports.map(({ source, reported: one, reason }) => {
      const verdict: Verdict = one
        ? examineReport(one, lookup, { ...context, earlier })
        : { ...error("line_shape"), reason };
      return { line: source.line, transaction: one?.transaction ?? null, ...verdict, source };
    });
  };
}

function readLine(source: Line, { network, limit, at }: ExaminationContext): ReadReport {
  if (!source.isComplete) return { source, reported: null, reason: "line_shape" };
  const { payload, contentType, occurrence } = source;
  const read = interpret({ payload, contentType, receivedAt: at, occurrence }, network.mapping, limit);
  return read.ok
    ? { source, reported: read.interpretation, reason: null }
    : { source, reported: null, reason: read.reason };
}

/** Data from earlier lines of the file, about purchases without a lead and purchases that have parts. */
interface EarlierLines {
  /** The first report of each transaction, as JSON. */
  firstReports: Map<string, string>;
  /** The reports of each transaction, including stored ones. */
  reports: Map<string, StoredReport[]>;
  /** Transaction ids, normalized by `comparableTransaction`. */
  transactions: Set<string>;
  /** The purchases of each visit, by click id. */
  visits: Map<string, OrderFacts[]>;
}

/** The stored data on the purchases to which a batch of lines refers. */
interface LineLookup extends PurchaseLookup {
  rates: RateLookup;
  related: RelatedPurchase[];
  /** The reports of purchases that have parts, by transaction. */
  reports: Map<string, StoredReport[]>;
  /** The transactions of the purchases that the file itself contains. */
  purchases: Set<string>;
}

function examineReport(
  reported: Interpretation,
  lookup: LineLookup,
  { network, limit, viewer, at, earlier }: ExaminationContext & { earlier: EarlierLines },
): Verdict {
  const clicked = lookup.click(reported.click);
  const lead = lookup.lead(reported.transaction);
  if (isOwn(reported, lookup, viewer)) return error("own_purchase");
  if (!clicked) return error("click_unknown");
  if (clicked.click.network !== network.key) return error("click_of_other_network");
  if (clicked.isMemberDeleted) return error("member_deleted");
  if (lead && lead.clickId !== clicked.click.id) return error("click_differs");
  if (lacksAmount(reported, clicked.terms)) return error("amount_invalid");
  const day = purchaseDay(lead?.occurredAt ?? reported.at, network.mapping);
  const rates = ratesFor({ reported, day }, lookup.rates, lead?.conversion);
  const rateError = findRateRejection(reported, rates, limit);
  if (!rates || rateError) return error(rateError ?? "rate_missing");
  const purchase = toPurchase(reported, clicked.terms, rates);
  const { cashBack } = purchase;
  if (lead) {
    if (reported.part !== undefined || lead.hasParts)
      return hasSameCurrencies(lead, reported)
        ? examinePart(reported, cashBack, lookup, earlier)
        : error("currency_differs");
    const changes = wouldChange(lead, { ...purchase, settlement: settlementOf(reported, at) });
    return effect(changes ? "changes" : "unchanged", creditOf(reported, cashBack));
  }
  const content = JSON.stringify(reported);
  const before = earlier.firstReports.get(reported.transaction);
  if (before !== undefined && reported.part !== undefined)
    return examinePart(reported, cashBack, lookup, earlier);
  if (before !== undefined)
    return effect(before === content ? "unchanged" : "changes", creditOf(reported, cashBack));
  if (isCorrection(reported))
    return lookup.purchases.has(reported.transaction) ? effect("changes", 0n) : error("original_missing");
  const rejection =
    findTimeRejection(reported, clicked.click) ??
    findOrderRejection(reported, factsOf(reported, clicked.click, rates), lookup, earlier);
  if (rejection) return error(rejection);
  earlier.firstReports.set(reported.transaction, content);
  earlier.reports.set(reported.transaction, withReport([], reported));
  return effect("new", creditOf(reported, cashBack));
}

/**
 * Returns the effect of a part, given all stored reports of its purchase and the earlier lines of the file.
 */
function examinePart(
  reported: Interpretation,
  cashBack: bigint,
  lookup: LineLookup,
  earlier: EarlierLines,
): Verdict {
  const { transaction } = reported;
  const stored = earlier.reports.get(transaction) ?? lookup.reports.get(transaction) ?? [];
  if (stored.length >= maxParts) return error("too_many_parts");
  const reports = withReport(stored, reported);
  earlier.reports.set(transaction, reports);
  return effect(hasSameParts(stored, reports) ? "unchanged" : "changes", creditOf(reported, cashBack));
}

/** Adds a report as the latest to arrive. */
function withReport(stored: StoredReport[], interpretation: Interpretation): StoredReport[] {
  const latest = stored.reduce((most, { sequence }) => (sequence > most ? sequence : most), 0n);
  return [...stored, { sequence: latest + 1n, interpretation }];
}

/**
 * Returns the reason if a purchase without a lead may already be credited. Otherwise remembers the purchase, to
 * compare it with those in later lines.
 */
function findOrderRejection(
  reported: Interpretation,
  facts: OrderFacts,
  lookup: LineLookup,
  { transactions, visits }: EarlierLines,
): PostbackReason | undefined {
  const transaction = comparableTransaction(reported.transaction);
  if (lookup.leadInOtherCase(reported.transaction) || transactions.has(transaction))
    return "transaction_case_differs";
  const verdict = classifyOrder(facts, lookup.related);
  if (verdict.outcome === "same") return "claimed_already";
  if (verdict.outcome === "hold") return verdict.reason;
  const visit = facts.clickId ?? "";
  const ofVisit = visits.get(visit) ?? [];
  if (ofVisit.some((other) => relationOf(facts, other))) return "order_reported_twice";
  transactions.add(transaction);
  ofVisit.push(facts);
  visits.set(visit, ofVisit);
  return undefined;
}

const error = (reason: ReportReason): Verdict => ({ effect: "error", reason, credits: 0n });
const effect = (done: ReportEffect, credits: bigint): Verdict => ({
  effect: done,
  reason: null,
  credits: done === "unchanged" ? 0n : credits,
});

function creditOf({ status }: Interpretation, cashBack: bigint): bigint {
  return status === "rejected" || status === "reversed" ? 0n : cashBack;
}
