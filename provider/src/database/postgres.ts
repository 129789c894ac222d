import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Connection, Database } from "./connection.ts";
import { countUnknownMigrations, refuseUnknownMigrations } from "./unknown-migrations.ts";
import { isOutage } from "./outage.ts";

// Any fixed number: processes that start together take turns migrating.
const migrationLock = 7_310_420;

interface Target {
  connectionString: string;
  migrationsFolder: string;
  /** Connections of the pool. */
  poolSize: number;
}

/** Opens a pool on PostgreSQL. A connection that breaks, idle or in use, fails what uses it and nothing else. */
export function openPostgres({ connectionString, migrationsFolder, poolSize }: Target): Connection {
  const pool = new pg.Pool({ connectionString, max: poolSize, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  // The pool takes its own listener off a connection it hands out: between two statements there would be no listener.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const database = drizzle(pool) as unknown as Database;
  database.transaction = ((work, config) =>
    onOne(pool, (client) => drizzle(client).transaction(work as never, config))) as Database["transaction"];
  return {
    kind: "postgresql",
    database,
    close: () => pool.end(),
    countUnknownMigrations: () => countUnknownMigrations(database, migrationsFolder),
    migrate: () =>
      onOne(pool, async (client) => {
        await client.query("select pg_advisory_lock($1)", [migrationLock]);
        try {
          await refuseUnknownMigrations(drizzle(client) as unknown as Database, migrationsFolder);
          await migrate(drizzle(client), { migrationsFolder });
        } finally {
          await client.query("select pg_advisory_unlock($1)", [migrationLock]);
        }
      }),
  };
}

/**
 * Does `work` on one connection of the pool and gives it back whatever happens. Drizzle's own transaction over a
 * pool keeps a connection for ever on which not even `begin` got through: ten of them, and the pool is empty.
 */
async function onOne<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
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
