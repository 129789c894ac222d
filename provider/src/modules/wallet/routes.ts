import type { FastifyInstance, FastifyRequest } from "fastify";
import { getWallet, getWalletStatement } from "#contract/wallet/wallet.ts";
import { exportWalletItems, getWalletItem, listWalletItems } from "#contract/wallet/wallet-items.ts";
import { identityOf } from "../../plugins/identity.ts";
import { findWallet } from "./find-wallet.ts";
import { notFound } from "../../problem.ts";
import { findEventsOf, walletEventList } from "./event-list.ts";
import { itemColumns } from "./item-columns.ts";
import { findItem, walletItemList } from "./item-list.ts";
import { findItemPage } from "./item-page.ts";
import { walletEntryList } from "./repository.ts";
import { findStatement } from "./find-statement.ts";
import { renderStatement } from "./statement.ts";

/** Routes for a member's own balance: the four figures, the bookings, and the ledger entries. */
export async function walletRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;

  api.implement(getWallet, { access: "signed-in" }, async ({ request }) => {
    const { userId, isVerified } = identityOf(request);
    const reading = { userId, isVerified, currency, now: api.clock(), timeZone: request.timeZone };
    return { data: await findWallet(api.database, reading) };
  });

  api.implement(
    getWalletStatement,
    { access: "signed-in", perMinute: 20 },
    async ({ query: { language, ...days }, request }) => {
      const { userId } = identityOf(request);
      const { timeZone } = request;
      const reading = { ...days, userId, currency, now: api.clock(), timeZone };
      const statement = await findStatement(api.database, reading);
      const file = await renderStatement({ statement, currency, language, timeZone, at: api.clock() });
      const fileName = `statement-${statement.from}-${statement.to}.pdf`;
      return { data: { fileName, content: file.toString("base64") } };
    },
  );

  const ownWallet = (request: FastifyRequest) => ({ userId: identityOf(request).userId, currency });
  api.implementList(walletEntryList, { access: "signed-in" }, ownWallet);
  api.implementList(walletEventList, { access: "signed-in" }, ownWallet);

  api.implement(listWalletItems, { access: "signed-in" }, ({ query, request }) =>
    findItemPage(api.database, { wallet: ownWallet(request), query }),
  );

  api.implementExport(exportWalletItems, {
    object: "own",
    columns: itemColumns,
    page: (query, request) => walletItemList.rows(api.database, query, ownWallet(request)),
  });

  api.implement(getWalletItem, { access: "signed-in" }, async ({ params, request }) => {
    const wallet = ownWallet(request);
    const item = await findItem(api.database, wallet, params.id);
    if (!item) throw notFound();
    return { data: { ...item, events: await findEventsOf(api.database, wallet, params.id) } };
  });
}
