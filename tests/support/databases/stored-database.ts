import { mkdir } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Connection } from "#provider/database/engine/connection.ts";
import { connectPglite, pgliteExtensions } from "#provider/database/engine/open-database.ts";
import { dumpedDatabase } from "./dumped-database.ts";

/** Creates a migrated, empty PGlite database in a data folder, as the programs store it. */
export async function openStoredDatabase(dataDir: string): Promise<Connection> {
  const migrationsFolder = path.resolve("provider/src/migrations");
  const folder = path.join(dataDir, "database");
  await mkdir(folder, { recursive: true });
  const client = await PGlite.create(folder, {
    extensions: pgliteExtensions,
    loadDataDir: await dumpedDatabase(migrationsFolder),
  });
  return connectPglite(client, migrationsFolder);
}
