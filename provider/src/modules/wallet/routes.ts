import type { FastifyInstance } from "fastify";
import { getWallet, listWalletEntries } from "#contract/wallet.ts";
import { identityOf } from "../../plugins/identity.ts";
import { findWallet } from "./find-wallet.ts";
import { findEntries } from "./repository.ts";

/** A member's own money: four figures and the entries behind them (design §4 Ledger). */
export async function walletRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;

  api.implement(getWallet, { access: "signed-in" }, async ({ request }) => {
    return { data: await findWallet(api.database, identityOf(request).userId, currency) };
  });

  api.implement(listWalletEntries, { access: "signed-in" }, async ({ query, request }) => {
    const { userId } = identityOf(request);
    const { rows, meta } = await findEntries(api.database, { userId, currency }, query);
    return { data: rows, meta };
  });
}
