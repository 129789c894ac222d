import type { FastifyInstance } from "fastify";
import { exportExchangeRates, setExchangeRate } from "#contract/exchange-rates/exchange-rates.ts";
import {
  applyRates,
  maxRateFileBodyBytes,
  tryRates,
  uploadRates,
} from "#contract/exchange-rates/exchange-rate-files.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { applyRateFile, tryRateFile, uploadRateFile } from "./import.ts";
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

  const limits = { access, bodyLimit: maxRateFileBodyBytes, perMinute: 20 } as const;
  api.implement(uploadRates, limits, async ({ body, request }) => {
    return { data: await uploadRateFile(api, request, body, idempotencyKeyIfAny(request)) };
  });

  api.implement(tryRates, { access, perMinute: 60 }, async ({ params }) => {
    return { data: await tryRateFile(api, params.id) };
  });

  api.implement(applyRates, { access }, async ({ params, request }) => {
    return { data: await applyRateFile(api, request, params.id, idempotencyKeyIfAny(request)) };
  });
}
