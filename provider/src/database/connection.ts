import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What modules speak to: the same queries run on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** For repositories that work inside or outside a transaction. */
export type Queryable = Database | Transaction;

export interface Connection {
  kind: "pglite" | "postgresql";
  database: Database;
  /** Brings the schema up to date. @throws UnknownMigrationsError when another version changed the database */
  migrate: () => Promise<void>;
  /** How many migrations another version applied. */
  countUnknownMigrations: () => Promise<number>;
  close: () => Promise<void>;
}
