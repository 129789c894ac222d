import type { FastifyInstance } from "fastify";
import { createClick, listClicks } from "#contract/clicks.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyOf } from "../idempotency/once.ts";
import { createClickLimits } from "./limits.ts";
import { findOwnPage } from "./repository.ts";
import { makeClick } from "./service.ts";

/** A member's ways to stores (design §4 Earning). */
export async function clickRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const currency = api.environment.CURRENCY;
  const countClick = createClickLimits(api.redis);

  api.implement(createClick, { access: "signed-in" }, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const { clientAddress: ip, clientAgent: userAgent, language } = request;
    const referrer = body.referrer ?? null;
    const visit = { userId, slug: body.store, ip, userAgent, referrer, language, currency };
    const count = () => countClick(userId, ip);
    return {
      data: await makeClick(database, visit, { key: idempotencyKeyOf(request), at: api.clock(), count }),
    };
  });

  api.implement(listClicks, { access: "signed-in" }, async ({ query, request }) => {
    const { rows, meta } = await findOwnPage(database, identityOf(request).userId, query);
    return { data: rows, meta };
  });
}
