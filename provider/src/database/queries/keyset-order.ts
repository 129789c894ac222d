import { asc, desc, sql, type SQLWrapper } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { timeOrder } from "#contract/calls/list.ts";
import { decodeCursor, type KeysetOrder } from "./keyset.ts";

const valuesInCursor = {
  timestamptz: z.iso.datetime(),
  date: z.iso.date(),
  uuid: z.uuid(),
  bigint: z.string().regex(/^-?\d{1,18}$/),
  text: z.string(),
};

/** The sort keys of rows, the most important first. The last key is unique. */
export type Key = [by: SQLWrapper, type: keyof typeof valuesInCursor];

/** Orders rows by keys that all have the same direction, so that one index serves them. */
export function orderByKeys<Row>(
  keys: Key[],
  direction: "ascending" | "descending",
  positionOf: (row: Row) => string[],
): KeysetOrder<Row> {
  const isAscending = direction === "ascending";
  const position = z.tuple(keys.map(([, type]) => valuesInCursor[type]) as unknown as [z.ZodType<string>]);
  return {
    by: keys.map(([by]) => (isAscending ? asc(by) : desc(by))),
    positionOf,
    after(cursor) {
      const values: string[] = decodeCursor(cursor, position);
      const rowValues = keys.map(([by]) => sql`${by}`);
      const cursorValues = keys.map(([, type], index) => sql`${values[index]}::${sql.raw(type)}`);
      const operator = sql.raw(isAscending ? ">" : "<");
      return sql`(${sql.join(rowValues, sql`, `)}) ${operator} (${sql.join(cursorValues, sql`, `)})`;
    },
  };
}

/** Orders rows by time, then by id. */
export function orderByTime<Row>(
  { time, id }: { time: PgColumn; id: PgColumn },
  order: z.output<typeof timeOrder>,
  read: (row: Row) => [time: Date, id: string],
): KeysetOrder<Row> {
  const keys: Key[] = [
    [time, "timestamptz"],
    [id, "uuid"],
  ];
  return orderByKeys(keys, order === "oldest" ? "ascending" : "descending", (row) => {
    const [at, key] = read(row);
    return [at.toISOString(), key];
  });
}

/** Orders rows by a generated number, newest first. */
export function latestFirst<Row>(sequence: PgColumn, read: (row: Row) => bigint): KeysetOrder<Row> {
  return orderByKeys([[sequence, "bigint"]], "descending", (row) => [read(row).toString()]);
}
