import { statfs } from "node:fs/promises";

/**
 * With fewer free bytes the disk counts as full, because the next session, booking or mail might not be
 * written.
 */
const minFreeBytes = 32 * 1024 * 1024;

/**
 * Returns whether the disk of the data folder has room for further writes.
 *
 * @param read as `statfs`. A folder that doesn't exist yet, or an unknown file system, counts as having room
 */
export async function hasRoom(
  folder: string,
  read: (folder: string) => Promise<{ bavail: number; bsize: number; blocks: number }> = statfs,
): Promise<boolean> {
  const space = await read(folder).catch(() => undefined);
  return !space || space.blocks === 0 || space.bavail * space.bsize >= minFreeBytes;
}
