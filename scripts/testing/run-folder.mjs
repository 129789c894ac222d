import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const prefix = "cashlane-run-";

/**
 * Creates a folder for all temporary files of this run and removes it at the end. Also removes folders of
 * earlier runs that were killed.
 *
 * @param {string} parent where to create the folder
 * @returns {string} its path
 */
export function createRunFolder(parent = tmpdir()) {
  const stale = readdirSync(parent).filter((name) => name.startsWith(prefix) && !isRunning(name));
  for (const name of stale) rmSync(join(parent, name), { recursive: true, force: true });
  const folder = join(parent, prefix + process.pid);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * @param {string} name name of a run's folder
 */
function isRunning(name) {
  try {
    return process.kill(Number(name.slice(prefix.length)), 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
