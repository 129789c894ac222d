import cluster from "node:cluster";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { removeLocks } from "../../shared/file-locks.mjs";

// Starts the dashboard: `node app/server/processes.mjs build/server/index.js`. Runs react-router-serve in
// several processes that accept connections on the same port. DASHBOARD_PROCESSES is their number, by default
// one per core.

const prelude = new URL("http-server-preload.mjs", import.meta.url).href;
const serve = createRequire(import.meta.url).resolve("@react-router/serve/package.json");
const server = join(dirname(serve), "bin.js");
const { DASHBOARD_PROCESSES, DATA_DIR, REDIS_URL } = process.env;
const count = readCount(DASHBOARD_PROCESSES);

if (count === 1) {
  process.argv.splice(1, 1, server);
  await import(prelude);
  await import(server);
} else runProcesses();

/**
 * Returns the number of processes. For an invalid value returns 1; that single process then reports the
 * invalid setting.
 *
 * @param {string} [value]
 */
function readCount(value) {
  if (!value) return availableParallelism();
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 64 ? number : 1;
}

/**
 * Runs the processes until SIGTERM or SIGINT. The first one checks the settings. If it ends before it accepts
 * connections, the program ends, too. A process that crashes later is replaced.
 */
function runProcesses() {
  const restarts = { pause: 1_000, max: 6, within: 5 * 60_000 };
  // Sessions are stored in Redis, or else in files that need locks.
  const locks = REDIS_URL ? undefined : join(DATA_DIR || ".data", "session-locks");
  let isStopping = false;
  let listening = 0;
  /** @type {number[]} */
  let crashes = [];

  if (locks) removeLocks(locks);
  cluster.setupPrimary({
    exec: server,
    args: process.argv.slice(2),
    // Modules that the launcher imports with `--import` watch its parent process. The new processes don't
    // need these modules, because they end together with this one.
    execArgv: [...withoutImports(process.execArgv), "--import", prelude],
  });
  cluster.on("listening", () => {
    listening += 1;
    if (listening === 1) for (let index = 1; index < count; index += 1) cluster.fork();
    if (listening === count) console.log(`The dashboard runs in ${count} processes.`);
  });
  cluster.on("exit", (worker, code, signal) => {
    if (locks) removeLocks(locks, worker.process.pid);
    if (isStopping) return;
    if (listening === 0) process.exit(code || 1);
    void replace(signal ? `killed by ${signal}` : `exit code ${code}`);
  });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) process.on(signal, stop);
  cluster.fork();

  /** @param {string} reason */
  async function replace(reason) {
    const now = performance.now();
    crashes = [...crashes.filter((at) => now - at < restarts.within), now];
    console.error(`A process of the dashboard ended (${reason}).`);
    if (crashes.length >= restarts.max) {
      console.error(`That was the last of ${restarts.max} within five minutes; stopping the dashboard.`);
      process.exitCode = 1;
      return stop();
    }
    await sleep(restarts.pause);
    if (!isStopping) cluster.fork();
  }

  function stop() {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  }
}

/**
 * @param {string[]} flags flags of Node.js
 */
function withoutImports(flags) {
  return flags.filter((flag, index) => flag !== "--import" && flags[index - 1] !== "--import");
}
