import { data } from "react-router";
import { getAccount } from "#contract/accounts/account.ts";
import { getCashBackSummary, listEarnedStores, listPurchases } from "#contract/cash-back/cash-back.ts";
import { listReferrals } from "#contract/referrals/referrals.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";

const latestFive = { query: { limit: 5 } };

/** Loads the member's profile and figures of the last twelve months. Each part can fail separately. */
export async function loadProfile(context: RequestContext) {
  const { call } = providerClient(context);
  const year = call(getCashBackSummary).then((response) => response.data);
  const stores = year.then(async ({ months }) => {
    const since = `${months[0]?.month}-01`;
    const { data: rows } = await call(listEarnedStores, { query: { limit: 6, since } });
    return rows.map(({ store, ...row }) => ({ ...row, store: withLogoAddress(store) }));
  });
  const [account, wallet, earned, topStores, purchases, friends] = await Promise.all([
    loadPart(call(getAccount).then((response) => response.data)),
    loadPart(call(getWallet).then((response) => response.data)),
    loadPart(year),
    loadPart(stores),
    loadPart(call(listPurchases, latestFive).then((response) => response.data)),
    loadPart(call(listReferrals, latestFive).then((response) => response.data)),
  ]);
  return data(
    { account, wallet, earned, stores: topStores, purchases, friends },
    { status: statusOf([account]) },
  );
}
