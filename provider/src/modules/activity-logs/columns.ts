import type { ActivityLog } from "#contract/activity-logs/activity-logs.ts";
import type { Column } from "../../csv/write.ts";

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Columns of the CSV file of the activity log. */
export const logColumns: Column<ActivityLog>[] = [
  { header: "number", cell: ({ id }) => Number(id) },
  { header: "time", time: ({ at }) => at },
  { header: "admin", cell: ({ actor }) => actor.email },
  { header: "apiKey", cell: ({ actor }) => actor.apiKey?.name ?? null },
  { header: "activity", cell: ({ action }) => action },
  {
    header: "kindOfObject",
    cell: ({ object }) => object.type,
  },
  { header: "object", cell: ({ object }) => object.id },
  { header: "label", cell: ({ object }) => object.label },
  { header: "before", cell: ({ before }) => asJson(before) },
  { header: "after", cell: ({ after }) => asJson(after) },
  { header: "ipAddress", cell: ({ ip }) => ip },
  { header: "request", cell: ({ requestId }) => requestId },
  { header: "sha256", cell: ({ hash }) => hash },
];
