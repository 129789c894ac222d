import { chmod, lstat, readdir } from "node:fs/promises";
import path from "node:path";

// A new database has about a thousand files; a folder with more entries than this is something else.
const maxEntries = 100_000;

/**
 * Removes the permissions of group and others from a folder and its content. PGlite makes the files of a new
 * database world-readable, whatever the umask. Links aren't followed.
 *
 * @throws Error of the file system, except for files removed in the meantime
 */
export async function restrictToOwner(folder: string): Promise<void> {
  await removeOtherPermissions(folder);
  const names = await readdir(folder, { recursive: true });
  if (names.length > maxEntries) throw new Error(`${folder} has more than ${maxEntries} files`);
  for (const name of names) await removeOtherPermissions(path.join(folder, name));
}

async function removeOtherPermissions(entry: string): Promise<void> {
  try {
    const status = await lstat(entry);
    const mode = status.mode & 0o777;
    if (!status.isSymbolicLink() && (mode & 0o077) !== 0) await chmod(entry, mode & 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
