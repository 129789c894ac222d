import { z } from "zod";
import type { Call } from "./call.ts";
import type { List } from "./list.ts";

/**
 * The format of a file. `machine` (the default): commas, decimal points, times in UTC (ISO 8601).
 * `spreadsheet`: separator and decimal mark of the language in `Accept-Language`, times in the reader's time
 * zone, which is named in the heading.
 */
export const exportFormat = z.enum(["machine", "spreadsheet"]);
export type ExportFormat = z.infer<typeof exportFormat>;

const noInput = z.undefined();
type NoBody = typeof noInput;

/** A call that streams a file instead of an envelope: a whole list, or all data of a member. */
export interface Export<Query extends z.ZodType = z.ZodType> extends Call<
  NoBody,
  Query,
  NoBody,
  z.ZodString,
  NoBody
> {
  method: "GET";
  format: "csv" | "zip";
}

/**
 * Declares the file of a list, at `<path>.csv`, with the list's filters and without paging. It requires the
 * list's permission.
 */
export function defineExport<Filters extends z.core.$ZodShape>(
  list: Pick<List<Filters>, "path" | "filters" | "permission">,
  { summary }: { summary: string },
): Export<z.ZodObject<Filters>> {
  return {
    method: "GET",
    path: `${list.path}.csv`,
    summary,
    format: "csv",
    status: 200,
    params: noInput,
    query: list.filters.extend({ format: exportFormat.optional() }) as unknown as z.ZodObject<Filters>,
    body: noInput,
    data: z.string(),
    meta: noInput,
    idempotencyKey: "none",
    ...(list.permission && { permission: list.permission }),
  };
}
