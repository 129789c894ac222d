import type { FastifyInstance, FastifyRequest } from "fastify";
import { openedOffer, type OpenedOffer } from "#contract/admin-offers.ts";
import { inTransaction, type UnitOfWork } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { idempotencyKeyIfAny, once } from "../idempotency/once.ts";
import { findOpened } from "./repository.ts";

/** What a change of an offer is made with. */
export interface Deciding {
  unit: UnitOfWork;
  at: Date;
  request: FastifyRequest;
  admin: { userId: string; email: string };
}

/**
 * Makes one change of an offer by an admin: offer, version and activity log in one transaction, once for
 * the form's key (reliability M2, M3, M6).
 * @param work makes the change and returns the offer's id
 * @throws Problem 403 `forbidden` when no admin any more; as `work` and `once` do
 */
export async function decideOnOffer(
  app: FastifyInstance,
  request: FastifyRequest,
  { route, body }: { route: string; body: unknown },
  work: (deciding: Deciding) => Promise<string>,
): Promise<OpenedOffer> {
  const { userId, email } = identityOf(request);
  const at = app.clock();
  const call = { userId, route, key: idempotencyKeyIfAny(request), body, at };
  const currency = app.environment.CURRENCY;
  return inTransaction(
    app.database,
    async (unit) => {
      await holdAdmin(unit.tx, userId);
      return once(unit.tx, call, openedOffer, async () => {
        const id = await work({ unit, at, request, admin: { userId, email } });
        return (await findOpened(unit.tx, id, { at, currency })) ?? Promise.reject(notFound());
      });
    },
    (error) => request.log.error({ err: error }, "an effect of an offer's change failed"),
  );
}
