import type { FastifyInstance } from "fastify";
import { getServiceStatus } from "#contract/service-status/service-status.ts";
import { findServiceStatus } from "./find.ts";

/** Route for the public status of services. */
export async function serviceStatusRoutes(api: FastifyInstance): Promise<void> {
  api.implement(getServiceStatus, { access: "anyone", during: "always" }, async () => {
    const now = api.clock();
    return {
      data: {
        checkedAt: now.toISOString(),
        mode: (await api.operation.mode()).state,
        services: await findServiceStatus(api.database, now),
      },
    };
  });
}
