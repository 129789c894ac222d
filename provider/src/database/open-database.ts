import { mkdir } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Connection, Database } from "./connection.ts";
import { openPostgres } from "./postgres.ts";
import { countUnknownMigrations, refuseUnknownMigrations } from "./unknown-migrations.ts";
import { keepPrivate } from "./private-files.ts";

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
  const { databaseUrl: connectionString, migrationsFolder, poolSize = 10 } = target;
  return connectionString
    ? openPostgres({ connectionString, migrationsFolder, poolSize })
    : openPglite(target);
}

async function openPglite({ dataDir, migrationsFolder }: Target): Promise<Connection> {
  const inMemory = dataDir === "memory://";
  const folder = path.join(dataDir, "database");
  if (!inMemory) await mkdir(folder, { recursive: true });
  const client = await PGlite.create(inMemory ? "memory://" : folder, {
    // Its own 160 MB are a hundred of the process; what they would hold is in the system's cache as well.
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
  });
  if (!inMemory) await keepPrivate(folder);
  return connectPglite(client, migrationsFolder);
}

/** The database of a PGlite that is open already; `close` closes it. */
export function connectPglite(client: PGlite, migrationsFolder: string): Connection {
  const database = drizzle(client);
  const shared = database as unknown as Database;
  return {
    kind: "pglite",
    database: shared,
    close: () => client.close(),
    async migrate() {
      await refuseUnknownMigrations(shared, migrationsFolder);
      await migrate(database, { migrationsFolder });
    },
    countUnknownMigrations: () => countUnknownMigrations(shared, migrationsFolder),
  };
}
