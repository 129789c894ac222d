import { setTimeout as sleep } from "node:timers/promises";
import { startProgram } from "./program.mjs";

// Milliseconds. Their sum is below the 10 s in which everything must have stopped.
const stopTimeouts = { dashboard: 5_000, provider: 4_000, other: 500 };

/**
 * How crashed programs are restarted. The first restart waits `firstPause` milliseconds, and the pause doubles
 * up to `maxPause`. More than `maxRestarts` crashes `within` milliseconds stop everything.
 */
const usualRestarts = { firstPause: 1000, maxPause: 30_000, maxRestarts: 6, within: 5 * 60_000 };

/**
 * @typedef {Parameters<typeof startProgram>[0]} Description
 * @typedef {import("./program.mjs").Program} Program
 * @typedef {{ description: Description, program: Program }} Slot `program` is the process that runs at present
 */

/**
 * Starts programs one after another, waiting for each to be ready, and runs until it receives a signal. Then it
 * stops them in reverse order. A program that crashes is restarted after a growing pause while the others
 * continue; one that crashes repeatedly stops everything.
 *
 * @param {Description[]} descriptions
 * @param {{ onStart: (pid: number) => void, onReady: () => void }} events `onReady` is called when all are
 *   ready
 * @param {typeof usualRestarts} restarts
 * @returns {Promise<number>} exit code
 * @throws {import("./command-error.mjs").CommandError} when a program ends before it was ready for the first time
 */
export async function supervise(descriptions, { onStart, onReady }, restarts = usualRestarts) {
  /** @type {Slot[]} */
  const slots = [];
  const stopping = new AbortController();
  const signal = nextSignal();
  try {
    for (const description of descriptions) {
      console.log(`Starting the ${description.name}…`);
      const program = startProgram(description);
      slots.push({ description, program });
      onStart(program.pid);
      const isStopped = await Promise.race([program.ready().then(() => false), signal.then(() => true)]);
      if (isStopped) return await stopAll(slots);
    }
    onReady();
    const attended = slots.map((slot) =>
      restartOnCrash(slot, { onStart, restarts, stopping: stopping.signal }),
    );
    const outcome = await Promise.race([signal, ...attended]);
    stopping.abort();
    const exitCode = await stopAll(slots);
    return outcome === "signal" ? exitCode : 1;
  } catch (error) {
    stopping.abort();
    await stopAll(slots);
    throw error;
  }
}

/**
 * Restarts a program whenever it crashes, until it has crashed too often or `stopping` is aborted.
 *
 * @param {Slot} slot
 * @param {{ onStart: (pid: number) => void, restarts: typeof usualRestarts, stopping: AbortSignal }} options
 */
async function restartOnCrash(slot, { onStart, restarts, stopping }) {
  const { name } = slot.description;
  /** @type {number[]} */
  let deaths = [];
  for (;;) {
    const code = await slot.program.exited;
    if (stopping.aborted) return;
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < restarts.within), now];
    const died = `The ${name} stopped by itself (${code === null ? "killed" : `exit code ${code}`})`;
    if (deaths.length >= restarts.maxRestarts) {
      const minutes = Math.ceil(restarts.within / 60_000);
      console.error(`${died}, ${deaths.length} times within ${minutes} minutes; giving up, ending the rest.`);
      return;
    }
    const pause = Math.min(restarts.firstPause * 2 ** (deaths.length - 1), restarts.maxPause);
    console.error(`${died}; starting it again in ${Math.ceil(pause / 1000)} s.`);
    await sleep(pause, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    slot.program = startProgram(slot.description);
    onStart(slot.program.pid);
    slot.program.ready().then(
      () => console.log(`The ${name} is ready again.`),
      (error) => console.error(error.message),
    );
  }
}

/** @param {Slot[]} slots */
async function stopAll(slots) {
  console.log("Stopping…");
  let exitCode = 0;
  for (const { program } of slots.toReversed()) {
    const isClean = await program.stop(stopTimeoutOf(program.name));
    if (isClean) continue;
    console.error(`The ${program.name} did not stop in time and was killed.`);
    exitCode = 1;
  }
  return exitCode;
}

/** @param {string} name */
function stopTimeoutOf(name) {
  return name === "dashboard" || name === "provider" ? stopTimeouts[name] : stopTimeouts.other;
}

/** @returns {Promise<"signal">} */
function nextSignal() {
  return new Promise((resolve) => {
    for (const name of ["SIGTERM", "SIGINT"]) process.on(name, () => resolve("signal"));
  });
}
