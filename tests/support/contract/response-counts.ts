import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Number of responses that were inspected, and of those that were gone before they could be read. */
export interface ResponseCounts {
  read: number;
  missed: number;
}

/** Stores one test's counts in a file, because tests run in several processes. */
export async function recordResponseCounts(folder: string, counts: ResponseCounts): Promise<void> {
  await mkdir(folder, { recursive: true });
  await appendFile(fileIn(folder), `${JSON.stringify(counts)}\n`);
}

/** Returns the sums over all tests of the run. */
export async function sumResponseCounts(folder: string): Promise<ResponseCounts> {
  const lines = (await readFile(fileIn(folder), "utf8")).trim().split("\n");
  const counts = lines.map((line): ResponseCounts => JSON.parse(line));
  return counts.reduce((sum, { read, missed }) => ({ read: sum.read + read, missed: sum.missed + missed }));
}

function fileIn(folder: string): string {
  return path.join(folder, "responses-read.jsonl");
}
