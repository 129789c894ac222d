import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "./command-error.mjs";

// No access for group and others.
const ownerOnly = 0o700;

/**
 * Restricts the data folder to its owner: files this process and its children create from now on, and files
 * that an earlier version left readable by others.
 *
 * @param {string} dataDir
 * @throws {CommandError} when it belongs to another user
 */
export function restrictToOwner(dataDir) {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true, mode: ownerOnly });
  try {
    removeOtherPermissions(dataDir);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPERM") throw error;
    throw new CommandError(
      `The data folder ${dataDir} holds files of another user, so it cannot be closed to others. Give it to the user that runs Cashlane, or set DATA_DIR to another folder.`,
    );
  }
}

/** @param {string} entry */
function removeOtherPermissions(entry) {
  const status = lstatSync(entry);
  if (status.isSymbolicLink()) return;
  const mode = status.mode & 0o777;
  if ((mode & ownerOnly) !== mode) chmodSync(entry, mode & ownerOnly);
  if (status.isDirectory()) for (const name of readdirSync(entry)) removeOtherPermissions(join(entry, name));
}
