import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "./connection.ts";

/** The last version whose migrations started before the baseline. */
const lastVersionBeforeBaseline = "0.2.0";
/** The number of earlier migrations that the baseline replaces (0000 to 0075). */
const migrationsInBaseline = 76;

/**
 * Thrown if the database has migrations that this program lacks, because another version, probably a newer one,
 * changed it.
 */
export class UnknownMigrationsError extends Error {
  override name = "UnknownMigrationsError";

  constructor(count: number) {
    super(
      `it has ${count} ${count === 1 ? "migration" : "migrations"} of another version of Cashlane. Start the version that ran last, or restore a backup made with this one`,
    );
  }
}

/** Thrown if the database lacks migrations that the baseline contains. */
export class OutdatedDatabaseError extends Error {
  override name = "OutdatedDatabaseError";

  constructor() {
    super(
      `it was last used by a version before ${lastVersionBeforeBaseline}, which this version can't upgrade. Start Cashlane ${lastVersionBeforeBaseline} once to upgrade it, then this version`,
    );
  }
}

/**
 * The times by which migrations are identified: the baseline's, those of the migrations in the folder, and
 * those of the migrations applied to the database.
 */
interface MigrationTimes {
  baseline: number;
  inFolder: Set<number>;
  applied: number[];
}

async function readMigrationTimes(database: Database, migrationsFolder: string): Promise<MigrationTimes> {
  const journal = JSON.parse(
    await readFile(path.join(migrationsFolder, "meta", "_journal.json"), "utf8"),
  ) as { entries: { when: number }[] };
  const times = journal.entries.map(({ when }) => when);
  const folderTimes = { baseline: times[0]!, inFolder: new Set(times) };
  const { rows: tables } = (await database.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  )) as unknown as { rows: { exists: boolean }[] };
  if (!tables[0]?.exists) return { ...folderTimes, applied: [] };
  const { rows } = (await database.execute(
    sql`select created_at::text as "when" from drizzle.__drizzle_migrations`,
  )) as unknown as { rows: { when: string }[] };
  return { ...folderTimes, applied: rows.map(({ when }) => Number(when)) };
}

/**
 * Counts the applied migrations that stop a running program: those that are missing in its folder, unless they
 * are newer than all of the folder's. Newer ones are harmless, because a newer version may migrate the database
 * while this one still runs, and migrations only add
 * (`tests/unit/provider/database/additive-migrations.test.ts`).
 */
export async function countUnknownMigrations(database: Database, migrationsFolder: string): Promise<number> {
  const times = await readMigrationTimes(database, migrationsFolder);
  const newest = Math.max(...times.inFolder);
  return countUnknown({ ...times, applied: times.applied.filter((when) => when <= newest) });
}

function countUnknown({ baseline, inFolder, applied }: MigrationTimes): number {
  const unknown = applied.filter((when) => when > baseline && !inFolder.has(when));
  const beforeBaseline = applied.filter((when) => when < baseline);
  // A database has either none or all of the migrations that became the baseline.
  return unknown.length + (beforeBaseline.length % migrationsInBaseline);
}

/**
 * Refuses a database that this version can't migrate. Drizzle itself only compares the latest time, and would let an
 * older program start on a newer schema.
 *
 * @throws OutdatedDatabaseError if it lacks migrations that the baseline contains
 * @throws UnknownMigrationsError if it has migrations that the folder doesn't
 */
export async function assertMigratable(database: Database, migrationsFolder: string): Promise<void> {
  const times = await readMigrationTimes(database, migrationsFolder);
  if (times.applied.length > 0 && Math.max(...times.applied) < times.baseline)
    throw new OutdatedDatabaseError();
  const count = countUnknown(times);
  if (count > 0) throw new UnknownMigrationsError(count);
}
