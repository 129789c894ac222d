import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { openDatabase } from "#provider/database/engine/open-database.ts";

const migrations = path.resolve("provider/src/migrations");
interface Journal {
  entries: { tag: string }[];
}

/**
 * Creates a database as it was before a migration, has it filled, and opens it with all migrations to come. It is closed
 * and removed after the test.
 */
export async function openDatabaseBefore(
  tag: string,
  fill: (old: Connection["database"]) => Promise<void>,
): Promise<Connection> {
  const folder = await mkdtemp(path.join(tmpdir(), "cashlane-old-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = path.join(folder, "data");
  const migrationsFolder = path.join(folder, "migrations");
  await cp(migrations, migrationsFolder, { recursive: true });
  const journalFile = path.join(migrationsFolder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as Journal;
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  if (end < 0) throw new Error(`There is no migration ${tag}`);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));

  const old = await openDatabase({ dataDir, migrationsFolder });
  await old.migrate();
  await fill(old.database);
  await old.close();
  const connection = await openDatabase({ dataDir, migrationsFolder: migrations });
  onTestFinished(() => connection.close());
  return connection;
}
