import { createInterface } from "node:readline/promises";
import { setTimeout as delay } from "node:timers/promises";
import { runningHolders } from "./data-lock.mjs";
import { Refusal } from "./refusal.mjs";

/** Milliseconds an earlier run gets to end in good order. */
const patience = 15_000;

/**
 * @typedef {{
 *   dataDir: string,
 *   programs: string[],
 *   confirm?: ((question: string) => Promise<boolean>) | undefined,
 * }} Start `confirm` asks the person at the terminal; without it an earlier run is never stopped
 */

/**
 * Stops an earlier run that uses the same data folder, if the person at the terminal confirms it.
 *
 * @param {Start} start
 * @throws {Refusal} naming the process and how to stop it, when it goes on running
 */
export async function stopEarlierRun({ dataDir, programs, confirm = askAtTerminal() }) {
  const [first, ...others] = findRunning(dataDir, programs);
  if (first === undefined) return;
  const found = `Cashlane is running in the data folder ${dataDir} already, as process ${first}.`;
  if (!confirm || !(await confirm(`${found} Stop it and start again?`)))
    throw new Refusal(
      `${found} Stop it with "kill ${[first, ...others].join(" ")}", or set DATA_DIR and PORT to run another one beside it.`,
    );
  // A launcher stops its own programs. Programs whose launcher has ended are stopped one by one.
  for (const pid of findRunning(dataDir, programs)) process.kill(pid, "SIGTERM");
  for (let waited = 0; findRunning(dataDir, programs).length > 0; waited += 100) {
    if (waited >= patience) throw new Refusal(`${found} It did not stop within ${patience / 1000} seconds.`);
    await delay(100);
  }
}

/**
 * @param {string} dataDir
 * @param {string[]} programs
 */
function findRunning(dataDir, programs) {
  return [...new Set(programs.flatMap((program) => runningHolders(dataDir, program)))];
}

/** Asks a yes-or-no question, if there is a person to ask. */
function askAtTerminal() {
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
