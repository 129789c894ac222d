import { spawn } from "node:child_process";
import { root } from "../launcher/command.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], repeated?: string[] }} Count
 *   `repeated`: tests that passed only after a retry
 * @typedef {Count & { name: string, seconds: number }} Result
 */

/** Node.js arguments that end a program when its parent process was killed. */
export const watch = ["--import", `${root}/tests/support/programs/watch-parent.mjs`];

/**
 * Returns the command line of a package's program that ends with this process, even if this process is killed.
 *
 * @param {string} script path below node_modules
 * @param {string[]} rest
 */
export function watchedProgram(script, ...rest) {
  return [process.execPath, ...watch, `node_modules/${script}`, ...rest];
}

/**
 * Runs one suite and prints its output. Static checks print only when they fail.
 *
 * @param {{ name: string, command: string[], env?: Record<string, string>, count?: (code: number) => Count,
 *   isLoud?: boolean }} suite `count` reads the suite's report; without it the whole suite counts as one test.
 *   `isLoud` prints output immediately
 * @returns {Promise<Result>}
 */
export async function runSuite({ name, command: [program = "", ...rest], env, count, isLoud }) {
  const startedAt = performance.now();
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  if (isLoud) child.stdout.pipe(process.stdout, { end: false });
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (exitCode) => resolve(exitCode ?? 1));
  });
  const log = Buffer.concat(output).toString("utf8").trimEnd();
  const result = count ? countExitCode(count(code), code) : oneTest(code === 0, log);
  const seconds = (performance.now() - startedAt) / 1000;
  if (count || code !== 0) console.log(`\n── ${name} ──\n${log}`);
  console.log(`${result.failed === 0 ? "✓" : "✗"} ${name} (${seconds.toFixed(1)} s)`);
  return { name, seconds, ...result };
}

/**
 * Counts a failure for a suite that ended with an error although its report has none.
 *
 * @param {Count} count
 * @param {number} code
 */
function countExitCode(count, code) {
  return code !== 0 && count.failed === 0
    ? { ...count, failed: 1, failures: [`It ended with ${code} though no test failed.`] }
    : count;
}

/** @param {boolean} isPassed @param {string} log @returns {Count} */
function oneTest(isPassed, log) {
  return isPassed
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [log] };
}
