import { createInterface } from "node:readline/promises";
import { setTimeout as delay } from "node:timers/promises";
import { runningHolders } from "./data-lock.mjs";
import { CommandError } from "./command-error.mjs";

/** Milliseconds that an earlier run has to shut down. */
const shutdownTimeout = 15_000;

/**
 * @typedef {{
 *   dataDir: string,
 *   programs: string[],
 *   ports?: number[],
 *   confirm?: ((question: string) => Promise<boolean>) | undefined,
 * }} Start `programs` keep their data in the folder, and `ports` are those to listen on. `confirm` asks the
 *   person at the terminal; without it an earlier run is never stopped
 */

/**
 * Stops an earlier run that uses the same data folder or ports, if the person at the terminal confirms it.
 *
 * @param {Start} start
 * @throws {CommandError} naming the process and how to stop it, when it keeps running
 */
export async function stopPreviousRun({ dataDir, programs, ports = [], confirm = promptAtTerminal() }) {
  const locks = [...programs, ...ports.map(portRecord)];
  const [first, ...others] = findRunning(dataDir, locks);
  if (first === undefined) return;
  const isSameData = findRunning(dataDir, programs).length > 0;
  const usedPort = ports.find((port) => findRunning(dataDir, [portRecord(port)]).length > 0);
  const place = isSameData ? `in the data folder ${dataDir}` : `on port ${usedPort}`;
  const found = `Cashlane is running ${place} already, as process ${first}.`;
  if (!confirm || !(await confirm(`${found} Stop it and start again?`)))
    throw new CommandError(
      `${found} Stop it with "kill ${[first, ...others].join(" ")}", or set ${isSameData ? "DATA_DIR and PORT" : "other ports"} to run another one beside it.`,
    );
  // A launcher stops its own programs. Programs whose launcher has ended are stopped one by one.
  for (const pid of findRunning(dataDir, locks)) process.kill(pid, "SIGTERM");
  for (let waited = 0; findRunning(dataDir, locks).length > 0; waited += 100) {
    if (waited >= shutdownTimeout)
      throw new CommandError(`${found} It did not stop within ${shutdownTimeout / 1000} seconds.`);
    await delay(100);
  }
}

/**
 * Returns the name under which a run records a port it uses.
 *
 * @param {number} port
 */
export function portRecord(port) {
  return `port-${port}`;
}

/**
 * @param {string} dataDir
 * @param {string[]} names
 */
function findRunning(dataDir, names) {
  return [...new Set(names.flatMap((name) => runningHolders(dataDir, name)))];
}

/** Returns a function that asks a yes-or-no question; undefined without a terminal. */
function promptAtTerminal() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (/** @type {string} */ question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
    } finally {
      terminal.close();
    }
  };
}
