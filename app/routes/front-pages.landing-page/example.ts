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

/** Returns an example at the most popular store that pays a share of a purchase. */
export function examplePurchase(data: Welcome | null): ExamplePurchase {
  const store = data?.popular.find(({ cashBack }) => cashBack?.kind === "percent") ?? null;
  const rate = store?.cashBack?.maximum ?? 500;
  const currency = data?.facts.currency ?? "USD";
  const order = 120 * 10 ** fractionDigits(currency);
  return { store, currency, rate, order, back: Math.round((order * rate) / 10_000) };
}
