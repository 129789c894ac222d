import { and, between, eq, inArray } from "drizzle-orm";
import { maxRateAgeDays, type Conversion, type DayRate } from "#contract/exchange-rates/exchange-rates.ts";
import { dayAfter } from "#contract/overview/overview-periods.ts";
import type { Interpretation } from "#contract/networks/postbacks.ts";
import { dayIn } from "#shared/time-zone.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { exchangeRates } from "../../database/schema/exchange-rate-schema.ts";
import { amountRate, isForeign, withoutRates, type AmountRate, type PurchaseRates } from "./convert.ts";

/** The exchange rates needed to convert some purchases. */
export interface RateLookup {
  base: string;
  /**
   * Returns the rate of a day. If none was published, returns the latest one of the previous `maxRateAgeDays`
   * days.
   */
  rateOn: (currency: string, day: string) => DayRate | undefined;
}

/** A report, and the day of its purchase. */
interface DatedReport {
  reported: Interpretation;
  day: string;
}

/** Returns the day of a purchase in the time zone of its network's mapping, or UTC. */
export function purchaseDay(at: Date | string, mapping: { timeZone?: string | undefined } | null): string {
  return dayIn(new Date(at), mapping?.timeZone ?? "UTC");
}

/**
 * Reads the rates that some purchases may need, with one statement. Reads none if all are in the accounts'
 * currency.
 */
export async function lookUpRates(
  queryable: Queryable,
  base: string,
  reports: DatedReport[],
): Promise<RateLookup> {
  const foreign = reports.filter(({ reported }) => isForeign(reported));
  const days = foreign.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { base, rateOn: () => undefined };
  const currencies = foreign.flatMap(({ reported }) => [
    reported.currency,
    reported.commissionCurrency ?? reported.currency,
  ]);
  const { currency, day, rate, source } = exchangeRates;
  const rows: DayRate[] = await queryable
    .select({ currency, day, rate, source })
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.base, base),
        inArray(currency, [...new Set(currencies)]),
        between(day, dayAfter(first, -maxRateAgeDays), last),
      ),
    )
    .orderBy(day);
  return {
    base,
    rateOn(code, purchased) {
      const oldest = dayAfter(purchased, -maxRateAgeDays);
      return rows.findLast((row) => row.currency === code && row.day <= purchased && row.day >= oldest);
    },
  };
}

/**
 * Returns the rates for a report: those with which its purchase was already converted, or else those of the
 * purchase's day.
 *
 * @returns undefined if there is no rate
 */
export function ratesFor(
  { reported, day }: DatedReport,
  { base, rateOn }: RateLookup,
  previous: Conversion | null = null,
): PurchaseRates | undefined {
  const { currency, digits, commissionCurrency = currency, commissionDigits } = reported;
  const previousAmounts = [previous?.sale, previous?.commission];
  function find(code: string, codeDigits: number | undefined): AmountRate | null | undefined {
    if (codeDigits === undefined) return null;
    const rate = previousAmounts.find((one) => one?.currency === code) ?? rateOn(code, day);
    return rate && amountRate(rate, codeDigits, base);
  }
  if (!isForeign(reported)) return withoutRates;
  const sale = find(currency, digits);
  const commission = find(commissionCurrency, commissionDigits);
  return sale === undefined || commission === undefined ? undefined : { sale, commission };
}
