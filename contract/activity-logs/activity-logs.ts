import { z } from "zod";
import { defineExport } from "../calls/export.ts";
import { id, instant } from "../text/identifiers.ts";
import { defineList, period, searchText } from "../calls/list.ts";
import { plainText } from "../text/text.ts";

/** One row of the admin activity log; rows form a SHA-256 hash chain. */
export const activityLog = z.object({
  id,
  at: instant,
  actor: z.object({
    id: id.nullable(),
    email: z.string(),
    /** The API key with which a program acted for the admin. */
    apiKey: z.object({ id, name: z.string() }).nullable(),
  }),
  /** e.g. `withdrawal.approve` */
  action: z.string(),
  object: z.object({ type: z.string(), id: z.string(), label: z.string().nullable() }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
  hash: z.string(),
});
export type ActivityLog = z.infer<typeof activityLog>;

export const listActivityLogs = defineList("/v1/admin/activity-logs", {
  permission: "logs.read",
  summary: "List the actions of admins, newest first",
  filters: {
    action: plainText.max(64).optional(),
    q: searchText,
    ...period,
  },
  row: activityLog,
});
export const exportActivityLogs = defineExport(listActivityLogs, {
  summary: "Export the actions of admins as CSV",
});
