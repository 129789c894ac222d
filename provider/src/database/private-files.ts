import { chmod, lstat, readdir } from "node:fs/promises";
import path from "node:path";

// A fresh database has about a thousand files; a folder with more than this is none of ours.
const mostEntries = 100_000;

/**
 * Takes the group's and everybody else's rights from a folder and what is in it. PGlite gives the files of a new
 * database to everybody, whatever the umask of the process; links are left alone.
 *
 * @throws Error as the file system does, other than for what is gone meanwhile
 */
export async function keepPrivate(folder: string): Promise<void> {
  await tighten(folder);
  const names = await readdir(folder, { recursive: true });
  if (names.length > mostEntries) throw new Error(`${folder} has more than ${mostEntries} files`);
  for (const name of names) await tighten(path.join(folder, name));
}

async function tighten(entry: string): Promise<void> {
  try {
    const status = await lstat(entry);
    const mode = status.mode & 0o777;
    if (!status.isSymbolicLink() && (mode & 0o077) !== 0) await chmod(entry, mode & 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
