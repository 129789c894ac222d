import type { FastifyInstance } from "fastify";
import { exportAnalytics, getAdminAnalytics } from "#contract/analytics/admin-analytics.ts";
import { readPeriods } from "../overview/period.ts";
import { findAnalytics } from "./analytics.ts";
import { analyticsColumns, toMetrics } from "./columns.ts";

/** Registers the routes of the analytics screen and its file. */
export async function adminAnalyticsRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;

  api.implement(getAdminAnalytics, { access: "admin" }, async ({ query }) => {
    const periods = readPeriods(query, api.clock());
    return { data: await findAnalytics(api.database, periods, currency) };
  });

  api.implementExport(exportAnalytics, {
    object: "analytics",
    columns: analyticsColumns(currency),
    page: async ({ period, from, to, timeZone }) => {
      const periods = readPeriods({ period, from, to, timeZone }, api.clock());
      const rows = toMetrics(await findAnalytics(api.database, periods, currency));
      return { rows, nextCursor: null };
    },
  });
}
