import { nodeProgram, runProgram } from "../launcher/command.mjs";
import { ensureInstalled } from "../launcher/install.mjs";
import { CommandError, runCommand } from "../launcher/command-error.mjs";
import { ensureBuilt } from "../launcher/start.mjs";
import { ensureChromium, ensureShell } from "./chromium.mjs";
import { missingServices } from "./services.mjs";

/**
 * @typedef {{ folders: string[], projects?: string[], needsBuild: boolean, needsServices: boolean }} Part
 *   `projects`: Vitest's; a part without any is run by Playwright
 */

/** @type {Record<string, Part>} */
const suites = {
  unit: { folders: ["tests/unit"], projects: ["together"], needsBuild: false, needsServices: false },
  provider: {
    folders: ["tests/provider", "tests/faults", "tests/kills", "tests/alone"],
    projects: ["together", "kills", "alone"],
    needsBuild: true,
    needsServices: true,
  },
  routes: {
    folders: ["tests/routes", "tests/matrix"],
    projects: ["together"],
    needsBuild: true,
    needsServices: true,
  },
  e2e: { folders: ["tests/e2e"], needsBuild: true, needsServices: true },
};

/**
 * Runs one part of the tests, such as `npm run test:provider`. Installs and builds first if necessary.
 *
 * @param {string[]} input the part's name, then paths below `tests/` to run instead of the whole part, and
 *   options for Vitest or Playwright
 */
export function runSuite([name = "", ...rest]) {
  return runCommand(async () => {
    const suite = suites[name];
    if (!suite)
      throw new CommandError(`There is no part "${name}" of the tests: ${Object.keys(suites).join(", ")}.`);
    await ensureInstalled();
    if (suite.needsServices) await requireServices();
    if (suite.needsBuild) await ensureBuilt();
    const failure = "The tests did not pass.";
    await runProgram(commandOf(suite, rest), {
      env: { ...process.env, ...(await browsers(suite)) },
      failure,
    });
  });
}

/**
 * @param {Part} part
 * @param {string[]} input
 */
function commandOf({ folders, projects }, input) {
  const paths = input.filter((argument) => argument.startsWith("tests/"));
  const options = input.filter((argument) => !argument.startsWith("tests/"));
  const chosenPaths = paths.length > 0 ? paths : folders;
  if (!projects) return nodeProgram("@playwright/test/cli.js", "test", ...chosenPaths, ...options);
  const flags = projects.map((project) => `--project=${project}`);
  return nodeProgram("vitest/vitest.mjs", "run", ...flags, ...chosenPaths, ...options);
}

/** @param {Part} part */
async function browsers({ projects }) {
  if (projects) return {};
  const chromium = await ensureChromium();
  return { CHROMIUM: chromium, CHROMIUM_SHELL: await ensureShell(chromium) };
}

/**
 * Names the services that don't answer. Their tests are skipped, which CI doesn't allow.
 *
 * @throws {CommandError} in CI when one is missing
 */
async function requireServices() {
  const missingServiceMessages = await missingServices();
  const isStrict = process.env.CI === "true" || process.env.CI === "1";
  if (isStrict && missingServiceMessages.length > 0) throw new CommandError(missingServiceMessages.join(" "));
  for (const sentence of missingServiceMessages) console.log(sentence);
}
