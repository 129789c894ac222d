import { mkdirSync, rmSync } from "node:fs";
import { root } from "../launcher/command.mjs";
import { ensureInstalled } from "../launcher/install.mjs";
import { runCommand } from "../launcher/command-error.mjs";
import { ensureBuilt } from "../launcher/start.mjs";
import { details } from "./browser-details.mjs";
import { ensureChromium, ensureShell } from "./chromium.mjs";
import { createRunFolder } from "./run-folder.mjs";
import { countPlaywright, countVitest } from "./reports.mjs";
import { missingServices } from "./services.mjs";
import { runSuite, watchedProgram } from "./suite.mjs";

/**
 * @typedef {import("./suite.mjs").Result} Result
 * @typedef {Parameters<typeof runSuite>[0]} Suite
 */

const reports = `${root}/.cache/test-reports`;

/**
 * Runs `npm test`: all checks and tests that need no person, starting from a fresh clone. The last line is `N
 * passed, N failed`; the exit code is 0 if none failed.
 */
export function runAll() {
  return runCommand(async () => {
    await ensureInstalled();
    const chromium = await ensureChromium();
    const shell = await ensureShell(chromium);
    const missingServiceMessages = await missingServices();
    for (const sentence of missingServiceMessages) console.log(sentence);
    rmSync(reports, { recursive: true, force: true });
    mkdirSync(reports, { recursive: true });

    const env = { CHROMIUM: chromium, CHROMIUM_SHELL: shell, TMPDIR: createRunFolder() };
    const { lint, format, typecheck, deadCode } = staticChecks;
    const tests = [vitest(env), playwright(env)];
    const checks = await runInPairs([lint, ensureBuilt, format, typecheck, deadCode]);
    return report([...checks, ...(await runSequentially(tests))]);
  });
}

const staticChecks = {
  lint: { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  format: { name: "format", command: ["npm", "run", "--silent", "format:check"] },
  // More threads would check some types twice.
  typecheck: {
    name: "typecheck",
    command: ["npm", "run", "--silent", "typecheck", "--", "--singleThreaded"],
  },
  deadCode: { name: "dead code", command: ["npm", "run", "--silent", "dead-code"] },
};

/** Vitest's projects that `npm test` runs; the names are those in vitest.config.ts. */
export const projects = ["together", "alone"];

/** @param {Record<string, string>} env */
function vitest(env) {
  const file = `${reports}/vitest.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const projectFlags = projects.map((project) => `--project=${project}`);
  const command = watchedProgram("vitest/vitest.mjs", "run", ...projectFlags, ...reporters);
  return { name: "without browser", command, env, count: () => countVitest(file) };
}

/** @param {Record<string, string>} env */
function playwright(env) {
  const file = `${reports}/playwright.json`;
  return {
    name: "end to end",
    command: watchedProgram(
      "@playwright/test/cli.js",
      "test",
      `--grep-invert=${details.source}`,
      "--reporter=list,json",
    ),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, TRACE: "off" },
    count: () => countPlaywright(file),
  };
}

/**
 * Runs two tasks at a time, because each uses one of two cores. They start in the given order: the longest first.
 *
 * @param {(Suite | (() => Promise<void>))[]} tasks
 */
async function runInPairs(tasks) {
  /** @type {Result[]} */
  const results = [];
  const waiting = tasks.values();
  async function work() {
    for (const task of waiting) {
      if (typeof task === "function") await task();
      else results.push(await runSuite(task));
    }
  }
  await Promise.all([work(), work()]);
  return results;
}

/**
 * @param {Suite[]} suites
 * @returns {Promise<Result[]>}
 */
async function runSequentially(suites) {
  /** @type {Result[]} */
  const results = [];
  for (const suite of suites) results.push(await runSuite(suite));
  return results;
}

/**
 * @param {Result[]} results
 * @returns {number} exit code
 */
function report(results) {
  // Repeats the failures at the end, where they are easy to find.
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`);
  for (const { name, repeated = [] } of results)
    for (const test of repeated) console.log(`\n! ${name}: passed only when repeated: ${test}`);
  console.log("");
  for (const { name, seconds, passed, failed, skipped } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    const skippedNote = skipped > 0 ? `, ${skipped} skipped` : "";
    console.log(`${name.padEnd(16)}${counts}  ${seconds.toFixed(1).padStart(7)} s${skippedNote}`);
  }
  const skipped = sum(results.map((result) => result.skipped));
  const isStrict = process.env.CI === "true" || process.env.CI === "1";
  // A developer's machine may lack a service. In CI, skipped tests count as failures.
  if (isStrict && skipped > 0) console.log(`${skipped} skipped tests count as failed: this is CI.`);
  const failed = sum(results.map((result) => result.failed)) + (isStrict ? skipped : 0);
  console.log(`${sum(results.map((result) => result.passed))} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
