import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { exportStates, maxListedExports, storageFailures } from "./export-states.ts";

const count = z.int().nonnegative();

const warehouseExport = z.object({
  id,
  state: z.enum(exportStates),
  requestedAt: instant,
  finishedAt: instant.nullable(),
  attempts: count,
  /** The folder at the storage; `null` until the export is done. */
  folder: z.string().nullable(),
  files: count,
  rows: count,
  bytes: count,
  /** Why the latest attempt failed. */
  failure: z.enum(storageFailures).nullable(),
});
export type WarehouseExport = z.infer<typeof warehouseExport>;

const path = "/v1/admin/warehouse-exports";

export const getWarehouse = defineCall("GET", path, {
  permission: "operation.read",
  summary: "Retrieve where figures are exported, and the latest exports",
  data: z.object({
    /** A folder, or a bucket with its host; `null` if `WAREHOUSE_URL` isn't set. */
    destination: z.string().nullable(),
    /** The number of hours between two exports. */
    everyHours: count,
    /** The tables that each export contains. */
    tables: z.array(z.string()),
    exports: z.array(warehouseExport).max(maxListedExports),
  }),
});
export type Warehouse = z.infer<(typeof getWarehouse)["data"]>;

export const requestWarehouseExport = defineCall("POST", path, {
  permission: "operation.retry",
  summary: "Export figures now instead of at the next scheduled time",
  idempotencyKey: "required",
  data: warehouseExport,
});
