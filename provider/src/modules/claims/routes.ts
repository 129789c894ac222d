import type { FastifyInstance } from "fastify";
import { maxClaimBodySize, listClaimable, sendClaim } from "#contract/claims/claims.ts";
import { amountLimit } from "../../amount-limit.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyOf } from "../idempotency/once.ts";
import { findClaimable } from "./clicks.ts";
import { ownClaimList } from "./list.ts";
import { sendClaim as sendOnce } from "./send.ts";
import { toClaimable } from "./view.ts";

/** Routes for a member's claims ("Missing a purchase?") for purchases that no store reported. */
export async function claimRoutes(api: FastifyInstance): Promise<void> {
  const limit = amountLimit(api.environment);
  const { currency } = limit;

  api.implementList(ownClaimList, { access: "signed-in" }, identityOf);

  api.implement(listClaimable, { access: "signed-in" }, async ({ request }) => {
    const rows = await findClaimable(api.database, identityOf(request).userId, api.clock());
    return { data: rows.map(toClaimable), meta: { currency } };
  });

  // The rate is limited, because reading a proof costs more than any other request of a member.
  const options = { access: "signed-in", bodyLimit: maxClaimBodySize, perMinute: 20 } as const;
  api.implement(sendClaim, options, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const sent = {
      ...body,
      userId,
      currency,
      orderAmount: BigInt(body.orderAmount),
      proof: Buffer.from(body.proof, "base64"),
    };
    const context = { idempotencyKey: idempotencyKeyOf(request), at: api.clock(), limit };
    return { data: await sendOnce(api.database, sent, context) };
  });
}
