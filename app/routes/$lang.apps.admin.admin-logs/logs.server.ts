import { activities } from "#contract/activity-logs/activities.ts";
import { exportActivityLogs, listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The list of all activities, newest first. */
export const logs = listScreen(listActivityLogs, {
  file: { call: exportActivityLogs, name: "admin-logs", path: "/apps/admin/admin-logs" },
  choices: { action: activities },
});
