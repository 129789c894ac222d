import { count, sql, type SQLWrapper } from "drizzle-orm";
import { z } from "zod";
import type { KeysetMeta } from "#contract/paging.ts";
import { Problem } from "../problem.ts";
import type { Queryable } from "./connection.ts";

// Counting stops here: a list's total stays cheap however long the list is (design §4).
export const countedAtMost = 10_000;

/** The position in a list ordered by one number the database counted up. */
export const sequencePosition = z.tuple([
  z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
]);

/** The position behind a row as an opaque text. */
export function encodeCursor(position: string[]): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/** Reads a cursor with the schema of its list. @throws Problem 400 when it is none of ours. */
export function decodeCursor<T extends z.ZodType>(cursor: string, position: T): z.output<T> {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw new Problem(400, "bad_request");
  }
}

/** A page out of `limit + 1` rows: the row beyond only tells that there is a next page. */
export function cutPage<Row>(rows: Row[], limit: number, positionOf: (row: Row) => string[]) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? encodeCursor(positionOf(last)) : null };
}

/** Counts a query's rows up to a cap. */
export async function countUpToCap(
  queryable: Queryable,
  rows: SQLWrapper,
): Promise<Pick<KeysetMeta, "total" | "totalIsExact">> {
  const [counted] = await queryable
    .select({ total: count() })
    .from(sql`(select from ${rows} every limit ${countedAtMost + 1}) counted`);
  const { total } = counted!;
  return { total: Math.min(total, countedAtMost), totalIsExact: total <= countedAtMost };
}
