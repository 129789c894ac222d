import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  exchangeRate,
  type ExchangeRate,
  type setExchangeRate,
} from "#contract/exchange-rates/exchange-rates.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findRate, toExchangeRate, writeRates } from "./repository.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Enters or replaces the rate of a day. Purchases that were already converted keep their rate. @throws
 * Problem 422 at `currency` for the accounts' own, at `day` for a day in the future; and as `adminAction`
 * does
 */
export async function enterRate(
  app: FastifyInstance,
  request: FastifyRequest,
  body: z.output<typeof setExchangeRate.body>,
  idempotencyKey: string | undefined,
): Promise<ExchangeRate> {
  const { CURRENCY: base } = app.environment;
  return adminAction(app, request, {
    check({ at }) {
      if (body.currency === base)
        throw new Problem(422, "rate_of_own_currency", { fields: { currency: ["rate_of_own_currency"] } });
      // The day after today (UTC) is accepted, because it has already begun in some time zones.
      if (Date.parse(body.day) > at.getTime() + day)
        throw new Problem(422, "rate_in_future", { fields: { day: ["rate_in_future"] } });
    },
    once: () => ({
      route: "PUT /v1/admin/exchange-rates",
      key: idempotencyKey,
      body,
      response: exchangeRate,
    }),
    async run({ tx, at, admin, log, afterCommit }) {
      const before = await findRate(tx, { base, ...body });
      await writeRates(tx, [{ ...body, source: "manual" }], { base, at, by: admin.userId });
      const after = (await findRate(tx, { base, ...body }))!;
      const { rate, source } = before?.rate ?? {};
      await log({
        action: "rate.set",
        object: { type: "rate", id: after.rate.id, label: `${body.currency} ${body.day}` },
        before: rate === undefined ? null : { rate, source },
        after: { rate: body.rate, source: "manual" },
      });
      afterCommit(() => app.postbackSignal.wake());
      return toExchangeRate(after);
    },
  });
}
