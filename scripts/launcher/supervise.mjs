import { startProgram } from "./program.mjs";

// Together below the 10 s in which the whole must have ended.
const patience = { dashboard: 5_000, provider: 4_000, other: 500 };

/**
 * Starts programs one after another, each when the one before is ready, and stays with them until a
 * signal comes or one of them dies; then ends the others, in reverse order.
 *
 * @param {Parameters<typeof startProgram>[0][]} descriptions
 * @param {{ onStart: (pid: number) => void, onReady: () => void }} events `onReady` when all are
 * @returns {Promise<number>} exit code
 * @throws {import("./refusal.mjs").Refusal} when a program ends before it is ready
 */
export async function supervise(descriptions, { onStart, onReady }) {
  /** @type {import("./program.mjs").Program[]} */
  const running = [];
  const signal = nextSignal();
  try {
    for (const description of descriptions) {
      console.log(`Starting the ${description.name}…`);
      const program = startProgram(description);
      running.push(program);
      onStart(program.pid);
      const isStopped = await Promise.race([program.ready().then(() => false), signal.then(() => true)]);
      if (isStopped) return await stopAll(running);
    }
    onReady();
    const died = await Promise.race([
      signal,
      ...running.map((program) => program.exited.then(() => program)),
    ]);
    if (died === "signal") return await stopAll(running);
    console.error(`The ${died.name} stopped by itself (exit code ${await died.exited}); ending the rest.`);
    await stopAll(running);
    return 1;
  } catch (error) {
    await stopAll(running);
    throw error;
  }
}

/** @param {import("./program.mjs").Program[]} programs */
async function stopAll(programs) {
  console.log("Stopping…");
  let exitCode = 0;
  for (const program of programs.reverse()) {
    const isClean = await program.stop(patienceWith(program.name));
    if (isClean) continue;
    console.error(`The ${program.name} did not stop in time and was killed.`);
    exitCode = 1;
  }
  return exitCode;
}

/** @param {string} name */
function patienceWith(name) {
  return name === "dashboard" || name === "provider" ? patience[name] : patience.other;
}

/** @returns {Promise<"signal">} */
function nextSignal() {
  return new Promise((resolve) => {
    for (const name of ["SIGTERM", "SIGINT"]) process.on(name, () => resolve("signal"));
  });
}
