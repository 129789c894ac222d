import { resolve } from "node:path";
import { lockDataFolder } from "../launcher/data-lock.mjs";

/**
 * Runs `work` while no program uses the data folder. With PostgreSQL, nothing is locked, so programs may run
 * meanwhile.
 *
 * @param {(storage: { dataDir: string, databaseUrl: string | undefined }) => Promise<void>} work
 * @throws {import("../launcher/command-error.mjs").CommandError} when a program uses the folder
 */
export async function withDataFolderLock(work) {
  const databaseUrl = process.env.DATABASE_URL || undefined;
  const dataDir = resolve(process.env.DATA_DIR || ".data");
  // The archive and the unpacked files are as private as the data folder.
  process.umask(0o077);
  /** @type {ReturnType<typeof lockDataFolder>[]} */
  const locks = [];
  try {
    if (!databaseUrl)
      for (const program of ["provider", "dashboard"]) locks.push(lockDataFolder(dataDir, program));
    await work({ dataDir, databaseUrl });
  } finally {
    for (const lock of locks) lock.release();
  }
}
