import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** The newest row of the activity log at some time, stored where SQL can't reach it (M7). */
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
 * Reads all exported heads; empty if there is no file. Skips a line that a crash left incomplete.
 * @throws errors of the file system, except for a missing file
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
