import { z } from "zod";
import { defineCall, defineStep } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { postbackReasons, postbackState } from "./postbacks.ts";
import { plainText } from "../text/text.ts";

/** The maximum size of a file in bytes. */
export const maxReportFileBytes = 16 * 1024 * 1024;
/** The maximum number of lines below a file's header. */
export const maxReportLines = 50_000;
/** Files with more lines are examined and stored in the background. */
export const maxLinesAtOnce = 2000;
/**
 * The number of milliseconds for which an examination of a file in the background remains valid. After that,
 * the lines have to be examined again before the file is applied.
 */
export const examinationLifetime = 15 * 60 * 1000;
/**
 * The maximum size of a request with a file, compressed or not, in bytes. Base64 encodes three bytes as four
 * characters.
 */
export const maxReportBodyBytes = 22 * 1024 * 1024;

/** The effect of importing a line of a network's report. */
export const reportEffect = z.enum(["new", "changes", "unchanged", "error"]);
export type ReportEffect = z.infer<typeof reportEffect>;

/**
 * Reasons for refusing a line: those of any report, a line with a different number of cells, and a purchase of
 * the importing admin.
 */
export const reportReasons = [...postbackReasons, "line_shape", "own_purchase"] as const;
export const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

export const reportLine = z.object({
  /** The line number in the file, counted from 1. */
  line: z.int(),
  effect: reportEffect,
  reason: reportReason.nullable(),
  transaction: z.string().nullable(),
});
export type ReportLine = z.infer<typeof reportLine>;

export const networkReport = z.object({
  id,
  network: z.object({ key: z.string(), name: z.string() }),
  fileName: z.string(),
  createdBy: z.object({ id, name: z.string() }),
  createdAt: instant,
  appliedAt: instant.nullable(),
  /** The admin who requested the import, if it requires a second admin; otherwise `null`. */
  requestedBy: z.object({ id, name: z.string() }).nullable(),
  /** The work in the background that a file with many lines waits for; `null` if there is none. */
  work: z.object({ kind: z.enum(["examine", "store"]), done: z.int(), total: z.int() }).nullable(),
});
export type NetworkReport = z.infer<typeof networkReport>;

/** A report with the effect of each line. Lines with errors come first. */
export const reportDetails = networkReport.extend({
  /** When the lines were examined; `null` if they haven't been, or if the examination failed. */
  examinedAt: instant.nullable(),
  /** Whether the lines have to be examined again before the report is applied. */
  isOutdated: z.boolean(),
  /** Why the last examination failed. */
  failure: z.enum(["unfit", "failed"]).nullable(),
  totals: z.object({ new: z.int(), changes: z.int(), unchanged: z.int(), error: z.int() }),
  lines: z.array(reportLine).max(500),
  /** How many lines of an applied report have led to each state so far. */
  became: z.array(z.object({ state: postbackState, count: z.int() })),
});
export type ReportDetails = z.infer<typeof reportDetails>;

export const listNetworkReports = defineCall("GET", "/v1/admin/network-reports", {
  permission: "reports.read",
  summary: "List the newest uploaded report files and the networks",
  data: z.array(networkReport),
  meta: z.object({ networks: z.array(z.object({ key: z.string(), name: z.string() })) }),
});
export const uploadReport = defineCall("POST", "/v1/admin/network-reports", {
  permission: "reports.import",
  summary: "Upload a network's report as CSV in base64, optionally gzipped; nothing is credited yet",
  body: z.object({
    network: plainText.min(1).max(64),
    fileName: plainText.trim().min(1).max(200),
    content: z.base64().max(Math.ceil(maxReportFileBytes / 3) * 4, "report_too_large"),
  }),
  data: z.object({ id }),
  status: 201,
  idempotencyKey: "optional",
});
export const tryReport = defineCall("GET", "/v1/admin/network-reports/{id}", {
  permission: "reports.read",
  summary: "Preview the effect of a report, line by line; changes nothing",
  data: reportDetails,
});
export const applyReport = defineStep("/v1/admin/network-reports/{id}/apply", {
  permission: "reports.import",
  stepUp: true,
  summary: "Import a report: processes each line like a report of the network; once",
  data: networkReport,
});
export const examineReport = defineStep("/v1/admin/network-reports/{id}/examine", {
  permission: "reports.import",
  summary: "Check the lines of a large file again, in the background",
  data: networkReport,
});
