import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../launcher/command.mjs";
import { ensureInstalled } from "../launcher/install.mjs";
import { Refusal, runCommand } from "../launcher/refusal.mjs";
import { ensureBuilt } from "../launcher/start.mjs";
import { ensureChromium, ensureShell } from "./chromium.mjs";
import { ownFolder } from "./own-folder.mjs";
import { missingServices } from "./services.mjs";
import { runSuite, watch, watchedProgram } from "./suite.mjs";

/**
 * `npm run test:long`, at most half an hour on a machine of its own: the tests that hold times and memory to
 * limits, every screen with axe in every language, then the attacks of tests/long, whose findings are one
 * table. All speak to this machine only.
 */
export function runLong() {
  return runCommand(async () => {
    await ensureInstalled();
    const [missing] = await missingServices();
    if (missing) throw new Refusal(missing.replace(/:[^:]*$/, ": the long run needs it."));
    await ensureBuilt();
    const CHROMIUM = await ensureChromium();
    const env = { TMPDIR: ownFolder(), TIMED: "1" };
    const timed = watchedProgram("vitest/vitest.mjs", "run", ...timedTests());
    const attacks = [process.execPath, ...watch, "--import", "tsx", "tests/long/run.ts"];
    const times = await runSuite({ name: "times and memory", command: timed, env });
    const axe = watchedProgram("@playwright/test/cli.js", "test", "accessibility", "design-system");
    const browser = { ...env, CHROMIUM, CHROMIUM_SHELL: await ensureShell(CHROMIUM), LONG: "1" };
    const screens = await runSuite({ name: "every screen, every language", command: axe, env: browser });
    const table = await runSuite({
      name: "attacks",
      command: attacks,
      // The cheap password hash belongs to the test environment.
      env: { ...env, NODE_ENV: "test" },
      isLoud: true,
    });
    return times.failed + screens.failed + table.failed === 0 ? 0 : 1;
  });
}

/** Everything below tests/ that holds times or memory to a limit. */
function timedTests() {
  const files = readdirSync(join(root, "tests"), { recursive: true }).map((name) => `tests/${String(name)}`);
  const isTimed = (/** @type {string} */ file) =>
    file.startsWith("tests/timed/") || readFileSync(join(root, file), "utf8").includes("programs/limits");
  return files.filter((file) => file.endsWith(".test.ts") && isTimed(file));
}
