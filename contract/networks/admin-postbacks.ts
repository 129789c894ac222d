import { z } from "zod";
import { defineStep } from "../calls/call.ts";
import { defineExport } from "../calls/export.ts";
import { id, instant } from "../text/identifiers.ts";
import { anyOf, defineList, defineOne } from "../calls/list.ts";
import { interpretation, postbackReason, postbackState } from "./postbacks.ts";
import { plainText } from "../text/text.ts";

/** A network's report as received, and the result of processing it. */
export const postbackEvent = z.object({
  id,
  network: z.object({ key: z.string(), name: z.string() }),
  source: z.enum(["postback", "import", "pull"]),
  receivedAt: instant,
  signedAt: instant.nullable(),
  ip: z.string().nullable(),
  contentType: z.string().nullable(),
  payload: z.string(),
  /** How many times the same bytes were received. */
  copies: z.int().positive(),
  state: postbackState,
  /** The reason the report is in quarantine. */
  reason: postbackReason.nullable(),
  interpretation: interpretation.nullable(),
  lead: id.nullable(),
  /** The purchase that the report may duplicate, which is why the report waits for an admin. */
  similarLead: id.nullable(),
  attempts: z.int().nonnegative(),
  processedAt: instant.nullable(),
});
export type PostbackEvent = z.infer<typeof postbackEvent>;

/** A single report. If it was dismissed, includes who dismissed it and why. */
export const postbackDetails = postbackEvent.extend({
  discarded: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
});
export type PostbackDetails = z.infer<typeof postbackDetails>;

export const listPostbacks = defineList("/v1/admin/postbacks", {
  permission: "reports.read",
  summary: "List the reports of networks, latest first",
  filters: {
    network: plainText.max(64).optional(),
    state: anyOf(postbackState),
  },
  row: postbackEvent,
});
export const exportPostbacks = defineExport(listPostbacks, {
  summary: "Export the reports of networks as CSV",
});
export const getPostback = defineOne(listPostbacks, {
  summary: "Retrieve a report as received, with its result",
  data: postbackDetails,
});
export const replayPostback = defineStep("/v1/admin/postbacks/{id}/replay", {
  permission: "reports.import",
  summary: "Process a quarantined report again with the network's current mapping",
  data: postbackEvent,
});
export const discardPostback = defineStep("/v1/admin/postbacks/{id}/discard", {
  permission: "reports.import",
  summary: "Dismiss a quarantined report, with a reason for the log",
  body: z.object({ reason: plainText.trim().min(1).max(500) }),
  data: postbackDetails,
});
