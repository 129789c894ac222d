import { mkdirSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds. Locks are held for a few reads and writes of small files. */
const maxWait = 5_000;
const pause = 5;

/** @typedef {() => Promise<void>} Release */

/**
 * Locks between processes of one machine. A lock is a symbolic link whose target is its holder's process id, because
 * creating one is atomic and its content is never half written. `removeLocks` removes those of a process that crashed.
 *
 * @param {string} folder
 */
export function createFileLocks(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  /**
   * Acquires a lock if it is free.
   *
   * @param {string} name a file name
   * @returns {Promise<Release | undefined>} `undefined` while another process holds it
   */
  async function tryAcquire(name) {
    const file = join(folder, name);
    try {
      await symlink(String(process.pid), file);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return undefined;
      throw error;
    }
    return () => rm(file, { force: true });
  }

  /**
   * Waits for a lock.
   *
   * @param {string} name a file name
   * @returns {Promise<Release>}
   * @throws {Error} when another process holds it for more than five seconds
   */
  async function acquire(name) {
    const deadline = performance.now() + maxWait;
    for (;;) {
      const release = await tryAcquire(name);
      if (release) return release;
      if (performance.now() > deadline) throw new Error(`The lock ${name} is held by another process`);
      await sleep(pause);
    }
  }
  return { tryAcquire, acquire };
}

/**
 * Removes the locks of a process that has ended; without `pid`, all of them.
 *
 * @param {string} folder need not exist
 * @param {number} [pid]
 */
export function removeLocks(folder, pid) {
  if (pid === undefined) return rmSync(folder, { recursive: true, force: true });
  for (const name of lockNames(folder)) {
    const file = join(folder, name);
    if (holderOf(file) === String(pid)) rmSync(file, { force: true });
  }
}

/** @param {string} folder */
function lockNames(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return readlinkSync(file);
  } catch {
    // Released in the meantime.
    return undefined;
  }
}
