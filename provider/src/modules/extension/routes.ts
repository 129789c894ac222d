import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { listPurchases } from "#contract/cash-back/cash-back.ts";
import {
  createExtensionCode,
  createExtensionToken,
  endExtensionToken,
  extensionAccountLimits,
  extensionCodeSeconds,
  getExtensionAccount,
  listExtensionCoupons,
} from "#contract/extension/extension-calls.ts";
import { getExtensionStores } from "#contract/extension/extension-stores.ts";
import { matchesETag } from "#shared/matches-etag.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { toWire } from "../../money.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { originOf } from "../../request-origin.ts";
import { purchaseList } from "../cash-back/list.ts";
import { findActivations } from "../clicks/repository.ts";
import { findFavourites } from "../stores/favourites/repository.ts";
import { endSessionsNow } from "../sessions/service.ts";
import { findCoupons, toCoupon } from "../stores/running-coupons.ts";
import { findBalances } from "../wallet/balances.ts";
import { createStoresFile, storesKeys } from "./stores-file.ts";
import { createCode, exchangeCode } from "./tokens.ts";

const maxCoupons = 20;
const fileSeconds = 600;

/**
 * Routes of the browser extension: connecting it to an account, the list of stores, and the account's data.
 */
export async function extensionRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const { TOKEN_SECRET: secret, CURRENCY: currency, EXTENSION_IDS } = api.environment;
  const storesFile = createStoresFile({ database, secret, currency });
  const { publicKey } = storesKeys(secret);

  api.addHook("onSend", replyNotModified);

  api.implement(getExtensionStores, { access: "anyone", perMinute: 60 }, async ({ reply }) => {
    const { content, signature, etag } = await storesFile(api.clock());
    reply.headers({ etag, "cache-control": `public, max-age=${fileSeconds}` });
    return { data: { content, signature } };
  });

  api.implement(createExtensionCode, { access: "signed-in", perMinute: 20 }, async ({ body, request }) => {
    const { userId, sessionId } = identityOf(request);
    if (!EXTENSION_IDS.includes(body.extension)) throw new Problem(422, "extension_unknown");
    const expiresAt = new Date(api.clock().getTime() + extensionCodeSeconds * 1000);
    const input = { userId, sessionId, ...body, expiresAt };
    return { data: { code: await database.transaction((tx) => createCode(tx, input)) } };
  });

  api.implement(createExtensionToken, { access: "anyone", perMinute: 20 }, async ({ body, request }) => {
    const exchange = { ...body, now: api.clock(), origin: originOf(request) };
    const isKnown = EXTENSION_IDS.includes(body.extension);
    const token =
      isKnown &&
      (await inTransaction(
        database,
        (unit) => exchangeCode(unit, api, exchange),
        (error) => api.log.error({ err: error }, "a connected extension could not be announced"),
      ));
    // Thrown outside the transaction, so that a code used with a wrong verifier remains used.
    if (!token) throw new Problem(422, "extension_code_invalid");
    return { data: { token, storesKey: publicKey } };
  });

  api.implement(endExtensionToken, { access: "extension" }, async ({ request }) => {
    const { userId, sessionId } = identityOf(request);
    await endSessionsNow(api, { userId, sessionId, reason: "logout" });
    return { data: null };
  });

  api.implement(getExtensionAccount, { access: "extension", perMinute: 60 }, async ({ request }) => {
    const { userId } = identityOf(request);
    const now = api.clock();
    const query = listPurchases.query.parse({ limit: extensionAccountLimits.purchases });
    const reading = { ...query, timeZone: request.timeZone };
    const [balances, purchases, favourites, activations] = await Promise.all([
      findBalances(database, [userId], currency),
      purchaseList.rows(database, reading, { userId, now }),
      findFavourites(database, userId),
      findActivations(database, { userId, now, limit: extensionAccountLimits.activations }),
    ]);
    const { available, pending } = balances.get(userId)!;
    const wallet = { currency, available: toWire(available), pending: toWire(pending) };
    const slugs = favourites.map(({ slug }) => slug);
    return { data: { wallet, purchases: purchases.rows, favourites: slugs, activations } };
  });

  api.implement(listExtensionCoupons, { access: "extension", perMinute: 60 }, async ({ params, request }) => {
    const [store] = await database.select({ id: stores.id }).from(stores).where(eq(stores.slug, params.slug));
    if (!store) throw notFound();
    const coupons = await findCoupons(database, store.id, api.clock());
    return { data: coupons.slice(0, maxCoupons).map((row) => toCoupon(row, request.language)) };
  });
}

/** Answers 304 without a body if the client has the version with this ETag. */
async function replyNotModified(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const etag = reply.getHeader("etag");
  if (typeof etag !== "string" || !matchesETag(request.headers["if-none-match"], etag)) return payload;
  reply.status(304).removeHeader("content-length").removeHeader("content-type");
  return null;
}
