import type { FastifyInstance } from "fastify";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import { findOverview } from "./overview.ts";
import { readPeriods } from "./period.ts";

/** Routes for the figures of the admins' overview. */
export async function adminOverviewRoutes(api: FastifyInstance): Promise<void> {
  api.implement(getAdminOverview, { access: "admin" }, async ({ query }) => {
    return {
      data: await findOverview(api.database, readPeriods(query, api.clock()), api.environment.CURRENCY),
    };
  });
}
