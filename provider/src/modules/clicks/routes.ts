import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { createClick } from "#contract/clicks/clicks.ts";
import { createExtensionClick } from "#contract/extension/extension-calls.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyOf } from "../idempotency/once.ts";
import { countryOf } from "./country.ts";
import { createClickLimits } from "./limits.ts";
import { ownClickList } from "./repository.ts";
import { makeClick } from "./service.ts";

/** Registers the routes of a member's clicks. */
export async function clickRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const currency = api.environment.CURRENCY;
  const countClick = createClickLimits(api.limiterRedis);

  api.implement(createClick, { access: "signed-in" }, async ({ body, request }) => ({
    data: await click(request, body),
  }));

  api.implement(createExtensionClick, { access: "extension" }, async ({ body, request }) => ({
    data: await click(request, body),
  }));

  function click(request: FastifyRequest, body: z.output<typeof createClick.body>) {
    const { userId } = identityOf(request);
    const { clientAddress: ip, clientAgent: userAgent, language } = request;
    const referrer = body.referrer ?? null;
    const country = countryOf(body.timeZone);
    const visit = {
      userId,
      slug: body.store,
      coupon: body.coupon,
      link: body.link,
      ip,
      userAgent,
      referrer,
      country,
      language,
      currency,
    };
    const count = () => countClick(userId, ip);
    return makeClick(database, visit, { idempotencyKey: idempotencyKeyOf(request), at: api.clock(), count });
  }

  api.implementList(ownClickList, { access: "signed-in" }, identityOf);
}
