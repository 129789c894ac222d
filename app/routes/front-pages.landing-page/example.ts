import { fractionDigits } from "#contract/money/amount.ts";
import type { Welcome } from "#contract/stores/welcome.ts";

/** A purchase to explain cash back with. Its store and rate are real when there is data. */
export interface ExamplePurchase {
  store: Welcome["popular"][number] | null;
  currency: string;
  /** Basis points. */
  rate: number;
  /** Minor units. */
  order: number;
  back: number;
}

/** A withdrawal to explain fees with. Amounts are in minor units; the fee is a bank transfer's. */
export interface ExamplePayout {
  amount: number;
  fee: number;
  currency: string;
}

/** Returns the minor units of one dollar, roughly: a currency without decimals has larger numbers. */
function unitOf(currency: string): number {
  return 10 ** Math.max(2, fractionDigits(currency));
}

/** Returns an example at the most popular store that pays a share of a purchase. */
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
