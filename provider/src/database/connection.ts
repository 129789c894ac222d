import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What modules speak to: the same queries run on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** For repositories that work inside or outside a transaction. */
export type Queryable = Database | Transaction;

export interface Connection {
  kind: "pglite" | "postgresql";
  database: Database;
  migrate: () => Promise<void>;
  close: () => Promise<void>;
}
