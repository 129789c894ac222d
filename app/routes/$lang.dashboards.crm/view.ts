import type { Overview } from "#contract/overview/admin-overview.ts";
import type { AdminSummary } from "#contract/withdrawals/admin-withdrawals.ts";
import type { StoreTile } from "#contract/stores/stores.ts";
import type { Wallet } from "#contract/wallet/wallet.ts";
import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import type { Earned } from "~/features/cash-back/earned-chart";
import type { WelcomeView } from "../front-pages.landing-page/load-welcome.server";
import type { PagePart } from "~/provider-client/page-part";
import type { AdminQueue, HomePeriod } from "./cards";

export interface VisitorHome extends WelcomeView {
  kind: "visitor";
}
export interface OwnMoney {
  wallet: PagePart<Wallet>;
  /** What `earned` is about. */
  period: HomePeriod;
  earned: PagePart<Earned>;
  latest: PagePart<WalletItem[]>;
}
export interface MemberHome {
  kind: "member";
  name: string;
  money: OwnMoney;
  stores: PagePart<StoreTile[]>;
  next: NextStep;
}
/** The one thing a member is asked to do next; `id` is the failed withdrawal's. */
export type NextStep = { kind: "failed"; id: string } | { kind: "method" | "security" | "friend" };
/** A member whose balance nothing has touched yet. */
export interface FirstHome {
  kind: "first";
  name: string;
  wallet: PagePart<Wallet>;
  stores: PagePart<StoreTile[]>;
}
export interface AdminHome {
  kind: "admin";
  name: string;
  /** Nothing about money can be decided on before a second factor is set up. */
  needsFactor: boolean;
  /** What `totals` is about. */
  period: HomePeriod;
  /** What happened lately. */
  totals: PagePart<Overview>;
  /** What waits. */
  queue: PagePart<AdminQueue>;
  summary: PagePart<AdminSummary>;
  /** Null while nothing ever touched the admin's own balance. */
  money: OwnMoney | null;
}
/** The viewer is unknown: the screen says so and shows nothing else. */
export interface UnknownHome {
  kind: "unknown";
}
export type HomeView = VisitorHome | MemberHome | FirstHome | AdminHome | UnknownHome;
