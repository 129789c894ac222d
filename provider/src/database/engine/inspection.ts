import { readStorage, type Environment } from "../../environment.ts";
import type { Connection } from "./connection.ts";
import { openDatabase } from "./open-database.ts";

interface InspectionContext extends Pick<Connection, "database"> {
  dataDir: Environment["DATA_DIR"];
}

/**
 * Runs a read-only command on the configured database. The exit code is 0 if `inspect` returns true,
 * otherwise 1. An error is printed as one sentence.
 */
export async function runInspection(
  inspect: (context: InspectionContext) => Promise<boolean>,
): Promise<void> {
  try {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readStorage(process.env);
    const connection = await openDatabase({ databaseUrl, dataDir, migrationsFolder: "", poolSize: 1 });
    try {
      process.exitCode = (await inspect({ database: connection.database, dataDir })) ? 0 : 1;
    } finally {
      await connection.close();
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    console.error(`Nothing was checked: ${cause instanceof Error ? cause.message : String(cause)}`);
    process.exitCode = 1;
  }
}
