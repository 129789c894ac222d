import { z } from "zod";
import type { Call } from "./call.ts";
import type { keysetQuery } from "./paging.ts";

const nothing = z.undefined();
type Nothing = typeof nothing;

type Paging = (typeof keysetQuery)["shape"];
type List<Shape extends z.core.$ZodShape> = Call<z.ZodType, z.ZodObject<Shape & Paging>>;

/** A call that answers with a whole list as a CSV file, streamed, in place of the envelope. */
export interface Export<Query extends z.ZodType = z.ZodType> extends Call<
  Nothing,
  Query,
  Nothing,
  z.ZodString,
  Nothing
> {
  method: "GET";
  format: "csv";
}

/** Declares the file of a keyset-paged list: `<the list's path>.csv`, with its filters and without its pages. */
export function defineExport<Shape extends z.core.$ZodShape>(
  list: List<Shape>,
  { summary }: { summary: string },
): Export<z.ZodObject<Omit<Shape, keyof Paging>>> {
  const query = list.query.omit({ cursor: true, limit: true } as never) as unknown;
  return {
    ...{ method: "GET", path: `${list.path}.csv`, summary, format: "csv", status: 200 },
    ...{ params: nothing, query: query as z.ZodObject<Omit<Shape, keyof Paging>>, body: nothing },
    ...{ data: z.string(), meta: nothing, idempotencyKey: "none" },
  };
}
