import { z } from "zod";
import { defineCall } from "./call.ts";
import { defineExport } from "./export.ts";
import { day, id, instant } from "./identifiers.ts";
import { keysetMeta, keysetQuery } from "./paging.ts";
import { plainText } from "./text.ts";

/** One row of the admin activity log; rows form a SHA-256 hash chain (design §4). */
export const activityLog = z.object({
  id,
  at: instant,
  actor: z.object({ id: id.nullable(), email: z.string() }),
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

export const listActivityLogs = defineCall("GET", "/v1/admin/activity-logs", {
  summary: "What admins did, newest first",
  query: keysetQuery.extend({
    action: plainText.max(64).optional(),
    q: plainText.trim().max(120).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  data: z.array(activityLog),
  meta: keysetMeta,
});
export const exportActivityLogs = defineExport(listActivityLogs, { summary: "What admins did as CSV" });
