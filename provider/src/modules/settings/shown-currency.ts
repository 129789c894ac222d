import { currencySettings } from "#contract/settings.ts";
import type { ShownCurrency } from "#contract/shown-currency.ts";
import type { Queryable } from "../../database/connection.ts";
import { Problem } from "../../problem.ts";
import { currentSettings } from "./current.ts";

/** The rate of a currency in what the operator set; undefined once it was taken back, or when nothing was set. */
export function rateOf(found: unknown, currency: string): ShownCurrency | undefined {
  if (found === null || found === undefined) return undefined;
  const { rates, ...of } = currencySettings.parse(found);
  const rate = rates.find((one) => one.currency === currency);
  return rate && { ...rate, ...of };
}

/** @throws Problem 422 `currency_without_rate` at `shownCurrency` when the operator set no rate of it */
export async function refuseWithoutRate(queryable: Queryable, code: string, books: string): Promise<void> {
  const { rates } = await currentSettings(queryable, "currencies", books);
  if (rates.some(({ currency }) => currency === code)) return;
  throw new Problem(422, "currency_without_rate", { fields: { shownCurrency: ["currency_without_rate"] } });
}
