import type { RouterContextProvider } from "react-router";
import { getAdminOverview } from "#contract/admin-overview.ts";
import { getAdminSummary } from "#contract/admin-withdrawals.ts";
import type { Call, CallData, CallInput } from "#contract/call.ts";
import { getCashBackSummary } from "#contract/cash-back.ts";
import { getSecondFactor, type SecondFactor } from "#contract/second-factor.ts";
import { listTrendingStores } from "#contract/stores.ts";
import { permissionsOf } from "#contract/user.ts";
import { getWallet, listWalletEvents } from "#contract/wallet.ts";
import { loadFirstQuestions } from "~/features/help/first-questions.server";
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
  if (auth.state === "signed-out") {
    const [stores, questions] = await Promise.all([trending(), loadFirstQuestions(provider)]);
    return { kind: "visitor", stores, questions };
  }
  const { name } = auth.user;
  async function ownMoney(): Promise<OwnMoney> {
    const [wallet, summary, events] = await Promise.all([
      part(getWallet),
      part(getCashBackSummary),
      part(listWalletEvents, { query: { limit: eventsShown } }),
    ]);
    return { wallet, summary, events };
  }
  if (permissionsOf(auth.user).includes("overview.read")) {
    const [money, totals, queue, factor] = await Promise.all([
      ownMoney(),
      part(getAdminOverview, { query: { period: "30d" } }),
      part(getAdminSummary),
      part(getSecondFactor),
    ]);
    const needsFactor = factor.state === "loaded" && lacksFactor(factor.data);
    return { kind: "admin", name, needsFactor, totals, queue, money: isUntouched(money) ? null : money };
  }
  const [money, stores] = await Promise.all([ownMoney(), trending()]);
  return isUntouched(money) ? { kind: "first", name, stores } : { kind: "member", name, money, stores };
}

/** Whether nothing ever moved. What could not be loaded may hold something. */
function isUntouched({ events }: OwnMoney): boolean {
  return events.state === "loaded" && events.data.length === 0;
}

/** Whether an admin cannot decide on money yet for want of a second factor. */
function lacksFactor({ since, passkeys, isNeeded }: SecondFactor): boolean {
  return isNeeded && since === null && passkeys === 0;
}
