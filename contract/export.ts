import { z } from "zod";
import type { Call } from "./call.ts";
import type { List } from "./list.ts";

/**
 * How a file is written. `machine`, the default: commas, decimal points, times in UTC (ISO 8601). `spreadsheet`:
 * separator and decimal mark as `Accept-Language` expects them, times in the reader's zone, which the heading names.
 */
export const exportFormat = z.enum(["machine", "spreadsheet"]);
export type ExportFormat = z.infer<typeof exportFormat>;

const nothing = z.undefined();
type Nothing = typeof nothing;

/** A call that answers with a whole list, or with everything about somebody, as a file, streamed, in place of the envelope. */
export interface Export<Query extends z.ZodType = z.ZodType> extends Call<
  Nothing,
  Query,
  Nothing,
  z.ZodString,
  Nothing
> {
  method: "GET";
  format: "csv" | "zip";
}

/** Declares the file of a list, or of a screen of figures: `<the list's path>.csv`, with the list's filters and without its pages. Who may read the list may have its file. */
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
    params: nothing,
    query: list.filters.extend({ format: exportFormat.optional() }) as unknown as z.ZodObject<Filters>,
    body: nothing,
    data: z.string(),
    meta: nothing,
    idempotencyKey: "none",
    ...(list.permission && { permission: list.permission }),
  };
}
