import { toMajorUnits } from "#contract/money/minor-units.ts";
import type { PurchaseStep, PurchaseVersion, SimulatedPurchase } from "./purchase.ts";

/**
 * A message from a network: the query of a GET request, the body of a form, or an object of a JSON list, such
 * as the network's API returns.
 */
export type NetworkMessage =
  { kind: "query" | "form"; text: string } | { kind: "record"; record: Record<string, unknown> };

/** The format in which a network reports a purchase. The provider's preset of the same name reads it. */
export interface Dialect {
  /** The steps of a purchase that the network can report. */
  steps: readonly PurchaseStep[];
  /** Returns the messages about the newest version of a purchase. Versions are in chronological order. */
  report: (purchase: SimulatedPurchase, versions: PurchaseVersion[]) => NetworkMessage[];
}

/** Returns parameters as a query of a GET request. */
export function query(parameters: Record<string, string>): NetworkMessage {
  return { kind: "query", text: new URLSearchParams(parameters).toString() };
}

export function record(fields: Record<string, unknown>): NetworkMessage {
  return { kind: "record", record: fields };
}

/** Returns an amount in major units: `49.90`. */
export function major(amount: number, { currency }: Pick<SimulatedPurchase, "currency">): string {
  return toMajorUnits(amount, currency);
}

/** Returns a time in UTC as `2026-02-20T22:04:00`. */
export function isoTime(at: Date): string {
  return at.toISOString().slice(0, 19);
}

/** Returns a time in UTC as `2026-02-20 22:04:00`. */
export function plainTime(at: Date): string {
  return isoTime(at).replace("T", " ");
}

/** Returns whole seconds since 1970. */
export function unixTime(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
