import type { Overview } from "#contract/overview/admin-overview.ts";
import type { AdminSummary } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Wallet } from "#contract/wallet/wallet.ts";
import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import type { EarnedPoint } from "~/features/cash-back/earned-chart";

/** The last 28 days, the previous calendar month, or the last twelve months. */
export const homePeriods = ["28d", "month", "year"] as const;
export type HomePeriod = (typeof homePeriods)[number];

/** An item in a queue of the staff. */
export interface QueuedItem {
  kind: "withdrawal" | "claim" | "ticket";
  id: string;
  title: string;
  /** The name of the person who is waiting. */
  personName: string;
  at: string;
  amount: number | null;
  currency: string;
}

export interface AdminQueue {
  items: QueuedItem[];
  /** The number of items in each queue. If it isn't exact, it is a lower bound. */
  queues: { kind: QueuedItem["kind"]; total: number; isExact: boolean }[];
  /** The current time in milliseconds since 1970. */
  now: number;
}

/** The type of each card's data on the home screen. */
export interface Cards {
  queue: AdminQueue;
  summary: AdminSummary;
  totals: Overview;
  trend: Overview;
  wallet: Wallet;
  earned: EarnedPoint;
  latest: WalletItem[];
}
export type CardName = keyof Cards;

/** The default period of each card; `null` for cards without a period. */
export const defaultPeriods: Record<CardName, HomePeriod | null> = {
  queue: null,
  summary: null,
  totals: "28d",
  trend: "28d",
  wallet: null,
  earned: "year",
  latest: null,
};

/** Returns the HTML id of a card, for links to the card. */
export function cardId(name: CardName): string {
  return `card-${name}`;
}

/** Returns the period of a card according to the URL. */
export function periodOf(name: CardName, parameters: URLSearchParams): HomePeriod | null {
  const defaultPeriod = defaultPeriods[name];
  return defaultPeriod && (homePeriods.find((one) => one === parameters.get("period")) ?? defaultPeriod);
}
