import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { tsImport } from "tsx/esm/api";
import "../programs/watch-parent.mjs";
import { startPrograms } from "../../../scripts/launcher/start.mjs";
import { isPostgresRunning } from "../../../scripts/testing/services.mjs";

// Runs the built programs as `npm start` does, with an empty data folder. If PostgreSQL is running, they use a
// new database in it: the provider then needs half the processor time per page, and a third of the time to
// start.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "cashlane-e2e-"));
if (process.env.PROGRAMS_LOG) keepOutput(process.env.PROGRAMS_LOG);
const database = process.env.DATABASE_URL ? undefined : await createDatabase();
if (database) process.env.DATABASE_URL = database.url;
await startPrograms([]);
await database?.drop();
rmSync(process.env.DATA_DIR, { recursive: true, force: true });

async function createDatabase() {
  if (!(await isPostgresRunning())) return undefined;
  /** @type {typeof import("../databases/databases.ts")} */
  const databases = await tsImport("../databases/databases.ts", import.meta.url);
  return databases.createTestDatabase();
}

/**
 * Also writes the programs' output to a file.
 *
 * @param {string} file
 */
function keepOutput(file) {
  mkdirSync(dirname(file), { recursive: true });
  const log = createWriteStream(file);
  for (const name of /** @type {const} */ (["log", "error"])) {
    const say = console[name];
    console[name] = (...words) => {
      log.write(`${words.join(" ")}\n`);
      say(...words);
    };
  }
}
