import { data } from "react-router";
import { getAccount } from "#contract/accounts/account.ts";
import { listEarnedStores, listPurchases } from "#contract/cash-back/cash-back.ts";
import { listReferrals } from "#contract/referrals/referrals.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";

/** Loads the member's profile, stores and referrals. Parts can fail separately. */
export async function loadUserProfile(context: RequestContext) {
  const { call } = providerClient(context);
  const shown = { query: { limit: 5 } };
  const [account, wallet, stores, purchases, friends] = await Promise.all([
    loadPart(call(getAccount).then((answer) => answer.data)),
    loadPart(call(getWallet).then((answer) => answer.data)),
    loadPart(
      call(listEarnedStores, { query: { limit: 6 } }).then((answer) =>
        answer.data.map(({ store, ...row }) => ({ ...row, store: withLogoAddress(store) })),
      ),
    ),
    loadPart(call(listPurchases, shown).then((answer) => answer.data)),
    loadPart(call(listReferrals, shown).then((answer) => answer.data)),
  ]);
  return data({ account, wallet, stores, purchases, friends }, { status: statusOf([account]) });
}
