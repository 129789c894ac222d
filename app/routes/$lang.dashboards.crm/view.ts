import type { Overview } from "#contract/admin-overview.ts";
import type { AdminSummary } from "#contract/admin-withdrawals.ts";
import type { CashBackSummary } from "#contract/cash-back.ts";
import type { StoreTile } from "#contract/stores.ts";
import type { Wallet, WalletEvent } from "#contract/wallet.ts";
import type { PagePart } from "~/provider-client/page-part";

export interface VisitorHome {
  kind: "visitor";
  stores: PagePart<StoreTile[]>;
}
export interface MemberHome {
  kind: "member";
  name: string;
  wallet: PagePart<Wallet>;
  summary: PagePart<CashBackSummary>;
  events: PagePart<WalletEvent[]>;
  stores: PagePart<StoreTile[]>;
  /** What happened lately, for an admin; null for everybody else. */
  totals: PagePart<Overview> | null;
  /** What waits for an admin; null for everybody else. */
  queue: PagePart<AdminSummary> | null;
}
/** The viewer is unknown: the screen says so and shows nothing else. */
export interface UnknownHome {
  kind: "unknown";
}
export type HomeView = VisitorHome | MemberHome | UnknownHome;
