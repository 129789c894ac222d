import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../launcher/command.mjs";
import { ensureInstalled } from "../launcher/install.mjs";
import { CommandError, runCommand } from "../launcher/command-error.mjs";
import { ensureBuilt } from "../launcher/start.mjs";
import { details } from "./browser-details.mjs";
import { ensureChromium, ensureShell } from "./chromium.mjs";
import { createRunFolder } from "./run-folder.mjs";
import { missingServices } from "./services.mjs";
import { runSuite, watch, watchedProgram } from "./suite.mjs";

/** Names of the attacks; the same as in tests/long/attacks.ts. */
export const attackNames = [
  "kills",
  "races",
  "codes",
  "imports",
  "drops",
  "redis",
  "faults",
  "requests",
  "flood",
  "collusion",
  "versions",
];

/**
 * Runs `npm run test:long`: the tests with limits on time or memory, those that kill programs, all values, screens
 * and languages of which CI takes a sample, and the attacks in tests/long, which report into one table. Takes more
 * than an hour on an otherwise idle machine and talks only to this machine.
 *
 * `npm run test:long -- kills races --minutes 10` runs only these attacks, for ten minutes. Findings
 * accumulate in `.cache/long` until a full run or `--anew` starts over.
 *
 * @param {string[]} args
 */
export function runLong(args) {
  return runCommand(async () => {
    const attackArguments = parseArguments(args);
    await ensureInstalled();
    const [missing] = await missingServices();
    if (missing) throw new CommandError(missing.replace(/:[^:]*$/, ": the long run needs it."));
    await ensureBuilt();
    const CHROMIUM = await ensureChromium();
    const env = { TMPDIR: createRunFolder(), TIMED: "1" };
    const timed = watchedProgram("vitest/vitest.mjs", "run", ...timedTests());
    const program = [process.execPath, ...watch, "--import", "tsx", "tests/long/run.ts"];
    const attacks = {
      name: "attacks",
      command: [...program, ...attackArguments],
      // The cheap password hash is only available in the test environment.
      env: { TMPDIR: env.TMPDIR, NODE_ENV: "test" },
      isLoud: true,
    };
    if (attackArguments.length > 0) return (await runSuite(attacks)).failed === 0 ? 0 : 1;
    const times = await runSuite({ name: "times and memory", command: timed, env });
    const killed = await runSuite({
      name: "kills",
      command: watchedProgram("vitest/vitest.mjs", "run", "--project=kills"),
      env,
    });
    const whole = watchedProgram("vitest/vitest.mjs", "run", ...sampledTests(".test.ts", samples));
    const long = { ...env, LONG: "1" };
    const values = await runSuite({ name: "what CI samples, whole", command: whole, env: long });
    const browserTests = sampledTests(".ts", /programs\/rounds|@long/, "e2e", details);
    const wholeInBrowser = watchedProgram("@playwright/test/cli.js", "test", ...browserTests);
    const browser = { ...long, CHROMIUM, CHROMIUM_SHELL: await ensureShell(CHROMIUM) };
    const screens = await runSuite({
      name: "what CI samples in the browser, whole",
      command: wholeInBrowser,
      env: browser,
    });
    const table = await runSuite({ ...attacks, command: [...program, "--anew"] });
    return times.failed + killed.failed + values.failed + screens.failed + table.failed === 0 ? 0 : 1;
  });
}

/**
 * Returns the arguments to pass on to the attacks; empty for a full run.
 *
 * @param {string[]} args
 * @returns {string[]}
 * @throws {CommandError} when an attack or a time is invalid
 */
export function parseArguments(args) {
  const options = /** @type {const} */ ({ minutes: { type: "string" }, anew: { type: "boolean" } });
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.find((name) => !attackNames.includes(name));
  if (unknown)
    throw new CommandError(`There is no attack "${unknown}": there are ${attackNames.join(", ")}.`);
  const { minutes, anew } = values;
  if (minutes !== undefined && !(Number(minutes) > 0))
    throw new CommandError(`--minutes is a number above 0, not "${minutes}".`);
  return [...positionals, ...(minutes ? ["--minutes", minutes] : []), ...(anew ? ["--anew"] : [])];
}

/** Calls of `tests/support/programs/repetitions.ts` that leave out values in CI. */
const samples = /\b(alternate|everyNth|pairs)\(/;

/**
 * Returns the tests of which CI runs a sample, or none.
 *
 * @param {string} ending of the files' names
 * @param {RegExp} mark what a file with a sample contains
 * @param {string} [subfolder] a folder in `tests`
 * @param {RegExp} [omitted] the names of files that CI doesn't run
 */
function sampledTests(ending, mark, subfolder = "", omitted = undefined) {
  const folder = join(root, "tests", subfolder);
  const files = readdirSync(folder, { recursive: true }).map(String);
  return files.filter(
    (file) =>
      file.endsWith(ending) && (omitted?.test(file) || mark.test(readFileSync(join(folder, file), "utf8"))),
  );
}

/** Returns all tests with limits on time or memory. */
function timedTests() {
  const files = readdirSync(join(root, "tests"), { recursive: true }).map((name) => `tests/${String(name)}`);
  const isTimed = (/** @type {string} */ file) =>
    file.startsWith("tests/timed/") || readFileSync(join(root, file), "utf8").includes("programs/limits");
  return files.filter((file) => file.endsWith(".test.ts") && isTimed(file));
}
