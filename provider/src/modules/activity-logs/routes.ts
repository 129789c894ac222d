import type { FastifyInstance } from "fastify";
import { exportActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { logColumns } from "./columns.ts";
import { activityLogList } from "./repository.ts";

/** Registers the routes of the admin activity log. */
export async function activityLogRoutes(api: FastifyInstance): Promise<void> {
  api.implementList(activityLogList, { access: "admin" });

  api.implementExport(exportActivityLogs, {
    object: "activity-log",
    columns: logColumns,
    page: (query) => activityLogList.rows(api.database, query),
  });
}
