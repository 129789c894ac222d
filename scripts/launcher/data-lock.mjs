import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { CommandError } from "./command-error.mjs";

/**
 * @typedef {{ pid: number, startedAt: string }} Holder
 * @typedef {{ host: string, holders: Holder[] }} Lock
 */

/**
 * Locks a data folder for one program. PGlite and the session files have no lock of their own, and two
 * processes writing them would corrupt both. A lock whose processes have all ended is taken over.
 *
 * @param {string} dataDir
 * @param {string} program whose part of the folder it is
 * @returns {{ addHolder: (pid: number) => void, release: () => void }} `addHolder` adds a child process that
 *   may outlive this one; the folder stays locked as long as it runs
 * @throws {CommandError} when a running process holds the lock
 */
export function lockDataFolder(dataDir, program) {
  const file = join(dataDir, `${program}.lock`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  /** @type {Lock} */
  const lock = { host: hostname(), holders: [holder(process.pid)] };
  const ownFile = `${file}.${process.pid}`;
  writeFileSync(ownFile, JSON.stringify(lock));
  try {
    claim(file, ownFile, dataDir);
  } finally {
    rmSync(ownFile, { force: true });
  }
  return {
    addHolder(pid) {
      lock.holders.push(holder(pid));
      writeFileSync(ownFile, JSON.stringify(lock));
      renameSync(ownFile, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/**
 * Records in a data folder which processes use a port, also for programs that keep their data elsewhere. The
 * record doesn't lock anything. If the folder can't be written, nothing is recorded.
 *
 * @param {string} dataDir
 * @param {string} name
 * @returns {ReturnType<typeof lockDataFolder>}
 */
export function recordRun(dataDir, name) {
  const file = join(dataDir, `${name}.lock`);
  /** @type {Lock} */
  const record = { host: hostname(), holders: [] };
  /** @param {number} pid */
  function addHolder(pid) {
    record.holders.push(holder(pid));
    const ownFile = `${file}.${process.pid}`;
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      writeFileSync(ownFile, JSON.stringify(record));
      renameSync(ownFile, file);
    } catch (error) {
      const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
      if (!["EACCES", "EPERM", "EROFS"].includes(code)) throw error;
    }
  }
  addHolder(process.pid);
  return {
    addHolder,
    release() {
      // The port is released before this record is removed, so a newer run may have replaced it.
      if (read(file)?.holders[0]?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

/**
 * @param {string} file
 * @param {string} own path of a complete lock file. It is linked to `file`, which is atomic, so no reader sees
 *   half a lock.
 * @param {string} dataDir
 */
function claim(file, own, dataDir) {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (tryLink(own, file)) return;
    const found = read(file);
    if (found && isHeld(found)) throw new CommandError(describeHolders(found, dataDir, file));
    // When several processes find a stale lock, only one succeeds in renaming it.
    const dead = `${own}.dead`;
    if (tryRename(file, dead)) {
      const moved = read(dead);
      if (moved && isHeld(moved)) tryLink(dead, file);
      rmSync(dead, { force: true });
    }
  }
  throw new CommandError(`The data folder ${dataDir} is being taken by somebody else just now. Try again.`);
}

/**
 * Returns the processes of this machine that use a program's part of a data folder: the launcher first, if it
 * still runs.
 *
 * @param {string} dataDir
 * @param {string} program
 * @returns {number[]} process ids; empty if the folder is free or held by another machine
 */
export function runningHolders(dataDir, program) {
  const lock = read(join(dataDir, `${program}.lock`));
  return lock?.host === hostname() ? lock.holders.filter(isRunning).map(({ pid }) => pid) : [];
}

/** @param {Lock} lock */
function isHeld({ host, holders }) {
  return host !== hostname() || holders.some(isRunning);
}

/** @param {Holder} holder */
function isRunning({ pid, startedAt }) {
  return startTime(pid) === startedAt;
}

/**
 * @param {Lock} lock
 * @param {string} dataDir
 * @param {string} file
 */
function describeHolders({ host, holders }, dataDir, file) {
  const pid = holders[0]?.pid;
  return host === hostname()
    ? `The data folder ${dataDir} is in use by process ${pid}. Stop that one first, or set DATA_DIR to another folder.`
    : `The data folder ${dataDir} is in use by process ${pid} on ${host}. If nothing is running there, delete ${file}.`;
}

/** @param {number} pid */
function holder(pid) {
  return { pid, startedAt: startTime(pid) };
}

/**
 * Returns when a process started, to detect that its id was reused by another process.
 *
 * @param {number} pid
 * @returns {string} `gone` if there is no such process, `unknown` if the system doesn't provide start times
 */
function startTime(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH") return "gone";
  }
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop()?.split(" ") ?? [];
    return fields[0] === "Z" ? "gone" : (fields[19] ?? "unknown");
  } catch {
    return "unknown";
  }
}

/**
 * @param {string} file
 * @returns {Lock | undefined} undefined when the file doesn't exist or names no owner
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function tryLink(from, to) {
  return succeeds(() => linkSync(from, to));
}

/**
 * @param {string} from
 * @param {string} to
 */
function tryRename(from, to) {
  return succeeds(() => renameSync(from, to));
}

/** @param {() => void} action */
function succeeds(action) {
  try {
    action();
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EEXIST" || code === "ENOENT") return false;
    throw error;
  }
}
