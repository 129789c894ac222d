import { existsSync, readFileSync } from "node:fs";
import { run } from "../launcher/command.mjs";
import { Refusal } from "../launcher/refusal.mjs";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome-stable"];

/**
 * A browser for the end-to-end tests: `CHROMIUM`, one the system has, or one installed here and now.
 *
 * @returns {Promise<string>} path of its program
 * @throws {Refusal} when there is none and none can be installed
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM;
  if (given && !existsSync(given)) throw new Refusal(`CHROMIUM: there is no ${given}.`);
  const found = given ?? usual.find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() !== 0 || !isDebian()) {
    throw new Refusal("The end-to-end tests need Chromium: install it, or set CHROMIUM to the path of one.");
  }
  console.log("Installing Chromium…");
  const failure = "Chromium could not be installed; apt-get says why above.";
  await run(["apt-get", "update", "-q"], { failure });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run(["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"], { env, failure });
  return "/usr/bin/chromium";
}

function isDebian() {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(file, "utf8"));
}
