import { z } from "zod";
import type { Call } from "./call.ts";
import type { List } from "./list.ts";

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
    query: list.filters,
    body: nothing,
    data: z.string(),
    meta: nothing,
    idempotencyKey: "none",
    ...(list.permission && { permission: list.permission }),
  };
}
