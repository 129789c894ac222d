import { existsSync, readFileSync } from "node:fs";
import { runProgram } from "../launcher/command.mjs";
import { CommandError } from "../launcher/command-error.mjs";

const usualPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome-stable"];
const shell = "/usr/bin/chromium-headless-shell";

/**
 * Returns a full Chromium: `CHROMIUM`, one installed on the system, or one that is downloaded now.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {CommandError} when there is none and none can be installed
 */
export async function ensureChromium() {
  const configuredPath = process.env.CHROMIUM;
  if (configuredPath && !existsSync(configuredPath))
    throw new CommandError(`CHROMIUM: there is no ${configuredPath}.`);
  const executable = configuredPath ?? usualPaths.find((path) => existsSync(path));
  if (executable) return executable;
  if (!canInstall()) {
    throw new CommandError(
      "The end-to-end tests need Chromium: install it, or set CHROMIUM to the path of one.",
    );
  }
  await install("chromium", "Chromium could not be installed; apt-get says why above.");
  return "/usr/bin/chromium";
}

/**
 * Returns Chromium's headless shell, which runs the tests in two thirds of the time (docs/decisions/0005):
 * `CHROMIUM_SHELL`, the system's, or one that is downloaded now. Falls back to the full browser.
 *
 * @param {string} chromium path of the full browser
 * @returns {Promise<string>} path of the executable
 * @throws {CommandError} when `CHROMIUM_SHELL` doesn't exist
 */
export async function ensureShell(chromium) {
  const configuredPath = process.env.CHROMIUM_SHELL;
  if (configuredPath && !existsSync(configuredPath))
    throw new CommandError(`CHROMIUM_SHELL: there is no ${configuredPath}.`);
  if (configuredPath) return configuredPath;
  // A browser chosen by the user is used for the tests, too.
  if (process.env.CHROMIUM) return chromium;
  if (!existsSync(shell) && canInstall())
    await install("chromium-headless-shell", "").catch(() => console.log("The whole browser will do."));
  return existsSync(shell) ? shell : chromium;
}

/**
 * @param {string} name of the package
 * @param {string} failure message for a failed installation
 */
async function install(name, failure) {
  console.log(`Installing ${name}…`);
  await runProgram(["apt-get", "update", "-q"], { failure });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runProgram(["apt-get", "install", "-q", "-y", "--no-install-recommends", name], { env, failure });
}

function canInstall() {
  const file = "/etc/os-release";
  const isDebian = existsSync(file) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(file, "utf8"));
  return isDebian && process.getuid?.() === 0;
}
