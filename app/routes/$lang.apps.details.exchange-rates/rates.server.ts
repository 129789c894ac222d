import { exportExchangeRates, listExchangeRates } from "#contract/exchange-rates/exchange-rates.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { ratesPath } from "./rates-path";

/** The rates that foreign purchases are converted with. */
export const exchangeRates = listScreen(listExchangeRates, {
  file: { call: exportExchangeRates, name: "exchange-rates", path: ratesPath },
});
