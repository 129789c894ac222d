import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runProgram } from "./command.mjs";
import { CommandError } from "./command-error.mjs";

/** Returns whether the program's sources exist. A container image contains only the build. */
export function hasSources() {
  return existsSync(join(root, "package-lock.json"));
}

/**
 * Runs `npm ci` unless there are no sources, or node_modules matches package-lock.json.
 *
 * @throws {CommandError} when `npm ci` fails
 */
export async function ensureInstalled() {
  if (!hasSources() || isInstalled(root)) return;
  assertNotLinked(root);
  console.log("Installing dependencies…");
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  await runProgram([...npm, "ci", "--include=dev", "--no-audit", "--no-fund"], {
    failure: "The dependencies could not be installed; npm says why above.",
  });
}

/**
 * Refuses a node_modules folder that is a symbolic link: `npm ci` would empty the folder it points to.
 *
 * @param {string} folder
 * @throws {CommandError}
 */
export function assertNotLinked(folder) {
  const modules = join(folder, "node_modules");
  if (!lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new CommandError(
    `${modules} is a link to packages that do not match package-lock.json. Remove the link, or install where it points.`,
  );
}

/**
 * Returns whether node_modules matches package-lock.json, by npm's record of what it installed. Detects a
 * missing folder, a changed lock file and an interrupted installation.
 *
 * @param {string} folder contains package-lock.json and node_modules
 */
export function isInstalled(folder) {
  const record = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(record)) return false;
  const locked = packagesOf(join(folder, "package-lock.json"));
  const installed = packagesOf(record);
  return (
    [...locked].every(([path, { version, optional }]) =>
      installed.has(path) ? installed.get(path)?.version === version : optional === true,
    ) && [...installed.keys()].every((path) => locked.has(path))
  );
}

/**
 * @param {string} lockFile
 * @returns {Map<string, { version: string, optional?: boolean }>}
 */
function packagesOf(lockFile) {
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8"));
  return new Map(Object.entries(packages).filter(([path]) => path !== ""));
}
