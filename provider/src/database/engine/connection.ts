import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database as modules use it: the same queries run on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** The parameter of repositories that work inside or outside a transaction. */
export type Queryable = Database | Transaction;

export interface Connection {
  kind: "pglite" | "postgresql";
  database: Database;
  /**
   * Migrates the schema to the newest version.
   *
   * @throws OutdatedDatabaseError if an older version has to upgrade the database first
   * @throws UnknownMigrationsError if another version changed the database
   */
  migrate: () => Promise<void>;
  /** Returns how many migrations of the database this version lacks, not counting newer ones. */
  countUnknownMigrations: () => Promise<number>;
  close: () => Promise<void>;
}
