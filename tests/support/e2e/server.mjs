import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import "../programs/watch-parent.mjs";
import { start } from "../../../scripts/launcher/start.mjs";

// The built programs just as `npm start` runs them, on an empty data folder.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "cashlane-e2e-"));
if (process.env.PROGRAMS_LOG) keepOutput(process.env.PROGRAMS_LOG);
await start([]);
rmSync(process.env.DATA_DIR, { recursive: true, force: true });

/**
 * Writes what the programs say to a file too, for who looks into it after the tests.
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
