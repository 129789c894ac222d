import { data } from "react-router";
import { getAccount } from "#contract/accounts/account.ts";
import type { Call, CallData, CallInput } from "#contract/calls/call.ts";
import { listClaims } from "#contract/claims/claims.ts";
import { getWallet, listWalletEvents } from "#contract/wallet/wallet.ts";
import { listWithdrawals } from "#contract/withdrawals/withdrawals.ts";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf, type PagePart } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";

const shown = { query: { limit: 5 } };

/** Loads the member's profile with the latest records. Parts can fail separately. */
export async function loadProfile(context: RequestContext) {
  const provider = providerClient(context);
  function part<C extends Call>(call: C, input?: CallInput<C>): Promise<PagePart<CallData<C>>> {
    return loadPart(provider.call(call, input).then(({ data }) => data));
  }
  const [account, wallet, events, withdrawals, claims] = await Promise.all([
    part(getAccount),
    part(getWallet),
    part(listWalletEvents, shown),
    part(listWithdrawals, shown),
    part(listClaims, shown),
  ]);
  return data({ account, wallet, events, withdrawals, claims }, { status: statusOf([account]) });
}
