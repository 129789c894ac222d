import type { FastifyInstance } from "fastify";
import { exportActivityLogs, listActivityLogs } from "#contract/activity-logs.ts";
import { logColumns } from "./columns.ts";
import { findLogs, findRows } from "./repository.ts";

/** The admin activity log (design §4 Administration). */
export async function activityLogRoutes(api: FastifyInstance): Promise<void> {
  api.implement(listActivityLogs, { access: "admin" }, async ({ query }) => {
    const { rows, meta } = await findLogs(api.database, query);
    return { data: rows, meta };
  });

  api.implementExport(exportActivityLogs, {
    object: "activity-log",
    columns: logColumns,
    page: (query) => findRows(api.database, query),
  });
}
