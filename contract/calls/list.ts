import { z } from "zod";
import { defineCall, type Call } from "./call.ts";
import { boundedDay } from "../text/identifiers.ts";
import { keysetMeta, keysetQuery } from "./paging.ts";
import { plainText } from "../text/text.ts";

type Shape = z.core.$ZodShape;
type Paging = (typeof keysetQuery)["shape"];

/**
 * A call that returns a list page by page. `filters` narrow and order the list. The query contains only the
 * filters, `cursor` and `limit`. `data` contains the rows of a page.
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
  /** The query's parameters by name: filters and sort orders. */
  filters: Filters;
  row: Row;
  /** The schema of `meta`, if it contains more than the next cursor and the number of rows. */
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
 * Declares the call that returns one row of a list by its id. `data` is the schema of the result, if it has
 * more fields than the list's row. The call requires the list's permission.
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

/** The number of rows of a list in one state. Above a limit it isn't exact. */
const stateCount = z.object({ count: z.int(), isExact: z.boolean() });
export type StateCount = z.infer<typeof stateCount>;

/** Declares the call that counts the rows of a list in each state. It requires the list's permission. */
export function defineCounts<State extends string>(
  list: Pick<List, "path" | "permission">,
  states: readonly State[],
  summary: string,
) {
  return defineCall("GET", `${list.path}/counts`, {
    summary,
    data: z.record(z.enum(states), stateCount),
    ...(list.permission && { permission: list.permission }),
  });
}

/** Text to search for in rows. */
export const searchText = plainText.trim().max(120).optional();

/**
 * Whole days in the time zone of the `X-Time-Zone` header, or without it in the operator's. Both ends are
 * included and optional.
 */
export const period = { from: boundedDay.optional(), to: boundedDay.optional() };

/** The order of a list by time. */
export const timeOrder = z.enum(["newest", "oldest"]);

/**
 * Returns the schema of a filter that takes one value or several. Rows match if they have any of the values.
 */
export function anyOf<T extends z.ZodType>(value: T) {
  return z.union([value, z.array(value)]).optional();
}
