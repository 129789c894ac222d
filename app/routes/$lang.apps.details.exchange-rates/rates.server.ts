import { exportExchangeRates, listExchangeRates } from "#contract/exchange-rates/exchange-rates.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { ratesPath } from "./rates-path";

/** The list of exchange rates for purchases in foreign currencies. */
export const exchangeRates = listScreen(listExchangeRates, {
  file: { call: exportExchangeRates, name: "exchange-rates", path: ratesPath },
});
