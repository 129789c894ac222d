import { fileURLToPath } from "node:url";
import { writeCourses } from "../academy/write-courses.ts";
import { openDatabase } from "../database/engine/open-database.ts";
import { seedDemo } from "../demo/seed.ts";
import { readEnvironment } from "../environment.ts";
import { writeHelp } from "../help/write-help.ts";

// This relative path is the same in the sources and in the bundle.
const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));
const clock = () => new Date();

try {
  const environment = readEnvironment({ ...process.env, SEED: "demo" });
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment;
  const connection = await openDatabase({ databaseUrl, dataDir, migrationsFolder });
  try {
    await connection.migrate();
    await writeHelp(connection, clock);
    await writeCourses(connection, clock);
    const isNew = await seedDemo(connection, environment, clock);
    console.log(isNew ? "The demo was written." : "The demo is already there: nothing was written.");
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(`The demo was not written: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
