import { currencySettings } from "#contract/settings/settings.ts";
import type { ShownCurrency } from "#contract/accounts/shown-currency.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { Problem } from "../../problem.ts";
import { currentSettings } from "./current.ts";

/** Returns a currency's rate from the operator's settings; undefined if it was removed or never set. */
export function rateOf(value: unknown, currency: string): ShownCurrency | undefined {
  if (value === null || value === undefined) return undefined;
  const { rates, ...common } = currencySettings.parse(value);
  const rate = rates.find((one) => one.currency === currency);
  return rate && { ...rate, ...common };
}

/**
 * @throws Problem 422 `currency_without_rate` at `shownCurrency` if the operator has set no rate for the
 * currency
 */
export async function assertRateExists(
  queryable: Queryable,
  code: string,
  ledgerCurrency: string,
): Promise<void> {
  const { rates } = await currentSettings(queryable, "currencies", ledgerCurrency);
  if (rates.some(({ currency }) => currency === code)) return;
  throw new Problem(422, "currency_without_rate", { fields: { shownCurrency: ["currency_without_rate"] } });
}
