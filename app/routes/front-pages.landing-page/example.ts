import { fractionDigits } from "#contract/money/minor-units.ts";
import type { Welcome } from "#contract/stores/welcome.ts";

/** A purchase that explains cash back. If data is available, the store and the rate are real. */
export interface ExamplePurchase {
  store: Welcome["popular"][number] | null;
  currency: string;
  /** In basis points. */
  rate: number;
  /** In minor units. */
  order: number;
  back: number;
}

/** A withdrawal that explains fees. Amounts are in minor units; the fee is that of a bank transfer. */
export interface ExamplePayout {
  amount: number;
  fee: number;
  currency: string;
}

/**
 * Returns the approximate number of minor units that a dollar is worth: at least 100, even for a currency
 * without decimals.
 */
function unitOf(currency: string): number {
  return 10 ** Math.max(2, fractionDigits(currency));
}

/** Returns an example at the most popular store whose cash back is a percentage of the purchase. */
export function examplePurchase(data: Welcome | null, currency: string): ExamplePurchase {
  const store = data?.popular.find(({ cashBack }) => cashBack?.kind === "percent") ?? null;
  const rate = store?.cashBack?.maximum ?? 700;
  const order = 120 * unitOf(currency);
  return { store, currency, rate, order, back: Math.round((order * rate) / 10_000) };
}

export function examplePayout(currency: string): ExamplePayout {
  const unit = unitOf(currency);
  return { amount: 48 * unit, fee: unit, currency };
}
