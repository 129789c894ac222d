import type { Overview } from "#contract/overview/admin-overview.ts";
import type { AdminSummary } from "#contract/withdrawals/admin-withdrawals.ts";
import type { CallData } from "#contract/calls/call.ts";
import type { CashBackRate, listHomeStores } from "#contract/stores/stores.ts";
import type { Wallet } from "#contract/wallet/wallet.ts";
import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import type { EarnedPoint } from "~/features/cash-back/earned-chart";
import type { RecentVisit } from "~/features/stores/recent-visit/recent-visit";
import type { WelcomeView } from "../front-pages.landing-page/load-welcome.server";
import type { PagePart } from "~/provider-client/page-part";
import type { AdminQueue, HomePeriod } from "./cards";

/** A store on the home page. */
export type HomeStore = CallData<typeof listHomeStores>[number];
export interface VisitorHome extends WelcomeView {
  kind: "visitor";
}
export interface EarningsSummary {
  wallet: PagePart<Wallet>;
  /** The period of `earned`. */
  period: HomePeriod;
  earned: PagePart<EarnedPoint>;
  latest: PagePart<WalletItem[]>;
}
export interface MemberHome {
  kind: "member";
  name: string;
  earnings: EarningsSummary;
  stores: PagePart<HomeStore[]>;
  /** A visit to a store that may lead to a purchase. */
  recentVisit: RecentVisit | null;
  next: NextStep;
}
/** The recommended next step of a member. `id` is the id of the failed withdrawal. */
export type NextStep =
  | { kind: "failed"; id: string }
  | { kind: "raised"; store: { slug: string; name: string; cashBack: CashBackRate } }
  | { kind: "method" | "security" | "friend" };
/** The home screen of a member without transactions. */
export interface FirstHome {
  kind: "first";
  name: string;
  wallet: PagePart<Wallet>;
  stores: PagePart<HomeStore[]>;
  recentVisit: RecentVisit | null;
}
export interface AdminHome {
  kind: "admin";
  name: string;
  /** Whether the admin must set up a second factor before approving payments. */
  needsFactor: boolean;
  /** The items that wait for an admin. */
  queue: PagePart<AdminQueue>;
  /** `null` for staff that may only see queues, such as the support. */
  stats: AdminStats | null;
  /** `null` if the admin has no transactions as a member. */
  earnings: EarningsSummary | null;
}
export interface AdminStats {
  /** The period of `totals`. */
  period: HomePeriod;
  totals: PagePart<Overview>;
  summary: PagePart<AdminSummary>;
}
/** The home screen of a user whose identity is unknown. It contains no data. */
export interface UnknownHome {
  kind: "unknown";
}
export type HomeView = VisitorHome | MemberHome | FirstHome | AdminHome | UnknownHome;
