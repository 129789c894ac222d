import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { z } from "zod";
import type { List } from "#contract/list.ts";
import type { KeysetMeta, keysetQuery } from "#contract/paging.ts";
import type { Queryable } from "./connection.ts";
import { countUpToCap, readPage, type KeysetOrder, type Selection } from "./keyset.ts";

/** One list: which rows, in which order, and what an answer says of each. */
export interface ListDefinition<Query, Found, Row> {
  /** Rows with all that `view` needs; without conditions and order. */
  select: (queryable: Queryable, query: Query) => Selection<Found>;
  /** Where the rows are counted: their tables, joined only with what `where` names. */
  count: (rows: CountedRows) => Countable;
  where: (query: Query, queryable: Queryable) => SQL | undefined | Promise<SQL | undefined>;
  order: (query: Query, queryable: Queryable) => KeysetOrder<Found>;
  /** Makes answers of a page's rows, which are never more than asked for. */
  view: (found: Found[], queryable: Queryable) => Row[] | Promise<Row[]>;
}

/** Rows a list counts, before it is said of which table. */
export type CountedRows = ReturnType<typeof selectNothing>;
interface Countable {
  where: (condition: SQL | undefined) => SQLWrapper;
}

type Paging = z.output<typeof keysetQuery>;
type QueryOf<L extends List> = z.output<L["query"]>;
type RowOf<L extends List> = z.input<L["data"]>[number];

/** What a list answers with: `Scope` is what it needs to know besides the query, such as the asking user. */
export interface KeysetList<L extends List, Scope> {
  call: L;
  /** The rows of a page, without counting all: for files, and for a list's beginning on another page. */
  rows: (
    queryable: Queryable,
    query: QueryOf<L>,
    ...scope: unknown extends Scope ? [] : [scope: Scope]
  ) => Promise<{ rows: RowOf<L>[]; nextCursor: string | null }>;
  /** A page with how many rows there are up to a cap. Asks for both at once: not for inside a transaction. */
  page: (
    queryable: Queryable,
    query: QueryOf<L>,
    ...scope: unknown extends Scope ? [] : [scope: Scope]
  ) => Promise<{ data: RowOf<L>[]; meta: KeysetMeta }>;
}

/**
 * The list of a contract's call, narrowed by the call's own filters.
 * Its queries throw Problem 400 for a cursor of no such list.
 */
export function keysetList<L extends List, Scope, Found>(
  call: L,
  define: (scope: Scope) => ListDefinition<QueryOf<L>, Found, RowOf<L>>,
): KeysetList<L, Scope> {
  type Definition = ReturnType<typeof define>;
  type Input = { queryable: Queryable; query: QueryOf<L>; wanted: SQL | undefined };
  async function readRows(definition: Definition, { queryable, query, wanted }: Input) {
    const { cursor, limit } = query as Paging;
    const order = definition.order(query, queryable);
    const selection = definition.select(queryable, query);
    const { page, nextCursor } = await readPage(selection, { wanted, order, cursor, limit });
    return { rows: await definition.view(page, queryable), nextCursor };
  }
  return {
    call,
    async rows(queryable, query, ...[scope]) {
      const definition = define(scope as Scope);
      const wanted = await definition.where(query, queryable);
      return readRows(definition, { queryable, query, wanted });
    },
    async page(queryable, query, ...[scope]) {
      const definition = define(scope as Scope);
      const wanted = await definition.where(query, queryable);
      const [{ rows, nextCursor }, counted] = await Promise.all([
        readRows(definition, { queryable, query, wanted }),
        countUpToCap(queryable, definition.count(selectNothing(queryable)).where(wanted)),
      ]);
      return { data: rows, meta: { nextCursor, ...counted } };
    },
  };
}

function selectNothing(queryable: Queryable) {
  return queryable.select({ one: sql`1` });
}
