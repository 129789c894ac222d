import { mkdir } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";

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

interface Target {
  /** PostgreSQL when given, else PGlite in `dataDir` (`memory://` keeps nothing). */
  databaseUrl?: string | undefined;
  dataDir: string;
  migrationsFolder: string;
  /** Connections of the PostgreSQL pool. */
  poolSize?: number;
}

/** Opens the database; `migrate` brings it to the newest schema and may run in several processes at once. */
export async function openDatabase(target: Target): Promise<Connection> {
  return target.databaseUrl ? openPostgres(target, target.databaseUrl) : openPglite(target);
}

// Any fixed number: processes that start together take turns migrating.
const migrationLock = 7_310_420;

function openPostgres({ migrationsFolder, poolSize = 10 }: Target, connectionString: string): Connection {
  const pool = new pg.Pool({ connectionString, max: poolSize, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  const database = drizzlePostgres(pool) as unknown as Database;
  return {
    kind: "postgresql",
    database,
    close: () => pool.end(),
    async migrate() {
      const client = await pool.connect();
      try {
        await client.query("select pg_advisory_lock($1)", [migrationLock]);
        await migratePostgres(drizzlePostgres(client), { migrationsFolder });
      } finally {
        await client.query("select pg_advisory_unlock($1)", [migrationLock]);
        client.release();
      }
    },
  };
}

async function openPglite({ dataDir, migrationsFolder }: Target): Promise<Connection> {
  const inMemory = dataDir === "memory://";
  const folder = path.join(dataDir, "database");
  if (!inMemory) await mkdir(folder, { recursive: true });
  return connectPglite(await PGlite.create(inMemory ? "memory://" : folder), migrationsFolder);
}

/** The database of a PGlite that is open already; `close` closes it. */
export function connectPglite(client: PGlite, migrationsFolder: string): Connection {
  const database = drizzlePglite(client);
  return {
    kind: "pglite",
    database: database as unknown as Database,
    close: () => client.close(),
    migrate: () => migratePglite(database, { migrationsFolder }),
  };
}
