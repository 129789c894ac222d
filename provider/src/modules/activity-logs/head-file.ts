import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** The newest row of the activity log at some moment, kept where no SQL reaches (M7). */
export interface Head {
  sequence: bigint;
  hash: string;
}

const line = z.object({ sequence: z.string().regex(/^\d+$/).transform(BigInt), hash: z.string().length(64) });
export const headFile = (dataDir: string) => path.join(dataDir, "activity-log-head.jsonl");

/** Appends a committed head to the file in the data folder. */
export async function exportHead(dataDir: string, { sequence, hash }: Head): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await appendFile(headFile(dataDir), `${JSON.stringify({ sequence: sequence.toString(), hash })}\n`);
}

/**
 * All exported heads; none when there is no file. A line cut short by a crash is passed over.
 * @throws what the file system throws, but for a missing file
 */
export async function readHeads(dataDir: string): Promise<Head[]> {
  const text = await readFile(headFile(dataDir), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((entry) => {
    try {
      return [line.parse(JSON.parse(entry))];
    } catch {
      return [];
    }
  });
}
