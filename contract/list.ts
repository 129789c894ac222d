import { z } from "zod";
import { defineCall, type Call } from "./call.ts";
import { boundedDay } from "./identifiers.ts";
import { keysetMeta, keysetQuery } from "./paging.ts";
import { plainText } from "./text.ts";

type Shape = z.core.$ZodShape;
type Paging = (typeof keysetQuery)["shape"];

/**
 * A call that answers with a list page by page. `filters` is what narrows and orders the list: all its query
 * takes besides `cursor` and `limit`. `data` is the page's rows.
 */
export interface List<
  Filters extends Shape = Shape,
  Row extends z.ZodType = z.ZodType,
  Meta extends z.ZodType = z.ZodType,
> extends Call<z.ZodUndefined, z.ZodObject<Filters & Paging>, z.ZodUndefined, z.ZodArray<Row>, Meta> {
  filters: z.ZodObject<Filters>;
}

interface ListOptions<Filters, Row, Meta> {
  summary: string;
  /** By name, as the query spells them; sort orders too. */
  filters: Filters;
  row: Row;
  /** Where it says more than where the next page begins and how many rows there are. */
  meta?: Meta;
  permission?: Call["permission"];
}

/** Declares a list that is paged by cursor. */
export function defineList<
  Filters extends Shape,
  Row extends z.ZodType,
  Meta extends z.ZodType = typeof keysetMeta,
>(path: string, options: ListOptions<Filters, Row, Meta>): List<Filters, Row, Meta> {
  const { summary, filters, row, permission, meta = keysetMeta as unknown as Meta } = options;
  const query = keysetQuery.extend(filters) as unknown as z.ZodObject<Filters & Paging>;
  const call = defineCall("GET", path, {
    summary,
    query,
    data: z.array(row),
    meta,
    ...(permission && { permission }),
  });
  return { ...call, filters: z.object(filters) };
}

/**
 * Declares reading one row of a list by its id, with `data` where more is told of it than the list does. Who may read
 * the list may read each.
 */
export function defineOne<Row extends z.ZodType, Data extends z.ZodType = Row>(
  list: Pick<List<Shape, Row>, "path" | "data" | "permission">,
  { summary, data = list.data.element as unknown as Data }: { summary: string; data?: Data },
) {
  return defineCall("GET", `${list.path}/{id}`, {
    summary,
    data,
    ...(list.permission && { permission: list.permission }),
  });
}

/** Part of a text that rows are searched by. */
export const searchText = plainText.trim().max(120).optional();

/** Whole days of the zone that `X-Time-Zone` names, else the operator's, both included; either may be left out. */
export const period = { from: boundedDay.optional(), to: boundedDay.optional() };

/** By time: the latest rows first, or the oldest. */
export const timeOrder = z.enum(["newest", "oldest"]);

/** One value or several: rows with any of them. */
export function anyOf<T extends z.ZodType>(value: T) {
  return z.union([value, z.array(value)]).optional();
}
