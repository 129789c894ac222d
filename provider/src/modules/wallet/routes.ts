import type { FastifyInstance } from "fastify";
import { getWallet } from "#contract/wallet.ts";
import { identityOf } from "../../plugins/identity.ts";
import { findWallet } from "./find-wallet.ts";
import { walletEntryList } from "./repository.ts";

/** A member's own money: four figures and the entries behind them. */
export async function walletRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;

  api.implement(getWallet, { access: "signed-in" }, async ({ request }) => {
    return { data: await findWallet(api.database, identityOf(request).userId, currency) };
  });

  api.implementList(walletEntryList, { access: "signed-in" }, (request) => ({
    userId: identityOf(request).userId,
    currency,
  }));
}
