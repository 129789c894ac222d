import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "./connection.ts";

/** The database has migrations that this program doesn't: another version, most likely a newer one, changed it. */
export class UnknownMigrationsError extends Error {
  override name = "UnknownMigrationsError";

  constructor(count: number) {
    super(
      `it has ${count} ${count === 1 ? "migration" : "migrations"} of another version of Cashlane. Start the version that ran last, or restore a backup made with this one`,
    );
  }
}

/**
 * Counts the applied migrations that the folder doesn't have; none in a database that was never migrated. Drizzle
 * itself only compares the latest time, and would let an older program run on a newer schema.
 */
export async function countUnknownMigrations(database: Database, migrationsFolder: string): Promise<number> {
  const journal = JSON.parse(
    await readFile(path.join(migrationsFolder, "meta", "_journal.json"), "utf8"),
  ) as { entries: { when: number }[] };
  const { rows: tables } = (await database.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  )) as unknown as { rows: { exists: boolean }[] };
  if (!tables[0]?.exists) return 0;
  const { rows } = (await database.execute(
    sql`select created_at::text as "when" from drizzle.__drizzle_migrations`,
  )) as unknown as { rows: { when: string }[] };
  const known = new Set(journal.entries.map(({ when }) => String(when)));
  return rows.filter(({ when }) => !known.has(when)).length;
}

/** @throws UnknownMigrationsError if the database has migrations that the folder doesn't */
export async function refuseUnknownMigrations(database: Database, migrationsFolder: string): Promise<void> {
  const count = await countUnknownMigrations(database, migrationsFolder);
  if (count > 0) throw new UnknownMigrationsError(count);
}
