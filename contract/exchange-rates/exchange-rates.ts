import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { boundedDay, day, id, instant } from "../text/identifiers.ts";
import { isKnownCurrency } from "./known-currency.ts";
import { defineList, period, searchText } from "../calls/list.ts";
import { currency } from "../money/money.ts";

/** The source of a rate: the European Central Bank's reference rates, or an operator. */
export const rateSources = ["ecb", "manual"] as const;
export const rateSource = z.enum(rateSources);
export type RateSource = z.infer<typeof rateSource>;

/** A rate as decimal text: above zero, at most eight digits before the point and twelve after it. */
const dayRateText = z.string().regex(/^(?=.*[1-9])(?:0|[1-9]\d{0,7})(?:\.\d{1,12})?$/);

/** Days for which a rate stays valid if no later one was published, as on weekends and holidays. */
export const maxRateAgeDays = 7;

const foreignCurrency = currency.refine(isKnownCurrency);

/** The exchange rate of a day: the value of one unit of a currency in the accounts' currency. */
export const dayRate = z.object({ currency, rate: z.string(), day, source: rateSource });
export type DayRate = z.infer<typeof dayRate>;

/** An amount in the currency it was reported in, and the rate it was converted with. */
export const convertedAmount = dayRate.extend({
  /** Decimal text with all digits of its currency: `100.00`. */
  amount: z.string(),
});
export type ConvertedAmount = z.infer<typeof convertedAmount>;

/** The amounts of a purchase that were converted; `null` for an amount reported in the accounts' currency. */
export const conversion = z.object({
  sale: convertedAmount.nullable(),
  commission: convertedAmount.nullable(),
});
export type Conversion = z.infer<typeof conversion>;

export const exchangeRate = dayRate.extend({
  id,
  importedAt: instant,
  /** Null for a rate that the provider fetched. */
  importedBy: z.object({ id, name: z.string() }).nullable(),
});
export type ExchangeRate = z.infer<typeof exchangeRate>;

export const listExchangeRates = defineList("/v1/admin/exchange-rates", {
  permission: "networks.read",
  summary: "List the rates for converting purchases in foreign currencies, latest day first",
  filters: {
    /** Part of a currency's code. */
    q: searchText,
    source: rateSource.optional(),
    ...period,
  },
  row: exchangeRate,
});
export const exportExchangeRates = defineExport(listExchangeRates, {
  summary: "Export the exchange rates as CSV",
});

export const setExchangeRate = defineCall("PUT", "/v1/admin/exchange-rates", {
  permission: "networks.write",
  stepUp: true,
  summary: "Set the rate of a day; purchases already converted keep their rates",
  body: z.object({ currency: foreignCurrency, day: boundedDay, rate: dayRateText }),
  data: exchangeRate,
  idempotencyKey: "optional",
});
