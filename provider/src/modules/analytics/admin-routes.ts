import type { FastifyInstance } from "fastify";
import { getAdminAnalytics } from "#contract/admin-analytics.ts";
import { readPeriods } from "../overview/period.ts";
import { findAnalytics } from "./analytics.ts";

/** How the business goes, beyond what waits today. */
export async function adminAnalyticsRoutes(api: FastifyInstance): Promise<void> {
  api.implement(getAdminAnalytics, { access: "admin" }, async ({ query }) => {
    const periods = readPeriods(query, api.clock());
    return { data: await findAnalytics(api.database, periods, api.environment.CURRENCY) };
  });
}
