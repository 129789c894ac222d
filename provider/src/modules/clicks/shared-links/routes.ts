import type { FastifyInstance } from "fastify";
import {
  createSharedLink,
  followSharedLink,
  getFollowedLink,
  getSharedLink,
  setSharedLinkState,
} from "#contract/shared-links/shared-links.ts";
import { isUuid } from "../../../database/queries/identifiers.ts";
import { inTransaction } from "../../../database/engine/unit-of-work.ts";
import { identityOf } from "../../../plugins/identity.ts";
import { notFound } from "../../../problem.ts";
import { idempotencyKeyOf, once } from "../../idempotency/once.ts";
import { findOffer } from "../../stores/in-force.ts";
import { shoppingAt, toRate } from "../../stores/view.ts";
import { createVisitorLimits } from "../limits.ts";
import { clickedStore, insertClick } from "../service.ts";
import { createLink, setLinkState } from "./change.ts";
import { findFollowed, findSharedLink, sharedLinkList } from "./repository.ts";

/** Routes for members' links to stores' pages, and for the visitors who follow them. */
export async function sharedLinkRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const currency = api.environment.CURRENCY;
  const countVisit = createVisitorLimits(api.limiterRedis);

  api.implementList(sharedLinkList, { access: "signed-in" }, (request) => ({
    userId: identityOf(request).userId,
    currency,
  }));

  api.implement(getSharedLink, { access: "signed-in" }, async ({ params: { id }, request }) => ({
    data: await read(id, identityOf(request).userId),
  }));

  api.implement(
    createSharedLink,
    { access: "signed-in", perMinute: 30 },
    async ({ body: { address }, request }) => {
      const { userId } = identityOf(request);
      const at = api.clock();
      const id = await inTransaction(database, ({ tx }) => createLink(tx, { userId, address, at }));
      return { data: await read(id, userId) };
    },
  );

  api.implement(
    setSharedLinkState,
    { access: "signed-in", perMinute: 30 },
    async ({ params: { id }, body: { isActive }, request }) => {
      const { userId } = identityOf(request);
      if (!isUuid(id)) throw notFound();
      const at = api.clock();
      await inTransaction(database, ({ tx }) => setLinkState(tx, { id, userId, isActive, at }));
      return { data: await read(id, userId) };
    },
  );

  api.implement(getFollowedLink, { access: "anyone" }, async ({ params: { code } }) => {
    const followed = await findFollowed(database, code);
    if (!followed) throw notFound();
    const { link, store, referral } = followed;
    const offer = await findOffer(database, store.id, api.clock());
    const shopping = shoppingAt(offer);
    return {
      data: {
        code,
        store: clickedStore(store),
        host: new URL(link.address).host,
        cashBack: offer && shopping === "open" ? toRate(offer.offer, currency) : null,
        shopping,
        referral,
      },
    };
  });

  api.implement(followSharedLink, { access: "anyone" }, async ({ params: { code }, request }) => {
    const at = api.clock();
    const followed = await findFollowed(database, code);
    if (!followed) throw notFound();
    const { link } = followed;
    const call = {
      userId: link.userId,
      route: `POST /v1/shared-links/${code}/clicks`,
      key: idempotencyKeyOf(request),
      body: {},
      at,
    };
    const data = await inTransaction(database, ({ tx }) =>
      once(tx, call, followSharedLink.data, async () => {
        await countVisit(link.id, request.clientAddress);
        const { storeId, address: page } = link;
        const click = { storeId, audiences: ["everybody"] as const, page, at };
        // Stores nothing about the visitor, because the owner's data export contains the click.
        const by = { userId: link.userId, sharedLinkId: link.id, ...unknownVisitor };
        const { found, url } = await insertClick(tx, click, by);
        return { store: clickedStore(found.store), url };
      }),
    );
    return { data };
  });

  async function read(id: string, userId: string) {
    const link = isUuid(id) ? await findSharedLink(database, id, { userId, currency }) : undefined;
    if (!link) throw notFound();
    return link;
  }
}

const unknownVisitor = { ip: null, userAgent: null, country: null, referrer: null };
