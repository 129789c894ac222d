import type { FastifyInstance, FastifyRequest } from "fastify";
import { getWallet } from "#contract/wallet.ts";
import { identityOf } from "../../plugins/identity.ts";
import { findWallet } from "./find-wallet.ts";
import { walletEventList } from "./event-list.ts";
import { walletEntryList } from "./repository.ts";

/** A member's own money: four figures, what happened to them, and the entries behind that. */
export async function walletRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;

  api.implement(getWallet, { access: "signed-in" }, async ({ request }) => {
    const { userId, isVerified } = identityOf(request);
    const reading = { userId, isVerified, currency, now: api.clock(), timeZone: request.timeZone };
    return { data: await findWallet(api.database, reading) };
  });

  const ownWallet = (request: FastifyRequest) => ({ userId: identityOf(request).userId, currency });
  api.implementList(walletEntryList, { access: "signed-in" }, ownWallet);
  api.implementList(walletEventList, { access: "signed-in" }, ownWallet);
}
