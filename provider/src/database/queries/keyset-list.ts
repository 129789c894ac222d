import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { z } from "zod";
import type { List } from "#contract/calls/list.ts";
import type { KeysetMeta, keysetQuery } from "#contract/calls/paging.ts";
import type { Queryable } from "../engine/connection.ts";
import type { ZoneInput } from "./local-days.ts";
import { countUpToCap, readPage, type KeysetOrder, type Selection } from "./keyset.ts";

/** Defines a list: its rows, their order, and their format in the API. */
export interface ListDefinition<Query, DatabaseRow, Row> {
  /** Selects rows with everything that `view` needs, without conditions and order. */
  select: (queryable: Queryable, query: Query) => Selection<DatabaseRow>;
  /** Selects rows to be counted, joined only with the tables that `where` uses. */
  count: (rows: CountedRows) => Countable;
  where: (query: Query, queryable: Queryable) => SQL | undefined | Promise<SQL | undefined>;
  order: (query: Query, queryable: Queryable) => KeysetOrder<DatabaseRow>;
  /** Converts a page's rows to the API's format. */
  view: (rows: DatabaseRow[], queryable: Queryable) => Row[] | Promise<Row[]>;
}

/** The counting query of a list, before its table is set. */
export type CountedRows = ReturnType<typeof selectNothing>;
interface Countable {
  where: (condition: SQL | undefined) => SQLWrapper;
}

type Paging = z.output<typeof keysetQuery>;
type QueryOf<L extends List> = z.output<L["query"]> & ZoneInput;
type RowOf<L extends List> = z.input<L["data"]>[number];

/** A list's queries. `Scope` contains further inputs of the query, such as the requesting user. */
export interface KeysetList<L extends List, Scope> {
  call: L;
  /**
   * Returns the rows of a page without the total. Used for files, and for previews that show the first rows of
   * a list on another page.
   */
  rows: (
    queryable: Queryable,
    query: QueryOf<L>,
    ...scope: unknown extends Scope ? [] : [scope: Scope]
  ) => Promise<{ rows: RowOf<L>[]; nextCursor: string | null }>;
  /**
   * Returns a page and the number of all rows up to a maximum. Runs both queries concurrently, so not for use
   * inside a transaction.
   */
  page: (
    queryable: Queryable,
    query: QueryOf<L>,
    ...scope: unknown extends Scope ? [] : [scope: Scope]
  ) => Promise<{ data: RowOf<L>[]; meta: KeysetMeta }>;
}

/**
 * Creates the list of a contract's call, with the call's filters. Its queries throw Problem 400 for a cursor
 * of another list.
 */
export function keysetList<L extends List, Scope, DatabaseRow>(
  call: L,
  define: (scope: Scope) => ListDefinition<QueryOf<L>, DatabaseRow, RowOf<L>>,
): KeysetList<L, Scope> {
  type Definition = ReturnType<typeof define>;
  type Input = { queryable: Queryable; query: QueryOf<L>; condition: SQL | undefined };
  async function readRows(definition: Definition, { queryable, query, condition }: Input) {
    const { cursor, limit } = query as unknown as Paging;
    const order = definition.order(query, queryable);
    const selection = definition.select(queryable, query);
    const { page, nextCursor } = await readPage(selection, { condition, order, cursor, limit });
    return { rows: await definition.view(page, queryable), nextCursor };
  }
  return {
    call,
    async rows(queryable, query, ...[scope]) {
      const definition = define(scope as Scope);
      const condition = await definition.where(query, queryable);
      return readRows(definition, { queryable, query, condition });
    },
    async page(queryable, query, ...[scope]) {
      const definition = define(scope as Scope);
      const condition = await definition.where(query, queryable);
      const [{ rows, nextCursor }, counted] = await Promise.all([
        readRows(definition, { queryable, query, condition }),
        countUpToCap(queryable, definition.count(selectNothing(queryable)).where(condition)),
      ]);
      return { data: rows, meta: { nextCursor, ...counted } };
    },
  };
}

function selectNothing(queryable: Queryable) {
  return queryable.select({ one: sql`1` });
}
