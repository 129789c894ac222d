import type { RouterContextProvider } from "react-router";
import { getAdminOverview } from "#contract/admin-overview.ts";
import { getAdminSummary } from "#contract/admin-withdrawals.ts";
import type { Call, CallData, CallInput } from "#contract/call.ts";
import { getCashBackSummary } from "#contract/cash-back.ts";
import { listTrendingStores } from "#contract/stores.ts";
import { isAdmin } from "#contract/user.ts";
import { getWallet, listWalletEvents } from "#contract/wallet.ts";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import type { HomeView, OwnMoney } from "./view";

const eventsShown = 5;

/** Home as the visitor, the member or the admin sees it; every part of it may fail alone. */
export async function loadHome(context: Readonly<RouterContextProvider>): Promise<HomeView> {
  const provider = providerClient(context);
  function part<C extends Call>(call: C, input?: CallInput<C>): Promise<PagePart<CallData<C>>> {
    return loadPart(provider.call(call, input).then(({ data }) => data));
  }
  function trending() {
    return loadPart(provider.call(listTrendingStores).then(({ data }) => data.map(withLogoAddress)));
  }
  const auth = getAuth(context);
  if (auth.state === "loading") return { kind: "unknown" };
  if (auth.state === "signed-out") return { kind: "visitor", stores: await trending() };
  const { name } = auth.user;
  async function ownMoney(): Promise<OwnMoney> {
    const [wallet, summary, events] = await Promise.all([
      part(getWallet),
      part(getCashBackSummary),
      part(listWalletEvents, { query: { limit: eventsShown } }),
    ]);
    return { wallet, summary, events };
  }
  if (isAdmin(auth.user.role)) {
    const [money, totals, queue] = await Promise.all([
      ownMoney(),
      part(getAdminOverview, { query: { period: "30d" } }),
      part(getAdminSummary),
    ]);
    return { kind: "admin", name, totals, queue, money: isUntouched(money) ? null : money };
  }
  const [money, stores] = await Promise.all([ownMoney(), trending()]);
  return isUntouched(money) ? { kind: "first", name, stores } : { kind: "member", name, money, stores };
}

/** Whether nothing ever moved. What could not be loaded may hold something. */
function isUntouched({ events }: OwnMoney): boolean {
  return events.state === "loaded" && events.data.length === 0;
}
