import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Connection, Database } from "./connection.ts";
import { countUnknownMigrations, assertMigratable } from "./applied-migrations.ts";
import { isOutage } from "./outage.ts";
import { traceQueries } from "./traced-queries.ts";

// An arbitrary constant: the advisory lock under which processes migrate one at a time.
const migrationLock = 7_310_420;

interface Target {
  connectionString: string;
  migrationsFolder: string;
  /** The maximum number of connections. */
  poolSize: number;
}

/** Opens a connection pool for PostgreSQL. If a connection breaks, only the work that uses it fails. */
export function openPostgres({ connectionString, migrationsFolder, poolSize }: Target): Connection {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // Just-in-time compilation takes longer than our queries themselves: they read few rows, but their joins
    // have unreliable estimates.
    verify: (client, done) => client.query("set jit = off", (error) => done(error)),
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on("error", () => undefined);
  // The pool removes its own error listener while a connection is in use, so an error between two statements
  // would have no listener.
  pool.on("connect", (client) => traceQueries(client).on("error", () => undefined));
  const database = drizzle(traceQueries(pool)) as unknown as Database;
  database.transaction = ((work, config) =>
    onOneConnection(pool, (client) =>
      drizzle(client).transaction(work as never, config),
    )) as Database["transaction"];
  return {
    kind: "postgresql",
    database,
    close: () => pool.end(),
    countUnknownMigrations: () => countUnknownMigrations(database, migrationsFolder),
    migrate: () =>
      onOneConnection(pool, async (client) => {
        await client.query("select pg_advisory_lock($1)", [migrationLock]);
        try {
          await assertMigratable(drizzle(client) as unknown as Database, migrationsFolder);
          await migrate(drizzle(client), { migrationsFolder });
        } finally {
          await client.query("select pg_advisory_unlock($1)", [migrationLock]);
        }
      }),
  };
}

/**
 * Runs `work` on one connection of the pool and always releases it. Drizzle's own transaction over a pool leaks
 * a connection on which `begin` failed; after ten of them the pool is empty.
 */
async function onOneConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isOutage(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}
