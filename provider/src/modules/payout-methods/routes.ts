import type { FastifyInstance } from "fastify";
import {
  addPayoutMethod,
  listPayoutMethods,
  removePayoutMethod,
} from "#contract/withdrawals/payout-methods.ts";
import { identityOf, requireVerified } from "../../plugins/identity.ts";
import { confirmPassword } from "../accounts/confirm-password.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { originOf } from "../../request-origin.ts";
import { findMethods } from "./repository.ts";
import { createPayoutDetailsCipher } from "./cipher.ts";
import { addMethod, dropMethod } from "./service.ts";

/** Routes for a member's payout methods, which are shown masked and stored encrypted. */
export async function payoutMethodRoutes(api: FastifyInstance): Promise<void> {
  const cipher = createPayoutDetailsCipher(api.environment.PAYOUT_KEY);

  api.implement(listPayoutMethods, { access: "signed-in" }, async ({ request }) => {
    return { data: await findMethods(api.database, identityOf(request).userId) };
  });

  api.implement(addPayoutMethod, { access: "signed-in" }, async ({ body, request }) => {
    const { userId, sessionId } = identityOf(request);
    const idempotencyKey = idempotencyKeyIfAny(request);
    requireVerified(identityOf(request));
    await confirmPassword(api, userId, body.password);
    const { CURRENCY: currency } = api.environment;
    const context = { at: api.clock(), origin: originOf(request), currency };
    const addition = { userId, sessionId, details: body.details, ...context, idempotencyKey };
    return { data: await addMethod(api.database, cipher, addition) };
  });

  api.implement(removePayoutMethod, { access: "signed-in" }, async ({ params, request }) => {
    const { userId } = identityOf(request);
    await dropMethod(api.database, { userId, id: params.id, at: api.clock(), origin: originOf(request) });
    return { data: null };
  });
}
