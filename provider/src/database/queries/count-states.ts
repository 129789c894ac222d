import { sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { StateCount } from "#contract/calls/list.ts";
import type { Queryable } from "../engine/connection.ts";

const countCap = 1_000;

/**
 * Counts a table's rows in each state, each up to a thousand. If an index starts with the state, the cost
 * doesn't grow with the table.
 */
export async function countStates<State extends string>(
  queryable: Queryable,
  table: PgTable & { state: AnyPgColumn<{ data: State }> },
  states: readonly State[],
): Promise<Record<State, StateCount>> {
  const counts = states.map(
    (state) => sql`(select count(*)::int from (
      select 1 from ${table} where ${table.state} = ${state} limit ${countCap + 1}) as some_rows)`,
  );
  const { rows } = (await queryable.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`)) as {
    rows: { counts: number[] }[];
  };
  const countsByState = states.map((state, index): [State, StateCount] => {
    const count = rows[0]?.counts[index] ?? 0;
    return [state, { count: Math.min(count, countCap), isExact: count <= countCap }];
  });
  return Object.fromEntries(countsByState) as Record<State, StateCount>;
}
