import { statfs } from "node:fs/promises";

/** Less than this is full: the next session, booking or mail would not be written. */
const leastFree = 32 * 1024 * 1024;

/**
 * Whether the disk of the data folder has room for what is written next.
 *
 * @param read as `statfs`; a folder that is not there yet, or a file system that does not tell, counts as roomy
 */
export async function hasRoom(
  folder: string,
  read: (folder: string) => Promise<{ bavail: number; bsize: number; blocks: number }> = statfs,
): Promise<boolean> {
  const space = await read(folder).catch(() => undefined);
  return !space || space.blocks === 0 || space.bavail * space.bsize >= leastFree;
}
