import { z } from "zod";
import { defineCall } from "./call.ts";
import type { Export } from "./export.ts";
import { instant } from "./identifiers.ts";

/** Days a made file can be fetched. */
export const exportDays = 7;

/** Where the file with everything about a member is on its way. */
export const dataExportStates = ["waiting", "working", "ready", "expired", "failed"] as const;

/** `done` of `total` steps are made; the file can be fetched while `ready`, until `expiresAt`. */
export const dataExport = z.object({
  state: z.enum(dataExportStates),
  done: z.int(),
  total: z.int(),
  askedAt: instant,
  expiresAt: instant.nullable(),
  /** Bytes, once it is ready. */
  size: z.int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

export const getDataExport = defineCall("GET", "/v1/users/me/export", {
  summary: "The file with everything about me that I asked for last; null before the first",
  data: dataExport.nullable(),
});
/** The owner gets a notice. One that is being made goes on; one that is made is replaced. */
export const askDataExport = defineCall("POST", "/v1/users/me/export", {
  stepUp: true,
  summary: "Have a file made with everything about me",
  data: dataExport,
});
/** Refused with `export_not_ready` before the file is made. The file then opens for ten minutes. */
export const unlockDataExport = defineCall("POST", "/v1/users/me/export/unlock", {
  stepUp: true,
  summary: "Confirm with the password that I fetch my file",
  data: z.null(),
});
/** A ZIP with JSON and CSV for each table, and the files among them as they are. */
export const fetchDataExport: Export<z.ZodUndefined> = {
  ...defineCall("GET", "/v1/users/me/export.zip", {
    stepUp: true,
    summary: "Everything about me in one file, without secrets",
    data: z.string(),
  }),
  method: "GET",
  format: "zip",
};
