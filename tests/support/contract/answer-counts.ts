import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Number of responses that were inspected, and of those that were gone before they could be read. */
export interface AnswerCounts {
  read: number;
  missed: number;
}

/** Stores one test's counts in a file, because tests run in several processes. */
export async function recordAnswerCounts(folder: string, answers: AnswerCounts): Promise<void> {
  await mkdir(folder, { recursive: true });
  await appendFile(fileIn(folder), `${JSON.stringify(answers)}\n`);
}

/** Returns the sums over all tests of the run. */
export async function sumAnswerCounts(folder: string): Promise<AnswerCounts> {
  const lines = (await readFile(fileIn(folder), "utf8")).trim().split("\n");
  const counts = lines.map((line): AnswerCounts => JSON.parse(line));
  return counts.reduce((sum, { read, missed }) => ({ read: sum.read + read, missed: sum.missed + missed }));
}

function fileIn(folder: string): string {
  return path.join(folder, "answers-read.jsonl");
}
