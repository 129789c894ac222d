import { and, notInArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { recordsPerKind } from "#contract/staff-search/record-kinds.ts";
import type { RecordMatch } from "#contract/staff-search/staff-search.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { amongIds } from "../../database/queries/identifiers.ts";

type Conditions = (SQL | undefined)[];

/** The search for records of one kind. */
export interface RecordSearch {
  id: PgColumn;
  /** Returns conditions that match the text. The most exact and cheapest conditions come first. */
  matches: (text: string, queryable: Queryable) => Conditions | Promise<Conditions>;
  /** Returns the records that meet a condition, the newest first. */
  find: (queryable: Queryable, where: SQL | undefined, limit: number) => Promise<RecordMatch[]>;
}

/** Returns at most five records that contain a text. */
export async function findByText(
  queryable: Queryable,
  { id, matches, find }: RecordSearch,
  text: string,
): Promise<RecordMatch[]> {
  const found: RecordMatch[] = [];
  for (const condition of await matches(text, queryable)) {
    const remaining = recordsPerKind - found.length;
    if (!condition || remaining === 0) continue;
    const foundIds = found.map((record) => record.id);
    found.push(...(await find(queryable, and(condition, notInArray(id, foundIds)), remaining)));
  }
  return found;
}

/** Returns the records with these ids, in their order. */
export async function findByIds(
  queryable: Queryable,
  { id, find }: RecordSearch,
  ids: string[],
): Promise<RecordMatch[]> {
  if (ids.length === 0) return [];
  const found = await find(queryable, amongIds(id, ids), ids.length);
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
