import type { FastifyInstance } from "fastify";
import { largestClaimBody, listClaimable, listClaims, sendClaim } from "#contract/claims.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyOf } from "../idempotency/once.ts";
import { findClaimable } from "./clicks.ts";
import { findOwnClaims } from "./repository.ts";
import { sendClaim as sendOnce } from "./send.ts";
import { toClaim, toClaimable } from "./view.ts";

/** "Something missing?": a member's claims for purchases no store reported (screens 17.2). */
export async function claimRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;

  api.implement(listClaims, { access: "signed-in" }, async ({ query, request }) => {
    const { rows, meta } = await findOwnClaims(api.database, identityOf(request).userId, query);
    return { data: rows.map(toClaim), meta };
  });

  api.implement(listClaimable, { access: "signed-in" }, async ({ request }) => {
    const rows = await findClaimable(api.database, identityOf(request).userId, api.clock());
    return { data: rows.map(toClaimable), meta: { currency } };
  });

  // Reading so many bytes costs more than any other call of a member's.
  const options = { access: "signed-in", bodyLimit: largestClaimBody, perMinute: 20 } as const;
  api.implement(sendClaim, options, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const sent = {
      ...{ ...body, userId, currency },
      ...{ orderAmount: BigInt(body.orderAmount), proof: Buffer.from(body.proof, "base64") },
    };
    return { data: await sendOnce(api.database, sent, { key: idempotencyKeyOf(request), at: api.clock() }) };
  });
}
