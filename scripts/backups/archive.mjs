import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { create, extract } from "tar";
import { CommandError } from "../launcher/command-error.mjs";
import { describeBackup, paths, readBackup } from "./manifest.mjs";
import { dumpPostgres, restorePostgres } from "./postgres.mjs";

/** @typedef {{ dataDir: string, databaseUrl: string | undefined, file: string }} Backup */

/**
 * Writes a backup as one compressed archive that only its owner can read: the data folder with the embedded database,
 * or a dump of PostgreSQL with the data folder's other files. The file appears when it is complete.
 *
 * @param {Backup} backup `file`: the archive to write; `databaseUrl`: undefined for the embedded database
 * @throws {CommandError} when the file exists, there is nothing to back up, or the database can't be read
 */
export async function writeBackup({ dataDir, databaseUrl, file }) {
  if (existsSync(file)) throw new CommandError(`${file} already exists.`);
  if (!databaseUrl && !existsSync(join(dataDir, "database")))
    throw new CommandError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  mkdirSync(dirname(file), { recursive: true });
  await inNewFolder(join(dirname(file), `.${basename(file)}-`), async (folder) => {
    // The files are copied before the dump: if the data folder's record of the activity log were newer than the
    // dump, rows would look removed.
    copyData(dataDir, join(folder, paths.data), databaseUrl ? ["database"] : []);
    if (databaseUrl) await dumpPostgres(databaseUrl, join(folder, paths.dump));
    const manifest = await describeBackup(folder, databaseUrl ? "postgres" : "embedded");
    writeFileSync(join(folder, paths.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    const archive = join(folder, "archive");
    const contents = readdirSync(folder);
    await create({ gzip: true, portable: true, file: archive, cwd: folder, mode: 0o600 }, contents);
    renameSync(archive, file);
  });
}

/**
 * Restores a backup into an empty data folder, and into an empty database if the backup contains a dump of
 * PostgreSQL. The whole backup is checked before anything is written.
 *
 * @param {Backup} backup
 * @returns {Promise<import("./manifest.mjs").Manifest>}
 * @throws {CommandError} when the archive is damaged or of another kind of database, or the target isn't empty
 */
export async function restoreBackup({ dataDir, databaseUrl, file }) {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  assertEmptyFolder(dataDir);
  // Unpacks within the data folder, because it may be a volume whose parent is read-only or on another file
  // system.
  return inNewFolder(join(dataDir, ".restore-"), async (folder) => {
    await unpack(file, folder);
    const manifest = await readBackup(folder);
    if (manifest.database === "embedded" && databaseUrl)
      throw new CommandError("This is a backup of an embedded database: restore it without DATABASE_URL.");
    if (manifest.database === "postgres") {
      if (!databaseUrl)
        throw new CommandError("This is a backup of PostgreSQL: set DATABASE_URL to an empty database.");
      await restorePostgres(databaseUrl, join(folder, paths.dump));
    }
    const data = join(folder, paths.data);
    for (const name of readdirSync(data)) renameSync(join(data, name), join(dataDir, name));
    return manifest;
  });
}

/**
 * Copies a data folder except for files that belong to running programs.
 *
 * @param {string} dataDir
 * @param {string} target
 * @param {string[]} leftOut names in the folder
 */
function copyData(dataDir, target, leftOut) {
  mkdirSync(target);
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir))
    if (!isOfRunningProgram(name) && !leftOut.includes(name))
      cpSync(join(dataDir, name), join(target, name), { recursive: true, preserveTimestamps: true });
}

/** @param {string} dataDir */
function assertEmptyFolder(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!readdirSync(dataDir).every(isOfRunningProgram))
    throw new CommandError(`The data folder ${dataDir} isn't empty: set DATA_DIR to another one.`);
}

/** @param {string} name in the data folder */
function isOfRunningProgram(name) {
  return name.endsWith(".lock") || name === "session-locks";
}

/**
 * @param {string} file
 * @param {string} folder
 */
async function unpack(file, folder) {
  try {
    await extract({
      file,
      cwd: folder,
      strict: true,
      filter: (_path, entry) => !("type" in entry) || isPlain(entry.type),
    });
  } catch (error) {
    throw new CommandError(
      `${file} can't be unpacked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** @param {string} type */
function isPlain(type) {
  return type === "File" || type === "OldFile" || type === "Directory";
}

/**
 * Runs `work` with a new folder, and removes it.
 *
 * @template Result
 * @param {string} prefix the beginning of the folder's path
 * @param {(folder: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function inNewFolder(prefix, work) {
  const folder = mkdtempSync(prefix);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
