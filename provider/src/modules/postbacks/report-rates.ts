import type { OfferTerms } from "#contract/offers/offers.ts";
import type { Interpretation, PostbackReason } from "#contract/networks/postbacks.ts";
import { isAbove, type AmountLimit } from "../../amount-limit.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { convertMinorUnits, isForeign, type PurchaseRates } from "../exchange-rates/convert.ts";
import { lookUpRates, purchaseDay, ratesFor } from "../exchange-rates/purchase-rates.ts";
import { lockRatesForReading } from "../exchange-rates/rate-locks.ts";
import { isCorrection, newestVersion } from "../leads/parts.ts";
import type { LeadRow } from "../leads/repository.ts";
import { findReports } from "../leads/stored-reports.ts";
import { toPurchase, type Task } from "./first-reports.ts";

type RateResult<Rates> = { ok: true; rates: Rates } | { ok: false; reason: PostbackReason };

/**
 * Returns why a report can't be converted: there is no rate, or its converted amounts would be too large.
 * Undefined if it can be converted.
 */
export function findRateRejection(
  reported: Interpretation,
  rates: PurchaseRates | undefined,
  limit: AmountLimit,
): PostbackReason | undefined {
  if (!rates) return "rate_missing";
  const amounts = [
    convertMinorUnits(BigInt(reported.amount), rates.sale),
    convertMinorUnits(BigInt(reported.commission), rates.commission),
  ];
  return isForeign(reported) && amounts.some((amount) => isAbove(limit, amount))
    ? "amount_too_large"
    : undefined;
}

/**
 * Looks up the exchange rates for first reports, on the days of their purchases. Rates can't change until the
 * transaction ends, so a report without a rate is always processed again when the rate is added.
 */
export async function findFirstRates(
  tx: Transaction,
  tasks: Task[],
  limit: AmountLimit,
): Promise<(task: Task) => RateResult<PurchaseRates>> {
  if (tasks.some(({ reported }) => isForeign(reported))) await lockRatesForReading(tx);
  const withPurchaseDay = ({ reported, network: { mapping } }: Task) => ({
    reported,
    day: purchaseDay(reported.at, mapping),
  });
  const lookup = await lookUpRates(tx, limit.currency, tasks.map(withPurchaseDay));
  return (task) => {
    const rates = ratesFor(withPurchaseDay(task), lookup);
    const reason = findRateRejection(task.reported, rates, limit);
    return rates && !reason ? { ok: true, rates } : { ok: false, reason: reason ?? "rate_missing" };
  };
}

/** The rates of a later report, and the day of its purchase. */
interface LaterRates {
  rates: PurchaseRates;
  day: string;
  /** Whether the report moves the purchase to an earlier day, whose rates then apply to all its amounts. */
  isMoved: boolean;
}

/**
 * Looks up the rates of a later report: those with which its purchase was converted, or else those of the
 * purchase's day.
 */
export async function findLaterRates(
  tx: Transaction,
  task: Task,
  { lead, isAfterClick }: { lead: LeadRow; isAfterClick: boolean },
  limit: AmountLimit,
): Promise<RateResult<LaterRates>> {
  const {
    reported,
    network: { mapping },
  } = task;
  if (isForeign(reported)) await lockRatesForReading(tx);
  const at = new Date(reported.at);
  const isEarlier = isAfterClick && !isCorrection(reported) && at < lead.occurredAt;
  const day = purchaseDay(isEarlier ? at : lead.occurredAt, mapping);
  const isMoved = lead.conversion !== null && day !== purchaseDay(lead.occurredAt, mapping);
  const lookup = await lookUpRates(tx, limit.currency, [{ reported, day }]);
  const rates = ratesFor({ reported, day }, lookup, isMoved ? null : lead.conversion);
  const reason = findRateRejection(task.reported, rates, limit);
  if (!rates || reason) return { ok: false, reason: reason ?? "rate_missing" };
  return { ok: true, rates: { rates, day, isMoved } };
}

/**
 * Converts the newest amounts of a purchase again, with the rates of the earlier day to which a report moves
 * the purchase. @returns undefined if there is no rate
 */
export async function reconvert(
  tx: Transaction,
  { event, reported }: Task,
  { day, terms, currency }: { day: string; terms: OfferTerms; currency: string },
) {
  const { transaction } = reported;
  const stored = (await findReports(tx, event.network, [transaction])).get(transaction) ?? [];
  const newest = newestVersion([...stored, { sequence: event.sequence, interpretation: reported }]);
  const lookup = await lookUpRates(tx, currency, [{ reported: newest, day }]);
  const rates = ratesFor({ reported: newest, day }, lookup);
  if (!rates) return undefined;
  const { orderAmount, commission, cashBack, conversion } = toPurchase(newest, terms, rates);
  return { orderAmount, commission, cashBack, conversion, orderNumber: newest.order ?? reported.order };
}
