import type { FastifyInstance, FastifyRequest } from "fastify";
import { offerDetails, type OfferDetails } from "#contract/offers/admin-offers.ts";
import { amountLimit, type AmountLimit } from "../../amount-limit.ts";
import { notFound } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findOfferDetails } from "./repository.ts";

/** The context in which an offer is changed, with the limit for its amounts. */
export interface OfferAction extends AdminAction {
  environment: FastifyInstance["environment"];
  limit: AmountLimit;
}

/**
 * Runs one admin's change of an offer: offer, version and activity log in one transaction, once per idempotency
 * key (M2, M3, M6).
 * @param work makes the change and returns the offer's id
 * @throws Problem 403 `forbidden` if the user is no longer an admin; as `work` and `once` do
 */
export async function decideOnOffer(
  app: FastifyInstance,
  request: FastifyRequest,
  { route, body }: { route: string; body: unknown },
  work: (action: OfferAction) => Promise<string>,
): Promise<OfferDetails> {
  const idempotencyKey = idempotencyKeyIfAny(request);
  const limit = amountLimit(app.environment);
  const { currency } = limit;
  return adminAction(app, request, {
    once: () => ({ route, key: idempotencyKey, body, response: offerDetails }),
    async run(action) {
      const id = await work({ ...action, environment: app.environment, limit });
      return (
        (await findOfferDetails(action.tx, id, { at: action.at, currency })) ?? Promise.reject(notFound())
      );
    },
  });
}
