import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import type { Export } from "../calls/export.ts";
import { instant } from "../text/identifiers.ts";

/** The number of days for which a file can be downloaded. */
export const exportDays = 7;

/** The progress of the file with all data of a member. */
export const dataExportStates = ["waiting", "working", "ready", "expired", "failed"] as const;

/** `done` of `total` steps are finished. The file can be downloaded while it is `ready`, until `expiresAt`. */
export const dataExport = z.object({
  state: z.enum(dataExportStates),
  done: z.int(),
  total: z.int(),
  requestedAt: instant,
  expiresAt: instant.nullable(),
  /** In bytes; `null` until the file is ready. */
  size: z.int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

export const getDataExport = defineCall("GET", "/v1/users/me/export", {
  summary: "Retrieve my latest data export; `null` before the first request",
  data: dataExport.nullable(),
});
/** Starts an export and notifies the owner. An unfinished export continues; a finished one is replaced. */
export const requestDataExport = defineCall("POST", "/v1/users/me/export", {
  stepUp: true,
  summary: "Request an export of my personal data",
  data: dataExport,
});
/** Allows downloads for ten minutes. Refused with `export_not_ready` before the file is finished. */
export const unlockDataExport = defineCall("POST", "/v1/users/me/export/unlock", {
  stepUp: true,
  summary: "Confirm the download of my data export with my password",
  data: z.null(),
});
/** A ZIP with JSON and CSV for each table, and the member's uploaded files. */
export const fetchDataExport: Export<z.ZodUndefined> = {
  ...defineCall("GET", "/v1/users/me/export.zip", {
    stepUp: true,
    summary: "Download my personal data in one file, without secrets",
    data: z.string(),
  }),
  method: "GET",
  format: "zip",
};
