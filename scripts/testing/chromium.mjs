import { existsSync, readFileSync } from "node:fs";
import { run } from "../launcher/command.mjs";
import { Refusal } from "../launcher/refusal.mjs";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome-stable"];
const shell = "/usr/bin/chromium-headless-shell";

/**
 * A browser as people have it: `CHROMIUM`, one the system has, or one installed here and now.
 *
 * @returns {Promise<string>} path of its program
 * @throws {Refusal} when there is none and none can be installed
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM;
  if (given && !existsSync(given)) throw new Refusal(`CHROMIUM: there is no ${given}.`);
  const found = given ?? usual.find((path) => existsSync(path));
  if (found) return found;
  if (!canInstall()) {
    throw new Refusal("The end-to-end tests need Chromium: install it, or set CHROMIUM to the path of one.");
  }
  await install("chromium", "Chromium could not be installed; apt-get says why above.");
  return "/usr/bin/chromium";
}

/**
 * The same browser without what a test does not show, which takes a third less of the time
 * (docs/decisions/0005): `CHROMIUM_SHELL`, the system's, or one installed here and now. Where there is none,
 * the whole browser does as well.
 *
 * @param {string} chromium path of the whole one
 * @returns {Promise<string>} path of its program
 * @throws {Refusal} when the one that is asked for is not there
 */
export async function ensureShell(chromium) {
  const given = process.env.CHROMIUM_SHELL;
  if (given && !existsSync(given)) throw new Refusal(`CHROMIUM_SHELL: there is no ${given}.`);
  if (given) return given;
  // Who chose a browser wants the tests in it.
  if (process.env.CHROMIUM) return chromium;
  if (!existsSync(shell) && canInstall())
    await install("chromium-headless-shell", "").catch(() => console.log("The whole browser will do."));
  return existsSync(shell) ? shell : chromium;
}

/**
 * @param {string} name of the package
 * @param {string} failure what to say when it fails
 */
async function install(name, failure) {
  console.log(`Installing ${name}…`);
  await run(["apt-get", "update", "-q"], { failure });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run(["apt-get", "install", "-q", "-y", "--no-install-recommends", name], { env, failure });
}

function canInstall() {
  const file = "/etc/os-release";
  const isDebian = existsSync(file) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(file, "utf8"));
  return isDebian && process.getuid?.() === 0;
}
