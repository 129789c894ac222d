import { createHash } from "node:crypto";
import { createReadStream, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { root } from "../launcher/command.mjs";
import { CommandError } from "../launcher/command-error.mjs";

/**
 * Describes a backup. `schema` is the last migration of the version that made it; `files` are the SHA-256 hashes of
 * all other files of the archive by their path in it.
 *
 * @typedef {{ format: 1, version: string, schema: string, createdAt: string, database: "embedded" | "postgres",
 *   files: Record<string, string> }} Manifest
 */

/** The manifest's path in the archive, and those of the data folder's files and of PostgreSQL's dump. */
export const paths = { manifest: "manifest.json", data: "data", dump: "database.dump" };

/**
 * Describes the files of a folder that is to become a backup.
 *
 * @param {string} folder
 * @param {Manifest["database"]} database
 * @returns {Promise<Manifest>}
 */
export async function describeBackup(folder, database) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return {
    format: 1,
    version,
    schema: knownSchemas().at(-1) ?? "",
    createdAt: new Date().toISOString(),
    database,
    files: await hashFiles(folder),
  };
}

/**
 * Reads the manifest of an unpacked backup and compares all files with it.
 *
 * @param {string} folder
 * @returns {Promise<Manifest>}
 * @throws {CommandError} when the folder is no backup, a file is missing, added or damaged, or the version is unknown
 */
export async function readBackup(folder) {
  const manifest = parse(join(folder, paths.manifest));
  const actual = await hashFiles(folder);
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(actual)]);
  const damaged = [...names].filter((name) => actual[name] !== manifest.files[name]);
  if (damaged.length > 0) throw new CommandError(`The backup is damaged: ${damaged.slice(0, 5).join(", ")}.`);
  if (!knownSchemas().includes(manifest.schema))
    throw new CommandError(
      `The backup was made by another version (${manifest.version}, schema ${manifest.schema}). Restore it with that version or a newer one.`,
    );
  return manifest;
}

/**
 * Returns whether a backup has the schema of this version, so that this version can check it without migrating it.
 *
 * @param {Manifest} manifest
 */
export function hasCurrentSchema({ schema }) {
  return schema === knownSchemas().at(-1);
}

/** @returns {string[]} this version's migrations, oldest first */
function knownSchemas() {
  const journal = readFileSync(join(root, "provider/src/migrations/meta/_journal.json"), "utf8");
  return JSON.parse(journal).entries.map((/** @type {{ tag: string }} */ { tag }) => tag);
}

/**
 * @param {string} file
 * @returns {Manifest}
 */
function parse(file) {
  try {
    const manifest = JSON.parse(readFileSync(file, "utf8"));
    if (manifest.format === 1) return manifest;
  } catch {
    // An invalid format is refused below.
  }
  throw new CommandError("This is not a backup of Cashlane, or one of a newer version.");
}

/**
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} hashes by path; without the manifest
 */
async function hashFiles(folder) {
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (name === paths.manifest || !statSync(join(folder, name)).isFile()) continue;
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, name)), hash);
    hashes[name] = hash.digest("hex");
  }
  return hashes;
}
