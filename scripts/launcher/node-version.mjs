import { readFileSync } from "fs";

/**
 * Explains why this version of Node.js can't run Cashlane. The syntax here must parse in much older versions.
 *
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} one sentence, undefined when the version is supported
 */
export function oldNodeSentence(version) {
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const needed = manifest.engines.node.replace(">=", "");
  if (compare(version, needed) >= 0) return undefined;
  return "Cashlane needs Node " + needed + " or newer; this is Node " + version + ".";
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  const left = a.split(".").map(Number);
  const right = b.split(".").map(Number);
  for (let index = 0; index < 3; index += 1) {
    if (left[index] !== right[index]) return (left[index] || 0) - (right[index] || 0);
  }
  return 0;
}
