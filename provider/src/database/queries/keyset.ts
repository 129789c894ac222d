import { and, count, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { z } from "zod";
import type { KeysetMeta } from "#contract/calls/paging.ts";
import { Problem } from "../../problem.ts";
import { isStorable } from "../../plugins/storable-text.ts";
import type { Queryable } from "../engine/connection.ts";

// Rows are counted only up to this number, so that counting a long list is cheap.
export const maxCounted = 10_000;

/** Encodes the position after a row as an opaque text. */
export function encodeCursor(position: string[]): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/**
 * Decodes a cursor with the schema of its list.
 *
 * @throws Problem 400 if it is invalid
 */
export function decodeCursor<T extends z.ZodType>(cursor: string, position: T): z.output<T> {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"), onlyStorable));
  } catch {
    throw new Problem(400, "bad_request");
  }
}

function onlyStorable(_name: string, value: unknown): unknown {
  if (typeof value === "string" && !isStorable(value)) throw new Error("A cursor holds what can't be stored");
  return value;
}

/** How a list is ordered, and how a cursor encodes a position in it. */
export interface KeysetOrder<Row> {
  by: SQL[];
  /** Returns the condition for rows after a cursor. @throws Problem 400 for a cursor of another list */
  after: (cursor: string) => SQL;
  /** Returns a row's position: as many texts as `after` expects. */
  positionOf: (row: Row) => string[];
}

/** A query to which conditions, order and limit are added. */
export interface Selection<Row> {
  where: (condition: SQL | undefined) => {
    orderBy: (...by: SQL[]) => {
      limit: (limit: number) => { offset: (offset: number) => PromiseLike<Row[]> };
    };
  };
}

interface PageRequest<Row> {
  condition: SQL | undefined;
  order: KeysetOrder<Row>;
  cursor?: string | undefined;
  limit: number;
  /** The number of rows to skip, for lists with page numbers. */
  offset?: number;
}

/** Reads one page. Queries one row more than it returns, to detect whether there is a next page. */
export async function readPage<Row>(
  selection: Selection<Row>,
  { condition, order, cursor, limit, offset = 0 }: PageRequest<Row>,
): Promise<{ page: Row[]; nextCursor: string | null }> {
  const rows = await selection
    .where(and(condition, cursor ? order.after(cursor) : undefined))
    .orderBy(...order.by)
    .limit(limit + 1)
    .offset(offset);
  const page = rows.slice(0, limit);
  const lastRow = page.at(-1);
  const nextCursor = rows.length > limit && lastRow ? encodeCursor(order.positionOf(lastRow)) : null;
  return { page, nextCursor };
}

/** Counts a query's rows up to a maximum. */
export async function countUpToCap(
  queryable: Queryable,
  rows: SQLWrapper,
): Promise<Pick<KeysetMeta, "total" | "totalIsExact">> {
  const [counted] = await queryable
    .select({ total: count() })
    .from(sql`(select from ${rows} every limit ${maxCounted + 1}) counted`);
  const { total } = counted!;
  return { total: Math.min(total, maxCounted), totalIsExact: total <= maxCounted };
}
