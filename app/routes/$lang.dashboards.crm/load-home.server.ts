import { getSecondFactor, type SecondFactor } from "#contract/accounts/second-factor.ts";
import { listHomeStores, type StoreTile } from "#contract/stores/stores.ts";
import { permissionsOf } from "#contract/accounts/user.ts";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { loadRecentVisit } from "~/features/stores/recent-visit/load-recent-visit.server";
import { loadWelcome } from "../front-pages.landing-page/load-welcome.server";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { type CardName, periodOf } from "./cards";
import { loadCard } from "./load-card.server";
import { nextStepOf } from "./next-step";
import { queuePermissions } from "./load-queue.server";
import type { AdminStats, HomeView, EarningsSummary } from "./view";

/** Loads the home screen of a visitor, a member or an admin. Each part can fail separately. */
export async function loadHome(
  context: RequestContext,
  { request, url }: { request: Request; url: URL },
): Promise<HomeView> {
  const parameters = url.searchParams;
  const provider = providerClient(context);
  const load = <Name extends CardName>(name: Name) => loadCard(context, name, parameters);
  function loadHomeStores() {
    return loadPart(provider.call(listHomeStores).then(({ data }) => data.map(withLogoAddress)));
  }
  const auth = getAuth(context);
  if (auth.state === "loading") return { kind: "unknown" };
  if (auth.state === "signed-out") return { kind: "visitor", ...(await loadWelcome(provider, parameters)) };
  const { name } = auth.user;
  async function loadEarnings(): Promise<EarningsSummary> {
    const period = periodOf("earned", parameters) ?? "year";
    const [wallet, earned, latest] = await Promise.all([load("wallet"), load("earned"), load("latest")]);
    return { wallet, period, earned, latest };
  }
  async function loadAdminStats(): Promise<AdminStats> {
    const period = periodOf("totals", parameters) ?? "28d";
    const [totals, summary] = await Promise.all([load("totals"), load("summary")]);
    return { period, totals, summary };
  }
  const permissions = permissionsOf(auth.user);
  const canSeeStats = permissions.includes("overview.read");
  if (canSeeStats || queuePermissions.some((one) => permissions.includes(one))) {
    const [earnings, stats, queue, factor] = await Promise.all([
      loadEarnings(),
      canSeeStats ? loadAdminStats() : null,
      load("queue"),
      loadPart(provider.call(getSecondFactor).then(({ data }) => data)),
    ]);
    const needsFactor = factor.state === "loaded" && lacksFactor(factor.data);
    const visibleEarnings = isUntouched(earnings) ? null : earnings;
    return { kind: "admin", name, needsFactor, queue, stats, earnings: visibleEarnings };
  }
  const [earnings, stores, recentVisit] = await Promise.all([
    loadEarnings(),
    loadHomeStores(),
    loadRecentVisit(context, request),
  ]);
  if (isUntouched(earnings))
    return { kind: "first", name, wallet: earnings.wallet, stores: withCashBack(stores), recentVisit };
  return { kind: "member", name, earnings, stores, recentVisit, next: nextStepOf(earnings, stores) };
}

/** Returns whether the member has no transactions. If they failed to load, assumes that there are some. */
function isUntouched({ latest }: EarningsSummary): boolean {
  return latest.state === "loaded" && latest.data.length === 0;
}

/** Leaves out stores without cash back, because a new member can't earn the first cash back there. */
function withCashBack<Tile extends StoreTile>(stores: PagePart<Tile[]>): PagePart<Tile[]> {
  if (stores.state === "failed") return stores;
  return { state: "loaded", data: stores.data.filter(({ cashBack }) => cashBack) };
}

/** Returns whether an admin must set up a second factor before approving payments. */
function lacksFactor({ since, passkeys, isNeeded }: SecondFactor): boolean {
  return isNeeded && since === null && passkeys === 0;
}
