import type { FastifyInstance } from "fastify";
import { exportExchangeRates, setExchangeRate } from "#contract/exchange-rates.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { enterRate } from "./enter.ts";
import { exchangeRateColumns, exchangeRateList } from "./list.ts";

/** Registers the routes of the rates that foreign purchases are converted with. */
export async function exchangeRateRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const { CURRENCY: base } = api.environment;

  api.implementList(exchangeRateList, { access }, () => ({ base }));

  api.implementExport(exportExchangeRates, {
    object: "rate",
    columns: exchangeRateColumns,
    page: (query) => exchangeRateList.rows(api.database, query, { base }),
  });

  api.implement(setExchangeRate, { access, perMinute: 60 }, async ({ body, request }) => {
    return { data: await enterRate(api, request, body, idempotencyKeyIfAny(request)) };
  });
}
