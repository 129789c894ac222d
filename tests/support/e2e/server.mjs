import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import "../programs/watch-parent.mjs";
import { start } from "../../../scripts/launcher/start.mjs";

// The built programs, run as `npm start` does, with an empty data folder.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "cashlane-e2e-"));
if (process.env.PROGRAMS_LOG) keepOutput(process.env.PROGRAMS_LOG);
await start([]);
rmSync(process.env.DATA_DIR, { recursive: true, force: true });

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
