import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../launcher/command.mjs";
import { ensureInstalled } from "../launcher/install.mjs";
import { Refusal, runCommand } from "../launcher/refusal.mjs";
import { ensureBuilt } from "../launcher/start.mjs";
import { ensureChromium, ensureShell } from "./chromium.mjs";
import { ownFolder } from "./own-folder.mjs";
import { missingServices } from "./services.mjs";
import { runSuite, watch, watchedProgram } from "./suite.mjs";

/** The attacks by name, as tests/long/attacks.ts has them. */
export const attackNames = ["kills", "races", "codes", "drops", "redis", "faults", "requests", "flood"];

/**
 * `npm run test:long`, at most half an hour on a machine of its own: the tests that hold times and memory to
 * limits, every screen with axe in every language, then the attacks of tests/long, whose findings are one
 * table. All speak to this machine only.
 *
 * `npm run test:long -- kills races --minutes 10` goes on with these attacks alone, for so long: what runs
 * found adds up in `.cache/long`, until a run of the whole, or `--anew`, begins again.
 *
 * @param {string[]} args
 */
export function runLong(args) {
  return runCommand(async () => {
    const wanted = readWishes(args);
    await ensureInstalled();
    const [missing] = await missingServices();
    if (missing) throw new Refusal(missing.replace(/:[^:]*$/, ": the long run needs it."));
    await ensureBuilt();
    const CHROMIUM = await ensureChromium();
    const env = { TMPDIR: ownFolder(), TIMED: "1" };
    const timed = watchedProgram("vitest/vitest.mjs", "run", ...timedTests());
    const program = [process.execPath, ...watch, "--import", "tsx", "tests/long/run.ts"];
    const attacks = {
      name: "attacks",
      command: [...program, ...wanted],
      // The cheap password hash belongs to the test environment.
      env: { TMPDIR: env.TMPDIR, NODE_ENV: "test" },
      isLoud: true,
    };
    if (wanted.length > 0) return (await runSuite(attacks)).failed === 0 ? 0 : 1;
    const times = await runSuite({ name: "times and memory", command: timed, env });
    const whole = watchedProgram("@playwright/test/cli.js", "test", ...sampledTests());
    const browser = { ...env, CHROMIUM, CHROMIUM_SHELL: await ensureShell(CHROMIUM), LONG: "1" };
    const screens = await runSuite({ name: "what CI samples, whole", command: whole, env: browser });
    const table = await runSuite({ ...attacks, command: [...program, "--anew"] });
    return times.failed + screens.failed + table.failed === 0 ? 0 : 1;
  });
}

/**
 * What is passed on to the attacks; nothing for the whole.
 *
 * @param {string[]} args
 * @returns {string[]}
 * @throws {Refusal} when there is no such attack or time
 */
export function readWishes(args) {
  const options = /** @type {const} */ ({ minutes: { type: "string" }, anew: { type: "boolean" } });
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.find((name) => !attackNames.includes(name));
  if (unknown) throw new Refusal(`There is no attack "${unknown}": there are ${attackNames.join(", ")}.`);
  const { minutes, anew } = values;
  if (minutes !== undefined && !(Number(minutes) > 0))
    throw new Refusal(`--minutes is a number above 0, not "${minutes}".`);
  return [...positionals, ...(minutes ? ["--minutes", minutes] : []), ...(anew ? ["--anew"] : [])];
}

/** The browser's tests of which CI runs a sample. */
function sampledTests() {
  const folder = join(root, "tests/e2e");
  return readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file), "utf8").includes("programs/rounds"),
  );
}

/** Everything below tests/ that holds times or memory to a limit. */
function timedTests() {
  const files = readdirSync(join(root, "tests"), { recursive: true }).map((name) => `tests/${String(name)}`);
  const isTimed = (/** @type {string} */ file) =>
    file.startsWith("tests/timed/") || readFileSync(join(root, file), "utf8").includes("programs/limits");
  return files.filter((file) => file.endsWith(".test.ts") && isTimed(file));
}
