import { mkdir } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { isTracing } from "#shared/tracing/spans.ts";
import type { Connection, Database } from "./connection.ts";
import { openPostgres } from "./postgres.ts";
import { countUnknownMigrations, assertMigratable } from "./applied-migrations.ts";
import { traceQueries } from "./traced-queries.ts";
import { restrictToOwner } from "../queries/private-files.ts";

interface Target {
  /** The URL of PostgreSQL. If undefined, PGlite in `dataDir` is used (`memory://` stores nothing). */
  databaseUrl?: string | undefined;
  dataDir: string;
  migrationsFolder: string;
  /** The size of the PostgreSQL pool. */
  poolSize?: number;
}

/** Opens the database. `migrate` updates the schema and may run in several processes at once. */
export async function openDatabase(target: Target): Promise<Connection> {
  const { databaseUrl: connectionString, migrationsFolder, poolSize = 10 } = target;
  return connectionString
    ? openPostgres({ connectionString, migrationsFolder, poolSize })
    : openPglite(target);
}

/** Extensions that migrations install, which PGlite has to load. PostgreSQL has them on disk. */
export const pgliteExtensions = { pg_trgm };

async function openPglite({ dataDir, migrationsFolder }: Target): Promise<Connection> {
  const inMemory = dataDir === "memory://";
  const folder = path.join(dataDir, "database");
  if (!inMemory) await mkdir(folder, { recursive: true });
  const client = await PGlite.create(inMemory ? "memory://" : folder, {
    extensions: pgliteExtensions,
    // PGlite's default would add a hundred MB to the process's memory, and the system caches the files anyway.
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
  });
  if (!inMemory) await restrictToOwner(folder);
  return connectPglite(tracePglite(client), migrationsFolder);
}

/** Records spans of queries, also in transactions, if tracing is on. */
function tracePglite(client: PGlite): PGlite {
  if (!isTracing()) return client;
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(traceQueries(tx)));
  return traceQueries(client);
}

/** Returns the connection of an open PGlite; `close` closes it. */
export function connectPglite(client: PGlite, migrationsFolder: string): Connection {
  const database = drizzle(client);
  const shared = database as unknown as Database;
  return {
    kind: "pglite",
    database: shared,
    close: () => client.close(),
    async migrate() {
      await assertMigratable(shared, migrationsFolder);
      await migrate(database, { migrationsFolder });
    },
    countUnknownMigrations: () => countUnknownMigrations(shared, migrationsFolder),
  };
}
